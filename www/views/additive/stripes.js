// @ts-check
/** The stripe chart of all pairs a < b ≤ N, told cell by cell, and its census. */
import { html, nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import {
	cellAfter,
	cellAt,
	cellBox,
	cellPixels,
	indexOf,
	MOST_SVG,
	pairAt,
	SHARED_LONG,
	stripesChart,
	stripesRaster,
	VIEW,
} from '../../charts/stripes.js';
import { isAnswerTo } from '../../panel.js';
import { grouped } from '../../words.js';
import { painted } from '../painted.js';
import { field, previous, trouble } from '../parts.js';
import { picker } from '../picker.js';
import { pagedTable } from '../table.js';
import { census, censusQuestion } from './census.js';
import { caseAndFactor, isLong } from './kinds.js';
import { openPair } from './open.js';

/**
 * The engine's answer to `stripes`, made by crate/lab/src/additive/stripes.rs. The
 * arrays have one entry a pair: see `indexOf`.
 *
 * @typedef {object} Stripes
 * @property {number} last N
 * @property {number} pairs
 * @property {number} long coprime pairs
 * @property {number} short coprime pairs
 * @property {number} sharedLong pairs with a common factor
 * @property {number} sharedShort
 * @property {Uint8Array} kinds
 * @property {Uint16Array} r b mod 2a
 * @property {Uint32Array} periods
 */

/** @typedef {import('../../panel.js').Context} Context */
/** @typedef {import('../../charts/stripes.js').Cell} Cell */

const SIZES = ['20', '80', '200', '1000'];

/** @type {import('../../panel.js').Panel} */
export const stripes = {
	name: 'stripes',
	fields: ['pairs'],
	blamed: () => 'pairs',
	local: { cell: null, counted: '' },
	questions: (state, { stripes }, local) => {
		const question = { name: 'stripes', args: [state.pairs] };
		return {
			stripes: question,
			census: isAnswerTo(stripes, question) ? censusQuestion(state, stripes?.answer.last, local) : null,
		};
	},
	view(context) {
		const { state, results } = context;
		/** @type {Stripes | undefined} */
		const answer = results.stripes?.answer;
		return html`
			<form class="controls" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
				${field(context, 'pairs', {
					label: 'All pairs up to',
					hint: '20 to 1000',
					invalid: results.stripes?.status === 'refused',
					trouble: 'stripes-trouble',
					numeric: true,
				})}
				<div class="presets" role="group" aria-label="Sizes to try">
					${SIZES.map(
						(size) =>
							html`<button type="button" aria-pressed=${state.pairs === size ? 'true' : 'false'} @click=${() => context.act({ pairs: size }, 'move')}>
								up to ${size}
							</button>`,
					)}
				</div>
			</form>
			${trouble(results.stripes, 'stripes-trouble', () => context.retry('stripes'))}
			${answer ? found(context, answer) : nothing}
		`;
	},
	exports({ stripes }) {
		/** @type {Stripes} */
		const answer = stripes?.answer;
		return {
			about: { pairs: String(answer.last) },
			tables: [
				{
					name: 'pairs',
					title: `The pairs up to ${grouped(answer.last)}`,
					columns: ['a', 'b', 'r', 'case', 'common factor', 'period'],
					*rows() {
						for (const [index, kind] of answer.kinds.entries()) {
							const { a, b } = pairAt(index, answer.last);
							yield [a, b, answer.r[index] ?? null, ...caseAndFactor(kind), answer.periods[index] ?? null];
						}
					},
				},
			],
		};
	},
};

/**
 * @param {Context} context
 * @param {Stripes} answer
 */
function found(context, answer) {
	const { results } = context;
	const stale = results.stripes?.status !== 'done';
	const { last, pairs, long, short, sharedLong, sharedShort } = answer;
	return html`<div class=${stale ? 'flow stale' : 'flow'}>
		${previous(results.stripes, `the pairs up to ${grouped(last)}`)}
		<figure class="wide">
			<h3 class="finding">Long pairs come in stripes <i>a</i> wide, and every stripe starts one past a multiple of 2<i>a</i></h3>
			<div class="plot">
				<span class="up" aria-hidden="true">a ↑</span>
				<div class="stack">${guard([answer], () => cells(answer))} ${pick(context, answer)}</div>
				<span class="along" aria-hidden="true"><span>1</span><span>b →</span><span>${grouped(last)}</span></span>
				<div class="reading">
					<ul class="legend">
						<li>${swatch('long', 'hatch')} long: ${grouped(long)}</li>
						<li>${swatch('short')} short: ${grouped(short)}</li>
						<li>${swatch('common', 'dot')} common factor: ${grouped(sharedLong + sharedShort)}</li>
					</ul>
					${told(context, answer)}
				</div>
			</div>
			<figcaption>
				Each cell is a pair <i>a</i> &lt; <i>b</i>, <i>b</i> to the right and <i>a</i> upwards. Of the ${grouped(pairs)} pairs up to ${grouped(last)},
				${grouped(sharedLong + sharedShort)} share a factor, ${grouped(short)} are coprime and short, and ${grouped(long)}
				are coprime and long. Of those with a common factor, ${grouped(sharedLong)} reduce to a long pair and
				${grouped(sharedShort)} to a short one.
			</figcaption>
			${pagedTable(context, {
				summary: 'All pairs as a table',
				caption: `The pairs up to ${grouped(last)}`,
				columns: ['a, b', 'b mod 2a', 'Case', 'Common factor', 'Period'],
				rows: answer.kinds,
				row: (kind, index) => {
					const { a, b } = pairAt(index, last);
					return [`${a}, ${b}`, answer.r[index], ...caseAndFactor(kind), grouped(answer.periods[index] ?? 0)];
				},
			})}
		</figure>
		${census(context, answer)}
	</div>`;
}

/** What the kinds are called, in the order of their codes. */
const NAMES = ['long', 'short', 'common factor, long', 'common factor, short'];

/** What lies over a cell, at the size of the legend. Each is in the legend once: their names are the document's. */
const OVER = {
	hatch: svg`<pattern id="stripes-swatch-hatch" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M-1 1L1 -1M0 4L4 0M3 5L5 3"></path></pattern>`,
	dot: svg`<pattern id="stripes-swatch-dot" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="8" cy="8" r="2.7"></circle></pattern>`,
};

/**
 * A piece of the legend, drawn like a cell.
 *
 * @param {string} kind
 * @param {keyof typeof OVER} [over]
 */
const swatch = (
	kind,
	over,
) => html`<svg class="chart stripes swatch part" aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
	<rect class=${kind} width="16" height="16"></rect>
	${over ? svg`<defs>${OVER[over]}</defs><rect fill="url(#stripes-swatch-${over})" width="16" height="16"></rect>` : nothing}
</svg>`;

/** @param {Stripes} answer */
const cells = (answer) =>
	answer.last <= MOST_SVG
		? stripesChart(answer.kinds, answer.last)
		: html`<canvas
				class="chart stripes"
				width=${answer.last * cellPixels(answer.last)}
				height=${answer.last * cellPixels(answer.last)}
				aria-hidden="true"
				${painted((canvas) => paint(canvas, answer))}
			></canvas>`;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Stripes} answer
 */
function paint(canvas, answer) {
	const style = getComputedStyle(canvas);
	const [long = 0, short = 0, common = 0, mark = 0] = pixels(
		['--long', '--short', '--common', '--text'].map((name) => style.getPropertyValue(name)),
	);
	const raster = stripesRaster(answer.kinds, answer.last, { long, short, common, mark });
	const image = new ImageData(new Uint8ClampedArray(raster.buffer), canvas.width, canvas.height);
	canvas.getContext('2d')?.putImageData(image, 0, 0); // without a canvas, the text and the table tell the same
}

/**
 * Colours as the pixels they make, whatever their notation.
 *
 * @param {readonly string[]} colours
 */
function pixels(colours) {
	const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
	if (!context) return [];
	for (const [x, colour] of colours.entries()) {
		context.fillStyle = colour;
		context.fillRect(x, 0, 1, 1);
	}
	return [...new Uint32Array(context.getImageData(0, 0, colours.length, 1).data.buffer)];
}

/**
 * The cell that is told: the last one that was pointed at or moved to, else the pair in the fields.
 *
 * @param {Context} context
 * @param {number} last
 * @returns {Cell}
 */
function toldCell({ local, state }, last) {
	const cell = local.cell ?? { a: Number(state.a), b: Number(state.b) };
	return cell.a >= 1 && cell.a < cell.b && cell.b <= last ? cell : { a: 1, b: 2 };
}

/**
 * What is known of a cell, as a screen reader says it.
 *
 * @param {Stripes} answer
 * @param {Cell} cell
 */
function name({ kinds, r, periods, last }, { a, b }) {
	const index = indexOf({ a, b }, last);
	return `a ${a}, b ${b}, r ${r[index]}, ${NAMES[kinds[index] ?? 0]}, period ${periods[index]}`;
}

/**
 * @param {Context} context
 * @param {Stripes} answer
 */
function pick(context, answer) {
	const { last } = answer;
	return picker({
		label: `Pairs up to ${grouped(last)}`,
		view: VIEW,
		rows: last - 1,
		columns: last,
		cell: toldCell(context, last),
		place: ({ a, b }) => ({ row: last - a, column: b }),
		box: (cell) => cellBox(cell, last),
		name: (cell) => name(answer, cell),
		at: (x, y) => cellAt(x, y, last),
		after: (cell, key, control) => cellAfter(cell, key, control, last),
		tell: (cell) => context.set({ cell }),
		open: ({ a, b }) => openPair(context, a, b),
	});
}

/**
 * The told cell in words, with the way to open it.
 *
 * @param {Context} context
 * @param {Stripes} answer
 */
function told(context, answer) {
	const { a, b } = toldCell(context, answer.last);
	const index = indexOf({ a, b }, answer.last);
	const kind = answer.kinds[index] ?? 0;
	return html`<p class="told">
		<b>{${a}, ${b}, ${grouped(a + b)}}</b>: a = ${a}, b = ${b}, r = ${answer.r[index]},
		${kind >= SHARED_LONG ? html`a common factor, reduces to a <b>${isLong(kind) ? 'long' : 'short'}</b> pair` : html`<b>${isLong(kind) ? 'long' : 'short'}</b>`},
		period ${grouped(answer.periods[index] ?? 0)}.
		<button type="button" @click=${() => openPair(context, a, b)}>Open this pair above</button>
	</p>`;
}
