// @ts-check
/**
 * A long row's strip: its data, and the strip as a drawing for a file. On the page it
 * is a raster (views/strip.js), which is redrawn at every step of the slider.
 */
import { html, svg } from 'lit-html';
import { grouped } from '../words.js';
import { box, round, ticks } from './blocks.js';

/**
 * For each of `columns` equal stretches of the positions, the share that are losses, 0 to 1.
 *
 * @param {Uint32Array} bits position p is a loss iff bit p mod 32 of word ⌊p/32⌋ is set
 * @param {number} positions
 * @param {number} columns
 * @returns {Float64Array} of length `columns`
 */
export function lossShares(bits, positions, columns) {
	const shares = new Float64Array(columns);
	for (let x = 0; x < columns; x++) {
		const start = Math.floor((x * positions) / columns);
		const end = Math.max(start + 1, Math.floor(((x + 1) * positions) / columns));
		shares[x] = losses(bits, start, end) / (end - start);
	}
	return shares;
}

/**
 * How many of the positions start … end − 1 are losses.
 *
 * @param {Uint32Array} bits
 * @param {number} start
 * @param {number} end
 */
function losses(bits, start, end) {
	let count = 0;
	for (let position = start; position < end; ) {
		const offset = position & 31;
		const taken = Math.min(32 - offset, end - position);
		const word = /** @type {number} */ (bits[position >>> 5]) >>> offset;
		count += ones(taken === 32 ? word : word & (2 ** taken - 1));
		position += taken;
	}
	return count;
}

/** The set bits of a 32-bit word, pairwise sums. @param {number} word */
function ones(word) {
	let w = word - ((word >>> 1) & 0x55555555);
	w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
	return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const WIDTH = 1200;
const HEIGHT = 48;
const EDGE = 24;

/**
 * @param {object} strip
 * @param {string} strip.title
 * @param {Uint32Array} strip.bits
 * @param {number} strip.positions
 */
export function stripPicture({ title, bits, positions }) {
	const shares = lossShares(bits, positions, WIDTH);
	const columns = Array.from(shares, (share, x) => `M${x} ${HEIGHT}v${round(-HEIGHT * share)}h1V${HEIGHT}`);
	const at = (/** @type {number} */ position) => round((position / positions) * WIDTH);
	const width = WIDTH + 2 * EDGE;
	return html`<svg class="chart strip-picture" role="img" aria-label=${title} width=${width} height="100" viewBox="${-EDGE} -16 ${width} 100">
		<g class="w"><path d=${box(0, 0, WIDTH, HEIGHT)}></path></g>
		<g class="l"><path d=${columns.join('')}></path></g>
		<g class="axis">
			${ticks(positions, WIDTH / positions, 110).map(
				(position) =>
					svg`<path d="M${at(position)} ${HEIGHT}v5"></path><text x=${at(position)} y=${HEIGHT + 16}>${grouped(position)}</text>`,
			)}
		</g>
	</svg>`;
}
