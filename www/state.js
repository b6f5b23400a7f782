// @ts-check
/**
 * The page's state: one plain object of short texts, as the reader left them.
 *
 * Everything that is drawn follows from the state and from the engine's answers
 * to it. Numbers stay text here: whether a text is a number the lab accepts is
 * judged in Rust alone, and a heap of 10^30 would not fit a JavaScript number.
 *
 * The fields, in the order in which a link lists them, with the value that a
 * missing field means. A default never changes: old links rely on it.
 */
export const DEFAULTS = Object.freeze({
	section: 'lesson', // the part of the page the link leads to
	takes: '1,3,4', // the labels lab: the subtraction set
	positions: '19', // … and how many positions, from 0
	at: '', // … the position that is explained
	filled: '', // … how many labels the step control has filled; empty: all
	a: '4', // the additive games {a, b, a + b}
	b: '9',
	heap: '1000', // … the heap whose value is asked
	pairs: '80', // … the largest b of the stripe chart
	x: '11', // the Euclid game
	y: '27',
	ending: 'zero', // … zero (Cole and Davie) or equal (Grossman)
	game: '', // the game being played, as views/play.js writes it
});

/** The parts of the page that a link can lead to. */
export const SECTIONS = Object.freeze([
	'labels',
	'lesson',
	'rehearsal',
	'values',
	'additive',
	'euclid',
	'play',
	'notes',
]);

/** @typedef {{ -readonly [Field in keyof typeof DEFAULTS]: string }} State */

/** @typedef {keyof State} Field */

/** @type {readonly Field[]} */
export const FIELDS = Object.freeze(/** @type {Field[]} */ (Object.keys(DEFAULTS)));

/**
 * The state in a value that was kept elsewhere, perhaps by another version of the page; nothing if there is none in it.
 *
 * @param {any} kept
 * @returns {State | null}
 */
export function stateIn(kept) {
	const fields = FIELDS.map((field) => [field, kept?.[field]]);
	return fields.every(([, text]) => typeof text === 'string') ? Object.fromEntries(fields) : null;
}
