// @ts-check
/** Numbers and lists as the page's sentences write them. */

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/**
 * A count with its noun: “one pair”, “12 pairs”, “no pairs”.
 *
 * @param {number | bigint} count
 * @param {string} one
 * @param {string} [many]
 */
export const counted = (count, one, many = `${one}s`) => `${number(count)} ${Number(count) === 1 ? one : many}`;

/**
 * A small number as a word, others grouped in threes by a narrow space: 33 554 431.
 *
 * @param {number | bigint} n
 */
export const number = (n) => SMALL[Number(n)] ?? grouped(n);

/**
 * Digits grouped in threes from 10 000 on by a no-break narrow space, as printed mathematics does.
 *
 * @param {number | bigint | string} n
 */
export function grouped(n) {
	const digits = String(n);
	return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/**
 * “0, 2 and 7”.
 *
 * @param {readonly (number | string)[]} items
 */
export const list = (items) => joined(items, 'and');

/**
 * “0, 2 or 7”.
 *
 * @param {readonly (number | string)[]} items
 */
export const oneOf = (items) => joined(items, 'or');

/** @param {readonly (number | string)[]} items @param {string} word before the last */
function joined(items, word) {
	const texts = items.map((item) => (typeof item === 'number' ? grouped(item) : item));
	const last = texts.pop() ?? '';
	return texts.length > 0 ? `${texts.join(', ')} ${word} ${last}` : last;
}

/**
 * The set as mathematics writes it: {1, 3, 4}.
 *
 * @param {readonly (number | string)[]} takes
 */
export const setOf = (takes) => (takes.length === 0 ? '∅' : `{${takes.join(', ')}}`);

/** How much of a text from elsewhere a sentence quotes. */
const QUOTED = 60;

/** A text from elsewhere as a sentence quotes it: whole, or its beginning. @param {string} text */
export const quoted = (text) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
