// @ts-check
/**
 * Euclid's algorithm as a picture: a rectangle cut into squares, always the
 * largest that fit. The quotients are how many there are of each size, and a
 * move of the game cuts off one or more of the largest.
 */
import { html, nothing, svg } from 'lit-html';
import { round } from './blocks.js';

/** The largest picture, in pixels. */
const WIDTH = 640;
const HEIGHT = 360;

/** A rectangle that is longer than this, compared with its height, is a line. */
export const LONGEST = 20;

/** Smaller squares are not drawn one by one. */
const SMALLEST = 3;

/** A square that holds the number of its side. */
const LABELLED = 22;

/** Squares of more sizes than this are too small to see, whatever the quotients. */
const MOST_SIZES = 24;

/** Room at the edges for the outline and the cut. */
const EDGE = 12;

/**
 * One size of square in the picture: they lie in a row along x or in a column along y.
 *
 * @typedef {{ x: number, y: number, side: number, count: number, along: 'x' | 'y' }} Size
 */

/**
 * Where the squares lie, for the rectangle with these quotients, put into the largest picture.
 *
 * @param {readonly number[]} quotients the first of them if there are many
 * @returns {{ width: number, height: number, sizes: Size[], rest: { x: number, y: number, width: number, height: number } | null }}
 *   `rest` is where the squares are too small to be drawn
 */
export function cut(quotients) {
	const counts = quotients.slice(0, MOST_SIZES);
	// The sides, from the last one up: each is the quotient times the next, and the one after.
	let [next, long] = [0, 1];
	for (const count of [...counts].reverse()) [next, long] = [long, count * long + next];
	const scale = Math.min(WIDTH / long, HEIGHT / next);
	const width = long * scale;
	const height = next * scale;
	/** @type {Size[]} */
	const sizes = [];
	let [x, y, right, down] = [0, 0, width, height];
	for (const [i, count] of counts.entries()) {
		const along = i % 2 === 0 ? 'x' : 'y';
		const side = along === 'x' ? down : right;
		if (side < SMALLEST) break;
		sizes.push({ x, y, side, count, along });
		if (along === 'x') [x, right] = [x + count * side, right - count * side];
		else [y, down] = [y + count * side, down - count * side];
	}
	const isCut = sizes.length === quotients.length || Math.min(right, down) < 0.01;
	return { width, height, sizes, rest: isCut ? null : { x, y, width: right, height: down } };
}

/**
 * @param {object} picture
 * @param {readonly number[]} picture.quotients
 * @param {readonly string[]} picture.sides the sides of the squares, size by size, as they are written in them
 * @param {number | null} picture.taken how many of the first squares the winning move cuts off
 * @param {string} picture.title
 */
export function squaresChart({ quotients, sides, taken, title }) {
	const { width, height, sizes, rest } = cut(quotients);
	const [across, upright] = [width, height].map((length) => Math.ceil(length) + 2 * EDGE);
	return html`<svg
		class="chart squares"
		role="img"
		aria-label=${title}
		width=${across}
		height=${upright}
		viewBox="${-EDGE} ${-EDGE} ${across} ${upright}"
	>
		<defs>
			<pattern id="squares-hatch" width="14" height="14" patternUnits="userSpaceOnUse">
				<path d="M-4 4L4 -4M0 14L14 0M10 18L18 10"></path>
			</pattern>
		</defs>
		${sizes.map((size, i) => group(size, sides[i] ?? ''))}
		${rest ? svg`<rect class="rest" x=${round(rest.x)} y=${round(rest.y)} width=${round(rest.width)} height=${round(rest.height)}></rect>` : nothing}
		${taken === null || !sizes[0] ? nothing : svg`<path class="cut" d="M${round(taken * sizes[0].side)} ${-EDGE}V${round(height + EDGE)}"></path>`}
	</svg>`;
}

/**
 * The squares of one size: plain where there is a choice how many to cut off, hatched where there is only one.
 *
 * @param {Size} size
 * @param {string} side
 */
function group({ x, y, side: width, count, along }, side) {
	const squares = Array.from({ length: count }, (_, k) => {
		const [left, top] = along === 'x' ? [x + k * width, y] : [x, y + k * width];
		return { left, top };
	});
	const first = squares[0];
	const fits = first && width >= Math.max(LABELLED, 9 * side.length + 4);
	const outline = squares
		.map(({ left, top }) => `M${round(left)} ${round(top)}h${round(width)}v${round(width)}h${round(-width)}z`)
		.join('');
	return svg`<g class=${count > 1 ? 'choice' : 'forced'}>
		<path class="square" d=${outline}></path>
		${count > 1 ? nothing : svg`<path fill="url(#squares-hatch)" d=${outline}></path>`}
		${fits && side ? svg`<text x=${round(first.left + width / 2)} y=${round(first.top + width / 2)}>${side}</text>` : nothing}
	</g>`;
}
