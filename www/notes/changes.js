// @ts-check
/**
 * Changes to notes, as data. A tab never writes its list: it writes what the
 * reader changed, and each change is applied to the note as it is stored then.
 * So a tick in one tab does not undo a sentence typed in another.
 */

import { isId, isNote } from './note.js';

/** @typedef {import('./note.js').Note} Note */

/**
 * What becomes of one note.
 *
 * - `put`: it is this, whatever it was before.
 * - `set`: these fields change. If the note is gone, there is nothing to change,
 *   except that a text typed into it must not be lost: it is then what `orPut` says.
 *   Where a text replaces another, `over` says which one the reader saw, and the id and
 *   place of the note that a third text, written by another tab meanwhile, then becomes.
 * - `remove`: it is gone. No gravestone is left: changes that wait to be stored
 *   are kept apart from what is stored, so a note that is missing there has been deleted.
 *
 * @typedef {{ id: string, put: Note }
 *   | { id: string, set: Partial<Note>, orPut?: Note, over?: { text: string, id: string, order: string } }
 *   | { id: string, remove: true }} Change
 */

/**
 * The note after a change; undefined if there is none.
 *
 * @param {Note | undefined} note
 * @param {Change} change
 * @returns {Note | undefined}
 */
export function applied(note, change) {
	if ('put' in change) return change.put;
	if ('remove' in change) return undefined;
	return note ? { ...note, ...change.set } : change.orPut;
}

/**
 * The note that a change must not lose: the text of another tab, in a note of its own.
 *
 * @param {Note | undefined} note as it is when the change is applied, whenever that is
 * @param {Change} change
 * @returns {Note | undefined}
 */
export function displaced(note, change) {
	if (!note || !('set' in change) || !change.over) return undefined;
	const { text, id, order } = change.over;
	return note.text === text || note.text === change.set.text ? undefined : { ...note, id, order };
}

/**
 * All notes after some changes.
 * *
 * @param {ReadonlyMap<string, Note>} notes
 * @param {readonly Change[]} changes
 */
export function allApplied(notes, changes) {
	const after = new Map(notes);
	for (const change of changes) {
		const before = after.get(change.id);
		const note = applied(before, change);
		const other = displaced(before, change);
		if (other) after.set(other.id, other);
		if (note) after.set(change.id, note);
		else after.delete(change.id);
	}
	return after;
}

/**
 * One note before and after a step of the reader; undefined: it was not there.
 *
 * @typedef {{ id: string, before: Note | undefined, after: Note | undefined }} Trace
 */

/**
 * @param {ReadonlyMap<string, Note>} notes as they are before the changes
 * @param {readonly Change[]} changes
 * @returns {Trace[]}
 */
export function tracesOf(notes, changes) {
	const after = allApplied(notes, changes);
	return changes.map(({ id }) => ({ id, before: notes.get(id), after: after.get(id) }));
}

/** What the reader may have changed in a note since a step, beside its text. */
const FIELDS = /** @type {const} */ (['done', 'about', 'order', 'changed']);

/**
 * The changes that take a step back, and nothing that was done after it. A text that
 * was typed since then is not theirs to throw away: a note that came with the step
 * stays with it, and where the earlier text comes back, the later one is handed out.
 *
 * @param {readonly Trace[]} traces
 * @param {ReadonlyMap<string, Note>} notes as they are now
 * @returns {{ changes: Change[], staying: Note[], replaced: Note[] }}
 */
export function takingBack(traces, notes) {
	/** @type {{ changes: Change[], staying: Note[], replaced: Note[] }} */
	const back = { changes: [], staying: [], replaced: [] };
	for (const { id, before, after } of traces) {
		const now = notes.get(id);
		const typed = now && ![before?.text, after?.text].includes(now.text) ? [now] : [];
		if (before) {
			const since = now && after ? FIELDS.filter((field) => now[field] !== after[field]) : [];
			back.changes.push({ id, put: { ...before, ...Object.fromEntries(since.map((field) => [field, now?.[field]])) } });
			back.replaced.push(...typed);
		} else if (typed.length === 0) {
			back.changes.push({ id, remove: true });
		} else {
			back.staying.push(...typed);
		}
	}
	return back;
}

/**
 * What the reader did in one step, as it is kept until it is stored, so that another tab can do it.
 *
 * @typedef {object} Deed
 * @property {readonly Change[]} changes
 * @property {readonly (number | null)[]} seen when the note of each change had last been changed; null: there was none
 * @property {string} sentence what was done, if it can be undone; empty: it cannot
 */

/** @param {Note | undefined} note */
const age = (note) => note?.changed ?? null;

/**
 * @param {ReadonlyMap<string, Note>} notes as they are before the changes
 * @param {readonly Change[]} changes
 * @param {string} sentence
 * @returns {Deed}
 */
export const deedOn = (notes, changes, sentence) => ({
	changes,
	seen: changes.map(({ id }) => age(notes.get(id))),
	sentence,
});

/**
 * The changes of a deed that are still to be made: a note that has been changed since
 * the reader saw it stays as it is, be it by another tab or by this very deed. A text
 * that is not in it yet is not lost for that: both are kept then.
 *
 * @param {ReadonlyMap<string, Note>} notes
 * @param {Deed} deed
 */
export const stillToDo = (notes, { changes, seen }) =>
	changes.filter((change, i) => {
		const note = notes.get(change.id);
		return age(note) === seen[i] || displaced(note, change) !== undefined;
	});

/** Any note: what some of its fields may be is seen by putting them into it. @type {Note} */
const ANY = { id: 'any', text: 'any', done: false, about: null, order: 'a0', created: 0, changed: 0 };

/**
 * Whether a stored value is a change.
 *
 * @param {any} value
 * @returns {value is Change}
 */
export function isChange(value) {
	if (!isId(value?.id)) return false;
	if ('remove' in value) return value.remove === true;
	const isThis = (/** @type {any} */ note) => isNote(note) && note.id === value.id;
	if ('put' in value) return isThis(value.put);
	const { set, orPut, over } = value;
	return (
		typeof set === 'object' &&
		set !== null &&
		isNote({ ...ANY, ...set }) &&
		(orPut === undefined || isThis(orPut)) &&
		(over === undefined || (typeof over?.text === 'string' && isNote({ ...ANY, id: over.id, order: over.order })))
	);
}
