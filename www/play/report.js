// @ts-check
/**
 * The engine's answer about a game, made by crate/lab/src/play.rs, and what follows from it.
 *
 * @typedef {import('./code.js').Player} Player
 * @typedef {import('./code.js').Game} Game
 * @typedef {import('../views/euclid/words.js').Pair} Pair
 */

/**
 * A position, and whether the player to move has lost it.
 *
 * @template P
 * @typedef {{ position: P, lost: boolean }} Standing
 */

/**
 * What a perfect player does: its move is in `M`, and leads to `position`.
 *
 * @template P, M, W
 * @typedef {M & { position: P, isLost: boolean, movesLeft: number | null, why: W }} Advice
 */

/**
 * @template P, M, W
 * @typedef {object} Common
 * @property {Player} first
 * @property {Standing<P>} start
 * @property {(M & Standing<P> & { player: Player })[]} turns the moves made, and where each led
 * @property {Player} toMove whose turn it is, or would be
 * @property {Player | null} winner
 * @property {Advice<P, M, W> | null} advice null: the game is over
 */

/** The values of the heaps, their nim-sum, and what the advised move makes of them. @typedef {{ values: number[], before: number, valueAfter: number, after: number }} NimSum */
/** @typedef {Common<number[], import('./code.js').Take, NimSum> & { kind: 'heaps', takes: Uint32Array, canonical: string, legal: number[][] }} HeapsReport */
/** `most`: the largest multiple that may be taken. @typedef {Common<Pair, { multiple: string }, { steps: import('../views/euclid/reasoning.js').Step[] }> & { kind: 'euclid', ending: string, most: string }} EuclidReport */
/** @typedef {HeapsReport | EuclidReport} Report */

/**
 * The game that the report is about.
 *
 * @param {Report} report
 * @returns {Game}
 */
export const gameOf = (report) =>
	report.kind === 'heaps'
		? {
				kind: 'heaps',
				takes: report.canonical,
				heaps: report.start.position.join(','),
				first: report.first,
				moves: report.turns.map(({ heap, take }) => ({ heap, take })),
			}
		: {
				kind: 'euclid',
				ending: report.ending,
				x: report.start.position.smaller,
				y: report.start.position.larger,
				first: report.first,
				moves: report.turns.map(({ multiple }) => multiple),
			};

/**
 * The game with the move that a perfect player makes next.
 *
 * @param {Report} report
 * @returns {Game | null} null: the game is over
 */
export function advised(report) {
	const game = gameOf(report);
	if (!report.advice) return null;
	const move =
		report.kind === 'heaps'
			? { heap: report.advice.heap, take: report.advice.take }
			: /** @type {EuclidReport} */ (report).advice?.multiple;
	return /** @type {Game} */ ({ ...game, moves: [...game.moves, move] });
}

/**
 * The position now.
 *
 * @template {Report} R
 * @param {R} report
 * @returns {R['start']}
 */
export const now = (report) => before(report, report.turns.length);

/**
 * The position before a turn.
 *
 * @template {Report} R
 * @param {R} report
 * @param {number} turn
 * @returns {R['start']}
 */
export const before = ({ start, turns }, turn) => (turn === 0 ? start : (turns[turn - 1] ?? start));

/**
 * Whether a turn gave away a win: its player could win before it, and the other can after it.
 *
 * @param {Report} report
 * @param {number} turn
 */
export const gaveAway = (report, turn) => !before(report, turn).lost && report.turns[turn]?.lost === false;
