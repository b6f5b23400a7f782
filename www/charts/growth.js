// @ts-check
/** The periods of {a, b} and of {a, b, a + b} against b, for one a. */
import { html, svg } from 'lit-html';
import { grouped } from '../words.js';
import { round, ticks } from './blocks.js';
import { LONG, SHARED_LONG, SHARED_SHORT, SHORT } from './stripes.js';

/**
 * @typedef {object} Growth
 * @property {number} a
 * @property {ArrayLike<number>} b rising by 1
 * @property {ArrayLike<number>} twoTakes the period of {a, b}
 * @property {ArrayLike<number>} additive the period of {a, b, a + b}
 * @property {ArrayLike<number>} kinds see charts/stripes.js
 */

const WIDTH = 640;
const HEIGHT = 340;
const LEFT = 64;
const TOP = 16;
const FOOT = TOP + HEIGHT;

/** Marks: a triangle for long, a disc for short, a small cross for two takes; open where there is a common factor. */
const triangle = (/** @type {number} */ x, /** @type {number} */ y) => `M${round(x)} ${round(y - 5)}l5 9h-10z`;
const disc = (/** @type {number} */ x, /** @type {number} */ y) =>
	`M${round(x - 4)} ${round(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`;
const cross = (/** @type {number} */ x, /** @type {number} */ y) =>
	`M${round(x - 2.5)} ${round(y)}h5M${round(x)} ${round(y - 2.5)}v5`;

/** What the marks stand for, in the order of the legend. */
export const MARKS = [
	{ name: 'long', style: 'long', kind: LONG, mark: triangle },
	{ name: 'long, common factor', style: 'long open', kind: SHARED_LONG, mark: triangle },
	{ name: 'short', style: 'short', kind: SHORT, mark: disc },
	{ name: 'short, common factor', style: 'short open', kind: SHARED_SHORT, mark: disc },
	{ name: 'two takes', style: 'two', kind: null, mark: cross },
];

/**
 * Where the period jumps: from b = 3a + 1, which begins a short stripe, to
 * b = 4a + 1, which begins the next long one; both coprime to a. For a = 5,
 * from 36 to 215.
 *
 * @param {Growth} growth
 */
export function jump({ a, b, additive }) {
	const at = (/** @type {number} */ wanted) => ({ b: wanted, period: additive[wanted - (b[0] ?? 0)] ?? 0 });
	return { from: at(3 * a + 1), to: at(4 * a + 1) };
}

/** @param {Growth} growth */
export function growthChart(growth) {
	const { a, b, twoTakes, additive, kinds } = growth;
	const last = b[b.length - 1] ?? 1;
	const highest = Math.max(...Array.from(additive));
	const across = WIDTH / last;
	const up = HEIGHT / highest;
	const x = (/** @type {number} */ b) => LEFT + b * across;
	const y = (/** @type {number} */ period) => FOOT - period * up;
	const { from, to } = jump(growth);
	return html`<svg
		class="chart growth"
		role="img"
		aria-label="The period against b for a = ${a}, with {a, b} and {a, b, a + b}"
		width=${LEFT + WIDTH + 20}
		height=${FOOT + 44}
		viewBox="0 0 ${LEFT + WIDTH + 20} ${FOOT + 44}"
	>
		<g class="axis">
			<path d="M${LEFT} ${TOP}V${FOOT}H${LEFT + WIDTH}${ticks(last, across)
				.map((b) => `M${round(x(b))} ${FOOT}v5`)
				.join('')}"></path>
			${ticks(last, across).map((b) => svg`<text x=${round(x(b))} y=${FOOT + 16}>${b}</text>`)}
			<text x=${LEFT + WIDTH / 2} y=${FOOT + 36}>b</text>
			${ticks(highest, up).map((period) => svg`<text class="end" x=${LEFT - 8} y=${round(y(period))}>${grouped(period)}</text>`)}
			<path class="lines" d=${ticks(highest, up)
				.map((period) => `M${LEFT} ${round(y(period))}h${WIDTH}`)
				.join('')}></path>
		</g>
		${MARKS.map(({ style, kind, mark }) => {
			const periods = kind === null ? twoTakes : additive;
			const own = Array.from(b, (b, i) => (kind === null || kinds[i] === kind ? mark(x(b), y(periods[i] ?? 0)) : ''));
			return svg`<path class=${style} d=${own.join('')}></path>`;
		})}
		<g class="departure">
			<path d="M${round(x(from.b))} ${round(y(from.period) - 8)}L${round(x(to.b))} ${round(y(to.period) + 8)}"></path>
			<text class="end" x=${round(x(to.b) - 10)} y=${round(y(to.period) - 6)}>{${a}, ${to.b}, ${a + to.b}}: ${grouped(to.period)}</text>
			<text class="end" x=${round(x(from.b) - 4)} y=${round(y(from.period) - 18)}>{${a}, ${from.b}, ${a + from.b}}: ${grouped(from.period)}</text>
		</g>
	</svg>`;
}
