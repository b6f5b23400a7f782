// @ts-check
/**
 * The rehearsal: watch one set being labelled, begin a second together, do a
 * third alone. What the reader writes is kept; what is right is asked from the
 * engine once it has been handed in, and not before.
 */
import { html, nothing } from 'lit-html';
import { askBeforeLeaving } from '../leaving.js';
import { isAnswerTo } from '../panel.js';
import { load, onProgress, save } from '../rehearsal/kept.js';
import { drawn, FADED, hidden, roundOf, STAGES, START, toStage, WORKED, withRound } from '../rehearsal/progress.js';
import { markAnswer, markLabels } from '../rehearsal/round.js';
import { counted, list, setOf } from '../words.js';
import { letters } from './reason.js';
import { faded, own } from './rehearsal/round.js';
import { worked } from './rehearsal/worked.js';

/** @typedef {import('../panel.js').Panel} Panel */
/** @typedef {import('../panel.js').Context} Context */
/** @typedef {import('../panel.js').Question} Question */
/** @typedef {import('../panel.js').Results} Results */
/** @typedef {import('../rehearsal/progress.js').Progress} Progress */
/** @typedef {import('./reason.js').Explanation} Explanation */

/**
 * What the panel knows.
 *
 * @typedef {object} Local
 * @property {Progress} progress the only part that is kept
 * @property {number} current the position that a letter is written at
 * @property {string} note what the reader is told about the last press of a button
 * @property {Progress | null} before what “start over” threw away
 */

/** Over so many positions the pattern of the set begun together is shown at its end. */
const PATTERN_POSITIONS = 19;

/** Of the sets of one's own, the last few scores are shown. */
const SCORES_SHOWN = 5;

const NAMES = { worked: 'Watch', faded: 'Begin together', own: 'Alone' };

/**
 * @param {(sets: readonly string[]) => void} veil hides what gives away the labels of these sets
 * @returns {Panel}
 */
export function rehearsal(veil) {
	let kept = true;
	let last = load();
	/** How the panel learns of what another tab has done; known with the first drawing. @type {(patch: Partial<Local>) => void} */
	let change = () => {};
	onProgress(() => change({ progress: load() }));
	return {
		name: 'rehearsal',
		fields: [],
		blamed: () => undefined,
		local: /** @type {Local} */ ({ progress: last, current: 0, note: '', before: null }),
		questions: (_state, _results, { progress }) => questions(progress),
		settle(results, local) {
			const progress = settled(results, local.progress);
			return progress === local.progress ? local : { ...local, progress };
		},
		keep({ progress }) {
			veil(hidden(progress));
			kept = save(progress, last);
			last = progress;
			askBeforeLeaving('rehearsal', !kept && hidden(progress).length > 0);
		},
		view(context) {
			change = context.set;
			/** @type {Local} */
			const { progress } = context.local;
			const answers = answersOf(context.results, progress);
			const stages = { worked, faded, own };
			return html`
				<ol class="stages" aria-label="Stages of the rehearsal">
					${STAGES.map(
						(stage, i) => html`<li>
							<button
								type="button"
								aria-current=${stage === progress.stage ? 'step' : nothing}
								@click=${() => context.set({ progress: toStage(progress, stage), current: 0, note: '' })}
							>
								<span aria-hidden="true">${i + 1}</span> ${NAMES[stage]}
							</button>
						</li>`,
					)}
				</ol>
				${stages[progress.stage](context, answers)} ${foot(context, kept)}
			`;
		},
	};
}

/**
 * What the engine is asked. Of a set that is being predicted nothing is asked
 * before the labels have been handed in: no answer is in the page before.
 *
 * @param {Progress} progress
 * @returns {Record<'reasons' | 'residues' | 'period' | 'pattern' | 'check' | 'draw', Question | null>}
 */
function questions(progress) {
	const { stage, level, drawing } = progress;
	const round = roundOf(progress);
	const set = stage === 'worked' ? WORKED : round;
	const range = set ? [set.takes, String(set.positions)] : [];
	const handedIn = stage === 'worked' || round?.over || round?.handed != null;
	const open = stage === 'worked' || round?.over;
	/** @param {'residues' | 'period'} part @param {string} name */
	const marks = (part, name) =>
		round?.part === part && round[part].handed !== null ? { name, args: [...range, round[part].handed] } : null;
	return {
		reasons: handedIn ? { name: 'reasons', args: range } : null,
		residues: marks('residues', 'markResidues'),
		period: marks('period', 'markPeriod'),
		pattern: open
			? { name: 'labels', args: stage === 'faded' ? [FADED.takes, String(PATTERN_POSITIONS)] : range }
			: null,
		check: stage === 'worked' ? { name: 'crossCheck', args: range } : null,
		draw:
			stage === 'own' && drawing !== null
				? { name: 'drawExercise', args: [level, drawing, progress.own?.takes ?? ''] }
				: null,
	};
}

/**
 * The engine's answers to the present questions; those to older ones are left out.
 *
 * @typedef {object} Answers
 * @property {readonly Explanation[]} [reasons] of every position, from 0
 * @property {{ right: boolean, marks: { residue: string, mark: 'right' | 'wins' | 'too large' }[], missing: number }} [residues]
 * @property {{ mark: 'right' | 'differs' | 'not smallest' | 'too far', pair: [number, number] | null }} [period]
 * @property {import('./labels.js').Labels} [pattern]
 * @property {import('./labels.js').CrossCheck} [check]
 * @property {{ takes: string, positions: number }} [draw]
 */

/**
 * @param {Results} results
 * @param {Progress} progress
 * @returns {Answers}
 */
function answersOf(results, progress) {
	const present = Object.entries(questions(progress)).flatMap(([name, question]) => {
		const result = results[name];
		if (!question || !isAnswerTo(result, question)) return [];
		return [[name, name === 'reasons' ? result?.answer.reasons : result?.answer]];
	});
	return Object.fromEntries(present);
}

/**
 * Takes the engine's answers into the progress.
 *
 * @param {Results} results
 * @param {Progress} progress
 */
function settled(results, progress) {
	const { draw, reasons, residues, period } = answersOf(results, progress);
	if (draw) return drawn(progress, draw);
	let round = roundOf(progress);
	if (!round) return progress;
	if (reasons) round = markLabels(round, letters(reasons));
	if (residues) round = markAnswer(round, 'residues', residues.right);
	if (period) round = markAnswer(round, 'period', period.mark === 'right');
	return withRound(progress, round);
}

/**
 * Scores, whether they are kept, and the way back to the beginning.
 *
 * @param {Context} context
 * @param {boolean} kept
 */
function foot({ local, set }, kept) {
	/** @type {Local} */
	const { progress, before } = local;
	const { scores } = progress;
	const undoable = before && progress === START; // what was begun since then must not be thrown away
	const shown = scores
		.slice(-SCORES_SHOWN)
		.map(({ takes, right, of }) => `${setOf(takes.split(','))} ${right} of ${of}`);
	return html`<div class="rehearsal-foot muted">
		${scores.length > 0 ? html`<p>${counted(scores.length, 'set')} of your own so far. Right at the first try: ${list(shown)}.</p>` : nothing}
		<p>
			${kept ? 'Your progress is kept in this browser.' : 'This browser keeps nothing for the page: your progress lasts as long as this tab.'}
			<button
				type="button"
				class="quiet"
				@click=${() => set(undoable ? { progress: before, before: null, note: '' } : { progress: START, before: progress, current: 0, note: '' })}
			>
				${undoable ? 'Undo starting over' : 'Start over'}
			</button>
		</p>
	</div>`;
}
