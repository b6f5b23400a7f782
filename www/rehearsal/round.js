// @ts-check
/**
 * One set being predicted: what the reader has written, what was handed in, and
 * how much of it was right at the first try. Whether an answer is right is
 * decided by the engine; nothing here knows a label before it was handed in.
 *
 * A round has parts: its labels; then, in a round of one's own, the losing
 * residues and the measured period. Each part is written, handed in, marked,
 * and mended until it is right.
 */

/** @typedef {'labels' | 'residues' | 'period'} Part */

/**
 * An answer in words: what is written, what was handed in last, and whether the
 * first one was right.
 *
 * @typedef {{ text: string, handed: string | null, first: boolean | null }} Answer
 */

/**
 * @typedef {object} Round
 * @property {string} takes as links write them
 * @property {number} positions how many labels, from 0
 * @property {readonly Part[]} parts
 * @property {Part} part the one being answered
 * @property {boolean} right whether it has been answered right
 * @property {boolean} over nothing of it is hidden any more
 * @property {boolean} shown the reader asked to be shown the rest
 * @property {string} labels the predicted letters; `.` where there is none yet
 * @property {string | null} handed the labels as they were handed in last
 * @property {string | null} first … and as they were handed in first
 * @property {number | null} firstRight how many of those were right
 * @property {Answer} residues
 * @property {Answer} period
 */

/** @typedef {{ right: number, of: number }} Score */

/** @type {readonly Part[]} */
export const ALL_PARTS = Object.freeze(/** @type {Part[]} */ (['labels', 'residues', 'period']));

/** Stands where there is no prediction yet. */
export const OPEN = '.';

/** @type {Readonly<Answer>} */
const UNANSWERED = Object.freeze({ text: '', handed: null, first: null });

/**
 * @param {string} takes
 * @param {number} positions
 * @param {readonly Part[]} [parts]
 * @returns {Round}
 */
export const newRound = (takes, positions, parts = ALL_PARTS) => ({
	takes,
	positions,
	parts,
	part: 'labels',
	right: false,
	over: false,
	shown: false,
	labels: OPEN.repeat(positions),
	handed: null,
	first: null,
	firstRight: null,
	residues: UNANSWERED,
	period: UNANSWERED,
});

/** Whether the labels can be written now. @param {Round} round */
export const predicting = ({ part, right, over }) => part === 'labels' && !right && !over;

/**
 * Writes a letter, or takes it back.
 *
 * @param {Round} round
 * @param {number} position
 * @param {'L' | 'W' | typeof OPEN} letter
 * @returns {Round}
 */
export function predict(round, position, letter) {
	if (!predicting(round) || position < 0 || position >= round.positions) return round;
	return { ...round, labels: round.labels.slice(0, position) + letter + round.labels.slice(position + 1) };
}

/** The positions that have no prediction yet. @param {Round} round */
export const unpredicted = ({ labels }) =>
	[...labels].flatMap((letter, position) => (letter === OPEN ? [position] : []));

/**
 * Writes an answer in words.
 *
 * @param {Round} round
 * @param {'residues' | 'period'} part
 * @param {string} text
 * @returns {Round}
 */
export const write = (round, part, text) =>
	round.over || round.right || round.part !== part ? round : { ...round, [part]: { ...round[part], text } };

/**
 * Hands in what is written for the present part. Labels only when every one is predicted.
 *
 * @param {Round} round
 * @returns {Round}
 */
export function handIn(round) {
	const { part, labels, first } = round;
	if (round.right || round.over) return round;
	if (part !== 'labels') return { ...round, [part]: { ...round[part], handed: round[part].text } };
	return unpredicted(round).length > 0 ? round : { ...round, handed: labels, first: first ?? labels };
}

/**
 * What the engine's labels say of the labels handed in.
 *
 * @param {Round} round
 * @param {string} truth the labels of all its positions
 * @returns {Round}
 */
export function markLabels(round, truth) {
	const { part, right, over, handed, first, firstRight } = round;
	if (part !== 'labels' || right || over || handed === null || first === null) return round;
	if (firstRight !== null && handed !== truth) return round;
	return answered({ ...round, firstRight: firstRight ?? agreeing(first, truth) }, handed === truth);
}

/**
 * What the engine says of the answer in words that was handed in.
 *
 * @param {Round} round
 * @param {'residues' | 'period'} part
 * @param {boolean} isRight
 * @returns {Round}
 */
export function markAnswer(round, part, isRight) {
	const answer = round[part];
	if (round.part !== part || round.right || round.over || answer.handed === null) return round;
	if (answer.first !== null && !isRight) return round;
	return answered({ ...round, [part]: { ...answer, first: answer.first ?? isRight } }, isRight);
}

/** @param {Round} round @param {boolean} right @returns {Round} */
const answered = (round, right) => ({ ...round, right, over: right && round.part === round.parts.at(-1) });

/** Goes on to the next part, once the present one is right. @param {Round} round @returns {Round} */
export function goOn(round) {
	const next = round.parts[round.parts.indexOf(round.part) + 1];
	return round.right && !round.over && next ? { ...round, part: next, right: false } : round;
}

/** Ends the round: what is left is shown, and counts as not right. @param {Round} round @returns {Round} */
export const giveUp = (round) => (round.over ? round : { ...round, over: true, shown: true });

/**
 * How much was right at the first try.
 *
 * @param {Round} round
 * @returns {Score}
 */
export function score({ parts, positions, firstRight, residues, period }) {
	const words = parts.filter((part) => part !== 'labels');
	const right = words.filter((part) => (part === 'residues' ? residues : period).first === true);
	return { right: (firstRight ?? 0) + right.length, of: positions + words.length };
}

/**
 * What is to be shown at a position after a check: nothing where the prediction
 * has changed since.
 *
 * @param {Round} round
 * @param {number} position
 * @param {string} truth
 * @returns {'right' | 'wrong' | null}
 */
export function mark({ labels, handed }, position, truth) {
	if (handed === null || handed[position] !== labels[position]) return null;
	return handed[position] === truth[position] ? 'right' : 'wrong';
}

/** @param {string} one @param {string} other of the same length */
const agreeing = (one, other) => [...one].filter((letter, i) => letter === other[i]).length;

/**
 * What two tabs have made of one thing that both knew: of one round, what each has changed in it, letter by letter.
 * Where both changed the same, it is settled in the same way in both tabs, whichever asks.
 *
 * @param {any} base what both knew
 * @param {any} one
 * @param {any} other
 * @returns {any}
 */
export function joined(base, one, other) {
	if (same(one, other) || same(base, other)) return one;
	if (same(base, one)) return other;
	if ([base, one, other].every((round) => round?.labels !== undefined && round.takes === one?.takes)) {
		const fields = Object.keys(one).map((field) => [field, joined(base[field], one[field], other[field])]);
		const labels = [...one.labels].map((letter, i) => joined(base.labels[i], letter, other.labels[i])).join('');
		return { ...Object.fromEntries(fields), labels };
	}
	return JSON.stringify(one) > JSON.stringify(other) ? one : other;
}

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
