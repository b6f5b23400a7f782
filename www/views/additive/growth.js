// @ts-check
/** Growth: one a, every b, and two periods for each. */
import { html, nothing, svg } from 'lit-html';
import { growthChart, jump, MARKS } from '../../charts/growth.js';
import { grouped } from '../../words.js';
import { previous, trouble } from '../parts.js';
import { pagedTable } from '../table.js';
import { caseAndFactor } from './kinds.js';
import { openPair } from './open.js';

/** The engine's answer to `growth`. @typedef {import('../../charts/growth.js').Growth} Growth */

/** The largest a on offer: its chart has about as many marks as can be told apart. */
const MOST = 30;

/** @type {import('../../panel.js').Panel} */
export const growth = {
	name: 'growth',
	fields: [],
	blamed: () => undefined,
	local: { a: 5 },
	questions: (_, __, { a }) => ({ growth: { name: 'growth', args: [a, Math.max(24, 11 * a)] } }),
	reveals: ({ growth }) => [...(growth?.answer?.b ?? [])].map((b) => `${growth?.answer.a},${b}`),
	view(context) {
		const { results, local, set } = context;
		/** @type {Growth | undefined} */
		const answer = results.growth?.answer;
		return html`${trouble(results.growth, 'growth-trouble', () => context.retry('growth'))}
		${
			answer
				? html`<figure class="wide">
						<h3 class="finding">${context.veiled ? `The periods for a = ${answer.a}` : headline(answer)}</h3>
						<label class="field slider">
							<span class="label">a = ${local.a}</span>
							<input
								type="range"
								min="1"
								max=${MOST}
								step="1"
								.value=${String(local.a)}
								@input=${(/** @type {InputEvent & { target: HTMLInputElement }} */ event) => set({ a: event.target.valueAsNumber })}
							/>
						</label>
						${previous(results.growth, `a = ${answer.a}`)}
						${context.veiled ? html`<p class="note">They are not shown while you predict one of these sets in the rehearsal.</p>` : periods(context, answer)}
					</figure>`
				: nothing
		}`;
	},
	exports({ growth }) {
		/** @type {Growth | undefined} */
		const answer = growth?.answer;
		if (!answer) return {};
		const { a, kinds, twoTakes, additive } = answer;
		const b = Array.from(answer.b);
		return {
			about: { a: String(a), largest: String(b.at(-1)) },
			tables: [
				{
					name: 'growth',
					title: `The periods for a = ${a}`,
					columns: ['b', 'period of {a, b}', 'period of {a, b, a + b}', 'case', 'common factor'],
					*rows() {
						for (const [i, each] of b.entries())
							yield [each, twoTakes[i] ?? null, additive[i] ?? null, ...caseAndFactor(kinds[i] ?? 0)];
					},
				},
			],
		};
	},
};

/**
 * The chart, with its words and its table.
 *
 * @param {import('../../panel.js').Context} context
 * @param {Growth} answer
 */
const periods = (context, answer) => html`
	<ul class="legend">
		${MARKS.map(
			({ name, style, mark }) =>
				html`<li>
					<svg class="chart growth part" aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">${svg`<path class=${style} d=${mark(8, 8)}></path>`}</svg>
					${name}
				</li>`,
		)}
	</ul>
	<div class="scroller" tabindex="0" role="region" aria-label="Periods for a = ${answer.a}">${growthChart(answer)}</div>
	<figcaption>
		The period of {<i>a</i>, <i>b</i>, <i>a</i> + <i>b</i>} climbs along two lines: on average by 2 heaps for each step of <i>b</i> where the
		pair is short, by 2<i>a</i> where it is long, or by 2<i>a</i>/<i>d</i> where <i>a</i> and <i>b</i> share the factor <i>d</i>. Two takes alone have period <i>a</i> + <i>b</i>, or 2<i>a</i> where <i>b</i> is an odd
		multiple of <i>a</i>.
	</figcaption>
	${ends(context, answer)}
	${pagedTable(context, {
		summary: 'The periods as a table',
		caption: `Periods for a = ${answer.a}`,
		columns: ['b', 'Period of {a, b}', 'Period of {a, b, a + b}', 'Case', 'Common factor'],
		rows: answer.b,
		row: (b, i) => [
			b,
			grouped(answer.twoTakes[i] ?? 0),
			grouped(answer.additive[i] ?? 0),
			...caseAndFactor(answer.kinds[i] ?? 0),
		],
	})}`;

/** @param {Growth} answer */
function headline(answer) {
	const { from, to } = jump(answer);
	const { a } = answer;
	return `From {${a}, ${from.b}, ${a + from.b}} to {${a}, ${to.b}, ${a + to.b}} the period jumps from ${grouped(from.period)} to ${grouped(to.period)}`;
}

/**
 * The two ends of the jump, to be opened.
 *
 * @param {import('../../panel.js').Context} context
 * @param {Growth} answer
 */
function ends(context, answer) {
	const { from, to } = jump(answer);
	return html`<div class="presets" role="group" aria-label="Open one in the bands">
		${[from, to].map(
			({ b }) =>
				html`<button type="button" @click=${() => openPair(context, answer.a, b)}>{${answer.a}, ${b}}</button>`,
		)}
	</div>`;
}
