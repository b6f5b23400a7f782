// @ts-check
/** Why a pair wins or loses: the three cases of the strategy, and the steps that decide. */
import { html, nothing } from 'lit-html';
import { grouped } from '../../words.js';
import { brief, isLong, pairOf, times } from './words.js';

/** @typedef {import('./words.js').Pair} Pair */
/** @typedef {Pair & { case: 'over' | 'divides' | 'forced' | 'choice', quotient: string, loss: boolean }} Step */

/** The engine's answer to `euclidReasoning`. @typedef {{ steps: Step[], omitted: number }} Reasoning */

/** A chain of more pairs is opened on request. */
const FEW = 8;

const letter = (/** @type {boolean} */ loss) =>
	loss ? html`<b class="chip l" translate="no">L</b>` : html`<b class="chip w" translate="no">W</b>`;

/**
 * @param {Reasoning} reasoning
 * @param {string} ending
 */
export function why({ steps, omitted }, ending) {
	const [first, next] = steps;
	if (!first) return nothing;
	return html`<section class="explanation" aria-label="Why">
		<ol class="cases">
			<li aria-current=${first.case === 'divides' ? 'true' : nothing}>
				<b>The smaller number divides the larger.</b>
				${first.case === 'divides' ? divides(first, ending) : 'End the game at once, and win.'}
			</li>
			<li aria-current=${first.case === 'forced' ? 'true' : nothing}>
				<b>It fits once, and something is left.</b>
				${first.case === 'forced' && next ? forced(first, next) : 'There is one move only, so the outcome is the opposite of the next pair’s.'}
			</li>
			<li aria-current=${first.case === 'choice' ? 'true' : nothing}>
				<b>It fits twice or more, and something is left.</b>
				${first.case === 'choice' && next ? choice(first, next) : 'There is a choice, and the player to move wins.'}
			</li>
		</ol>
		${first.case === 'over' ? html`<p>${pairOf(first)} is none of these: the game is over, and the player to move has lost.</p>` : nothing}
	</section>
	${steps.length > 1 ? chain(steps, omitted) : nothing}`;
}

/**
 * @param {Step} step
 * @param {string} ending
 */
function divides({ smaller, larger, quotient }, ending) {
	const fact = html`${brief(larger)} is ${brief(quotient)} × ${brief(smaller)}.`;
	return ending === 'equal'
		? html`${fact} Take ${brief(smaller)} until one is left, and the numbers are equal.`
		: html`${fact} Take all of it, and a 0 is left.`;
}

/**
 * @param {Step} step
 * @param {Step} next
 */
const forced = (
	step,
	next,
) => html`${brief(step.smaller)} fits once into ${brief(step.larger)}, and ${brief(next.smaller)} is left.
	The only move goes to ${pairOf(next)} ${letter(next.loss)}, so ${pairOf(step)} is the opposite: ${letter(step.loss)}`;

/**
 * @param {Step} step
 * @param {Step} next the pair (r, a) that the largest multiple leaves
 */
function choice(step, next) {
	const fits = html`${brief(step.smaller)} fits ${times(step.quotient)} into ${brief(step.larger)}, and ${brief(next.smaller)} is left.`;
	const most = html`${pairOf(next)} ${letter(next.loss)}`;
	const other = { smaller: step.smaller, larger: sum(step.smaller, next.smaller) };
	const more = html`${other.larger ? pairOf({ ...other, larger: other.larger }) : 'the pair with one multiple more'} ${letter(!next.loss)}`;
	return html`${fits} Two of the moves matter. Taking it ${times(step.quotient)} leaves ${most}; taking it once less leaves ${more}.
		From the second the only move leads to the first, so exactly one of them is an L. Move to that one, and win.`;
}

/**
 * a + r, where it can be shown.
 *
 * @param {string} a
 * @param {string} r
 */
const sum = (a, r) => (isLong(a) ? '' : String(BigInt(a) + BigInt(r)));

/**
 * @param {Step[]} steps
 * @param {number} omitted
 */
function chain(steps, omitted) {
	const rows = steps.map(
		(step, i) => html`<tr>
			<th scope="row" class="run" translate="no">${pairOf(step)}</th>
			<td>${step.case === 'over' ? '' : times(step.quotient)}</td>
			<td>${inWords(step, i)}</td>
			<td>${letter(step.loss)}</td>
		</tr>`,
	);
	const left = html`<tr><td colspan="4" class="muted">… ${grouped(omitted)} more pairs, each with one move only and so W and L in turn …</td></tr>`;
	return html`<details class="behind" ?open=${steps.length <= FEW}>
		<summary>The reasoning, pair by pair</summary>
		<div class="scroller" tabindex="0" role="region" aria-label="The reasoning, pair by pair">
			<table class="chain">
				<caption>To be read from below: each outcome follows from the next one</caption>
				<thead><tr><th scope="col">pair</th><th scope="col">fits</th><th scope="col">so</th><th scope="col"><span class="visually-hidden">outcome</span></th></tr></thead>
				<tbody>${rows.slice(0, -1)} ${omitted > 0 ? left : nothing} ${rows.slice(-1)}</tbody>
			</table>
		</div>
	</details>`;
}

/**
 * @param {Step} step
 * @param {number} i
 */
function inWords(step, i) {
	switch (step.case) {
		case 'over':
			return 'the game is over';
		case 'divides':
			return 'it can be ended at once';
		case 'forced':
			return 'one move: the opposite of the next';
		case 'choice':
			return i === 0 ? 'a choice: the next pair decides which' : 'a choice, so a win';
	}
}
