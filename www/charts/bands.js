// @ts-check
/**
 * One period of an additive game as two bands of blocks, with {a, b} and {a}
 * under it on the same scale.
 */
import { html, svg } from 'lit-html';
import { grouped, setOf } from '../words.js';
import { axis, blocks, box, heapWidth, round, runsOf } from './blocks.js';

/**
 * @typedef {object} Bands
 * @property {readonly [number, number, number]} takes
 * @property {ArrayLike<number>} values one period of {a, b, a + b}
 * @property {ArrayLike<number>} twoTakes {a, b} over the same heaps
 * @property {ArrayLike<number>} oneTake {a} over the same heaps
 * @property {number} twoTakesPeriod
 * @property {number} departure the first heap whose value is not that of {a}
 */

/** Heights, in pixels. */
const HEIGHT = 26;
const TITLE = 22;
const MARKS = 54; // three lines of labels for the three takes, so that none can touch another
const GAP = 20;
const EDGE = 6;

/** @param {Bands} data */
export function bandsChart({ takes, values, twoTakes, oneTake, twoTakesPeriod, departure }) {
	const [a, b, sum] = takes;
	const heaps = values.length;
	const width = heapWidth(heaps, a);
	const game = MARKS + TITLE;
	const two = game + 2 * HEIGHT + GAP + TITLE;
	const one = two + 2 * HEIGHT + GAP + TITLE;
	const foot = one + HEIGHT;
	const right = heaps * width;
	const across = Math.ceil(Math.max(right, 340)) + 2 * EDGE;
	const bands = (/** @type {number} */ top) => (/** @type {number} */ value) => (value < 2 ? top + HEIGHT : top);
	const line = (/** @type {ArrayLike<number>} */ sequence, /** @type {(value: number) => number} */ top) =>
		blocks(runsOf(sequence), { width, height: HEIGHT, top });
	const at = (/** @type {number} */ heap) => round(heap * width);

	return html`<svg
		class="chart"
		role="img"
		aria-label="One period of ${setOf(takes)}, ${heaps} heaps, as two bands of blocks, with {${a}, ${b}} and {${a}} under it"
		width=${across}
		height=${foot + 62}
		viewBox="${-EDGE} 0 ${across} ${foot + 62}"
	>
		<g class="takes">
			${[
				{ take: a, name: 'a' },
				{ take: b, name: 'b' },
				{ take: sum, name: 'a + b' },
			].map(
				({ take, name }, i) => svg`<path d="M${at(take)} ${15 * i + 4}V${foot}"></path>
					<text x=${at(take) + 4} y=${15 * i + 10}>${name} = ${grouped(take)}</text>`,
			)}
		</g>
		<text class="title" x="0" y=${game - 10}>${setOf(takes)}: one period, ${grouped(heaps)} heaps</text>
		${line(values, bands(game))}
		<text class="title" x="0" y=${two - 10}>{${a}, ${b}}: period ${grouped(twoTakesPeriod)}</text>
		${line(twoTakes, bands(two))}
		<path class="repeat" d=${repeats(heaps, twoTakesPeriod)
			.map((heap) => `M${at(heap)} ${two - 4}v${2 * HEIGHT + 8}`)
			.join('')}></path>
		<text class="title" x="0" y=${one - 10}>{${a}}</text>
		${line(oneTake, () => one)}
		<g class="departure">
			<path d=${box(departure * width, game, width, HEIGHT) + box(departure * width, one, width, HEIGHT)}></path>
			<path class="arrow" d="M${at(departure + 0.5)} ${foot + 4}l5 8h-10z"></path>
			<text class=${departure * width > right - 190 ? 'end' : ''} x=${at(departure + 0.5)} y=${foot + 26}>heap ${grouped(departure)}: the first departure</text>
		</g>
		${axis(heaps, width, foot + 36)}
	</svg>`;
}

/**
 * Where a sequence starts again, short of its end.
 *
 * @param {number} heaps
 * @param {number} period
 */
const repeats = (heaps, period) => Array.from({ length: Math.ceil(heaps / period) - 1 }, (_, i) => (i + 1) * period);
