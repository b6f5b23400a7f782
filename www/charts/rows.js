// @ts-check
/**
 * One period of an additive game cut into rows: evenly, and laid against the
 * short sentence; or where its own sentence cuts them, with nothing left wrong.
 */
import { html, nothing, svg } from 'lit-html';
import { grouped } from '../words.js';
import { axis, blocks, box, heapWidth, round, runsOf } from './blocks.js';

/** How well a row fits the short sentence at its best shift. @typedef {{ shift: number, wrong: number }} Fit */

const HEIGHT = 22;
const LABEL = 18;
const PATTERN = 16;
const EDGE = 6;

/** Up to this many rows, each is drawn with the short sentence under it. */
export const FEW = 8;

/**
 * The heaps of a row that differ from a shifted pattern, as runs: value 1 for wrong, 0 for right.
 *
 * @param {ArrayLike<number>} row
 * @param {ArrayLike<number>} pattern read round
 * @param {number} shift heap x of the row is laid against heap x + shift of the pattern
 */
export const differences = (row, pattern, shift) =>
	runsOf(Array.from(row, (value, x) => (value === pattern[(x + shift) % pattern.length] ? 0 : 1)));

/**
 * Rows of one width, with the best shift of each and the heaps that it leaves wrong.
 *
 * @param {object} data
 * @param {Uint8Array} data.values one period
 * @param {Uint8Array} data.pattern the row of the short sentence
 * @param {number} data.block a
 * @param {readonly Fit[]} data.fits one a row
 */
export function evenRowsChart({ values, pattern, block, fits }) {
	const long = values.length / fits.length;
	const width = heapWidth(long, block, { fit: 900, widest: 24 });
	const few = fits.length <= FEW;
	const lane = LABEL + HEIGHT + (few ? PATTERN + 12 : 12);
	const across = Math.ceil(Math.max(long * width, 300)) + 2 * EDGE;
	const foot = fits.length * lane;
	return html`<svg
		class="chart"
		role="img"
		aria-label="Rows of ${long} heaps against the short sentence, with the heaps that stay wrong"
		width=${across}
		height=${foot + 30}
		viewBox="${-EDGE} 0 ${across} ${foot + 30}"
	>
		${fits.map(({ shift, wrong }, k) => {
			const row = values.subarray(k * long, (k + 1) * long);
			const top = k * lane + LABEL;
			const under = top + HEIGHT + (few ? PATTERN : 0);
			const shifted = Uint8Array.from(row, (_, x) => pattern[(x + shift) % pattern.length] ?? 0);
			const marks = differences(row, pattern, shift).filter(({ value }) => value === 1);
			return svg`<text class="title" x="0" y=${top - 8}>row ${k}: best shift ${grouped(shift)}, ${grouped(wrong)} wrong</text>
				${blocks(runsOf(row), { width, height: HEIGHT, top: () => top })}
				${few ? blocks(runsOf(shifted), { width, height: PATTERN - 2, top: () => top + HEIGHT + 2 }) : nothing}
				<path class="wrong" d=${marks.map(({ start, length }) => box(start * width + 1, under + 2, length * width - 2, 4)).join('')}></path>`;
		})}
		${axis(long, width, foot)}
	</svg>`;
}

/**
 * Rows as the pair's own sentence cuts them. Each is indented by its shift, and
 * then every block of every row begins at a multiple of a.
 *
 * @param {object} data
 * @param {Uint8Array} data.values one period
 * @param {Uint8Array} data.carried 1 for a heap that belongs to the band before
 * @param {number} data.block a
 * @param {ArrayLike<number>} data.start the first heap of each row
 * @param {ArrayLike<number>} data.shift of each row
 * @param {ArrayLike<number>} data.lower the width of each lower band
 * @param {ArrayLike<number>} data.upper the width of each upper band
 * @param {ArrayLike<number>} data.carry 1 for a row whose shift wraps
 */
export function sentenceRowsChart({ values, carried, block, start, shift, lower, upper, carry }) {
	const rows = Array.from(start, (first, k) => ({
		k,
		first,
		shift: shift[k] ?? 0,
		lower: lower[k] ?? 0,
		upper: upper[k] ?? 0,
		carry: carry[k] === 1,
	}));
	const long = Math.max(...rows.map((row) => row.shift + row.lower + row.upper));
	const width = heapWidth(long, block, { fit: 900, widest: 24 });
	const lane = LABEL + HEIGHT + 10;
	const across = Math.ceil(Math.max(long * width, 300)) + 2 * EDGE;
	const foot = rows.length * lane;
	const columns = Array.from({ length: Math.floor(long / block) + 1 }, (_, i) => round(i * block * width));
	return html`<svg
		class="chart"
		role="img"
		aria-label="The same period in ${rows.length} rows as the sentence cuts them, each indented by its shift"
		width=${across}
		height=${foot + 6}
		viewBox="${-EDGE} 0 ${across} ${foot + 6}"
	>
		<path class="columns" d=${columns.map((x) => `M${x} 0V${foot}`).join('')}></path>
		${rows.map((row) => {
			const end = row.first + row.lower + row.upper;
			const top = row.k * lane + LABEL;
			const indent = (/** @type {import('./blocks.js').Run} */ run) => ({ ...run, start: run.start + row.shift });
			const on = runsOf(carried.subarray(row.first, end)).filter(({ value }) => value === 1);
			const between = round((row.shift + row.lower) * width);
			return svg`<text class="title" x="0" y=${top - 8}>row ${row.k} from heap ${grouped(row.first)}: shift ${grouped(row.shift)}, ${grouped(row.lower)} + ${grouped(row.upper)}${row.carry ? ', the shift wraps' : ''}</text>
				${blocks(runsOf(values.subarray(row.first, end)).map(indent), { width, height: HEIGHT, top: () => top })}
				<path class="between" d="M${between} ${top - 3}v${HEIGHT + 6}"></path>
				<path class="carried" d=${on
					.map(indent)
					.map(({ start, length }) => box(start * width + 1, top + HEIGHT + 2, length * width - 2, 4))
					.join('')}></path>`;
		})}
	</svg>`;
}
