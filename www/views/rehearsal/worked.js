// @ts-check
/** The first stage: a set is labelled step by step, each step with its reason. */
import { html } from 'lit-html';
import { LAST_STEP, toStage, toStep, WORKED } from '../../rehearsal/progress.js';
import { counted, grouped, list, number, setOf } from '../../words.js';
import { cells } from '../cells.js';
import { focusTitle } from '../focus.js';
import { button, failure } from '../parts.js';
import { moves, reason } from '../reason.js';

/** @typedef {import('../../panel.js').Context} Context */
/** @typedef {import('../rehearsal.js').Answers} Answers */

const SET = setOf(WORKED.takes.split(','));

/**
 * @param {Context} context
 * @param {Answers} answers
 */
export function worked(context, answers) {
	const { results, local, set, retry } = context;
	const { progress } = local;
	const { step } = progress;
	const { reasons } = answers;
	const go = (/** @type {number} */ to) => set({ progress: toStep(progress, to) });
	const onward = (/** @type {Event} */ event) => {
		event.preventDefault();
		if (step < LAST_STEP) return go(step + 1);
		set({ progress: toStage(progress, 'faded'), current: 0, note: '' });
		focusTitle(event);
	};
	return html`<form class="stage flow" @submit=${onward}>
		<h3 class="finding" tabindex="-1">Watch ${SET} being labelled</h3>
		${cells({
			label: `The worked row of ${SET}`,
			cells: Array.from({ length: WORKED.positions }, (_, position) => workedCell(position, step, reasons)),
			chosen: step >= 1 && step <= WORKED.positions ? step - 1 : null,
			choose: (position) => go(position + 1),
		})}
		<div class="explanation" role="status">${said(step, answers)}</div>
		${['reasons', 'check', 'pattern'].map((name) => failure(results[name], `worked-${name}-trouble`, () => retry(name)))}
		<div class="steps">
			${button('Back', () => go(step - 1), step === 0)}
			<button type="submit" class="primary">${step < LAST_STEP ? 'Next' : 'Now predict yourself'}</button>
			<span class="muted">Step ${step} of ${LAST_STEP}</span>
		</div>
	</form>`;
}

/**
 * @param {number} position
 * @param {number} step
 * @param {Answers['reasons']} reasons
 * @returns {import('../cells.js').Cell}
 */
function workedCell(position, step, reasons) {
	const loss = reasons?.[position]?.loss;
	if (position >= step || loss === undefined)
		return { position, text: '·', kind: 'hidden', name: `position ${position}, not labelled yet` };
	return {
		position,
		text: loss ? 'L' : 'W',
		kind: loss ? 'l' : 'w',
		name: `position ${position}, ${loss ? 'L, a loss' : 'W, a win'}`,
	};
}

/**
 * What a step says.
 *
 * @param {number} step
 * @param {Answers} answers
 */
function said(step, { reasons, check, pattern }) {
	if (step === 0)
		return html`<p>
			<b>First the rule and the order.</b> A position is L if every move leads to a W, and W if some move leads to an L.
			Every move lowers the heap, so the labels are filled in from 0 upwards.
		</p>`;
	if (step <= WORKED.positions) {
		const explanation = reasons?.[step - 1];
		return explanation
			? html`<p><b>Position ${explanation.position} is ${explanation.loss ? 'L' : 'W'}.</b> ${reason(explanation)}</p>
					${moves(explanation)}`
			: waiting;
	}
	if (step < LAST_STEP)
		return check
			? html`<p>
					<b>Then the check.</b> A second computation that knows the rules alone ${check.verdict} on all
					${number(check.positions)} positions. It took ${counted(check.calls, 'call')}.
				</p>`
			: waiting;
	if (!pattern?.measured) return waiting;
	const { period, pairs, repetitions, residues } = pattern.measured;
	return html`<p>
			<b>Last the pattern, stated honestly.</b> Over positions 0 to ${pattern.positions - 1} the measured period is
			${number(period)}: ${counted(pairs, 'pair')} of positions ${grouped(period)} apart were compared, and all agree. That
			is ${counted(repetitions, 'full repetition')}. The losing residues are ${list(residues)}.
		</p>
		<p>
			This much was measured. That the labels repeat in the end at all is the pigeonholes’ theorem, and it says nothing of
			${grouped(period)}.
		</p>`;
}

const waiting = html`<p class="muted">The engine is being asked …</p>`;
