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

/** How long one slice of work should take. Shorter than a frame would waste time on messages. */
const SLICE_MS = 24;

/** @typedef {{ advance(budget: number): { done: number, total: number | null, answer?: unknown }, free(): void }} Job */

/**
 * What comes back: the answer, a refusal of the input, or nothing (a newer question came, or the reader cancelled).
 *
 * @typedef {{ answer: unknown } | { refusal: import('./refusal.js').Refusal } | { superseded: true }} Reply
 */

/** The number of the newest question of each channel. @type {Map<string, number>} */
const newest = new Map();

export const engine = {
	/** Resolves when the engine can answer; rejects with the reason why it cannot. */
	async start() {
		await start();
	},

	/**
	 * @param {string} channel
	 * @param {number} number rises with every question
	 * @param {string} name a name in questions.js or later.js
	 * @param {unknown[]} args
	 * @param {(done: number, total: number | null) => void} [progress]
	 * @returns {Promise<Reply>}
	 */
	async ask(channel, number, name, args, progress) {
		newest.set(channel, number);
		const question = await questionNamed(name);
		const wanted = () => newest.get(channel) === number;
		if (!wanted()) return { superseded: true };
		try {
			const first = question(...args);
			if (!isJob(first)) return transferred(first);
			return await work(first, wanted, progress);
		} catch (error) {
			const refusal = refusalOf(error);
			if (refusal) return { refusal };
			throw error; // a trap or a fault of ours: the client replaces the worker
		}
	},

	/** Whoever answers is alive. */
	isAlive: () => true,

	/**
	 * Nothing is wanted on this channel any more.
	 *
	 * @param {string} channel
	 */
	cancel(channel) {
		newest.delete(channel);
	},
};

/**
 * Works a job off, slice by slice. The budget is in the job's own units
 * (positions, pairs, calls) and follows the clock.
 *
 * @param {Job} job
 * @param {() => boolean} wanted
 * @param {(done: number, total: number | null) => void} [progress]
 * @returns {Promise<Reply>}
 */
async function work(job, wanted, progress) {
	let budget = 1024;
	try {
		for (;;) {
			const start = performance.now();
			const { done, total, answer } = job.advance(budget);
			if (answer !== undefined) return transferred(answer);
			const spent = performance.now() - start;
			budget = Math.max(1, Math.min(2 ** 31, budget * Math.min(8, SLICE_MS / Math.max(spent, 0.1))));
			progress?.(done, total);
			await new Promise((resolve) => setTimeout(resolve)); // lets messages in: a newer question, a cancel
			if (!wanted()) return { superseded: true };
		}
	} finally {
		job.free();
	}
}

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
