// @ts-check
/** Starts the worker. Apart from connect.js, so that the one-file build can start it another way. */
import { trustedScript } from '../trusted.js';
import { textWorker } from './text-worker.js';
import script from './worker.js?worker&url';

/** The worker that early.js has started, for whoever comes first. @returns {Worker | undefined} */
function earlyWorker() {
	/** @type {{ worker: Worker, failed: boolean } | undefined} */
	const early = Reflect.get(window, 'takeawayEarly');
	Reflect.deleteProperty(window, 'takeawayEarly');
	if (!early || early.failed) return undefined;
	early.worker.onerror = null; // from here on it is connect.js that listens
	return early.worker;
}

export function createWorker() {
	const early = earlyWorker();
	if (early) return early;
	const { href, origin } = new URL(script, import.meta.url);
	// A page that embeds a panel has another origin, and a worker's script must not; what it imports may.
	return origin === location.origin
		? new Worker(trustedScript(href), { type: 'module' })
		: textWorker(`import ${JSON.stringify(href)};`, { type: 'module' });
}
