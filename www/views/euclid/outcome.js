// @ts-check
/** What is found about a pair: the heading, and the claims with their standing. */
import { html } from 'lit-html';
import { grouped, list } from '../../words.js';
import { failure, own, value } from '../parts.js';
import { brief, digitsOf, drawn, isLong, pairOf, times, waiting } from './words.js';

/**
 * The engine's answer to `euclidOutcome`, made by crate/lab/src/euclid.rs.
 *
 * @typedef {object} Outcome
 * @property {string} smaller
 * @property {string} larger
 * @property {string} ending `zero` or `equal`
 * @property {boolean} over whether the game is over
 * @property {boolean} loss whether the player to move loses
 * @property {(import('./words.js').Pair & { multiple: string }) | null} winning the winning move and the pair it leaves
 */

/** The answer to `euclidQuotients`. @typedef {import('./words.js').Pair & { quotients: string[], gcd: string | null }} Quotients */

/** @typedef {import('../../panel.js').Result} Result */

/** b² − ab − a² */
const FORM = html`<span class="formula" translate="no"><i>b</i>² − <i>ab</i> − <i>a</i>²</span>`;

/** A pair with more digits is long: its working is not written out, and its chain of reasoning is short. */
const LONG = 2000;

/** @param {Outcome} outcome */
export const isLongPair = ({ smaller, larger }) => smaller.length + larger.length > LONG;

/** What is found, as a heading. @param {Outcome} outcome */
export function headline({ smaller, larger, over, winning }) {
	const pair = pairOf({ smaller, larger });
	if (winning) return `${pair} wins: take ${brief(smaller)} ${times(winning.multiple)}, leaving ${pairOf(winning)}`;
	return over
		? `${pair} is the end: the player to move has lost`
		: `${pair} loses: its only move leaves a pair that wins`;
}

/**
 * How the game goes and ends, stated beside the board.
 *
 * @param {string} ending
 */
export const rule = (ending) =>
	ending === 'equal'
		? 'A move takes a multiple of the smaller number from the larger; no number may become 0. The game ends when the two are equal, and whoever made them equal has won.'
		: 'A move takes a multiple of the smaller number from the larger. The game ends when a number is 0, and whoever made it 0 has won.';

/**
 * The claims, each with its status.
 *
 * @param {import('../../panel.js').Results} results
 * @param {(name: string) => void} retry
 */
export const facts = ({ outcome, form, value: grundy, quotients }, retry) => html`<dl class="facts">
	<dt>Outcome <span class="status">proved</span></dt>
	<dd>
		${value('euclid-outcome', outcome, ({ loss }) => (loss ? 'L' : 'W'))}, the player to move
		${outcome?.answer.loss ? 'loses' : 'wins'}
	</dd>
	<dt>Winning move <span class="status">proved</span></dt>
	<dd>
		${digitsOf(
			'euclid-move',
			outcome,
			({ winning }) => (winning ? `${winning.smaller},${winning.larger}` : 'none'),
			({ winning }) => (winning ? pairOf(winning) : 'none'),
		)}${outcome?.answer.winning ? ' is the pair to leave. No other move wins.' : ': no move wins'}
	</dd>
	<dt>Golden-ratio test <span class="status">proved</span></dt>
	<dd>${goldenRatio(outcome?.answer, form, () => retry('form'))}</dd>
	<dt>Grundy value <span class="status">proved</span></dt>
	<dd>
		${digitsOf('euclid-value', own(grundy), String, brief)}
		${failure(grundy, 'euclid-value-trouble', () => retry('value'))}
	</dd>
	<dt>Quotients</dt>
	<dd>
		<div class=${waiting(quotients)}>${drawn(quotients, cuts)}</div>
		${failure(quotients, 'euclid-quotients-trouble', () => retry('quotients'))}
	</dd>
</dl>`;

/**
 * @param {Outcome | undefined} outcome
 * @param {Result | undefined} form
 * @param {() => void} retry
 */
function goldenRatio(outcome, form, retry) {
	if (!outcome) return '';
	const { smaller, larger, loss } = outcome;
	if (smaller === '0' || smaller === larger)
		return html`The test is for pairs with 0 < <i>a</i> < <i>b</i>, and this is not one.`;
	const side = loss
		? html`negative: <i>b</i>/<i>a</i> is below the golden ratio, and the pair loses`
		: html`positive: <i>b</i>/<i>a</i> is above the golden ratio, and the pair wins`;
	if (isLongPair(outcome)) return html`${FORM} is ${side}. The number is too long to be written out here.`;
	if (form?.status !== 'done') return html`${FORM} is ${side}. ${failure(form, 'euclid-form-trouble', retry)}`;
	return html`${FORM} = <span class="run" translate="no">${brief(form.answer.replace('-', '−'))}</span> is ${side}.`;
}

/** @param {Quotients} answer */
function cuts({ quotients, gcd }) {
	if (gcd === null)
		return html`The first ${grouped(quotients.length)}: <span class="run" translate="no">${quotients.map(brief).join(', ')}</span>, and more.`;
	const divisor = isLong(gcd) ? html`<span class="run" translate="no">${brief(gcd)}</span>` : brief(gcd);
	if (quotients.length === 0)
		return html`None: there is nothing to divide by. The greatest common divisor is ${divisor}.`;
	return html`<span class="run" translate="no">${list(quotients.map(brief))}</span>, and the greatest common divisor is ${divisor}.`;
}
