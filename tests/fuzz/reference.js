// @ts-check
/**
 * The lab's results computed a second time, in plain JavaScript and by the
 * definitions: slow, obvious, and sharing nothing with the engine.
 */

/** The limits that the page states. */
export const LIMITS = { take: 1_000_000, takes: 256, positions: 10_000_000, cells: 1000, checked: 25 };

/**
 * The set that a text denotes, or null where a refusal is expected. Texts that
 * are neither plainly right nor plainly wrong are `undefined`: whatever the page
 * makes of them, its results must be right for the set that it shows.
 *
 * @param {string} text
 * @returns {number[] | null | undefined}
 */
export function readTakes(text) {
	const items = text.split(/[\s,;{}]+/u).filter((item) => item !== '');
	if (items.some((item) => !/^[\x21-\x7e]+$/.test(item) || /['_]/.test(item))) return undefined;
	const takes = [...new Set(items.map((item) => (/^[0-9]+$/.test(item) ? Number(item) : Number.NaN)))];
	const right = takes.every((take) => take >= 1 && take <= LIMITS.take) && takes.length <= LIMITS.takes;
	return right ? takes.sort((one, other) => one - other) : null;
}

/**
 * @param {readonly number[]} takes
 * @param {number} positions
 */
export function labelsOf(takes, positions) {
	let labels = '';
	for (let p = 0; p < positions; p++) labels += takes.some((take) => labels[p - take] === 'L') ? 'W' : 'L';
	return labels;
}

/**
 * @param {readonly number[]} takes
 * @param {number} positions
 */
export function valuesOf(takes, positions) {
	/** @type {number[]} */
	const values = [];
	for (let p = 0; p < positions; p++) {
		const reached = new Set(takes.filter((take) => take <= p).map((take) => values[p - take]));
		let mex = 0;
		while (reached.has(mex)) mex++;
		values.push(mex);
	}
	return values;
}

/**
 * The smallest k such that all entries k apart agree, by trying every k.
 *
 * @param {string} labels
 */
export function periodOf(labels) {
	for (let k = 1; k < labels.length; k++) if (labels.slice(k) === labels.slice(0, -k)) return k;
	return null;
}

/**
 * Everything the labels lab says about a set, by the names of the results.
 *
 * @param {readonly number[]} takes
 * @param {number} positions at most 1,000
 * @returns {Record<string, string>}
 */
export function labResults(takes, positions) {
	const labels = labelsOf(takes, positions);
	const losing = [...labels].flatMap((label, p) => (label === 'L' ? [p] : []));
	const period = periodOf(labels);
	const residues = period === null ? [] : [...new Set(losing.map((p) => p % period))].sort((a, b) => a - b);
	return {
		labels,
		'losing-positions': losing.join(','),
		'measured-period': String(period ?? 'none'),
		'compared-pairs': period === null ? 'none' : String(positions - period),
		'full-repetitions': period === null ? 'none' : String(Math.floor(positions / period)),
		residues: residues.join(',') || 'none',
		'cross-check': 'agrees',
		'cross-check-positions': String(Math.min(positions, LIMITS.checked)),
	};
}

/**
 * Whether b/a is below the golden ratio, by the game itself: a full search for
 * small pairs, Euclid's quotients for others.
 *
 * @param {bigint} x
 * @param {bigint} y
 * @returns {'W' | 'L'}
 */
export function euclidOutcome(x, y) {
	let [a, b] = x < y ? [x, y] : [y, x];
	let turned = false;
	for (;;) {
		if (a === 0n) return turned ? 'W' : 'L';
		if (b % a === 0n || b / a >= 2n) return turned ? 'L' : 'W';
		[a, b] = [b - a, a];
		turned = !turned;
	}
}
