// @ts-check
/** Ten million labels, beside the loop that a reader would write. */
import { measure } from './rounds.js';

const POSITIONS = 10_000_000;
const FIRST_24 = Array.from({ length: 24 }, (_, i) => i + 1);

/** The promise is made of the first four; the others are here for comparison. */
const SETS = [[1, 3, 4], [2, 5], [5, 28, 36, 59, 64], FIRST_24, [30, 31, 57], [100, 250, 999]];
const PROMISED = 4;
const SHORT_PERIODS = [[1, 3, 4], [2, 5], FIRST_24];

/** @typedef {import('./rounds.js').Row} Row */

/**
 * @param {{ labels(takes: string, positions: string): { bits: Uint32Array } }} page
 * @param {Record<'computedLabels' | 'copiedLabels', (takes: string, positions: string) => Uint32Array>} alone
 * @returns {Generator<Row>}
 */
export function* labels(page, alone) {
	for (const [i, takes] of SETS.entries()) {
		const promise = i < PROMISED ? { times_faster: 10 } : /** @type {const} */ ('none');
		yield beside(`10⁷ labels of ${nameOf(takes)}, none copied`, promise, takes, alone.computedLabels);
	}
	for (const takes of SHORT_PERIODS) {
		const name = `10⁷ labels of ${nameOf(takes)}, certified and copied`;
		yield beside(name, { times_faster: 50 }, takes, alone.copiedLabels);
	}
	for (const takes of SETS.slice(0, PROMISED)) {
		const name = `10⁷ labels of ${nameOf(takes)}, with all that the page says of them`;
		yield beside(name, 'none', takes, (takes, positions) => page.labels(takes, positions).bits);
	}
}

/**
 * @param {string} name
 * @param {import('./rounds.js').Promised} promise
 * @param {number[]} takes
 * @param {(takes: string, positions: string) => Uint32Array} engine
 */
const beside = (name, promise, takes, engine) =>
	/** @type {typeof measure<Uint32Array | Uint8Array>} */ (measure)(
		name,
		promise,
		() => engine(takes.join(), String(POSITIONS)),
		{
			name: 'plain loop over a Uint8Array',
			work: () => plain(takes, POSITIONS),
			same: (bits, losses) => losses.every((loss, p) => (((bits[p >> 5] ?? 0) >>> (p & 31)) & 1) === loss),
		},
	);

/**
 * The labels of positions below `length`, a byte each: 1 for a loss.
 *
 * @param {number[]} takes in rising order
 * @param {number} length
 */
function plain(takes, length) {
	const losses = new Uint8Array(length);
	for (let position = 0; position < length; position++) {
		let loss = 1;
		for (let i = 0; i < takes.length; i++) {
			const take = /** @type {number} */ (takes[i]);
			if (take > position) break;
			if (losses[position - take] === 1) {
				loss = 0;
				break;
			}
		}
		losses[position] = loss;
	}
	return losses;
}

/** @param {number[]} takes */
const nameOf = (takes) => (takes === FIRST_24 ? '{1,…,24}' : `{${takes}}`);
