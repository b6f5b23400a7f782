// @ts-check
/** A row of labels or values as a picture of its own, in lines, with the repetitions of a period bracketed. */
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
 * @param {readonly string[]} row.texts the letters or digits, from position 0 on
 * @param {(text: string) => string} row.kind the class of the cells with a text: `l`, `w`, `g0` …
 * @param {number} [row.period] bracket the repetitions of this length
 * @param {number} [row.preperiod] where the first of them starts
 */
export function rowPicture({ title, texts, kind, period, preperiod = 0 }) {
	const lines = Math.ceil(texts.length / LINE);
	const width = Math.min(LINE, texts.length) * STEP - 4 + 2 * EDGE;
	const height = lines * HEIGHT;
	const x = (/** @type {number} */ position) => (position % LINE) * STEP;
	const y = (/** @type {number} */ position) => Math.floor(position / LINE) * HEIGHT;
	const cells = (/** @type {string} */ text) => {
		const own = texts.flatMap((other, position) => (other === text ? [position] : []));
		const xs = own.map((position) => x(position) + CELL / 2);
		const ys = own.map((position) => y(position) + CELL / 2);
		return svg`<g class=${kind(text)}>
			<path d=${own.map((position) => box(x(position), y(position), CELL, CELL)).join('')}></path>
			${
				text.length === 1 // one element places each of its characters
					? svg`<text x=${xs.join(' ')} y=${ys.join(' ')}>${text.repeat(own.length)}</text>`
					: xs.map((x, i) => svg`<text x=${x} y=${ys[i] ?? 0}>${text}</text>`)
			}
		</g>`;
	};
	return html`<svg class="chart row" role="img" aria-label=${title} width=${width} height=${height} viewBox="${-EDGE} ${-EDGE} ${width} ${height}">
		${[...new Set(texts)].map(cells)}
		<g class="axis">
			${texts.map((_, position) => svg`<text x=${x(position) + CELL / 2} y=${y(position) + CELL + 11}>${grouped(position)}</text>`)}
		</g>
		${period ? svg`<path class="brackets" d=${brackets(texts.length, period, preperiod, x, y)}></path>` : ''}
	</svg>`;
}

/**
 * Under every line one stroke for each stretch of a repetition, with a foot where the repetition starts.
 *
 * @param {number} positions
 * @param {number} period
 * @param {number} preperiod
 * @param {(position: number) => number} x
 * @param {(position: number) => number} y
 */
function brackets(positions, period, preperiod, x, y) {
	let path = '';
	for (let start = preperiod; start < positions; ) {
		const within = (start - preperiod) % period;
		const end = Math.min(positions, start - within + period, start - (start % LINE) + LINE); // where the repetition or the line ends
		const base = y(start) + CELL + 24;
		path += `M${x(start)} ${within === 0 ? `${base - 5}V` : ''}${base}H${x(end - 1) + CELL}`;
		start = end;
	}
	return path;
}
