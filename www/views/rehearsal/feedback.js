// @ts-check
/** What is said of an answer: never only that it is wrong, always what decides it. */
import { html, nothing } from 'lit-html';
import { mark, predicting, score } from '../../rehearsal/round.js';
import { counted, list, number, setOf } from '../../words.js';
import { letters } from '../reason.js';

/** @typedef {import('../../rehearsal/round.js').Round} Round */
/** @typedef {import('../reason.js').Explanation} Explanation */
/** @typedef {import('../labels.js').Labels} Labels */
/** @typedef {import('../rehearsal.js').Answers} Answers */

/**
 * How the present part stands, in a sentence.
 *
 * @param {Round} round
 * @param {Answers} answers
 */
export function verdict(round, { reasons, residues, period }) {
	const { right, of } = score(round);
	const { part, positions, firstRight } = round;
	if (round.shown) return `Here is the rest. Right at the first try: ${right} of ${of}.`;
	if (round.over && part !== 'labels') return `That is right. Right at the first try, all in all: ${right} of ${of}.`;
	if (part === 'labels') return reasons ? labelVerdict(round, reasons, firstRight ?? 0, positions) : '';
	if (round.right) return 'That is right.';
	const marked =
		part === 'residues' ? residues && round.residues.first !== null : period && round.period.first !== null;
	return marked ? 'Not yet. You can correct it and check again.' : '';
}

/**
 * @param {Round} round
 * @param {readonly Explanation[]} reasons
 * @param {number} firstRight
 * @param {number} positions
 */
function labelVerdict(round, reasons, firstRight, positions) {
	const { handed, right } = round;
	if (handed === null) return '';
	if (right && firstRight === positions) return `All ${number(positions)} labels are right, at the first try.`;
	if (right)
		return `All ${number(positions)} labels are right now. At the first try it was ${firstRight} of ${positions}.`;
	const agree = reasons.filter(({ loss, position }) => handed[position] === (loss ? 'L' : 'W')).length;
	return `${agree} of ${positions} labels are right. Correct those that are marked, and check again.`;
}

/**
 * One line a label, naming the move that decides it. Of a wrong one the label
 * itself is left to the reader, who can mend it.
 *
 * @param {Round} round
 * @param {readonly Explanation[]} reasons
 */
export function labelFeedback(round, reasons) {
	if (round.part !== 'labels' && !round.over) return nothing;
	if (round.over) return folded(`Why each label is what it is`, reasons.map(full));
	const truth = letters(reasons);
	const marked = (/** @type {'right' | 'wrong'} */ as) =>
		reasons.filter(({ position }) => mark(round, position, truth) === as);
	const wrong = marked('wrong');
	const right = marked('right');
	return html`${
		wrong.length > 0
			? html`<ul class="feedback" aria-label="Labels to mend">
					${wrong.map(({ position, ...rest }) => html`<li class="wrong">Position ${position}, predicted ${round.labels[position]}: ${decides({ position, ...rest })}</li>`)}
				</ul>`
			: nothing
	}
	${right.length > 0 ? folded(`The moves that decide the ${right.length === 1 ? 'one' : number(right.length)} you had right`, right.map(full), !predicting(round)) : nothing}`;
}

/**
 * @param {string} summary
 * @param {readonly string[]} lines
 * @param {boolean} [open]
 */
const folded = (summary, lines, open = false) =>
	html`<details class="feedback" ?open=${open}>
		<summary>${summary}</summary>
		<ul>
			${lines.map((line) => html`<li class="right">${line}</li>`)}
		</ul>
	</details>`;

/** @param {Explanation} explanation */
const full = (explanation) =>
	`Position ${explanation.position} is ${explanation.loss ? 'L' : 'W'}: ${decides(explanation)}`;

/** The move or moves that decide a label. @param {Explanation} explanation */
export function decides({ loss, options }) {
	const deciding = loss ? options : options.filter((option) => option.loss);
	if (deciding.length === 0) return 'no take fits, so there is no legal move.';
	const led = list(
		deciding.map(({ take, position }, i) => `${i === 0 ? `taking ${take} leads` : `taking ${take}`} to ${position}`),
	);
	const letter = loss ? 'a W' : 'an L';
	if (deciding.length > 1) return `${loss ? 'every move leads to a W: ' : ''}${led}${loss ? '' : `, each ${letter}`}.`;
	return loss ? `the only move leads to a W: ${led}.` : `${led}, ${letter}.`;
}

/** @param {NonNullable<Answers['residues']>} residues */
export const residueFeedback = ({ right, marks, missing }) =>
	right
		? nothing
		: html`<ul class="feedback" aria-label="What is said of the residues">
				${marks.map(({ residue, mark }) => html`<li class=${mark === 'right' ? 'right' : 'wrong'}>${RESIDUE[mark](residue)}</li>`)}
				${missing > 0 ? html`<li class="wrong">${counted(missing, 'losing residue')} ${missing === 1 ? 'is' : 'are'} not named yet.</li>` : nothing}
			</ul>`;

const RESIDUE = {
	right: (/** @type {string} */ residue) => `${residue} is one: position ${residue} is an L.`,
	wins: (/** @type {string} */ residue) => `${residue} is not one: position ${residue} is a W.`,
	'too large': (/** @type {string} */ residue) =>
		`${residue} is too large for a remainder: the pattern has begun again before it.`,
};

/**
 * @param {NonNullable<Answers['period']>} period
 * @param {Round} round
 * @param {readonly Explanation[]} reasons
 */
export function periodFeedback({ mark, pair }, { period }, reasons) {
	if (mark === 'right') return nothing;
	const named = (/** @type {number} */ position) => `position ${position} is ${reasons[position]?.loss ? 'L' : 'W'}`;
	const sentence =
		mark === 'differs' && pair
			? `Moved by ${period.handed}, the row does not lie on itself: ${named(pair[0])}, and ${named(pair[1])}.`
			: mark === 'not smallest'
				? `Every pair ${period.handed} apart agrees. But so does every pair at a smaller distance, and the period is the smallest.`
				: `No two positions of the row are ${period.handed} apart, so there is nothing to compare.`;
	return html`<ul class="feedback" aria-label="What is said of the period"><li class="wrong">${sentence}</li></ul>`;
}

/** What was measured on the row that is now open. @param {Labels} labels */
export function pattern({ takes, positions, measured }) {
	if (!measured) return nothing;
	const { period, pairs, repetitions, residues } = measured;
	return html`<p>
		Over positions 0 to ${positions - 1} of ${setOf(takes)} the measured period is ${number(period)}, from
		${counted(pairs, 'compared pair')} and ${counted(repetitions, 'full repetition')}; the losing residues are
		${list(residues)}. Whether it goes on is for a certificate to say.
	</p>`;
}

/** At the end of the set that was begun together. @param {Labels} labels */
export function remark(labels) {
	const { positions, measured } = labels;
	const by = measured?.period ?? positions;
	const runs = labels.letters.slice(0, positions).match(new RegExp(`.{1,${by}}`, 'g')) ?? [];
	return html`<p>
			It does not begin as expected: two losses in a row, not one. How much harder the pattern is to see! Whoever looks for
			one loss at the start of every repetition looks in vain. With a longer row it comes out:
		</p>
		<p class="run letters">${runs.map((run) => html`<span>${run}</span> `)}</p>
		${pattern(labels)}`;
}
