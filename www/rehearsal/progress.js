// @ts-check
/**
 * How far a reader has come in the rehearsal: three stages, each of which can be
 * returned to. Plain data, and functions from one to the next; kept.js keeps it.
 */
import { ALL_PARTS, newRound, OPEN, score } from './round.js';

/** @typedef {import('./round.js').Round} Round */
/** @typedef {import('./round.js').Score} Score */

/** Watched, then begun together, then alone. @typedef {'worked' | 'faded' | 'own'} Stage */

/** @typedef {'gentle' | 'fair' | 'hard'} Level the levels of crate/games/src/exercise.rs */

/**
 * @typedef {object} Progress
 * @property {Stage} stage
 * @property {number} step of the worked stage
 * @property {Level} level of the next set that is drawn
 * @property {Round | null} faded
 * @property {Round | null} own
 * @property {number | null} drawing the number that draws the next set, while it is being drawn
 * @property {readonly (Score & { takes: string })[]} scores of the sets of one's own, the newest last
 */

/** @type {readonly Stage[]} */
export const STAGES = Object.freeze(/** @type {Stage[]} */ (['worked', 'faded', 'own']));

/** @type {readonly Level[]} */
export const LEVELS = Object.freeze(/** @type {Level[]} */ (['gentle', 'fair', 'hard']));

/** The worked set and how much of its row is stepped through: two periods. */
export const WORKED = Object.freeze({ takes: '1,3,4', positions: 14 });

/** The rule first, then one step a position, then the check and the pattern. */
export const LAST_STEP = WORKED.positions + 2;

/** The set that is begun together. */
export const FADED = Object.freeze({ takes: '2,5', positions: 6 });

/** More scores than this are not kept. */
const MOST_SCORES = 100;

/** @type {Readonly<Progress>} */
export const START = Object.freeze({
	stage: 'worked',
	step: 0,
	level: 'gentle',
	faded: null,
	own: null,
	drawing: null,
	scores: [],
});

/**
 * @param {Progress} progress
 * @param {number} step
 * @returns {Progress}
 */
export const toStep = (progress, step) => ({ ...progress, step: Math.max(0, Math.min(LAST_STEP, step)) });

/**
 * Goes to a stage. The set that is begun together is being predicted from then on.
 *
 * @param {Progress} progress
 * @param {Stage} stage
 * @returns {Progress}
 */
export const toStage = (progress, stage) => ({
	...progress,
	stage,
	faded: progress.faded ?? (stage === 'faded' ? newRound(FADED.takes, FADED.positions, ['labels']) : null),
});

/**
 * Has a set drawn; it is there once the engine has answered.
 *
 * @param {Progress} progress
 * @param {number} number
 * @returns {Progress}
 */
export const draw = (progress, number) =>
	progress.own && !progress.own.over ? progress : { ...progress, drawing: number };

/**
 * @param {Progress} progress
 * @param {{ takes: string, positions: number }} drawn
 * @returns {Progress}
 */
export const drawn = (progress, { takes, positions }) => ({
	...progress,
	drawing: null,
	own: newRound(takes, positions),
});

/** The round of the present stage. @param {Progress} progress */
export const roundOf = ({ stage, faded, own }) => (stage === 'faded' ? faded : stage === 'own' ? own : null);

/**
 * Puts the present stage's round in the place of the one before, and writes its
 * score down when that ends it.
 *
 * @param {Progress} progress
 * @param {Round} round
 * @returns {Progress}
 */
export function withRound(progress, round) {
	if (round === roundOf(progress)) return progress;
	if (progress.stage === 'faded') return { ...progress, faded: round };
	const ends = round.over && !progress.own?.over;
	const entry = { ...score(round), takes: round.takes };
	return { ...progress, own: round, scores: ends ? [...progress.scores, entry].slice(-MOST_SCORES) : progress.scores };
}

/** The sets whose labels nothing on the page may show. @param {Progress} progress @returns {string[]} */
export const hidden = ({ faded, own }) => [faded, own].flatMap((round) => (round && !round.over ? [round.takes] : []));

/** What of it is kept, each on its own; the scores are kept one by one. @typedef {'stage' | 'step' | 'level' | 'faded' | 'own' | 'drawing'} Part */

/** @type {readonly Part[]} */
export const PARTS = Object.freeze(/** @type {Part[]} */ (['stage', 'step', 'level', 'faded', 'own', 'drawing']));

/**
 * The progress that was kept. Everything that is relied upon is looked at, since it may come from anywhere:
 * what is no such part is as at the start, and takes no other with it.
 *
 * @param {any} kept
 * @returns {Progress}
 */
export function restored({ stage, step, level, faded, own, drawing, scores }) {
	const round = isRound(faded) ? faded : null;
	const list = Array.isArray(scores) ? scores.filter(isScore).slice(-MOST_SCORES) : [];
	const progress = {
		stage: STAGES.includes(stage) && (stage !== 'faded' || round) ? stage : START.stage,
		step: isCount(step, LAST_STEP) ? step : START.step,
		level: LEVELS.includes(level) ? level : START.level,
		faded: round,
		own: isRound(own) ? own : null,
		drawing: isCount(drawing, 2 ** 32) ? drawing : null,
		scores: list.length > 0 ? list : START.scores,
	};
	return [...PARTS, /** @type {const} */ ('scores')].every((part) => progress[part] === START[part]) ? START : progress;
}

/** @param {any} entry */
const isScore = (entry) => isTakes(entry?.takes) && isCount(entry.of, 1000) && isCount(entry.right, entry.of);

/** @param {any} value @returns {value is Round} */
const isRound = (value) =>
	typeof value === 'object' &&
	value !== null &&
	isTakes(value.takes) &&
	isCount(value.positions, 100) &&
	Array.isArray(value.parts) &&
	value.parts.every((/** @type {any} */ part) => ALL_PARTS.includes(part)) &&
	value.parts.includes(value.part) &&
	[value.right, value.over, value.shown].every((flag) => typeof flag === 'boolean') &&
	isLetters(value.labels, value.positions) &&
	[value.handed, value.first].every((letters) => letters === null || isLetters(letters, value.positions)) &&
	(value.firstRight === null || isCount(value.firstRight, value.positions)) &&
	[value.residues, value.period].every(isAnswer);

/** @param {any} value */
const isAnswer = (value) =>
	typeof value?.text === 'string' &&
	(value.handed === null || typeof value.handed === 'string') &&
	(value.first === null || typeof value.first === 'boolean');

/** @param {any} value @param {number} most */
const isCount = (value, most) => Number.isInteger(value) && value >= 0 && value <= most;

/** @param {any} value */
const isTakes = (value) => typeof value === 'string' && /^\d{1,3}(,\d{1,3})*$/.test(value);

/** @param {any} value @param {number} length */
const isLetters = (value, length) =>
	typeof value === 'string' &&
	value.length === length &&
	[...value].every((letter) => 'LW'.includes(letter) || letter === OPEN);
