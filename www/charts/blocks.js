// @ts-check
/**
 * Values as blocks: runs of heaps with one value, drawn as rectangles.
 *
 * A chart has one path and one text for each value, however many blocks there
 * are: the browser then handles ten thousand blocks like ten.
 */
import { nothing, svg } from 'lit-html';
import { grouped } from '../words.js';

/** A run: heaps `start` … `start + length − 1` have one value. @typedef {{ start: number, length: number, value: number }} Run */

/** Narrower cells have no room for their digit. */
const DIGIT = 9;

/**
 * The runs of a sequence of values.
 *
 * @param {ArrayLike<number>} values
 * @returns {Run[]}
 */
export function runsOf(values) {
	/** @type {Run[]} */
	const runs = [];
	for (let start = 0; start < values.length; ) {
		const value = values[start] ?? 0;
		let end = start + 1;
		while (end < values.length && values[end] === value) end++;
		runs.push({ start, length: end - start, value });
		start = end;
	}
	return runs;
}

/**
 * How wide a heap is drawn, in pixels: the whole sequence in `fit` pixels if its blocks
 * can be told apart there, wider if not.
 *
 * @param {number} heaps how many are drawn in a line
 * @param {number} block how many a block has
 * @param {{ fit?: number, widest?: number, longest?: number }} [options] `longest`: no line is longer than this
 */
export function heapWidth(heaps, block, { fit = 1080, widest = 26, longest = 6000 } = {}) {
	const legible = Math.min(12, 16 / block);
	return round(Math.min(widest, Math.max(fit / heaps, legible), Math.max(fit, longest) / heaps));
}

/**
 * Blocks in a line, value by value.
 *
 * @param {readonly Run[]} runs
 * @param {object} line
 * @param {number} line.width of a heap
 * @param {number} line.height of the line
 * @param {(value: number) => number} line.top where a value's blocks start
 */
export function blocks(runs, { width, height, top }) {
	const kinds = [...new Set(runs.map((run) => run.value))].sort();
	return kinds.map((value) => {
		const own = runs.filter((run) => run.value === value);
		return svg`<g class="g${value}">
			<path d=${own.map((run) => box(run.start * width, top(value), run.length * width, height)).join('')}></path>
			${digits(own, width, top(value) + height / 2)}
		</g>`;
	});
}

/**
 * The digits of blocks of one value: one for each heap if there is room, one for each block
 * otherwise, none where a block is narrower than a digit.
 *
 * @param {readonly Run[]} runs
 * @param {number} width
 * @param {number} middle
 */
function digits(runs, width, middle) {
	const at =
		width >= DIGIT
			? runs.flatMap(({ start, length }) => Array.from({ length }, (_, i) => (start + i + 0.5) * width))
			: runs.filter(({ length }) => length * width >= DIGIT).map(({ start, length }) => (start + length / 2) * width);
	if (at.length === 0) return nothing;
	return svg`<text x=${at.map(round).join(' ')} y=${round(middle)}>${String(runs[0]?.value).repeat(at.length)}</text>`;
}

/**
 * A rectangle as part of a path.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export const box = (x, y, width, height) =>
	`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Hundredths of a pixel: enough for the eye, and the same digits on every machine. @param {number} x */
export const round = (x) => Math.round(x * 100) / 100;

/**
 * Round numbers from 0 up to `last`, so far apart that their labels do not touch.
 *
 * @param {number} last
 * @param {number} width pixels for each unit
 * @param {number} [apart] pixels
 */
export function ticks(last, width, apart = 44) {
	const least = apart / width;
	const power = 10 ** Math.floor(Math.log10(least));
	const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= least) ?? 1);
	return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}

/**
 * An axis of heaps with its numbers, 30 pixels high.
 *
 * @param {number} heaps
 * @param {number} width of a heap
 * @param {number} top
 */
export function axis(heaps, width, top) {
	const marks = ticks(heaps, width);
	return svg`<g class="axis">
		<path d="M0 ${top}H${round(heaps * width)}${marks.map((heap) => `M${round(heap * width)} ${top}v5`).join('')}"></path>
		${marks.map((heap) => svg`<text x=${round(heap * width)} y=${top + 18}>${grouped(heap)}</text>`)}
	</g>`;
}
