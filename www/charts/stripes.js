// @ts-check
/**
 * The stripe chart: every pair a < b ≤ N as one cell, b to the right, a upwards.
 *
 * Up to about a hundred the cells are SVG, so that they print well; beyond that
 * they are a raster. Both have the same geometry, and so the same picker.
 */
import { html, svg } from 'lit-html';
import { box } from './blocks.js';

/** A pair's cell. @typedef {{ a: number, b: number }} Cell */

/** The kinds of pairs, by their codes in crate/games/src/additive/stripes.rs. */
export const LONG = 0;
export const SHORT = 1;
export const SHARED_LONG = 2;
export const SHARED_SHORT = 3;

/** The largest chart that is drawn as SVG. */
export const MOST_SVG = 100;

/** The side of a chart in pixels, before the page scales it. */
const SIDE = 640;

/**
 * Where a pair stands in the engine's arrays: (1, 2), (1, 3), …, (1, N), (2, 3), …
 *
 * @param {Cell} cell
 * @param {number} last N
 */
export const indexOf = ({ a, b }, last) => last * (a - 1) + b - 1 - (a * (a + 1)) / 2;

/**
 * The pair at an index.
 *
 * @param {number} index
 * @param {number} last N
 * @returns {Cell}
 */
export function pairAt(index, last) {
	let a = 1;
	let rest = index;
	while (rest >= last - a) rest -= last - a++;
	return { a, b: a + 1 + rest };
}

/**
 * The cell under a point, given in parts of the chart's side; nothing outside the triangle.
 *
 * @param {number} x 0 at the left, 1 at the right
 * @param {number} y 0 at the top, 1 at the bottom
 * @param {number} last N
 * @returns {Cell | null}
 */
export function cellAt(x, y, last) {
	const a = last - Math.floor(y * last);
	const b = Math.floor(x * last) + 1;
	return a >= 1 && a < b && b <= last ? { a, b } : null;
}

/**
 * The cell that a key leads to; the same cell at an edge, nothing for other keys.
 *
 * @param {Cell} cell
 * @param {string} key
 * @param {boolean} control whether the control key is held
 * @param {number} last N
 * @returns {Cell | null}
 */
export function cellAfter({ a, b }, key, control, last) {
	const row = (/** @type {number} */ next) => ({ a: Math.max(1, Math.min(b - 1, next)), b });
	const column = (/** @type {number} */ next) => ({ a, b: Math.max(a + 1, Math.min(last, next)) });
	switch (key) {
		case 'ArrowRight':
			return column(b + 1);
		case 'ArrowLeft':
			return column(b - 1);
		case 'ArrowUp':
			return row(a + 1);
		case 'ArrowDown':
			return row(a - 1);
		case 'PageUp':
			return row(a + 10);
		case 'PageDown':
			return row(a - 10);
		case 'Home':
			return control ? { a: 1, b: 2 } : column(a + 1);
		case 'End':
			return control ? { a: last - 1, b: last } : column(last);
		default:
			return null;
	}
}

/**
 * A cell as a rectangle in the chart's own pixels.
 *
 * @param {Cell} cell
 * @param {number} last N
 */
export function cellBox({ a, b }, last) {
	const side = SIDE / last;
	return { x: (b - 1) * side, y: (last - a) * side, side };
}

/** The chart's own pixels. */
export const VIEW = `0 0 ${SIDE} ${SIDE}`;

/**
 * The cells as SVG: one path a kind, with a hatch over the long ones and a dot in those with a common factor.
 *
 * @param {ArrayLike<number>} kinds
 * @param {number} last N
 */
export function stripesChart(kinds, last) {
	const side = SIDE / last;
	/** @type {string[][]} */
	const paths = [[], [], []];
	for (let index = 0; index < kinds.length; index++) {
		const { x, y } = cellBox(pairAt(index, last), last);
		paths[Math.min(kinds[index] ?? 0, SHARED_LONG)]?.push(box(x, y, side, side));
	}
	const [long, short, shared] = paths.map((path) => path.join(''));
	return html`<svg class="chart stripes" aria-hidden="true" viewBox=${VIEW}>
		<defs>
			<pattern id="stripes-hatch" width="4" height="4" patternUnits="userSpaceOnUse">
				<path d="M-1 1L1 -1M0 4L4 0M3 5L5 3"></path>
			</pattern>
			<pattern id="stripes-dot" width=${side} height=${side} patternUnits="userSpaceOnUse">
				<circle cx=${side / 2} cy=${side / 2} r=${side / 6}></circle>
			</pattern>
		</defs>
		${svg`<path class="short" d=${short}></path>
		<path class="long" d=${long}></path>
		<path fill="url(#stripes-hatch)" d=${long}></path>
		<path class="common" d=${shared}></path>
		<path fill="url(#stripes-dot)" d=${shared}></path>`}
	</svg>`;
}

/**
 * The colours of a raster, as 0xAABBGGRR: the order of bytes that an image has on a little-endian machine.
 *
 * @typedef {{ long: number, short: number, common: number, mark: number }} Palette `mark` draws the hatch and the dots
 */

/**
 * How many pixels of a raster a cell is wide.
 *
 * @param {number} last N
 */
export const cellPixels = (last) => Math.max(1, Math.floor(1000 / last));

/**
 * The cells as a raster: from three pixels a cell on with the hatch and the dots, below that in colour alone.
 *
 * @param {ArrayLike<number>} kinds
 * @param {number} last N
 * @param {Palette} palette
 * @returns {Uint32Array<ArrayBuffer>} `last * cellPixels(last)` pixels a side, row by row; 0 outside the triangle
 */
export function stripesRaster(kinds, last, { long, short, common, mark }) {
	const side = cellPixels(last);
	const width = last * side;
	const pixels = new Uint32Array(width * width);
	const middle = side >> 1;
	let index = 0;
	for (let a = 1; a < last; a++) {
		for (let b = a + 1; b <= last; b++, index++) {
			const kind = kinds[index] ?? 0;
			const colour = kind === LONG ? long : kind === SHORT ? short : common;
			const from = (last - a) * side * width + (b - 1) * side;
			for (let y = 0; y < side; y++) pixels.fill(colour, from + y * width, from + y * width + side);
			if (side < 3 || kind === SHORT) continue;
			if (kind >= SHARED_LONG) pixels[from + middle * width + middle] = mark;
			else for (let y = 0; y < side; y++) pixels[from + y * width + side - 1 - y] = mark;
		}
	}
	return pixels;
}
