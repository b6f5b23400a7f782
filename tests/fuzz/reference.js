// @ts-check
/**
 * The lab's results computed a second time, in plain JavaScript and by the
 * definitions: slow, obvious, and sharing nothing with the engine.
 */

/** The limits that the page states. */
export const LIMITS = {
	take: 1_000_000,
	takes: 256,
	positions: 10_000_000,
	cells: 1000,
	checked: 25,
	pair: 10n ** 15n,
	heap: 10n ** 30n,
	values: 10_000,
	chart: { least: 20n, most: 1000n },
	digits: 100_000,
	play: { heap: 10_000, heaps: 8, digits: 1000 },
};

/**
 * Whether a text has nothing but the characters of plain ASCII, so that the
 * readers here are sure what it denotes. Of any other the page may judge either way.
 *
 * @param {string} text
 */
export const isPlain = (text) => /^[\t\n\r\x20-\x7e]*$/.test(text);

/** What of a text is plain: spaces of every width are spaces, and the rest is left out. @param {string} text */
export const plainPart = (text) => [...text.replaceAll(/\s/gu, ' ')].filter(isPlain).join('');

/**
 * The whole number that a plain text denotes, or null where a refusal is expected.
 *
 * @param {string} text
 */
export function readNumber(text) {
	const item = text.trim();
	if (item.length > 2 * LIMITS.digits) return null;
	return /^(\d+|\d{1,3}([\s,'_]\d{3})+)$/.test(item) ? BigInt(item.replaceAll(/\D/g, '')) : null;
}

/**
 * The set that a plain text denotes, or null where a refusal is expected.
 *
 * @param {string} text
 * @returns {number[] | null}
 */
export function readTakes(text) {
	if (!isPlain(text)) return null;
	const items = text.split(/[\s,;{}]+/).filter((item) => item !== '');
	const takes = [...new Set(items.map((item) => Number(readNumber(item) ?? Number.NaN)))];
	const right = takes.every((take) => take >= 1 && take <= LIMITS.take) && takes.length <= LIMITS.takes;
	return right ? takes.sort((one, other) => one - other) : null;
}

/**
 * A set and a range, as the lab's two fields read them.
 *
 * @param {string} takes
 * @param {string} positions
 */
export function readRow(takes, positions) {
	const set = readTakes(takes);
	const range = readNumber(positions);
	return set && range !== null && range >= 1n && range <= LIMITS.positions ? { set, range: Number(range) } : null;
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
 * The values of the first heaps, a typed array, so that long rows are quick.
 *
 * @param {readonly number[]} takes few
 * @param {number} heaps
 */
function valueRow(takes, heaps) {
	const values = new Uint8Array(heaps);
	for (let n = 0; n < heaps; n++) {
		const reached = takes.map((take) => (take <= n ? values[n - take] : -1));
		while (reached.includes(values[n])) values[n] = (values[n] ?? 0) + 1;
	}
	return values;
}

/** How many heaps are worth computing one by one. */
const ROW = 60_000;

/** @param {bigint} a @param {bigint} b @returns {bigint} */
const gcd = (a, b) => (b === 0n ? a : gcd(b, a % b));

/**
 * What the additive section says of {a, b, a + b}, or null for a pair that it refuses. Where
 * the row is too long to be computed heap by heap, the results that need it are left out.
 *
 * @param {bigint | null} a
 * @param {bigint | null} b
 * @param {bigint | null} heap
 * @returns {Record<string, string> | null}
 */
export function additiveResults(a, b, heap) {
	if (a === null || b === null || heap === null) return null;
	if (a < 1n || b <= a || b > LIMITS.pair || heap > LIMITS.heap) return null;
	const r = b % (2n * a);
	const long = r >= 1n && r <= a;
	const divisor = gcd(a, b);
	const period = long ? (a / divisor) * (2n * b + r) : ((b + a - 1n) / a) * a + b;
	const results = {
		'additive-case': long ? 'long' : 'short',
		'additive-divisor': String(divisor),
		'additive-period': String(period),
	};
	const takes = [a, b, a + b].map(Number);
	if (period + a + b <= ROW) {
		const row = valueRow(takes, Number(period + a + b));
		const p = smallestReturn(row, Number(a + b));
		const block = (/** @type {number} */ n) => Math.floor(n / Number(a)) % 2;
		const values = row.slice(0, Math.min(p, LIMITS.values)).join('');
		Object.assign(results, {
			'additive-period': String(p),
			'additive-values': values,
			'additive-departure': String(row.findIndex((value, n) => value !== block(n))),
			'additive-heap-value': String(row[Number(heap % BigInt(p))]),
		});
	} else if (heap < ROW) {
		Object.assign(results, { 'additive-heap-value': String(valueRow(takes, Number(heap) + 1)[Number(heap)]) });
	}
	return results;
}

/**
 * Where the first window of a row stands again: the period, since the window decides what follows.
 *
 * @param {Uint8Array} row
 * @param {number} window
 */
function smallestReturn(row, window) {
	for (let p = 1; p + window <= row.length; p++) {
		let same = 0;
		while (same < window && row[p + same] === row[same]) same++;
		if (same === window) return p;
	}
	return Number.NaN;
}

/**
 * What the census to N counts, or null where N is refused; nothing above 200, where it is not run unasked.
 *
 * @param {bigint | null} last
 * @returns {Record<string, string> | null}
 */
export function censusResults(last) {
	if (last === null || last < LIMITS.chart.least || last > LIMITS.chart.most) return null;
	if (last > 200n) return { 'census-pairs': 'none' };
	let [pairs, shared, long] = [0, 0, 0];
	for (let b = 2n; b <= last; b++) {
		for (let a = 1n; a < b; a++) {
			pairs++;
			if (gcd(a, b) > 1n) shared++;
			else if (b % (2n * a) >= 1n && b % (2n * a) <= a) long++;
		}
	}
	return {
		'census-pairs': String(pairs),
		'census-agree': String(pairs),
		'census-shared': String(shared),
		'census-long': String(long),
		'census-short': String(pairs - shared - long),
	};
}

/**
 * What the Euclid game says of a pair, or null for one that it refuses.
 *
 * @param {bigint | null} x
 * @param {bigint | null} y
 * @param {string} ending
 * @returns {Record<string, string> | null}
 */
export function euclidResults(x, y, ending) {
	if (x === null || y === null || (ending !== 'zero' && ending !== 'equal')) return null;
	if (String(x).length > LIMITS.digits || String(y).length > LIMITS.digits) return null;
	if (ending === 'equal' && (x === 0n || y === 0n)) return null;
	/** @type {Record<string, string>} */
	const results = { 'euclid-outcome': euclidOutcome(x, y, ending) };
	if (results['euclid-outcome'] === 'L') results['euclid-move'] = 'none';
	if (x <= 60n && y <= 60n) results['euclid-value'] = String(euclidValue(Number(x), Number(y), ending));
	return results;
}

/**
 * Whether a pair can be left by a legal move, and is lost for who faces it.
 *
 * @param {bigint} x
 * @param {bigint} y
 * @param {string} ending
 * @param {string} move `a,b`
 */
export function isWinningMove(x, y, ending, move) {
	const [a, b] = x < y ? [x, y] : [y, x];
	const [left = -1n, right = -1n] = move.split(',').map(BigInt);
	const rest = left === a ? right : left; // of the larger number
	const legal = [left, right].includes(a) && rest < b && (b - rest) % a === 0n && (ending === 'zero' || rest > 0n);
	return legal && euclidOutcome(left, right, ending) === 'L';
}

/** Values found already. @type {Map<string, number>} */
const known = new Map();

/**
 * The Grundy value of a pair, by the definition.
 *
 * @param {number} x
 * @param {number} y
 * @param {string} ending
 * @returns {number}
 */
function euclidValue(x, y, ending) {
	const [a, b] = x < y ? [x, y] : [y, x];
	const key = `${a},${b},${ending}`;
	const found = known.get(key);
	if (found !== undefined) return found;
	const least = ending === 'zero' ? 0 : 1;
	const reached = new Set();
	if (a > 0 && !(ending === 'equal' && a === b))
		for (let rest = b - a; rest >= least; rest -= a) reached.add(euclidValue(a, rest, ending));
	let mex = 0;
	while (reached.has(mex)) mex++;
	known.set(key, mex);
	return mex;
}

/**
 * Who wins a pair, by Euclid's quotients: a forced move turns the outcome round, and whoever first has a choice wins.
 *
 * @param {bigint} x
 * @param {bigint} y
 * @param {string} ending
 * @returns {'W' | 'L'}
 */
export function euclidOutcome(x, y, ending) {
	let [a, b] = x < y ? [x, y] : [y, x];
	for (let turned = false; ; turned = !turned) {
		if (a === 0n || (ending === 'equal' && a === b)) return turned ? 'W' : 'L';
		if (b % a === 0n || b / a >= 2n) return turned ? 'L' : 'W';
		[a, b] = [b - a, a];
	}
}

/**
 * The heaps that a text denotes, or null where a refusal is expected.
 *
 * @param {string} text plain
 */
export function readHeaps(text) {
	const heaps = text
		.split(/[\s,;+]+/)
		.filter((item) => item !== '')
		.map(readNumber);
	const right = heaps.length >= 1 && heaps.length <= LIMITS.play.heaps;
	return right && heaps.every((heap) => heap !== null && heap <= LIMITS.play.heap) ? heaps.map(Number) : null;
}

/**
 * The nim-sum of heaps: 0 exactly in the lost positions.
 *
 * @param {readonly number[]} takes
 * @param {readonly number[]} heaps
 */
export function nimSum(takes, heaps) {
	const values = valuesOf(takes, Math.max(...heaps) + 1);
	return heaps.reduce((sum, heap) => sum ^ (values[heap] ?? 0), 0);
}
