// @ts-check
/**
 * The map of the Euclid game: every pair (x, y) as one cell, x to the right, y
 * upwards, either by its outcome or by its Grundy value.
 *
 * Cells of one kind in a line are drawn as one piece: the losing pairs of a line
 * are one stretch, so half a thousand lines are little work.
 */
import { html, nothing, svg } from 'lit-html';
import { round, runsOf } from './blocks.js';
import { classOf } from './grundy.js';

/** @typedef {{ x: number, y: number }} Cell */

/**
 * The engine's map: the Grundy value of (x, y) is at (y − first)·side + (x − first).
 *
 * @typedef {object} Values
 * @property {number} first the least number on a side
 * @property {number} side how many numbers there are on a side
 * @property {ArrayLike<number>} values
 */

/** The side of the chart in its own pixels. */
const SIDE = 640;

/** In smaller cells letters and digits cannot be read. */
const SMALLEST_LETTER = 18;

/** Lines between smaller cells would be all there is to see. */
const SMALLEST_GRID = 8;

const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** The chart's own pixels. */
export const VIEW = `0 0 ${SIDE} ${SIDE}`;

/**
 * The value of a pair.
 *
 * @param {Values} map
 * @param {Cell} cell
 */
export const valueAt = ({ values, first, side }, { x, y }) => values[(y - first) * side + (x - first)] ?? 0;

/**
 * The cell under a point, given in parts of the chart's side.
 *
 * @param {number} right 0 at the left, 1 at the right
 * @param {number} down 0 at the top, 1 at the bottom
 * @param {Values} map
 * @returns {Cell | null}
 */
export function cellAt(right, down, { first, side }) {
	const cell = { x: first + Math.floor(right * side), y: first + side - 1 - Math.floor(down * side) };
	return isOn(cell.x, { first, side }) && isOn(cell.y, { first, side }) ? cell : null;
}

/**
 * @param {number} n
 * @param {{ first: number, side: number }} map
 */
export const isOn = (n, { first, side }) => n >= first && n < first + side;

/**
 * The cell that a key leads to; the same cell at an edge, nothing for other keys.
 *
 * @param {Cell} cell
 * @param {string} key
 * @param {boolean} control whether the control key is held
 * @param {{ first: number, side: number }} map
 * @returns {Cell | null}
 */
export function cellAfter({ x, y }, key, control, { first, side }) {
	const last = first + side - 1;
	const to = (/** @type {number} */ x, /** @type {number} */ y) => ({
		x: Math.max(first, Math.min(last, x)),
		y: Math.max(first, Math.min(last, y)),
	});
	switch (key) {
		case 'ArrowRight':
			return to(x + 1, y);
		case 'ArrowLeft':
			return to(x - 1, y);
		case 'ArrowUp':
			return to(x, y + 1);
		case 'ArrowDown':
			return to(x, y - 1);
		case 'PageUp':
			return to(x, y + 10);
		case 'PageDown':
			return to(x, y - 10);
		case 'Home':
			return control ? to(first, first) : to(first, y);
		case 'End':
			return control ? to(last, last) : to(last, y);
		default:
			return null;
	}
}

/**
 * A cell as a rectangle in the chart's own pixels.
 *
 * @param {Cell} cell
 * @param {{ first: number, side: number }} map
 */
export function cellBox({ x, y }, { first, side }) {
	const width = SIDE / side;
	return { x: (x - first) * width, y: (first + side - 1 - y) * width, side: width };
}

/**
 * How the definition and the golden-ratio test compare, over the pairs 0 < x < y of a map.
 *
 * @param {Values} map
 */
export function compared(map) {
	const last = map.first + map.side - 1;
	let pairs = 0;
	let losing = 0;
	let differ = 0;
	for (let y = 2; y <= last; y++) {
		for (let x = 1; x < y; x++) {
			const loses = valueAt(map, { x, y }) === 0;
			pairs++;
			if (loses) losing++;
			if (loses !== y * y - x * y - x * x < 0) differ++;
		}
	}
	return { pairs, losing, differ };
}

/**
 * The losing pairs of a line: the x < y with value 0, from the least to the greatest.
 *
 * @param {Values} map
 * @param {number} y
 */
export function losingIn(map, y) {
	const all = [];
	for (let x = Math.max(1, map.first); x < y; x++) if (valueAt(map, { x, y }) === 0) all.push(x);
	return all;
}

/**
 * @param {Values} map
 * @param {'outcome' | 'value'} by
 */
export function mapChart(map, by) {
	const { first, side, values } = map;
	const width = SIDE / side;
	const kind = by === 'outcome' ? (/** @type {number} */ value) => (value === 0 ? 'l' : 'w') : classOf;
	/** @type {Map<string, string[]>} */
	const pieces = new Map();
	for (let row = 0; row < side; row++) {
		const line = Array.from({ length: side }, (_, column) => values[row * side + column] ?? 0);
		const names = [...new Set(line.map(kind))];
		for (const { start, length, value } of runsOf(line.map((value) => names.indexOf(kind(value))))) {
			const name = names[value] ?? '';
			const [x, y] = [start * width, (side - 1 - row) * width].map(round);
			const piece = `M${x} ${y}h${round(length * width)}v${round(width)}h${round(-length * width)}z`;
			pieces.set(name, [...(pieces.get(name) ?? []), piece]);
		}
	}
	return html`<svg class="chart map" aria-hidden="true" viewBox=${VIEW}>
		${[...pieces].sort().map(([name, paths]) => svg`<path class=${name} d=${paths.join('')}></path>`)}
		${width >= SMALLEST_GRID ? svg`<path class="lines" d=${lines(side, width)}></path>` : nothing}
		${width >= SMALLEST_LETTER ? letters(map, by) : nothing}
		${svg`<path class="wedge" d=${wedge(first, side)}></path>`}
	</svg>`;
}

/**
 * @param {Values} map
 * @param {'outcome' | 'value'} by
 */
function letters({ values, side }, by) {
	const width = SIDE / side;
	return Array.from({ length: side * side }, (_, index) => {
		const value = values[index] ?? 0;
		const x = round(((index % side) + 0.5) * width);
		const y = round((side - 0.5 - Math.floor(index / side)) * width);
		const [name, text] = by === 'outcome' ? (value === 0 ? ['l', 'L'] : ['w', 'W']) : [classOf(value), value];
		return svg`<text class=${name} x=${x} y=${y}>${text}</text>`;
	});
}

/**
 * @param {number} side
 * @param {number} width
 */
const lines = (side, width) =>
	Array.from({ length: side - 1 }, (_, i) => round((i + 1) * width))
		.map((at) => `M${at} 0V${SIDE}M0 ${at}H${SIDE}`)
		.join('');

/**
 * The two lines y = φx and x = φy, through the middles of the cells.
 *
 * @param {number} first
 * @param {number} side
 */
function wedge(first, side) {
	const last = first + side - 1;
	const at = (/** @type {number} */ x, /** @type {number} */ y) =>
		`${round(((x - first + 0.5) * SIDE) / side)} ${round(SIDE - ((y - first + 0.5) * SIDE) / side)}`;
	const [start, end] = [Math.max(first, 0) / GOLDEN_RATIO, last + 0.5];
	return `M${at(start, start * GOLDEN_RATIO)}L${at(end / GOLDEN_RATIO, end)}M${at(start * GOLDEN_RATIO, start)}L${at(end, end / GOLDEN_RATIO)}`;
}
