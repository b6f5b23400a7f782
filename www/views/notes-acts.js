// @ts-check
/** What the reader does with notes that are shown: tick, move, find again. */
import { announce } from '../announce.js';
import { byOrder } from '../notes/order.js';

/** @typedef {import('../notes/note.js').Note} Note */
/** @typedef {import('../notes/store.js').Snapshot} Snapshot */
/** @typedef {import('../notes/drafts.js').Draft} Draft */
/** @typedef {import('../panel.js').Context} Context */
/** @typedef {ReturnType<typeof import('../notes/store.js').createStore>} Store */

/** A page of the list: its elements are made in a few milliseconds, however many notes there are. */
export const PAGE = 50;

/**
 * What only this panel knows.
 *
 * @typedef {object} Local
 * @property {Snapshot} snapshot
 * @property {'all' | 'open' | 'done'} filter
 * @property {number} page
 * @property {ReadonlySet<string>} whole long notes that are shown whole
 * @property {ReadonlyMap<string, Draft>} editing
 * @property {string} refused why the new note was not added, as a sentence
 * @property {ReadonlyMap<string, import('../notes/store.js').Unkept>} unkept why what is being typed is not kept, by the note's id; that of the new note is empty
 * @property {import('./notes-files.js').Incoming | null} incoming a file that waits for the reader's choice
 * @property {string} told what happened that the reader did not do
 */

/** @typedef {Omit<Context, 'local'> & { local: Local }} NotesContext */

/**
 * The notes that the filter lets through, in order. A note that is being edited
 * stays, even if another tab deletes it.
 *
 * @param {Local} local
 */
export function shown({ snapshot, filter, editing }) {
	const present = new Set(snapshot.notes.map((note) => note.id));
	const deleted = [...editing.values()].map((draft) => draft.note).filter((note) => !present.has(note.id));
	const all = deleted.length > 0 ? [...snapshot.notes, ...deleted].sort(byOrder) : snapshot.notes;
	return filter === 'all' ? all : all.filter((note) => editing.has(note.id) || note.done === (filter === 'done'));
}

/**
 * @param {Note} note
 * @param {boolean} done
 * @param {NotesContext} context
 * @param {Store} store
 */
export function tick(note, done, { local }, store) {
	const visible = shown(local);
	const next = visible[visible.findIndex((other) => other.id === note.id) + 1];
	store.tick(note.id, done);
	if (local.filter === 'all') return;
	announce(done ? 'Done. The note has left this list.' : 'Open again. The note has left this list.');
	focusFirst(`[data-note="${next?.id}"] input`, '.notes-list');
}

/**
 * Moves a note among those that are shown.
 *
 * @param {Note} note
 * @param {number} by how many places
 * @param {NotesContext} context
 * @param {Store} store
 */
export function move(note, by, { local, set }, store) {
	const visible = shown(local);
	const at = visible.findIndex((other) => other.id === note.id);
	const to = Math.max(0, Math.min(visible.length - 1, at + by));
	const target = visible[to];
	if (!target || to === at) {
		announce(by < 0 ? 'It is the first already.' : 'It is the last already.');
		return;
	}
	store.move(note.id, to < at ? 'before' : 'after', target.id);
	set({ page: Math.floor(to / PAGE) });
	announce(`Moved to place ${to + 1} of ${visible.length}.`);
	if (Math.floor(to / PAGE) !== Math.floor(at / PAGE)) focusFirst(act(note.id, by === 1 ? 'down' : 'up'));
}

/**
 * Alt and an arrow move the note that has the focus.
 *
 * @param {KeyboardEvent} event
 * @param {NotesContext} context
 * @param {Store} store
 */
export function moveByKey(event, context, store) {
	const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
	const target = /** @type {HTMLElement} */ (event.target);
	if (!event.altKey || !by || target instanceof HTMLTextAreaElement) return;
	const id = /** @type {HTMLElement | null} */ (target.closest('[data-note]'))?.dataset.note;
	const note = context.local.snapshot.notes.find((each) => each.id === id);
	if (!note) return;
	event.preventDefault();
	move(note, by, context, store);
}

/** The button of a note that does something. @param {string} id @param {string} key */
export const act = (id, key) => `[data-note="${id}"] [data-act="${key}"]`;

/**
 * Puts the focus on the first of these that is there, once the change that has just been made is drawn.
 *
 * @param {...string} selectors
 */
export function focusFirst(...selectors) {
	setTimeout(() => {
		for (const selector of selectors) {
			const element = /** @type {HTMLElement | null} */ (document.querySelector(`[data-panel="notes"] ${selector}`));
			if (!element) continue;
			element.focus();
			return;
		}
	});
}
