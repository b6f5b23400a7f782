// @ts-check
/** What the notes of a file would change here: told first, then done. */
import { generateNKeysBetween } from 'fractional-indexing';
import { newId } from './note.js';
import { keysAfter } from './order.js';

/** @typedef {import('./note.js').Note} Note */
/** @typedef {import('./json.js').Entry} Entry */
/** @typedef {import('./changes.js').Change} Change */

/** In milliseconds: clocks differ by hours, where a time zone was set wrongly. */
const DAY = 86_400_000;

/**
 * The entries of a file beside the notes of the list. A note is known by its id.
 *
 * @typedef {object} Comparison
 * @property {Entry[]} entries all that were accepted, in the file's order
 * @property {Entry[]} fresh not in the list
 * @property {Entry[]} newer in the list, but different, and changed there earlier than in the file, or at the same time
 * @property {Entry[]} older in the list, but different, and changed there later: merging leaves the list's
 * @property {Entry[]} unclear in the list, but different, and one of the two carries a date that is yet to come: merging keeps both
 * @property {Entry[]} same
 */

/**
 * @param {ReadonlyMap<string, Note>} notes
 * @param {readonly Entry[]} accepted
 * @param {ReadonlySet<string>} [taken] ids of stored values that this page cannot read: an entry with one gets another
 * @param {number} [now]
 * @returns {Comparison}
 */
export function compare(notes, accepted, taken = new Set(), now = Date.now()) {
	const entries = accepted.map((entry) => (taken.has(entry.id) ? { ...entry, id: newId() } : entry));
	/** @type {Record<'fresh' | 'newer' | 'older' | 'unclear' | 'same', Entry[]>} */
	const kinds = { fresh: [], newer: [], older: [], unclear: [], same: [] };
	for (const entry of entries) kinds[kind(notes.get(entry.id), entry, now + DAY)].push(entry);
	return { entries, ...kinds };
}

/**
 * @param {Note | undefined} note
 * @param {Entry} entry
 * @param {number} end of the times that a clock may show
 */
function kind(note, entry, end) {
	if (!note) return 'fresh';
	if (note.text === entry.text && note.done === entry.done && note.about === entry.about) return 'same';
	if (Math.max(entry.changed, note.changed) > end) return 'unclear';
	return entry.changed >= note.changed ? 'newer' : 'older';
}

/**
 * Keeps every note of the list and adds the file's: of two versions the later
 * one stays, or both where that cannot be told, and new notes go to the end, in the file's order.
 *
 * @param {readonly Note[]} notes in order
 * @param {Comparison} comparison
 * @returns {Change[]}
 */
export function merging(notes, { fresh, newer, unclear }) {
	const added = [...fresh, ...unclear.map((entry) => ({ ...entry, id: newId() }))];
	const keys = keysAfter(notes, added.length);
	return [
		...added.map((entry, i) => put(entry, keys[i])),
		...newer.map((entry) => {
			const { text, done, about, changed } = entry;
			return { id: entry.id, set: { text, done, about, changed } };
		}),
	];
}

/**
 * Makes the list what the file says, in the file's order.
 *
 * @param {readonly Note[]} notes
 * @param {Comparison} comparison
 * @returns {Change[]}
 */
export function replacing(notes, { entries }) {
	const staying = new Set(entries.map((entry) => entry.id));
	const keys = generateNKeysBetween(null, null, entries.length);
	return [
		...notes
			.filter((note) => !staying.has(note.id))
			.map((note) => ({ id: note.id, remove: /** @type {const} */ (true) })),
		...entries.map((entry, i) => put(entry, keys[i])),
	];
}

/**
 * @param {Entry} entry
 * @param {string | undefined} order
 * @returns {Change}
 */
function put(entry, order) {
	if (order === undefined) throw new Error('there is a key for each entry');
	return { id: entry.id, put: { ...entry, order } };
}
