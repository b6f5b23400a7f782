// @ts-check
/** What happens in a game, in sentences. */
import { before, now } from '../../play/report.js';
import { counted, grouped, list } from '../../words.js';
import { brief, pairOf, times } from '../euclid/words.js';

/** @typedef {import('../../play/report.js').Report} Report */
/** @typedef {import('../../play/report.js').HeapsReport} HeapsReport */
/** @typedef {import('../../play/report.js').EuclidReport} EuclidReport */
/** @typedef {import('../../play/code.js').Player} Player */

/** @param {Player} player */
export const name = (player) => (player === 'reader' ? 'You' : 'The lab');

/** What is found: whose move it is and from where, or who has won. @param {Report} report */
export function headline(report) {
	if (report.winner === 'reader') return `You have won: ${stuck(report, 'the lab has')}`;
	if (report.winner === 'opponent') return `The lab has won: ${stuck(report, 'you have')}`;
	return `${report.toMove === 'reader' ? 'Your move' : 'The lab is to move'}: ${positionOf(report, now(report).position)}`;
}

/**
 * @param {Report} report
 * @param {string} who
 */
const stuck = (report, who) =>
	report.kind === 'heaps' && report.turns.length === 0 ? `${who} no move from the start` : `${who} no move`;

/**
 * A position in a table.
 *
 * @param {Report} report
 * @param {any} position
 */
export const shortPosition = ({ kind }, position) => (kind === 'euclid' ? pairOf(position) : position.join(', '));

/**
 * A position of the game that is played.
 *
 * @param {Report} report
 * @param {any} position
 */
export function positionOf({ kind }, position) {
	if (kind === 'euclid') return pairOf(position);
	return position.length === 1 ? countersOf(position[0]) : `heaps of ${list(position)}`;
}

/** Counters to be counted are told in digits. @param {number} count */
export const countersOf = (count) => `${grouped(count)} ${count === 1 ? 'counter' : 'counters'}`;

/**
 * A move as the list tells it: “take 3 from heap 2”.
 *
 * @param {Report} report
 * @param {number} turn
 */
export function moveOf(report, turn) {
	if (report.kind === 'euclid') {
		const { smaller } = before(report, turn).position;
		return `${brief(smaller)} ${times(report.turns[turn]?.multiple ?? '')}`;
	}
	const { heap = 0, take = 0 } = report.turns[turn] ?? {};
	return report.start.position.length === 1 ? grouped(take) : `${grouped(take)} from heap ${heap + 1}`;
}

/**
 * @param {Report} report
 * @param {number} turn
 */
export const told = (report, turn) => {
	const { player, position } = /** @type {Report['turns'][number]} */ (report.turns[turn]);
	return `${name(player)} took ${moveOf(report, turn)}, leaving ${positionOf(report, position)}.`;
};

/** What the last exchange was. @param {Report} report */
export function story(report) {
	const { turns } = report;
	const last = turns.at(-1);
	if (!last) return report.first === 'reader' ? 'You move first.' : 'The lab moves first.';
	const from = last.player === 'opponent' ? turns.length - 2 : turns.length - 1;
	return turns.flatMap((_, turn) => (turn >= Math.max(0, from) ? [told(report, turn)] : [])).join(' ');
}

/**
 * What the lab says of its own prospects when it has just moved from a lost position.
 *
 * @param {Report} report
 */
export function confession(report) {
	const { turns, advice, winner } = report;
	if (turns.at(-1)?.player !== 'opponent' || winner || !before(report, turns.length - 1).lost) return '';
	const lost = 'The lab is losing and says so: if you make no mistake it cannot win, and it only holds out.';
	return advice?.movesLeft === null
		? `${lost} How long that can last is too much to compute here, so its resistance is a good guess.`
		: `${lost} With perfect play the game lasts ${counted(advice?.movesLeft ?? 0, 'more move')}.`;
}
