// @ts-check
/**
 * The engine: loads the wasm packages and answers questions. It works in a worker
 * (worker.js), or on the page's own thread where there can be none (connect.js).
 *
 * A question has a channel. A newer question on a channel supersedes the older
 * one: a long answer is worked out in slices, and between two slices the engine
 * looks whether it is still wanted.
 */
import * as Comlink from 'comlink';
import { questionNamed, start } from './packages.js';
import { refusalOf } from './refusal.js';
import { work } from './work.js';

/** @typedef {import('./work.js').Job} Job */

/**
 * What comes back: the answer, a refusal of the input, or nothing (a newer question came, or the reader cancelled).
 *
 * @typedef {{ answer: unknown } | { refusal: import('./refusal.js').Refusal } | { superseded: true }} Reply
 */

/** The number of the newest question of each channel. @type {Map<string, number>} */
const newest = new Map();

export const engine = {
	/**
	 * Resolves when the engine can answer; rejects with the reason why it cannot.
	 *
	 * @param {WebAssembly.Module} [module] the first package, if it is compiled already
	 */
	async start(module) {
		await start(module);
	},

	/**
	 * @param {string} channel
	 * @param {number} number rises with every question
	 * @param {string} name a name in questions.js or later.js
	 * @param {unknown[]} args
	 * @param {(progress: import('./work.js').Progress) => void} [tell]
	 * @returns {Promise<Reply>}
	 */
	async ask(channel, number, name, args, tell) {
		newest.set(channel, number);
		const wanted = () => newest.get(channel) === number;
		try {
			const question = await questionNamed(name);
			if (!wanted()) return { superseded: true };
			const first = question(...args);
			if (!isJob(first)) return transferred(first);
			const answer = await work(first, wanted, tell);
			return answer === undefined ? { superseded: true } : transferred(answer);
		} catch (error) {
			const refusal = refusalOf(error);
			if (refusal) return { refusal };
			throw error; // a trap or a fault of ours: the client replaces the worker
		} finally {
			release(/** @type {Partial<Comlink.ProxyMethods> | undefined} */ (tell));
		}
	},

	/** Whoever answers is alive. */
	isAlive: () => true,

	/**
	 * The answer to a question is not wanted any more. A newer question on its channel is:
	 * while an engine starts, this can come in after it.
	 *
	 * @param {string} channel
	 * @param {number} number the question's
	 */
	cancel(channel, number) {
		if (newest.get(channel) === number) newest.delete(channel);
	},

	/** No answer is wanted any more. */
	abandon() {
		newest.clear();
	},
};

/**
 * Lets go of a function of the page. Each came with a channel of its own, which
 * would stay open until this side happens to collect its garbage. On the page's
 * own thread there is no channel, and nothing to let go of.
 *
 * @param {Partial<Comlink.ProxyMethods> | undefined} tell
 */
const release = (tell) => tell?.[Comlink.releaseProxy]?.();

/** @param {unknown} value @returns {value is Job} */
const isJob = (value) => typeof value === 'object' && value !== null && 'advance' in value;

/**
 * Large sequences are moved, not copied a second time.
 *
 * @param {unknown} answer
 * @returns {{ answer: unknown }}
 */
function transferred(answer) {
	const buffers = Object.values(answer ?? {}).flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer] : []));
	return Comlink.transfer({ answer }, /** @type {Transferable[]} */ (buffers));
}

/** @typedef {typeof engine} Engine */
