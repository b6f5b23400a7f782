// @ts-check
/** A row of labels as a picture of its own, in lines, with the repetitions of a period bracketed. */
import { html, svg } from 'lit-html';
import { grouped } from '../words.js';
import { box } from './blocks.js';

const LINE = 20; // positions in a line, so that a page of A4 holds a readable row
const CELL = 38;
const STEP = CELL + 4;
const HEIGHT = 78; // of a line: cell, position, bracket
const EDGE = 8;

/**
 * @param {object} row
 * @param {string} row.title
 * @param {string} row.letters L and W, from position 0 on
 * @param {number} [row.period] bracket the repetitions of this length
 */
export function rowPicture({ title, letters, period }) {
	const lines = Math.ceil(letters.length / LINE);
	const width = Math.min(LINE, letters.length) * STEP - 4 + 2 * EDGE;
	const height = lines * HEIGHT;
	const x = (/** @type {number} */ position) => (position % LINE) * STEP;
	const y = (/** @type {number} */ position) => Math.floor(position / LINE) * HEIGHT;
	const cells = (/** @type {string} */ letter) => {
		const own = [...letters].flatMap((other, position) => (other === letter ? [position] : []));
		return svg`<g class=${letter.toLowerCase()}>
			<path d=${own.map((position) => box(x(position), y(position), CELL, CELL)).join('')}></path>
			<text x=${own.map((position) => x(position) + CELL / 2).join(' ')} y=${own.map((position) => y(position) + CELL / 2).join(' ')}>${letter.repeat(own.length)}</text>
		</g>`;
	};
	return html`<svg class="chart row" role="img" aria-label=${title} width=${width} height=${height} viewBox="${-EDGE} ${-EDGE} ${width} ${height}">
		${cells('L')}${cells('W')}
		<g class="axis">
			${[...letters].map((_, position) => svg`<text x=${x(position) + CELL / 2} y=${y(position) + CELL + 11}>${grouped(position)}</text>`)}
		</g>
		${period ? svg`<path class="brackets" d=${brackets(letters.length, period, x, y)}></path>` : ''}
	</svg>`;
}

/**
 * Under every line one stroke for each stretch of a repetition, with a foot where the repetition starts.
 *
 * @param {number} positions
 * @param {number} period
 * @param {(position: number) => number} x
 * @param {(position: number) => number} y
 */
function brackets(positions, period, x, y) {
	let path = '';
	for (let start = 0; start < positions; ) {
		const end = Math.min(positions, start - (start % period) + period, start - (start % LINE) + LINE); // where the repetition or the line ends
		const base = y(start) + CELL + 24;
		path += `M${x(start)} ${start % period === 0 ? `${base - 5}V` : ''}${base}H${x(end - 1) + CELL}`;
		start = end;
	}
	return path;
}
