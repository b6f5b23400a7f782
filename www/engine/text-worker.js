// @ts-check
/** A worker whose script is a text, for pages that cannot start one by its address. */
import { trustedScript } from '../trusted.js';

/**
 * The text has an address of its own, which holds it for as long as the page lives
 * unless it is revoked: once the worker has spoken, or failed. Before that the
 * browser may not have fetched it.
 *
 * @param {string} text
 * @param {WorkerOptions} [options]
 */
export function textWorker(text, options) {
	const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
	const revoke = () => URL.revokeObjectURL(url);
	try {
		const worker = new Worker(trustedScript(url), options);
		for (const event of ['message', 'error']) worker.addEventListener(event, revoke, { once: true });
		return worker;
	} catch (error) {
		revoke();
		throw error;
	}
}
