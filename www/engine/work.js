// @ts-check
/** Works a job off, slice by slice, so that between two slices messages come in: a newer question, a cancel. */

/** How long one slice of work should take. Shorter than a frame would waste time on messages. */
const SLICE_MS = 24;

/** How often progress is told. The page redraws for it, and more often than ten times a second nobody can read it. */
const TELL_MS = 100;

/**
 * How far the work is, in the job's own units (positions, pairs, heaps). Decimal digits, since a count may pass 2^53.
 *
 * @typedef {{ done: string, total: string }} Progress
 */

/** @typedef {{ advance(budget: number): Progress & { answer?: unknown }, free(): void }} Job */

/**
 * The job's answer, or nothing once it is no longer wanted. The budget is in the
 * job's own units and follows the clock.
 *
 * @param {Job} job freed when it has ended
 * @param {() => boolean} wanted
 * @param {(progress: Progress) => void} [tell]
 * @returns {Promise<unknown>}
 */
export async function work(job, wanted, tell) {
	const answer = await advanced(job, wanted, tell);
	job.free(); // not where it failed: a trap leaves the job borrowed, and freeing it would throw over the trap
	return answer;
}

/** @type {typeof work} */
async function advanced(job, wanted, tell) {
	let budget = 1024;
	let told = performance.now(); // what is done within the first pause needs no progress at all
	for (;;) {
		const start = performance.now();
		const { done, total, answer } = job.advance(budget);
		if (answer !== undefined) return answer;
		const now = performance.now();
		budget = Math.max(1, Math.min(2 ** 31, budget * Math.min(8, SLICE_MS / Math.max(now - start, 0.1))));
		if (now - told >= TELL_MS) {
			told = now;
			tell?.({ done, total });
		}
		await new Promise((resolve) => setTimeout(resolve));
		if (!wanted()) return undefined;
	}
}
