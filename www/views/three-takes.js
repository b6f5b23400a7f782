// @ts-check
/** Three takes in general: how often the period is a sum of two takes, the longest, and the sets with a preperiod. */
import { html, nothing } from 'lit-html';
import { counted, grouped, setOf } from '../words.js';
import { button, failure, previous, value } from './parts.js';

/** @typedef {{ takes: number[], preperiod: number, period: number, sum: [number, number] | null }} Row */

/** @typedef {import('../panel.js').Context} Context */

/** The bounds that are offered. */
const BOUNDS = ['12', '20', '30', '40'];

/** Rows on one page of the table. */
const PAGE = 12;

/** What the table can be narrowed to. @type {Record<string, { label: string, keep: (row: Row) => boolean }>} */
const FILTERS = {
	all: { label: 'all sets', keep: () => true },
	sum: { label: 'the period is a sum of two takes', keep: (row) => row.sum !== null },
	other: { label: 'the period is no such sum', keep: (row) => row.sum === null },
	preperiod: { label: 'with a preperiod', keep: (row) => row.preperiod > 0 },
};

/** @type {import('../panel.js').Panel} */
export const threeTakes = {
	name: 'three-takes',
	fields: [],
	blamed: () => undefined,
	local: { largest: '20', filter: 'all', page: 0 },
	questions: (_state, _results, { largest }) => ({ rows: { name: 'threeTakes', args: [largest] } }),
	exports({ rows }) {
		/** @type {{ largest: number, rows: Row[] }} */
		const answer = rows?.answer;
		return {
			about: { largest: String(answer.largest) },
			tables: [
				{
					name: 'three-takes',
					title: `The sets of three takes up to ${answer.largest}`,
					columns: ['takes', 'period', 'as a sum', 'preperiod'],
					*rows() {
						for (const { takes, period, sum, preperiod } of answer.rows)
							yield [takes.join(','), period, sum ? sum.join(' + ') : null, preperiod];
					},
				},
			],
		};
	},
	reveals: ({ rows }) => rows?.answer?.rows.map((/** @type {Row} */ { takes }) => takes.join(',')),
	view(context) {
		const { results, local, set, retry } = context;
		/** @type {{ largest: number, rows: Row[] } | undefined} */
		const answer = results.rows?.answer;
		return html`
			<form class="controls" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
				<label class="field"><span class="label">Largest take</span>
					<select name="largest" @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => set({ largest: event.target.value, page: 0 })}>
						${BOUNDS.map((bound) => html`<option value=${bound} ?selected=${bound === local.largest}>up to ${bound}</option>`)}
					</select>
				</label>
				<label class="field wide"><span class="label">Show</span>
					<select name="filter" @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => set({ filter: event.target.value, page: 0 })}>
						${Object.entries(FILTERS).map(([key, { label }]) => html`<option value=${key} ?selected=${key === local.filter}>${label}</option>`)}
					</select>
				</label>
			</form>
			${failure(results.rows, 'three-takes-trouble', () => retry('rows'))}
			${answer ? html`${previous(results.rows, `takes up to ${answer.largest}`)} ${table(context, answer)}` : nothing}
		`;
	},
};

/**
 * @param {Context} context
 * @param {{ largest: number, rows: Row[] }} answer
 */
function table({ results, local, set, goTo, hides }, { largest, rows }) {
	const sums = rows.filter(({ sum }) => sum !== null).length;
	const before = rows.filter(({ preperiod }) => preperiod > 0).length;
	const filter = FILTERS[local.filter] ?? FILTERS.all;
	const shown = rows.filter(({ takes }) => !hides(takes.join(',')));
	const kept = shown.filter((row) => filter?.keep(row)).sort((one, other) => other.period - one.period);
	const pages = Math.max(1, Math.ceil(kept.length / PAGE));
	const page = Math.min(local.page, pages - 1);
	return html`<p>
			Of the ${value('three-takes-sets', results.rows, () => rows.length)} sets of three takes up to ${largest},
			${value('three-takes-sums', results.rows, () => sums)} have a period that is a sum of two of their takes:
			${((100 * sums) / rows.length).toFixed(1)} in a hundred. ${value('three-takes-preperiods', results.rows, () => before)} have a
			preperiod. Every period here is certified.
		</p>
		<div class="scroll" tabindex="0" role="group" aria-label="Games of three takes, the longest periods first">
			<table>
				<caption>
					Sets of three takes with the periods of their Grundy values, the longest first. Choose a set to open it in the lab.
				</caption>
				<thead>
					<tr><th scope="col">Takes</th><th scope="col">Period</th><th scope="col">As a sum</th><th scope="col">Preperiod</th></tr>
				</thead>
				<tbody>
					${kept.slice(page * PAGE, (page + 1) * PAGE).map(
						({ takes, preperiod, period, sum }) => html`<tr>
							<th scope="row">
								<button type="button" class="quiet" @click=${() => goTo({ section: 'labels' }, { takes: takes.join(','), at: '', filled: '' })}>
									${setOf(takes)}
								</button>
							</th>
							<td>${grouped(period)}</td>
							<td>${sum ? `${sum[0]} + ${sum[1]}` : '–'}</td>
							<td>${grouped(preperiod)}</td>
						</tr>`,
					)}
				</tbody>
			</table>
		</div>
		<div class="steps" role="group" aria-label="Pages of the table">
			${button('Previous', () => set({ page: page - 1 }), page === 0)}
			${button('Next', () => set({ page: page + 1 }), page === pages - 1)}
			<span class="muted">page ${page + 1} of ${pages}, ${counted(kept.length, 'set')}${shown.length < rows.length ? '; the set that you predict in the rehearsal is left out' : ''}</span>
		</div>`;
}
