// @ts-check
/** A game as a file: lines to read, or JSON for programs. Pure. */
import { encode } from './code.js';
import { gameOf } from './report.js';

/** @typedef {import('./report.js').Report} Report */

/**
 * @param {Report} report
 * @param {string} title what is played
 * @param {readonly string[]} turns one sentence a turn
 * @param {string} end whose move it is, or who has won
 */
export const toText = (report, title, turns, end) =>
	[
		title,
		'',
		...turns.map((turn, i) => `${i + 1}. ${turn}`),
		'',
		end,
		'',
		`In a link: game=${encode(gameOf(report))}`,
		'',
	].join('\n');

/**
 * @param {Report} report
 */
export function toJson(report) {
	const { kind, first, start, turns, winner } = report;
	const rules = report.kind === 'heaps' ? { takes: [...report.takes] } : { ending: report.ending };
	const moves = turns.map(({ lost: _, position, ...move }) => ({
		...move,
		...('heap' in move ? { heap: move.heap + 1 } : {}), // from 1, as people and links count them
		leaves: position,
	}));
	const game = { kind, ...rules, first, start: start.position, moves, winner, link: `game=${encode(gameOf(report))}` };
	return `${JSON.stringify({ app: 'takeaway', version: 1, game }, undefined, '\t')}\n`;
}
