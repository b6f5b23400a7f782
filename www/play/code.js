// @ts-check
/**
 * A game to text and back: a pure pair. The text is what the state, a link and a
 * saved file hold of a game.
 *
 * `heaps:1,3,4:9,5:reader:1-4,2-1`: the takes, the heaps, who moves first, and
 * the moves, each a heap (counted from 1) and a take.
 * `euclid:zero:11:27:opponent:1,2`: the ending, the two numbers, who moves first,
 * and the moves, each a multiple of the smaller number.
 *
 * The rules, the numbers and the multiples are texts as the reader wrote them. Whether they can
 * be played, and whether the moves are legal, is judged by the engine.
 */

/** @typedef {'reader' | 'opponent'} Player */
/** @typedef {{ heap: number, take: number }} Take a heap, counted from 0, and how many counters */
/** @typedef {{ kind: 'heaps', takes: string, heaps: string, first: Player, moves: Take[] }} HeapsGame */
/** @typedef {{ kind: 'euclid', ending: string, x: string, y: string, first: Player, moves: string[] }} EuclidGame */
/** @typedef {HeapsGame | EuclidGame} Game */

/** The game of the plain address. @type {Game} */
export const FIRST_GAME = { kind: 'heaps', takes: '1,3,4', heaps: '12', first: 'reader', moves: [] };

/**
 * @param {Game} game
 * @returns {string}
 */
export function encode(game) {
	const parts =
		game.kind === 'heaps' ? [game.takes, game.heaps, game.first] : [game.ending, game.x, game.y, game.first];
	const moves = game.kind === 'heaps' ? game.moves.map(({ heap, take }) => `${heap + 1}-${take}`) : game.moves;
	return [game.kind, ...parts.map(escaped), moves.map((move) => escaped(move).replaceAll(',', '%2C')).join(',')].join(
		':',
	);
}

/**
 * The game of a text; of the empty text, the game of the plain address.
 *
 * @param {string} text
 * @returns {Game}
 * @throws {UnreadableGame}
 */
export function decode(text) {
	if (text === '') return FIRST_GAME;
	const [kind, ...written] = text.split(':');
	const moves = listed(written.pop() ?? '').map(unescaped);
	const parts = written.map(unescaped);
	const first = parts.pop();
	if (first === 'reader' || first === 'opponent') {
		const [one = '', two = '', three = ''] = parts;
		if (kind === 'heaps' && parts.length === 2 && moves.every(isTake))
			return { kind, takes: one, heaps: two, first, moves: moves.map(take) };
		if (kind === 'euclid' && parts.length === 3 && !moves.includes(''))
			return { kind, ending: one, x: two, y: three, first, moves };
	}
	throw new UnreadableGame(text);
}

/** A refusal like the engine's: a code, the item, a sentence. */
export class UnreadableGame extends Error {
	code = 'E_GAME';

	/** @param {string} text */
	constructor(text) {
		super('This is not a game as the lab writes one, so it cannot be set up again.');
		this.item = text.slice(0, 40);
	}
}

/** @param {string} text */
const listed = (text) => (text === '' ? [] : text.split(','));

/** Few digits enough for a heap's number and for a take; more would not be numbers that JavaScript counts with. @param {string} move */
const isTake = (move) => /^[1-9]\d{0,2}-\d{1,9}$/.test(move);

/** @param {string} move @returns {Take} */
function take(move) {
	const [heap = '', take = ''] = move.split('-');
	return { heap: Number(heap) - 1, take: Number(take) };
}

/** @param {string} part */
const escaped = (part) => part.replaceAll(/[%:]/g, encodeURIComponent);

/** @param {string} part */
const unescaped = (part) => part.replaceAll(/%(3A|25|2C)/g, decodeURIComponent);
