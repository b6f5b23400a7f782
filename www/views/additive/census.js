// @ts-check
/** The census: every pair of the chart from the mex rule, compared with the formula. */
import { html, nothing } from 'lit-html';
import { grouped } from '../../words.js';
import { failure, large, own, progress, value } from '../parts.js';

/**
 * The engine's answer to `census`, made by crate/lab/src/additive/census.rs.
 *
 * @typedef {object} Census
 * @property {number} pairs computed and compared
 * @property {number} agree
 * @property {number} shared with a common factor
 * @property {number} short coprime pairs
 * @property {number} long coprime pairs
 * @property {{ takes: [number, number, number], period: number } | null} longest
 * @property {string} heaps the sum of all periods
 * @property {[number, number, number] | null} disagreement the first game whose period is not the formula's
 */

/** @typedef {import('../../panel.js').Context} Context */

/** Up to this size the census runs by itself: it is done before anyone has looked. */
const UNASKED = 200;

/**
 * The question of the census, where it is wanted.
 *
 * @param {import('../../state.js').State} state
 * @param {number} last the N that the chart has
 * @param {any} local
 */
export const censusQuestion = ({ pairs }, last, { counted }) =>
	last <= UNASKED || counted === pairs ? { name: 'census', args: [pairs] } : null;

/**
 * @param {Context} context
 * @param {import('./stripes.js').Stripes} chart
 */
export function census({ state, results, cancel, retry, set }, chart) {
	const asked = results.census?.question.args[0] === state.pairs ? results.census : undefined;
	const status = asked?.status;
	const result = own(asked); // the counts of another size are not shown beside this one
	const all = `all ${grouped(chart.pairs)} pairs`;
	return html`<section class="census" aria-labelledby="census-title">
		<h3 id="census-title">The census: ${all}, computed and compared</h3>
		<p>
			The formula is not trusted here. Each pair’s values are computed from the mex rule alone, until the first
			<i>a</i> + <i>b</i> of them come again, which proves the period. Only then is it compared with the formula.
		</p>
		${progress(asked, 'Computing', () => cancel('census'))}
		${
			status === undefined || status === 'cancelled'
				? html`<p>
						${status === 'cancelled' ? `Cancelled after ${grouped(asked?.progress?.done ?? '0')} pairs. ` : nothing}
						<button type="button" @click=${() => (asked ? retry('census') : set({ counted: state.pairs }))}>
							${asked ? 'Begin again' : `Compute ${all}`}
						</button>
						${chart.pairs > 100_000 ? 'This takes some seconds; the page stays usable.' : nothing}
					</p>`
				: nothing
		}
		${failure(asked, 'census-trouble', () => retry('census'))}
		<dl class="facts">
			<dt>Pairs computed <span class="status">checked</span></dt>
			<dd>
				${large('census-pairs', result, ({ pairs }) => pairs)}${result?.answer ? `, ${grouped(result.answer.heaps)} heaps in their periods` : nothing}
			</dd>
			<dt>Formula right</dt>
			<dd>
				${large('census-agree', result, ({ agree }) => agree)}${result?.answer ? verdict(result.answer) : nothing}
			</dd>
			<dt>With a common factor</dt>
			<dd>${large('census-shared', result, ({ shared }) => shared)}</dd>
			<dt>Coprime and short</dt>
			<dd>${large('census-short', result, ({ short }) => short)}</dd>
			<dt>Coprime and long</dt>
			<dd>${large('census-long', result, ({ long }) => long)}</dd>
			<dt>Longest period</dt>
			<dd>
				${value('census-longest', result, ({ longest }) => (longest ? `${longest.period} at ${longest.takes.join(',')}` : 'none'))}
			</dd>
		</dl>
	</section>`;
}

/** @param {Census} answer */
function verdict({ pairs, agree, disagreement }) {
	if (agree === pairs) return ' times: every one of them agrees.';
	return ` times. The first that does not agree is {${disagreement?.join(', ')}}.`;
}
