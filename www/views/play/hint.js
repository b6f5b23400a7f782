// @ts-check
/** A hint: first the reason, and on request the move. */
import { html, nothing } from 'lit-html';
import { counted, grouped } from '../../words.js';
import { brief, pairOf, times } from '../euclid/words.js';
import { focusLater } from '../focus.js';
import { countersOf, positionOf } from './words.js';

/** @typedef {import('../../play/report.js').Report} Report */
/** @typedef {import('../../play/report.js').HeapsReport} HeapsReport */
/** @typedef {import('../../play/report.js').EuclidReport} EuclidReport */

/**
 * @param {Report} report the reader is to move
 * @param {boolean} open whether the move is shown
 * @param {() => void} show shows it
 */
export function hint(report, open, show) {
	const { advice } = report;
	if (!advice) return nothing;
	const shown = (/** @type {Event} */ event) => {
		show();
		focusLater(event, (root) => root.querySelector('.hint-move')); // so that it is spoken, too
	};
	return html`<section class="explanation" aria-label="Hint">
		${report.kind === 'heaps' ? heapsReason(report) : euclidReason(report)}
		${open ? answer(report) : html`<button type="button" @click=${shown}>Show the move</button>`}
	</section>`;
}

/** @param {Report} report */
function answer(report) {
	const { advice } = report;
	if (!advice) return nothing;
	return html`<p class="hint-move" tabindex="-1">${report.kind === 'heaps' ? heapsMove(report) : euclidMove(report)} ${lasts(report)}</p>`;
}

/** @param {Report} report */
function lasts({ advice }) {
	if (advice?.movesLeft != null)
		return `With perfect play the game lasts ${counted(advice.movesLeft, 'more move')}${advice.isLost ? ', and no move makes it longer' : ''}.`;
	return advice?.isLost
		? 'How long the game can last is too much to compute here; this is a good guess at the longest resistance.'
		: 'How soon it can be won is too much to compute here, but this move wins.';
}

/** @param {HeapsReport} report */
const heapsReason = (report) => (report.start.position.length === 1 ? oneHeap(report) : nimSum(report));

/** @param {HeapsReport} report */
function oneHeap({ advice }) {
	return advice?.isLost
		? html`<p><b>You cannot win from here: the lab makes no mistakes.</b> Every take leaves a heap from which the lab can win.</p>`
		: html`<p><b>You can win.</b> Some take leaves an L: a heap that is lost for whoever must move, since every take from it leaves a heap that can be won. Look for it.</p>`;
}

/** The nim-sum, in words and in binary. @param {HeapsReport} report */
function nimSum({ turns, start, advice }) {
	if (!advice) return nothing;
	const heaps = turns.at(-1)?.position ?? start.position;
	const { values, before } = advice.why;
	const width = Math.max(...values, before).toString(2).length;
	const binary = (/** @type {number} */ n) => n.toString(2).padStart(width, '0');
	return html`<p>
			Each heap has a <b>value</b>: the smallest of 0, 1, 2, … that is not the value of a heap you can leave. Write the
			values in binary, one below the other, and in each column count the ones: an even count gives 0, an odd one 1. That is
			the <b>nim-sum</b>.
		</p>
		<table class="nim-sum">
			<thead><tr><th scope="col">heap</th><th scope="col">counters</th><th scope="col">value</th><th scope="col">binary</th></tr></thead>
			<tbody>
				${values.map(
					(value, heap) =>
						html`<tr><th scope="row">${heap + 1}</th><td>${grouped(heaps[heap] ?? 0)}</td><td>${value}</td><td class="binary">${binary(value)}</td></tr>`,
				)}
			</tbody>
			<tfoot><tr><th scope="row" colspan="2">nim-sum</th><td>${before}</td><td class="binary">${binary(before)}</td></tr></tfoot>
		</table>
		${
			before === 0
				? html`<p><b>It is 0, so you cannot win from here:</b> the lab makes no mistakes. Whatever you take changes one value and so the nim-sum, and the lab makes it 0 again.</p>`
				: html`<p><b>It is not 0, so you can win:</b> change the value of one heap so that every column has an even count.</p>`
		}`;
}

/** @param {HeapsReport} report */
function heapsMove({ start, advice }) {
	if (!advice) return '';
	const { heap, take, position, isLost, why } = advice;
	const left = position[heap] ?? 0;
	const only = start.position.length === 1;
	const move = html`<b>Take ${grouped(take)}${only ? '' : ` from heap ${heap + 1}`}, leaving ${countersOf(left)}.</b>`;
	if (isLost) return move;
	if (only) return html`${move} That is an L${left === 0 ? ': no take is left' : ''}.`;
	const { values, before, valueAfter } = why;
	return html`Heap ${heap + 1} has the value ${values[heap]}. Turn over its digits in the columns where ${before} has a 1: it needs the value ${valueAfter}. ${move}`;
}

/** @param {EuclidReport} report */
function euclidReason({ advice, ending }) {
	const [step, next] = advice?.why.steps ?? [];
	if (!step) return nothing;
	const { smaller, larger, quotient } = step;
	if (step.case === 'divides')
		return html`<p><b>You can win at once.</b> ${brief(larger)} is ${brief(quotient)} × ${brief(smaller)}: ${ending === 'equal' ? 'leave the two numbers equal' : 'take all of it'}.</p>`;
	if (!next) return nothing;
	if (step.case === 'forced')
		return html`<p><b>There is only one move.</b> ${brief(smaller)} fits once into ${brief(larger)}, so you can only leave ${pairOf(next)}. ${advice?.isLost ? 'That pair wins for the lab, which makes no mistakes.' : 'That pair is lost for the lab.'}</p>`;
	return html`<p>
		<b>You can win.</b> ${brief(smaller)} fits ${times(quotient)} into ${brief(larger)}, and ${brief(next.smaller)} is left. Two
		moves matter: take it ${times(quotient)} and leave ${pairOf(next)}, or take it once less. From the pair that leaves, the lab
		would have to go to ${pairOf(next)}. So one of the two is lost for whoever must move. Leave that one to the lab.
	</p>`;
}

/** @param {EuclidReport} report */
function euclidMove(report) {
	const { advice, turns, start } = report;
	if (!advice) return '';
	const { smaller } = turns.at(-1)?.position ?? start.position;
	return html`<b>Take ${brief(smaller)} ${times(advice.multiple)}, leaving ${positionOf(report, advice.position)}.</b>`;
}
