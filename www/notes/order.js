// @ts-check
/**
 * The order of the notes, without numbering them: each has a key, and between
 * two keys there is always another one (fractional indexing). Moving a note
 * changes that note alone, so two tabs can move notes at the same time.
 */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** @typedef {import('./note.js').Note} Note */
/** @typedef {import('./changes.js').Change} Change */

/**
 * The order of the list. Two tabs that add a note at the same moment give it the
 * same key; then the newer one comes first, as new notes do, or else the id
 * decides: the same way in every tab.
 *
 * @param {Note} one
 * @param {Note} other
 */
export const byOrder = (one, other) =>
	compare(one.order, other.order) || other.created - one.created || compare(one.id, other.id);

/** By code units, as the keys are meant; `localeCompare` would not do. @param {string} one @param {string} other */
const compare = (one, other) => (one < other ? -1 : Number(one > other));

/**
 * Keys that stand before those of all notes, in rising order. There is no key before the smallest one, which
 * only a hand in the database can have written: after it, then, or wherever else there is room first.
 *
 * @param {readonly Note[]} notes in order
 * @param {number} count
 */
export function keysBefore(notes, count) {
	for (let at = 0; at < notes.length; at++) {
		const keys = keysBetween(notes[at - 1]?.order ?? null, notes[at]?.order ?? null, count);
		if (keys) return keys;
	}
	return keysAfter(notes, count);
}

/**
 * @param {string | null} low
 * @param {string | null} high
 * @param {number} count
 * @returns {string[] | undefined} undefined: there is no room between them
 */
function keysBetween(low, high, count) {
	try {
		const keys = generateNKeysBetween(low, high, count);
		return keys.every(isOrderKey) ? keys : undefined; // it makes one key that it refuses itself: the smallest
	} catch {
		return undefined; // between equal keys there is none
	}
}

/**
 * Keys that stand after those of all notes, in rising order.
 *
 * @param {readonly Note[]} notes in order
 * @param {number} count
 */
export const keysAfter = (notes, count) => generateNKeysBetween(notes.at(-1)?.order ?? null, null, count);

/**
 * The changes that put a note directly before or after another one. One change, unless there
 * is no room before those that follow (they have equal keys, or the smallest): these get keys of their own then.
 *
 * @param {readonly Note[]} notes in order
 * @param {string} id
 * @param {'before' | 'after'} side
 * @param {string} target the id of the other note
 * @returns {Change[]}
 */
export function moving(notes, id, side, target) {
	const others = notes.filter((note) => note.id !== id);
	const at = others.findIndex((note) => note.id === target) + (side === 'after' ? 1 : 0);
	const low = others[at - 1]?.order ?? null;
	const moved = [id];
	for (const follower of others.slice(at)) {
		const keys = keysBetween(low, follower.order, moved.length);
		if (keys) return placed(moved, keys);
		moved.push(follower.id);
	}
	return placed(moved, generateNKeysBetween(low, null, moved.length));
}

/** @param {string[]} ids @param {string[]} keys @returns {Change[]} */
const placed = (ids, keys) => ids.map((id, i) => ({ id, set: { order: keys[i] } }));

/**
 * @param {unknown} key
 * @returns {key is string}
 */
export function isOrderKey(key) {
	if (typeof key !== 'string' || !/^[A-Za-z][0-9A-Za-z]+$/.test(key)) return false;
	try {
		generateKeyBetween(key, null);
		return true;
	} catch {
		return false; // the library's own judgement: the first letter tells how many digits must follow
	}
}
