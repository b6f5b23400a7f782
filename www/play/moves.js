// @ts-check
/** Whose move it is, undo and redo: pure, on a game as www/play/code.js writes it. */

/** @typedef {import('./code.js').Game} Game */
/** @typedef {import('./code.js').Player} Player */

/**
 * Who makes a move, by its index.
 *
 * @param {Player} first
 * @param {number} index
 * @returns {Player}
 */
export const mover = (first, index) => (index % 2 === 0 ? first : first === 'reader' ? 'opponent' : 'reader');

/**
 * The game with one more move.
 *
 * @template {Game} G
 * @param {G} game
 * @param {G['moves'][number]} move
 * @returns {G}
 */
export const played = (game, move) => ({ ...game, moves: [...game.moves, move] });

/**
 * The game as it was when the reader was last to move; null where that has not been yet.
 *
 * @param {Game} game
 */
export function undone(game) {
	for (let moves = game.moves.length - 1; moves >= 0; moves--) {
		if (mover(game.first, moves) === 'reader') return cut(game, moves);
	}
	return null;
}

/**
 * The game some moves further along a longer one, where the reader is to move again or it ends.
 *
 * @param {Game} game
 * @param {Game} longer
 * @returns {Game | null} null where the longer game is not a continuation
 */
export function redone(game, longer) {
	let moves = game.moves.length + 1;
	if (!continues(longer, game) || longer.moves.length < moves) return null;
	while (moves < longer.moves.length && mover(game.first, moves) !== 'reader') moves++;
	return cut(longer, moves);
}

/**
 * Whether one game is another with perhaps more moves.
 *
 * @param {Game} longer
 * @param {Game} game
 */
export const continues = (longer, game) =>
	longer.moves.length >= game.moves.length && JSON.stringify(cut(longer, game.moves.length)) === JSON.stringify(game);

/**
 * @param {Game} game
 * @param {number} moves how many are kept
 * @returns {Game}
 */
const cut = (game, moves) => /** @type {Game} */ ({ ...game, moves: game.moves.slice(0, moves) });
