// @ts-check
/** The map of all small pairs: losing and winning, the golden wedge, values on demand. */
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import {
	cellAfter,
	cellAt,
	cellBox,
	compared,
	isOn,
	losingIn,
	mapChart,
	VIEW,
	valueAt,
} from '../../charts/euclid-map.js';
import { classOf } from '../../charts/grundy.js';
import { counted, grouped, list } from '../../words.js';
import { failure, previous } from '../parts.js';
import { picker } from '../picker.js';
import { pagedTable } from '../table.js';

/** @typedef {import('../../panel.js').Context} Context */
/** @typedef {import('../../charts/euclid-map.js').Cell} Cell */

/** The engine's answer to `euclidMap`, made by crate/lab/src/euclid.rs. @typedef {{ first: number, side: number, values: Uint16Array }} Map */

const SIZES = [13, 30, 50, 100, 200, 500];

/** @type {import('../../panel.js').Panel} */
export const map = {
	name: 'euclid-map',
	fields: ['ending'],
	blamed: () => 'ending',
	local: { last: 30, by: 'outcome', cell: null },
	questions: ({ ending }, _, { last }) => ({ map: { name: 'euclidMap', args: [last, ending] } }),
	view(context) {
		const { results, retry } = context;
		/** @type {Map | undefined} */
		const answer = results.map?.answer;
		return html`${controls(context)}
		${failure(results.map, 'map-trouble', () => retry('map'))}
		${answer ? found(context, answer) : nothing}`;
	},
	exports({ map }) {
		/** @type {Map | undefined} */
		const answer = map?.answer;
		if (!map || !answer) return {};
		const [last, ending] = /** @type {[number, string]} */ (map.question.args);
		return {
			about: { ending, largest: String(last) },
			tables: [
				{
					name: 'pairs',
					title: `The pairs x ≤ y up to ${last}`,
					columns: ['x', 'y', 'outcome', 'value'],
					*rows() {
						for (let y = answer.first; y <= last; y++) {
							for (let x = answer.first; x <= y; x++) {
								const value = valueAt(answer, { x, y });
								yield [x, y, value === 0 ? 'L' : 'W', value];
							}
						}
					},
				},
			],
		};
	},
};

/** @param {Context} context */
function controls({ local, set }) {
	const button = (/** @type {boolean} */ pressed, /** @type {object} */ patch, /** @type {string} */ words) =>
		html`<button type="button" aria-pressed=${pressed ? 'true' : 'false'} @click=${() => set(patch)}>${words}</button>`;
	return html`<div class="controls">
		<div class="presets" role="group" aria-label="How large a map">
			${SIZES.map((last) => button(local.last === last, { last, cell: null }, `up to ${last}`))}
		</div>
		<div class="presets" role="group" aria-label="What the cells show">
			${button(local.by === 'outcome', { by: 'outcome' }, 'Outcomes')} ${button(local.by === 'value', { by: 'value' }, 'Grundy values')}
		</div>
	</div>`;
}

/**
 * @param {Context} context
 * @param {Map} answer
 */
function found(context, answer) {
	const { results, local } = context;
	const { first, side } = answer;
	const last = first + side - 1;
	const { pairs, losing, differ } = compared(answer);
	return html`<div class=${results.map?.status === 'done' ? 'flow' : 'flow stale'}>
		${previous(results.map, `the pairs up to ${last} of the game that ends ${first === 0 ? 'at a zero' : 'at equal numbers'}`)}
		<figure class="wide">
			<h3 class="finding">The losing pairs fill a wedge: one side has the golden ratio as its slope, the other its inverse</h3>
			<div class="plot">
				<span class="up" aria-hidden="true">y ↑</span>
				<div class="stack map-stack">${guard([answer, local.by], () => mapChart(answer, local.by))} ${pick(context, answer)}</div>
				<span class="along" aria-hidden="true"><span>${first}</span><span>x →</span><span>${last}</span></span>
				<div class="beneath">${legend(local.by)} ${told(context, answer)}</div>
			</div>
			<figcaption>
				Each cell is a pair (x, y), found from the rules alone. Of the ${counted(pairs, 'pair')} with 0 &lt; x &lt; y ≤ ${last},
				${grouped(losing)} lose${
					differ === 0
						? ': just those between the two lines y = φx and x = φy'
						: `, and in ${grouped(differ)} of them the golden-ratio test says otherwise`
				}.
				${
					first === 0
						? 'The diagonal inside the wedge wins, since equal numbers can be ended at once; on the edges one number is 0, and the game is over.'
						: 'On the diagonal the numbers are equal, and the game is over.'
				}
			</figcaption>
			${pagedTable(context, {
				summary: 'The losing pairs as a table',
				caption: `The losing pairs with 0 < x < y ≤ ${last}`,
				columns: ['y', 'Losing x', 'How many'],
				rows: Array.from({ length: last }, (_, i) => i + 1),
				row: (y) => {
					const all = losingIn(answer, y);
					return [y, stretches(all), all.length];
				},
			})}
		</figure>
	</div>`;
}

/**
 * Numbers in rising order, with stretches of neighbours told by their ends.
 *
 * @param {readonly number[]} numbers
 */
function stretches(numbers) {
	/** @type {[number, number][]} */
	const found = [];
	for (const n of numbers) {
		const last = found.at(-1);
		if (last && last[1] === n - 1) last[1] = n;
		else found.push([n, n]);
	}
	return list(found.map(([from, to]) => (from === to ? from : `${from} to ${to}`))) || 'none';
}

/** @param {'outcome' | 'value'} by */
const legend = (by) => html`<ul class="legend">
	${
		by === 'outcome'
			? html`<li><b class="chip l" translate="no">L</b> the player to move loses</li><li><b class="chip w" translate="no">W</b> wins</li>`
			: [0, 1, 2, 3, 4].map(
					(value) =>
						html`<li><b class="chip ${classOf(value)}" translate="no">${value}</b>${value === 0 ? ' loses' : value === 4 ? ' and more' : ''}</li>`,
				)
	}
</ul>`;

/**
 * The cell that is told: the last one pointed at or moved to, else the pair in the fields.
 *
 * @param {Context} context
 * @param {Map} map
 * @returns {Cell}
 */
function toldCell({ local, state }, map) {
	const cell = local.cell ?? { x: Number(state.x), y: Number(state.y) };
	return isOn(cell.x, map) && isOn(cell.y, map) ? cell : { x: 1, y: 1 };
}

/**
 * @param {Map} map
 * @param {Cell} cell
 */
function name(map, cell) {
	const value = valueAt(map, cell);
	return `x ${cell.x}, y ${cell.y}, ${value === 0 ? 'L, loses' : 'W, wins'}, Grundy value ${value}`;
}

/**
 * @param {Context} context
 * @param {Map} map
 */
function pick(context, map) {
	const { first, side } = map;
	return picker({
		label: `Pairs up to ${first + side - 1}`,
		view: VIEW,
		rows: side,
		columns: side,
		cell: toldCell(context, map),
		place: ({ x, y }) => ({ row: first + side - y, column: x - first + 1 }),
		box: (cell) => cellBox(cell, map),
		name: (cell) => name(map, cell),
		at: (right, down) => cellAt(right, down, map),
		after: (cell, key, control) => cellAfter(cell, key, control, map),
		tell: (cell) => context.set({ cell }),
		open: (cell) => openPair(context, cell),
	});
}

/**
 * @param {Context} context
 * @param {Map} map
 */
function told(context, map) {
	const cell = toldCell(context, map);
	const value = valueAt(map, cell);
	return html`<p class="told">
		<b>(${cell.x}, ${cell.y})</b> ${value === 0 ? 'loses' : 'wins'}: Grundy value <b>${value}</b>.
		<button type="button" @click=${() => openPair(context, cell)}>Open this pair</button>
	</p>`;
}

/**
 * Opens a pair in the fields above.
 *
 * @param {Context} context
 * @param {Cell} cell
 */
const openPair = ({ goTo }, { x, y }) => goTo({ panel: 'euclid' }, { x: String(x), y: String(y) });
