// @ts-check
/**
 * A connection to an engine: in a worker, or on the page's own thread where the
 * browser or the page around allows no worker. It answers in slices there too,
 * so that the page stays alive.
 */
import * as Comlink from 'comlink';
import { createWorker } from './create.js';
import { timeout, unlessAborted } from './timeout.js';
import { compiled } from './wasm.js';

/** @typedef {typeof import('./engine.js').engine} Engine */

/**
 * An engine that has started. `life` is aborted when it dies; `end` gives it up; after the `last` one there may be no other.
 *
 * @typedef {{ engine: Comlink.Remote<Engine> | Engine, life: AbortSignal, end(): void, last?: boolean }} Link
 */

/** How long a worker may take to start before the page does without it. */
const START_SECONDS = 30;

/** @returns {Promise<Link>} */
export async function connect() {
	try {
		return await inWorker();
	} catch (error) {
		console.warn('The worker could not be started; the engine shares the page’s thread:', error);
		return onThisThread();
	}
}

/** @returns {Promise<Link>} */
async function inWorker() {
	const module = compiled();
	const worker = createWorker();
	try {
		const life = new AbortController();
		worker.addEventListener('error', (event) => {
			event.preventDefault();
			life.abort(new Error(event.message || 'its script could not be loaded'));
		});
		/** @type {Comlink.Remote<Engine>} */
		const engine = Comlink.wrap(worker);
		const started = module.then((module) => engine.start(module));
		await Promise.race([unlessAborted(started, life.signal), timeout(START_SECONDS)]);
		const end = () => {
			worker.terminate();
			life.abort(new Error('it was given up')); // a worker that was ended answers nobody
		};
		return { engine, life: life.signal, end };
	} catch (error) {
		worker.terminate();
		throw error;
	}
}

/** The engine of this thread was given up. It is loaded once for the life of the page, so no other can follow. */
let gone = false;

/** @returns {Promise<Link>} */
async function onThisThread() {
	if (gone) throw new Error('what is left of it cannot be trusted. Reload the page to go on.');
	const { engine } = await import('./engine.js');
	await engine.start();
	const life = new AbortController();
	const end = () => {
		gone = true;
		engine.abandon();
		life.abort(new Error('it was given up'));
	};
	return { engine, life: life.signal, end, last: true };
}
