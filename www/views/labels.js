// @ts-check
/** The labels lab: takes in; labels, measured period, bound and cross-check out. */
import { html, nothing } from 'lit-html';
import { isAnswerTo } from '../panel.js';
import { counted, grouped, list, number, setOf } from '../words.js';
import { cells } from './cells.js';
import { focusCell } from './focus.js';
import {
	button,
	cancelled,
	failure,
	field,
	large,
	own,
	predicted,
	previous,
	progress,
	trouble,
	value,
} from './parts.js';
import { moves, reason } from './reason.js';
import { strip } from './strip.js';

/**
 * The engine's answer to `labels`, made by crate/lab/src/labels.rs.
 *
 * @typedef {object} Labels
 * @property {number[]} takes rising
 * @property {string} canonical the takes as a link writes them
 * @property {number[]} repeated takes that were written more than once
 * @property {number} positions how many, from 0
 * @property {string} letters the first 1,000 labels
 * @property {Uint32Array} bits position p is a loss iff bit p mod 32 of word ⌊p/32⌋ is set
 * @property {number} lossCount
 * @property {number[]} losses the first 1,000
 * @property {Measured | null} measured
 */

/** @typedef {{ period: number, pairs: number, repetitions: number, rest: number, residues: number[], residueCount: number }} Measured */

/** @typedef {{ largestTake: number, mostTakes: number, mostPositions: number }} Limits */

/** @typedef {{ verdict: string, calls: number, positions: number }} CrossCheck */

/** @typedef {{ takes: number[], digits: string }} WindowBound 2^M in decimal digits */

/** @typedef {import('./reason.js').Explanation} Explanation */

/** @typedef {import('../panel.js').Context} Context */

/** Where the cells of a long row begin; null: where the reader has something to see. @typedef {{ from: number | null }} Local */

/** So many positions are cells at a time; a longer row has a strip over them. More would be drawn at every key. */
const WINDOW = 200;

/** What `letters` holds: rows to this length can be filled step by step, and saved as a picture of cells. */
const MOST_LETTERS = 1000;

const PRESETS = ['1,3,4', '1,2,3', '1,2', '2,5'];

/** @type {import('../panel.js').Panel} */
export const labels = {
	name: 'labels',
	fields: ['takes', 'positions', 'at', 'filled'],
	chosen: ['at'],
	judges: ['labels', 'explanation'],
	blamed: ({ code }) => (code === 'E_POSITION' ? 'at' : code.startsWith('E_POSITIONS') ? 'positions' : 'takes'),
	local: /** @type {Local} */ ({ from: null }),
	questions: ({ takes, positions, at }, results) => {
		const labels = { name: 'labels', args: [takes, positions] };
		const accepted = isAnswerTo(results.labels, labels);
		return {
			labels,
			limits: { name: 'limits', args: [] },
			crossCheck: accepted ? { name: 'crossCheck', args: [takes, positions] } : null,
			windowBound: accepted ? { name: 'windowBound', args: [takes] } : null,
			explanation: accepted && at !== '' ? { name: 'explanation', args: [takes, positions, at] } : null,
		};
	},
	reveals: ({ labels }) => labels?.answer?.canonical,
	view(context) {
		const { state, results } = context;
		const refusal = results.labels?.status === 'refused' ? results.labels.refusal : undefined;
		const blamed = refusal && labels.blamed(refusal);
		/** @type {Labels | undefined} */
		const answer = results.labels?.answer;
		/** @type {Limits | undefined} */
		const limits = results.limits?.answer;
		return html`
			<form class="controls" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
				${field(context, 'takes', {
					label: 'Takes',
					hint: limits
						? `Up to ${limits.mostTakes} whole numbers from 1 to ${grouped(limits.largestTake)}`
						: 'Whole numbers, such as 1, 3, 4',
					invalid: blamed === 'takes',
					trouble: 'labels-trouble',
					wide: true,
				})}
				${field(context, 'positions', {
					label: 'Positions',
					hint: limits ? `From 1 to ${grouped(limits.mostPositions)}` : 'How many, from 0',
					invalid: blamed === 'positions',
					trouble: 'labels-trouble',
					numeric: true,
				})}
				<div class="presets" role="group" aria-label="Sets to try">
					${PRESETS.map(
						(preset) =>
							html`<button
								type="button"
								aria-pressed=${state.takes === preset ? 'true' : 'false'}
								@click=${() => context.act({ takes: preset, at: '', filled: '' }, 'move')}
							>
								{${preset.replaceAll(',', ', ')}}
							</button>`,
					)}
				</div>
			</form>
			${trouble(results.labels, 'labels-trouble', () => context.retry('labels'))}
			${answer ? (context.veiled ? predicted(setOf(answer.takes)) : found(context, answer)) : nothing}
		`;
	},
	conclusion({ labels }) {
		/** @type {Labels | undefined} */
		const answer = labels?.answer;
		if (labels?.status !== 'done' || !answer) return '';
		const first = answer.losses.slice(0, 8);
		const losing = `Losing positions of ${setOf(answer.takes)}: ${list(first)}${answer.lossCount > first.length ? ' and more' : ''}.`;
		return `${headline(answer)}. ${losing}`;
	},
	explanation: ({ explanation }, state) => {
		const answer = explained(explanation, state);
		return answer ? `${sentence(answer)} ${reason(answer)}` : '';
	},
	exports({ labels }) {
		/** @type {Labels} */
		const answer = labels?.answer;
		const { canonical, positions, letters, bits, measured, takes } = answer;
		const title = `The labels of ${setOf(takes)}, positions 0 to ${grouped(positions - 1)}`;
		const row = {
			title,
			texts: [...letters.slice(0, positions)],
			kind: (/** @type {string} */ letter) => letter.toLowerCase(),
			...(measured ? { period: measured.period } : {}),
		};
		return {
			about: { takes: canonical, positions: String(positions) },
			tables: [
				{
					name: 'labels',
					title,
					columns: ['position', 'label'],
					*rows() {
						for (let position = 0; position < positions; position++) yield [position, letterAt(bits, position)];
					},
				},
			],
			pictures: [
				{
					name: 'labels',
					title: positions <= MOST_LETTERS ? 'The row as a picture' : 'The strip as a picture',
					// What draws for a file is loaded when a file is asked for.
					draw: async () =>
						positions <= MOST_LETTERS
							? (await import('../charts/row.js')).rowPicture(row)
							: (await import('../charts/strip.js')).stripPicture({ title, bits, positions }),
				},
			],
		};
	},
};

/**
 * @param {Context} context
 * @param {Labels} answer
 */
function found(context, answer) {
	const { results, state } = context;
	const stale = results.labels?.status !== 'done';
	return html`<div class=${stale ? 'flow stale' : 'flow'}>
		${previous(results.labels, setOf(answer.takes))}
		${
			answer.repeated.length > 0
				? html`<p class="note">${list(answer.repeated)} ${answer.repeated.length === 1 ? 'was' : 'were'} written more than once and ${answer.repeated.length === 1 ? 'counts' : 'count'} once.</p>`
				: nothing
		}
		<figure class="wide">
			<h3 class="finding">${headline(answer)}</h3>
			${row(context, answer)}
			<figcaption>${caption(answer)}</figcaption>
		</figure>
		${state.at !== '' ? explanation(context) : nothing} ${facts(context, answer)}
	</div>`;
}

/** What is found, as a heading. @param {Labels} answer */
function headline({ measured, positions, lossCount }) {
	const over = `over ${counted(positions, 'position')}`;
	if (positions > 1 && lossCount === positions) return `Nothing but losses, ${over}`;
	if (!measured) return `No period shows ${over}`;
	return `The measured period is ${number(measured.period)}, ${over}`;
}

/** What to see in the row. @param {Labels} answer */
function caption({ takes, measured }) {
	const shown = `The labels of ${setOf(takes)}: L is a loss for the player to move, W a win.`;
	if (!measured) return `${shown} Choose a position to see why it has its label.`;
	return `${shown} The brackets mark the repetitions of ${measured.period}. Choose a position to see why it has its label.`;
}

/**
 * The row as cells: the whole of it, or a window of it under a strip of the whole.
 *
 * @param {Context} context
 * @param {Labels} answer
 */
function row({ state, act, local, set }, answer) {
	const { bits, positions, measured } = answer;
	const filled = filledTo(state, answer);
	const window = Math.min(WINDOW, positions);
	const from = windowStart(local, state, filled, positions - window);
	const choose = (/** @type {number} */ position) => {
		set({ from }); // what is pointed at stays under the pointer
		act({ at: state.at === String(position) ? '' : String(position) });
	};
	const go = (/** @type {number} */ n) => {
		set({ from: null });
		act(n >= positions ? { filled: '' } : { filled: String(n), at: n > 0 ? String(n - 1) : '' });
	};
	return html`${positions > window ? strip({ bits, positions, from, window, scroll: (from) => set({ from }) }) : nothing}
	${cells({
		label: `Labels of positions ${from} to ${from + window - 1}`,
		cells: Array.from({ length: window }, (_, i) =>
			labelCell(from + i, letterAt(bits, from + i), from + i < filled, measured?.period),
		),
		chosen: chosenPosition(state),
		choose,
	})}
	${positions <= MOST_LETTERS ? steps(filled, positions, go) : nothing}`;
}

/**
 * Where the window of cells starts: where it was moved to, or so that it shows what is chosen or filled next.
 *
 * @param {Local} local
 * @param {import('../state.js').State} state
 * @param {number} filled
 * @param {number} last where it can start at the latest
 */
function windowStart({ from }, state, filled, last) {
	const seen = chosenPosition(state) ?? (filled < last ? filled : 0);
	return Math.max(0, Math.min(last, from ?? seen - WINDOW / 2));
}

/**
 * @param {number} position
 * @param {string} letter
 * @param {boolean} open whether the label is shown
 * @param {number} [period]
 * @returns {import('./cells.js').Cell}
 */
const labelCell = (position, letter, open, period) => ({
	position,
	text: open ? letter : '·',
	kind: open ? letter.toLowerCase() : 'hidden',
	name: `position ${position}, ${open ? (letter === 'L' ? 'L, a loss' : 'W, a win') : 'not filled yet'}`,
	...(period ? { starts: position % period === 0, repetition: Math.floor(position / period) } : {}),
});

/**
 * The step control: the forced order of filling, forwards and backwards.
 *
 * @param {number} filled
 * @param {number} positions
 * @param {(filled: number) => void} go
 */
function steps(filled, positions, go) {
	return html`<div class="steps" role="group" aria-label="Fill the row in its order">
		${button('Empty the row', () => go(0), filled === 0)} ${button('Step back', () => go(filled - 1), filled === 0)}
		${button('Step', () => go(filled + 1), filled === positions)} ${button('Fill the row', () => go(positions), filled === positions)}
		<span class="muted">${filled === positions ? 'Every label is filled in.' : `Position ${filled} is next: every move from it leads to a position that is filled already.`}</span>
	</div>`;
}

/**
 * @param {Uint32Array} bits
 * @param {number} position
 */
const letterAt = (bits, position) => (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1 ? 'L' : 'W');

/** @param {import('../state.js').State} state */
const chosenPosition = (state) => (state.at === '' ? null : Number(state.at));

/**
 * @param {import('../state.js').State} state
 * @param {Labels} answer
 */
const filledTo = ({ filled }, { positions }) =>
	/^\d{1,4}$/.test(filled) ? Math.min(Number(filled), positions) : positions;

/**
 * The explanation of the chosen position: it is not asked beside a previous result.
 *
 * @param {import('../panel.js').Result<Explanation> | undefined} result
 * @param {import('../state.js').State} state
 */
function explained(result, state) {
	const answer = own(result)?.answer;
	return answer?.position === chosenPosition(state) ? answer : undefined;
}

/** @param {Explanation} explanation */
const sentence = ({ position, loss }) => `Position ${grouped(position)} is ${loss ? 'L' : 'W'}.`;

/** Why the chosen position has its label: its moves, and which quantifier decides. @param {Context} context */
function explanation({ state, results, act, retry }) {
	const result = results.explanation;
	const closed = (/** @type {Event} */ event) => {
		const position = state.at;
		act({ at: '' });
		focusCell(event, position);
	};
	const close = html`<button type="button" class="quiet" @click=${closed}>Close</button>`;
	if (result?.status === 'refused' || result?.status === 'failed')
		return html`${trouble(result, 'explanation-trouble', () => retry('explanation'))}<p>${close}</p>`;
	const answer = explained(result, state);
	if (!answer) return nothing;
	return html`<section class="explanation" aria-label="Why position ${answer.position} has its label">
		<p><b>${sentence(answer)}</b> ${reason(answer)}</p>
		${answer.options.length > 0 ? moves(answer) : nothing}
		${close}
	</section>`;
}

/**
 * The claims, each with its status.
 *
 * @param {Context} context
 * @param {Labels} answer
 */
function facts({ results, cancel, retry }, answer) {
	const { labels, crossCheck, windowBound } = results;
	const { measured, positions, lossCount, losses } = answer;
	const range = `positions 0 to ${grouped(positions - 1)}`;
	return html`<dl class="facts">
		<dt>Losing positions</dt>
		<dd>
			${lossCount > losses.length ? `the first ${grouped(losses.length)} of ${grouped(lossCount)}: ` : nothing}
			<span class="run" translate="no">${value('losing-positions', labels, () => losses.join(','))}</span>
		</dd>
		<dt>Measured period <span class="status">measured</span></dt>
		<dd>
			${value('measured-period', labels, () => measured?.period ?? 'none')}${
				measured
					? html`, over ${range}: ${large('compared-pairs', labels, () => measured.pairs)} compared ${measured.pairs === 1 ? 'pair' : 'pairs'},
							${large('full-repetitions', labels, () => measured.repetitions)} full ${measured.repetitions === 1 ? 'repetition' : 'repetitions'}${measured.rest ? ` and ${counted(measured.rest, 'position')} more` : ''}.`
					: html`: ${positions === 1 ? 'a single position has nothing to be compared with' : html`no distance from 1 to ${grouped(positions - 1)} fits ${range}`}.
							<span hidden>${value('compared-pairs', labels, () => 'none')}${value('full-repetitions', labels, () => 'none')}</span>`
			}
			${evidence(answer)}
		</dd>
		<dt>Losing residues <span class="status">measured</span></dt>
		<dd>
			<span class="run" translate="no">${value('residues', labels, () => measured?.residues.join(',') || 'none')}</span>
			${measured ? `modulo ${grouped(measured.period)}` : nothing}
			${measured && measured.residueCount > measured.residues.length ? `(the first ${grouped(measured.residues.length)} of ${grouped(measured.residueCount)})` : nothing}
		</dd>
		<dt>Pigeonhole bound <span class="status">proved</span></dt>
		<dd>
			${bound(windowBound, answer)} ${failure(windowBound, 'bound-trouble', () => retry('windowBound'))}
		</dd>
		<dt>Cross-check <span class="status">checked</span></dt>
		<dd>
			${check(own(crossCheck))} ${progress(crossCheck, 'Checking', () => cancel('crossCheck'))}
			${cancelled(crossCheck, 'Check again', () => retry('crossCheck'))}
			${failure(crossCheck, 'cross-check-trouble', () => retry('crossCheck'))}
		</dd>
		<dt class="visually-hidden">Labels</dt>
		<dd class="visually-hidden" aria-hidden="true">${value('labels', labels, () => answer.letters)}</dd>
	</dl>`;
}

/**
 * How far the measurement carries, where that is not far.
 *
 * @param {Labels} answer
 */
function evidence({ takes, measured, positions, lossCount }) {
	if (takes.length === 0) return html`<br />There is no take, so every heap is a loss.`;
	if (positions > 1 && lossCount === positions) {
		return html`<br />Nothing but losses was seen: the heaps shown are too small for any take to be a move, so this period says little.`;
	}
	if (!measured) return nothing;
	if (measured.pairs === 1) return html`<br />It rests on a single pair of positions. That is hardly a pattern.`;
	if (measured.repetitions < 2)
		return html`<br />Fewer than two full repetitions were seen. That is a hint, not yet a pattern.`;
	return html`<br />A statement about these positions only; it does not say what comes after them.`;
}

/**
 * @param {import('../panel.js').Result<WindowBound> | undefined} result
 * @param {Labels} answer
 */
function bound(result, { takes }) {
	const largest = largestOf(takes);
	const power = html`2<sup>${largest}</sup>`;
	const words = html`some window of ${counted(largest, 'label')} returns within ${power} steps, so the labels repeat in the end: preperiod and period together are at most that.`;
	// The digits that are there may be those of an earlier set: with the same largest take they are this one's too.
	if (!result?.answer || largestOf(result.answer.takes) !== largest)
		return html`${power}: ${words} <span hidden>${value('window-bound', own(result), () => 'none')}</span>`;
	const { digits } = result.answer;
	if (digits.length <= 30) return html`${large('window-bound', result, () => digits)}: ${words}`;
	return html`${power}, a number of ${grouped(digits.length)} digits: ${words}
		<details><summary>All its digits</summary><span class="run" translate="no">${value('window-bound', result, () => digits)}</span></details>`;
}

/** M, which is 0 for the empty set. @param {number[]} takes */
const largestOf = (takes) => takes.at(-1) ?? 0;

/** The words keep their place while the numbers are awaited. @param {import('../panel.js').Result<CrossCheck> | undefined} result */
function check(result) {
	const verdict = value('cross-check', result, ({ verdict }) => verdict);
	if (result?.status !== 'done' && result?.status !== 'busy') return verdict;
	const last = result.answer ? result.answer.positions - 1 : '…';
	return html`${verdict} on positions 0 to ${last}
		(${value('cross-check-positions', result, ({ positions }) => positions)} positions), by a second computation that
		remembers nothing: ${large('cross-check-calls', result, ({ calls }) => calls)} calls. Nothing is claimed past position ${last}.`;
}
