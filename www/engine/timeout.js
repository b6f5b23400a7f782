// @ts-check
/** Ends of waiting for what may never come. */

/**
 * Rejects after a time: for the other side of a race with what may never answer.
 *
 * @param {number} seconds
 * @returns {Promise<never>}
 */
export const timeout = (seconds) =>
	new Promise((_, reject) => {
		setTimeout(() => reject(new Error(`it did not answer within ${seconds} s`)), seconds * 1000);
	});

/**
 * The promise, or a rejection once the signal is aborted. A race with a promise
 * that outlasts it would not do: that keeps every race, and what it brought, for ever.
 *
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal} signal
 * @returns {Promise<T>}
 */
export const unlessAborted = (promise, signal) =>
	new Promise((resolve, reject) => {
		const abort = () => reject(signal.reason);
		const settled = () => signal.removeEventListener('abort', abort);
		if (signal.aborted) abort();
		else signal.addEventListener('abort', abort);
		promise.then(resolve, reject).finally(settled);
	});
