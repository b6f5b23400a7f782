// @ts-check
/**
 * Changes to notes, as data. A tab never writes its list: it writes what the
 * reader changed, and each change is applied to the note as it is stored then.
 * So a tick in one tab does not undo a sentence typed in another.
 */

/** @typedef {import('./note.js').Note} Note */

/**
 * What becomes of one note.
 *
 * - `put`: it is this, whatever it was before.
 * - `set`: these fields change. If the note is gone, there is nothing to change,
 *   except that a text typed into it must not be lost: it is then what `orPut` says.
 * - `remove`: it is gone. No gravestone is left: changes that wait to be stored
 *   are kept apart from what is stored, so a note that is missing there has been deleted.
 *
 * @typedef {{ id: string, put: Note }
 *   | { id: string, set: Partial<Note>, orPut?: Note }
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
 * All notes after some changes.
 *
 * @param {ReadonlyMap<string, Note>} notes
 * @param {readonly Change[]} changes
 */
export function allApplied(notes, changes) {
	const after = new Map(notes);
	for (const change of changes) {
		const note = applied(after.get(change.id), change);
		if (note) after.set(change.id, note);
		else after.delete(change.id);
	}
	return after;
}

/**
 * The changes that take some changes back.
 *
 * @param {ReadonlyMap<string, Note>} notes as they were before
 * @param {readonly Change[]} changes
 * @returns {Change[]}
 */
export const inverse = (notes, changes) =>
	changes.map(({ id }) => {
		const before = notes.get(id);
		return before ? { id, put: before } : { id, remove: true };
	});
