// @ts-check
/** Timing two ways to the same answer, side by side, as crate/bench/src/measure.rs does natively. */

/**
 * What is promised of a row: the peer takes at least, or ours at most, so many
 * times as long; or ours takes so many milliseconds at most.
 *
 * @typedef {'none' | { times_faster: number } | { times_slower: number } | { milliseconds: number }} Promised
 */

/**
 * One line of the table. Times are medians.
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {number} ours_ms
 * @property {[number, number]} ours_range_ms
 * @property {{ name: string, ms: number, range_ms: [number, number], ratio: number } | null} peer
 * @property {Promised} promise
 * @property {boolean | null} kept
 * @property {number} rounds
 */

/** How often each side is timed. */
const ROUNDS = 7;

/** Each timing repeats its work until it lasts so long, since a browser's clock is coarse. */
const LONG_ENOUGH_MS = 20;

/**
 * Times ours and, if there is one, the peer's way in turn. The first calls, not
 * counted, are for the browser to compile what it runs, and for `same`.
 *
 * @template T
 * @param {string} name
 * @param {Promised} promise
 * @param {() => T} ours
 * @param {{ name: string, work: () => T, same?: (one: T, other: T) => boolean }} [peer]
 * @returns {Row}
 */
export function measure(name, promise, ours, peer) {
	if (peer && !(peer.same ?? sameText)(ours(), peer.work())) throw new Error(`${name}: two answers`);
	const works = peer ? [ours, peer.work] : [ours];
	const sides = works.map((work) => ({ work, repeats: repeatsOf(work), times: /** @type {number[]} */ ([]) }));
	for (let round = 0; round < ROUNDS; round++)
		for (const { work, repeats, times } of sides) times.push(time(work, repeats));
	const [mine, other] = sides.map(({ times }) => summary(times));
	if (!mine) throw new Error('nothing was timed');
	const ratio = other ? other.median / mine.median : null;
	return {
		name,
		ours_ms: mine.median,
		ours_range_ms: mine.range,
		peer: peer && other && ratio ? { name: peer.name, ms: other.median, range_ms: other.range, ratio } : null,
		promise,
		kept: kept(promise, mine.median, ratio),
		rounds: ROUNDS,
	};
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
const sameText = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param {Promised} promise
 * @param {number} ms
 * @param {number | null} ratio
 */
function kept(promise, ms, ratio) {
	if (promise === 'none') return null;
	if ('milliseconds' in promise) return ms <= promise.milliseconds;
	if (ratio === null) return null;
	return 'times_faster' in promise ? ratio >= promise.times_faster : ratio * promise.times_slower >= 1;
}

/** @param {() => unknown} work */
function repeatsOf(work) {
	let repeats = 0;
	for (const start = performance.now(); performance.now() - start < LONG_ENOUGH_MS; repeats++) work();
	return repeats;
}

/**
 * The time of one piece of work, in milliseconds.
 *
 * @param {() => unknown} work
 * @param {number} repeats
 */
function time(work, repeats) {
	const start = performance.now();
	for (let i = 0; i < repeats; i++) work();
	return (performance.now() - start) / repeats;
}

/**
 * @param {number[]} times
 * @returns {{ median: number, range: [number, number] }}
 */
function summary(times) {
	times.sort((one, other) => one - other);
	return { median: times[times.length >> 1] ?? 0, range: [times[0] ?? 0, times.at(-1) ?? 0] };
}
