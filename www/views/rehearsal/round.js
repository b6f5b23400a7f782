// @ts-check
/** The second and the third stage: labels are predicted, handed in, marked and mended. */
import { html, nothing } from 'lit-html';
import { draw, FADED, LEVELS, roundOf, toStage, withRound } from '../../rehearsal/progress.js';
import { giveUp, goOn, handIn, mark, OPEN, predict, predicting, unpredicted, write } from '../../rehearsal/round.js';
import { list, number, setOf } from '../../words.js';
import { cells } from '../cells.js';
import { focusCell, focusField, focusTitle } from '../focus.js';
import { failure, trouble } from '../parts.js';
import { letters } from '../reason.js';
import { labelFeedback, pattern, periodFeedback, remark, residueFeedback, verdict } from './feedback.js';

/** @typedef {import('../../panel.js').Context} Context */
/** @typedef {import('../../rehearsal/round.js').Round} Round */
/** @typedef {import('../../rehearsal/progress.js').Progress} Progress */
/** @typedef {import('../rehearsal.js').Answers} Answers */

/** The set that is begun together: the first step is made for the reader. @param {Context} context @param {Answers} answers */
export function faded(context, answers) {
	const { progress } = context.local;
	const round = roundOf(progress);
	if (!round) return nothing; // whoever is at this stage has a round
	return stage(context, answers, {
		title: `Predict the first ${number(FADED.positions)} labels of ${nameOf(round)}`,
		before: html`<p>
			The first step is made for you. From position 1 there is no legal move, since even the smaller take is too large.
			So 1 loses, and so does 0.
		</p>`,
		primary: round.over ? 'Go on to a set of your own' : 'Check',
		press(event) {
			if (!round.over) return check(context, round, event);
			context.set({ progress: toStage(progress, 'own'), current: 0, note: '' });
			focusTitle(event);
		},
		after: round.over && answers.pattern ? remark(answers.pattern) : nothing,
	});
}

/** A set that the page draws. @param {Context} context @param {Answers} answers */
export function own(context, answers) {
	const { progress } = context.local;
	const round = roundOf(progress);
	const free = !round || round.over;
	return stage(context, answers, {
		title: !round ? 'Let the page draw a set' : free ? `That was ${nameOf(round)}` : `Predict ${nameOf(round)}`,
		before:
			free && !round
				? html`<p>Choose how hard it should be. You predict its labels, then its losing residues, and last its period.</p>`
				: nothing,
		primary: free ? (round ? 'Draw another set' : 'Draw a set') : round.right ? NEXT[round.part] : 'Check',
		press(event) {
			if (free) {
				context.set({ progress: draw(progress, Math.floor(Math.random() * 2 ** 32)), current: 0, note: '' });
				return focusTitle(event);
			}
			if (!round.right) return check(context, round, event);
			put(context, goOn(round));
			focusField(event);
		},
		after: html`${round?.over && answers.pattern ? pattern(answers.pattern) : nothing} ${free ? levels(context) : nothing}`,
	});
}

const NEXT = { labels: 'Go on to the residues', residues: 'Go on to the period', period: '' };

/**
 * The form that both stages share. The one primary button stays the same element
 * through all parts, so that the focus stays on it.
 *
 * @param {Context} context
 * @param {Answers} answers
 * @param {object} words
 * @param {string} words.title
 * @param {unknown} words.before
 * @param {string} words.primary
 * @param {(event: Event) => void} words.press
 * @param {unknown} words.after
 */
function stage(context, answers, { title, before, primary, press, after }) {
	const { local, results, retry } = context;
	const round = roundOf(local.progress);
	return html`<form
		class="stage flow"
		@submit=${(/** @type {Event} */ event) => {
			event.preventDefault();
			press(event);
		}}
		@keydown=${(/** @type {KeyboardEvent} */ event) => round && onKey(context, round, event)}
		@focusin=${(/** @type {FocusEvent} */ event) => follow(context, event)}
	>
		<h3 class="finding" tabindex="-1">${title}</h3>
		${before} ${round ? row(context, round, answers) : nothing} ${round && predicting(round) ? pad(context, round) : nothing}
		${round && !round.over && !predicting(round) ? fields(context, round) : nothing}
		<p class="verdict" role="status">${local.note || (round ? verdict(round, answers) : '')}</p>
		${round && answers.reasons ? labelFeedback(round, answers.reasons) : nothing}
		${round?.part === 'residues' && !round.over && answers.residues ? residueFeedback(answers.residues) : nothing}
		${round?.part === 'period' && !round.over && answers.period && answers.reasons ? periodFeedback(answers.period, round, answers.reasons) : nothing}
		${after}
		${['reasons', 'draw', 'pattern'].map((name) =>
			failure(results[name], `rehearsal-${name}-trouble`, () => retry(name)),
		)}
		<div class="steps">
			<button type="submit" class="primary">${primary}</button>
			${round && !round.over ? html`<button type="button" class="quiet" @click=${() => put(context, giveUp(round))}>Give up and be shown</button>` : nothing}
			${round?.over ? html`<button type="button" class="quiet" @click=${() => showInLab(context, round)}>Show it in the lab</button>` : nothing}
		</div>
	</form>`;
}

/** @param {Round} round */
const nameOf = ({ takes }) => setOf(takes.split(','));

/**
 * @param {Context} context
 * @param {Round} round
 * @param {string} [note]
 */
function put({ local, set }, round, note = '') {
	set({ progress: withRound(local.progress, round), note });
}

/**
 * Hands in what is written, if there is enough of it.
 *
 * @param {Context} context
 * @param {Round} round
 * @param {Event} event
 */
function check(context, round, event) {
	const open = round.part === 'labels' ? unpredicted(round) : [];
	if (open.length === 0) return put(context, handIn(round));
	context.set({
		note: `${open.length === 1 ? 'Position' : 'Positions'} ${list(open)} ${open.length === 1 ? 'has' : 'have'} no prediction yet.`,
		current: open[0],
	});
	focusCell(event, open[0] ?? 0);
}

/**
 * @param {Context} context
 * @param {Round} round
 * @param {Answers} answers
 */
function row({ local, set }, round, { reasons }) {
	const truth = reasons && letters(reasons);
	return cells({
		label: `Your row of ${nameOf(round)}`,
		cells: [...round.labels].map((letter, position) =>
			round.over && truth ? shownCell(position, truth, round) : predictedCell(position, letter, truth, round),
		),
		chosen: predicting(round) ? local.current : null,
		choose: (position) => set({ current: position }),
	});
}

/**
 * @param {number} position
 * @param {string} letter
 * @param {string | undefined} truth
 * @param {Round} round
 * @returns {import('../cells.js').Cell}
 */
function predictedCell(position, letter, truth, round) {
	if (letter === OPEN) return { position, text: '?', kind: 'hidden', name: `position ${position}, no prediction yet` };
	const marked = truth ? mark(round, position, truth) : null;
	return {
		position,
		text: letter,
		kind: `${letter.toLowerCase()} ${marked ?? 'unmarked'}`,
		name: `position ${position}, predicted ${letter}${marked ? `, ${marked}` : ''}`,
	};
}

/**
 * @param {number} position
 * @param {string} truth
 * @param {Round} round
 * @returns {import('../cells.js').Cell}
 */
function shownCell(position, truth, { first }) {
	const letter = truth[position] ?? '';
	const firstTry = first?.[position] === letter;
	return {
		position,
		text: letter,
		kind: `${letter.toLowerCase()} ${firstTry ? 'right' : ''}`,
		name: `position ${position}, ${letter === 'L' ? 'L, a loss' : 'W, a win'}${firstTry ? ', right at the first try' : ''}`,
	};
}

/**
 * The letters as buttons, for a finger and for whoever prefers them.
 *
 * @param {Context} context
 * @param {Round} round
 */
function pad(context, round) {
	const { current } = context.local;
	return html`<div class="pad" role="group" aria-label="Prediction for position ${current}">
			<span class="pad-position" aria-hidden="true">Position ${current}</span>
			<button type="button" class="letter" @click=${(/** @type {Event} */ event) => letter(context, round, 'L', event)}>
				<b class="chip l" translate="no">L</b> loses
			</button>
			<button type="button" class="letter" @click=${(/** @type {Event} */ event) => letter(context, round, 'W', event)}>
				<b class="chip w" translate="no">W</b> wins
			</button>
			<button type="button" class="quiet" @click=${(/** @type {Event} */ event) => letter(context, round, OPEN, event)}>Clear</button>
		</div>
		<p class="hint">
			Press L or W at a position; the arrow keys move along the row, and Backspace takes a letter back. The buttons do the
			same.
		</p>`;
}

/**
 * Writes a letter at the current position and goes on to the next one.
 *
 * @param {Context} context
 * @param {Round} round
 * @param {'L' | 'W' | typeof OPEN} letter
 * @param {Event} event
 */
function letter(context, round, letter, event) {
	const { current, progress } = context.local;
	const next = letter === OPEN ? current : Math.min(current + 1, round.positions - 1);
	context.set({ progress: withRound(progress, predict(round, current, letter)), current: next, note: '' });
	if (inRow(event)) focusCell(event, next);
}

/**
 * L and W while the focus is inside, except in a field.
 *
 * @param {Context} context
 * @param {Round} round
 * @param {KeyboardEvent} event
 */
function onKey(context, round, event) {
	const field = event.target instanceof HTMLInputElement && event.target.type === 'text';
	if (field || event.ctrlKey || event.metaKey || event.altKey || !predicting(round)) return;
	const { current } = context.local;
	const key = event.key.toUpperCase();
	if (key === 'L' || key === 'W') letter(context, round, key, event);
	else if (key === 'DELETE') letter(context, round, OPEN, event);
	else if (key === 'BACKSPACE') {
		// as in a line of text: the letter here, or else the one before
		const at = round.labels[current] === OPEN ? Math.max(0, current - 1) : current;
		context.set({ progress: withRound(context.local.progress, predict(round, at, OPEN)), current: at, note: '' });
		if (inRow(event)) focusCell(event, at);
	} else return;
	event.preventDefault();
}

/** @param {Event} event */
const inRow = (event) => event.target instanceof Element && event.target.closest('[role=gridcell]') !== null;

/**
 * The position that has the focus is the current one.
 *
 * @param {Context} context
 * @param {FocusEvent} event
 */
function follow({ local, set }, event) {
	const cell = event.target instanceof HTMLElement ? event.target.closest('[role=gridcell]') : null;
	const position = Number(cell?.getAttribute('data-position') ?? local.current);
	if (position !== local.current) set({ current: position });
}

const ASKED = {
	residues: {
		label: 'Losing residues',
		hint: 'See after how many positions the row repeats, divide each losing position by that, and write the remainders, such as 0, 3',
	},
	period: {
		label: 'Period',
		hint: 'The measured period over this row: the smallest distance at which every pair agrees',
	},
};

/**
 * The answers in words.
 *
 * @param {Context} context
 * @param {Round} round
 */
function fields(context, round) {
	const { part } = round;
	if (part === 'labels') return nothing;
	const { label, hint } = ASKED[part];
	const refused =
		context.results[part]?.status === 'refused' && context.results[part]?.question.args.at(-1) === round[part].handed;
	return html`<label class="field answer">
			<span class="label">${label}</span>
			<input
				name="answer-${part}"
				type="text"
				autocomplete="off"
				autocapitalize="none"
				spellcheck="false"
				.value=${round[part].text}
				?readonly=${round.right}
				aria-invalid=${refused ? 'true' : 'false'}
				aria-describedby="answer-hint answer-trouble"
				@input=${(/** @type {InputEvent & { target: HTMLInputElement }} */ event) => put(context, write(round, part, event.target.value))}
			/>
			<span class="hint" id="answer-hint">${hint}</span>
		</label>
		${trouble(refused || context.results[part]?.status === 'failed' ? context.results[part] : undefined, 'answer-trouble', () => context.retry(part))}`;
}

/** How hard the next set is to be. @param {Context} context */
function levels({ local, set }) {
	const { progress } = local;
	return html`<fieldset class="levels">
		<legend>How hard the next set is</legend>
		${LEVELS.map(
			(level) => html`<label>
				<input type="radio" name="level" value=${level} .checked=${progress.level === level} @change=${() => set({ progress: { ...progress, level } })} />
				${LEVEL_NAMES[level]}
			</label>`,
		)}
	</fieldset>`;
}

const LEVEL_NAMES = { gentle: 'Gentle', fair: 'Fair', hard: 'Hard' };

/**
 * @param {Context} context
 * @param {Round} round
 */
const showInLab = ({ goTo }, { takes, positions }) =>
	goTo({ section: 'labels' }, { takes, positions: String(Math.max(positions, 19)), at: '', filled: '' });
