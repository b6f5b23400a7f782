// @ts-check
/** The Euclid game: two numbers in; outcome, winning move, the reasoning, the value out. */
import { html, nothing } from 'lit-html';
import { isAnswerTo } from '../panel.js';
import { DEFAULTS } from '../state.js';
import { LONGEST_VALUE } from '../url.js';
import { grouped } from '../words.js';
import { facts, headline, isLongPair, rule } from './euclid/outcome.js';
import { why } from './euclid/reasoning.js';
import { squares } from './euclid/squares.js';
import { drawn, pairOf, waiting } from './euclid/words.js';
import { failure, field, own, previous, trouble } from './parts.js';

export { map } from './euclid/map.js';

/** @typedef {import('../panel.js').Context} Context */
/** @typedef {import('./euclid/outcome.js').Outcome} Outcome */

/** How many steps of the reasoning are shown, of a long pair and of others. */
const STEPS = { long: 6, other: 40 };

/** How many quotients are asked for. */
const MOST_QUOTIENTS = 40;

/** @type {readonly (readonly [x: string, y: string])[]} */
const PRESETS = [
	['11', '27'],
	['25', '7'],
	['34', '55'],
	['7', '7'],
	['165580141', '267914296'],
	['9007199254740993', '14573954537613649'],
];

/** @type {import('../panel.js').Panel} */
export const euclid = {
	name: 'euclid',
	fields: ['x', 'y', 'ending'],
	blamed: ({ field }) => /** @type {'x' | 'y' | 'ending'} */ (field),
	questions: ({ x, y, ending }, results) => {
		const about = [x, y, ending];
		const outcome = { name: 'euclidOutcome', args: about };
		const accepted = isAnswerTo(results.outcome, outcome);
		const long = accepted && isLongPair(results.outcome?.answer);
		const once = (/** @type {string} */ name, /** @type {number[]} */ ...more) =>
			accepted ? { name, args: [...about, ...more] } : null;
		return {
			outcome,
			limits: { name: 'euclidLimits', args: [] },
			reasoning: once('euclidReasoning', long ? STEPS.long : STEPS.other),
			quotients: once('euclidQuotients', MOST_QUOTIENTS),
			form: long ? null : once('euclidForm'),
			value: once('euclidValue'),
		};
	},
	view(context) {
		const { state, results } = context;
		const refusal = results.outcome?.status === 'refused' ? results.outcome.refusal : undefined;
		/** @type {Outcome | undefined} */
		const answer = results.outcome?.answer;
		/** @type {{ mostDigits: number } | undefined} */
		const limits = results.limits?.answer;
		const number = (/** @type {'x' | 'y'} */ name, /** @type {string} */ label) =>
			field(context, name, {
				label,
				hint: limits ? `From 0 up, at most ${grouped(limits.mostDigits)} digits` : 'A whole number, such as 27',
				invalid: refusal?.field === name,
				trouble: 'euclid-trouble',
				numeric: true,
				longest: limits && 2 * limits.mostDigits, // no way to group the digits makes a text twice as long,
			});
		return html`
			<form class="controls" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
				${number('x', 'First number')} ${number('y', 'Second number')} ${endings(context)}
				<div class="presets" role="group" aria-label="Pairs to try">
					${PRESETS.map(
						([x, y]) =>
							html`<button
								type="button"
								aria-pressed=${state.x === x && state.y === y ? 'true' : 'false'}
								@click=${() => context.act({ x, y }, 'move')}
							>
								(${grouped(x)}, ${grouped(y)})
							</button>`,
					)}
				</div>
			</form>
			${trouble(results.outcome, 'euclid-trouble', () => context.retry('outcome'))} ${unlinked(state)}
			${answer ? found(context, answer) : nothing}
		`;
	},
	exports({ outcome, reasoning }) {
		/** @type {Outcome | undefined} */
		const pair = outcome?.answer;
		if (!pair) return {};
		/** @type {import('./euclid/reasoning.js').Step[]} */
		const steps = own(reasoning)?.answer?.steps ?? [];
		return {
			about: { x: pair.smaller, y: pair.larger, ending: pair.ending },
			tables: [
				{
					name: 'reasoning',
					title: 'The reasoning, pair by pair',
					columns: ['smaller', 'larger', 'quotient', 'case', 'outcome'],
					rows: () => steps.map((step) => [step.smaller, step.larger, step.quotient, step.case, step.loss ? 'L' : 'W']),
				},
			],
		};
	},
	conclusion: ({ outcome }) => (outcome?.status === 'done' ? `${headline(outcome.answer)}.` : ''),
};

/** @param {Context} context */
function endings({ state, act }) {
	const choice = (/** @type {string} */ ending, /** @type {string} */ words, /** @type {string} */ who) =>
		html`<label>
			<input type="radio" name="ending" value=${ending} .checked=${state.ending === ending} @change=${() => act({ ending })} />
			${words} <span class="hint">(${who})</span>
		</label>`;
	return html`<fieldset class="field choices">
		<legend class="label">The game ends</legend>
		${choice('zero', 'at a zero', 'Cole and Davie')} ${choice('equal', 'at equal numbers', 'Grossman')}
	</fieldset>`;
}

/** What no link can carry. @param {Context['state']} state */
function unlinked({ x, y }) {
	if (x.length <= LONGEST_VALUE && y.length <= LONGEST_VALUE) return nothing;
	const missing = [
		...(x.length > LONGEST_VALUE ? [`${DEFAULTS.x} in the first field`] : []),
		...(y.length > LONGEST_VALUE ? [`${DEFAULTS.y} in the second field`] : []),
	].join(' and ');
	return html`<p class="note">
		The page’s address has no room for a number of more than ${grouped(LONGEST_VALUE)} characters. A link to this page, or a
		reload, will show ${missing}. Keep a copy of the number.
	</p>`;
}

/**
 * @param {Context} context
 * @param {Outcome} answer
 */
function found({ results, retry }, answer) {
	const { outcome, reasoning, quotients } = results;
	return html`<div class=${outcome?.status === 'done' ? 'flow' : 'flow stale'}>
		${previous(outcome, pairOf(answer))}
		<h3 class="finding" tabindex="-1">${headline(answer)}</h3>
		<p>${rule(answer.ending)}</p>
		<div class=${waiting(reasoning)}>${drawn(reasoning, (reasoning) => why(reasoning, answer.ending))}</div>
		${failure(reasoning, 'euclid-reasoning-trouble', () => retry('reasoning'))}
		${facts(results, retry)}
		<div class="flow ${waiting(quotients)}">${drawn(quotients, (quotients) => squares(answer, quotients))}</div>
	</div>`;
}
