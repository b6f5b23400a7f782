// @ts-check
/** The store against a database of plain objects that can be told to fail. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allApplied } from '../../www/notes/changes.js';
import { StorageFault } from '../../www/notes/fault.js';
import { LONGEST_TEXT } from '../../www/notes/note.js';
import { createStore } from '../../www/notes/store.js';
import { note } from './notes-samples.js';

/** @typedef {import('../../www/notes/note.js').Note} Note */

/** A database that several tabs can share, as one that lives in a browser. */
function createShared() {
	const shared = {
		/** @type {Map<string, Note>} */
		notes: new Map(),
		/** @type {((changes: readonly import('../../www/notes/changes.js').Change[]) => StorageFault | null)} */
		refuses: () => null,
		/** @type {StorageFault | null} */
		closed: null,
		silent: false,
		/** Ends the connection of the tab that opened last. */
		end: () => {},
		/** @type {((ids: string[]) => void)[]} */
		tabs: [],
	};
	/** @type {import('../../www/notes/database.js').Database} */
	const database = {
		isNew: false,
		readAll: async () => ({ notes: [...shared.notes.values()], unread: [] }),
		read: async (ids) => new Map(ids.map((id) => [id, shared.notes.get(id)])),
		async apply(changes) {
			const refusal = shared.refuses(changes);
			if (refusal) throw refusal;
			if (shared.silent) return new Promise(() => {});
			const before = shared.notes;
			shared.notes = allApplied(shared.notes, changes);
			const others = [...shared.notes.keys()].filter((id) => !before.has(id));
			return new Map([...changes.map(({ id }) => id), ...others].map((id) => [id, shared.notes.get(id)]));
		},
	};

	/**
	 * Another tab of this browser.
	 *
	 * @param {object} [left] what tabs that are gone have left
	 * @param {readonly import('../../www/notes/drafts.js').Draft[]} [left.drafts]
	 * @param {Iterable<import('../../www/notes/changes.js').Deed>} [left.deeds]
	 * @param {boolean} [room] whether there is room for what it would leave itself
	 */
	function tab({ drafts = [], deeds = [] } = {}, room = true) {
		/** @type {string[]} */
		const told = [];
		const forgotten = new Set();
		/** What was taken over, and need not be taken over again. */
		const over = new Set();
		/** @type {Map<string, string>} */
		const typed = new Map();
		/** @type {Set<import('../../www/notes/changes.js').Deed>} */
		const kept = new Set();
		/** @type {((ids: string[]) => void)} */
		let own = () => {};
		let asked = 0;
		const store = createStore({
			open: async (gone) => {
				shared.end = gone;
				if (shared.closed) throw shared.closed;
				return database;
			},
			drafts: {
				keep: ({ note: { id, text } }) => {
					if (room) typed.set(id, text);
					return room;
				},
				forget(id) {
					typed.delete(id);
					forgotten.add(id);
				},
				keepDeed(deed) {
					if (!room) return null;
					kept.add(deed);
					return () => void kept.delete(deed);
				},
				handOver({ adopt, redo }) {
					for (const deed of deeds) void redo(deed).then(() => over.add(deed));
					for (const draft of drafts) void adopt(draft, true).then(() => over.add(draft));
					return [];
				},
			},
			tabs: ({ changed }) => {
				own = changed;
				shared.tabs.push(changed);
				return { tell: (ids) => shared.tabs.filter((other) => other !== own).forEach((other) => void other(ids)) };
			},
			promise: {
				promised: async () => false,
				askForPromise: async () => {
					asked += 1;
					return true;
				},
			},
			draw: () => {},
			tell: (sentence) => void told.push(sentence),
		});
		store.start();
		const texts = () => store.snapshot().notes.map((each) => each.text);
		return { store, texts, told, typed, forgotten, over, kept, asked: () => asked };
	}

	return { shared, database, tab };
}

/** Until all promises that can be kept are kept. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** @param {string} id @param {Partial<Note>} [fields] @returns {import('../../www/notes/drafts.js').Draft} */
const draft = (id, fields = {}) => ({ note: note({ id, ...fields }), base: null });

const full = new StorageFault('full', 'no room');

test('a new note stands at the top, at once and after it is stored', async () => {
	const { shared, tab } = createShared();
	const { store, texts } = tab();
	store.save(draft('a'));
	store.save(draft('b'));
	assert.deepEqual(texts(), ['Text of b', 'Text of a']);
	await settled();
	assert.deepEqual(texts(), ['Text of b', 'Text of a']);
	assert.equal(shared.notes.size, 2);
	assert.equal(store.snapshot().unsaved, 0);
});

test('two tabs see what the other stores, and their changes of one note add up', async () => {
	const { tab } = createShared();
	const [one, other] = [tab(), tab()];
	one.store.save(draft('a'));
	await settled();
	assert.deepEqual(other.texts(), ['Text of a']);
	one.store.tick('a', true);
	other.store.save({ note: note({ id: 'a', text: 'typed' }), base: 'Text of a' });
	await settled();
	for (const { store } of [one, other]) {
		const [only] = store.snapshot().notes;
		assert.deepEqual([only?.text, only?.done], ['typed', true]);
	}
});

test('a text that two tabs change is kept in both versions', async () => {
	const { tab } = createShared();
	const [one, other] = [tab(), tab()];
	one.store.save(draft('a'));
	await settled();
	one.store.save({ note: note({ id: 'a', text: 'by one' }), base: 'Text of a' });
	await settled();
	other.store.save({ note: note({ id: 'a', text: 'by the other' }), base: 'Text of a' });
	await settled();
	assert.deepEqual(one.texts().toSorted(), ['by one', 'by the other']);
	assert.equal(other.told.length, 1);
});

test('a note that is typed into while another tab deletes it comes back', async () => {
	const { tab } = createShared();
	const [one, other] = [tab(), tab()];
	one.store.save(draft('a'));
	await settled();
	other.store.remove('a');
	await settled();
	one.store.save({ note: note({ id: 'a', text: 'still typed' }), base: 'Text of a' });
	await settled();
	assert.deepEqual(other.texts(), ['still typed']);
});

test('while there is no room, changes wait in their order; removals go ahead; a retry stores the rest', async () => {
	const { shared, tab } = createShared();
	const { store, texts, forgotten } = tab();
	store.save(draft('old'));
	await settled();
	shared.refuses = (changes) => (changes.some((change) => !('remove' in change)) ? full : null);
	store.save(draft('a'));
	store.save(draft('b'));
	store.tick('a', true);
	store.save({ note: note({ id: 'a', text: 'changed' }), base: 'Text of a' });
	await settled();
	assert.equal(store.snapshot().fault?.kind, 'full');
	assert.equal(store.snapshot().unsaved, 2);
	assert.equal(forgotten.has('b'), false, 'the draft is the only copy that outlives the tab');
	assert.deepEqual(texts(), ['Text of b', 'changed', 'Text of old']);

	store.remove('old');
	store.remove('b');
	await settled();
	assert.deepEqual([...shared.notes.keys()], []);

	shared.refuses = () => null;
	store.retry();
	await settled();
	assert.equal(store.snapshot().fault, null);
	assert.equal(store.snapshot().unsaved, 0);
	assert.deepEqual(
		[...shared.notes.values()].map(({ text, done }) => [text, done]),
		[['changed', true]],
	);
	assert.ok(forgotten.has('b') && forgotten.has('a'));
});

test('a step that removes and adds is stored whole or not at all', async () => {
	const { shared, tab } = createShared();
	const { store } = tab();
	store.save(draft('a'));
	await settled();
	shared.refuses = () => full;
	store.changeWithUndo('Replaced', [
		{ id: 'a', remove: true },
		{ id: 'b', put: note({ id: 'b' }) },
	]);
	await settled();
	assert.deepEqual([...shared.notes.keys()], ['a']);
});

test('without storage the notes are those of the tab, and what is kept of them beside it stays', async () => {
	const { shared, tab } = createShared();
	shared.closed = new StorageFault('blocked', 'no storage here');
	const { store, texts, forgotten, kept } = tab();
	store.save(draft('a'));
	await settled();
	assert.deepEqual(texts(), ['Text of a']);
	assert.equal(store.snapshot().fault?.kind, 'blocked');
	assert.deepEqual([forgotten.has('a'), kept.size], [false, 1]);
	shared.closed = null;
	store.retry();
	await settled();
	assert.equal(shared.notes.size, 1);
	assert.equal(store.snapshot().fault, null);
	assert.deepEqual([forgotten.has('a'), kept.size], [true, 0]);
});

test('removals and imports are undone one by one, the last first', async () => {
	const { shared, tab } = createShared();
	const { store, texts } = tab();
	store.save(draft('a'));
	store.save(draft('b'));
	store.remove('a');
	store.changeWithUndo('Imported.', [{ id: 'c', put: note({ id: 'c', order: 'a5' }) }]);
	assert.deepEqual(texts(), ['Text of b', 'Text of c']);
	assert.equal(store.snapshot().undo, 'Imported.');
	store.undo();
	assert.deepEqual(texts(), ['Text of b']);
	assert.equal(store.snapshot().undo, 'Deleted “Text of a”.');
	store.undo();
	assert.deepEqual(texts(), ['Text of b', 'Text of a']);
	assert.equal(store.snapshot().undo, '');
	await settled();
	assert.deepEqual([...shared.notes.keys()].toSorted(), ['a', 'b']);
});

test('undoing an import keeps what was written after it, and says so', async () => {
	const { shared, tab } = createShared();
	const { store, texts, told } = tab();
	store.save(draft('a'));
	store.changeWithUndo('Merged.', [
		{ id: 'a', set: { text: 'from the file' } },
		{ id: 'b', put: note({ id: 'b', order: 'a5' }) },
		{ id: 'c', put: note({ id: 'c', order: 'a6' }) },
	]);
	store.save({ note: note({ id: 'a', text: 'edited after the import' }), base: 'from the file' });
	store.save({ note: note({ id: 'b', text: 'this one too' }), base: 'Text of b' });
	store.undo();
	assert.deepEqual(texts(), ['edited after the import', 'Text of a', 'this one too']);
	assert.match(told.join(), /Both texts are kept.* stays in the list/);
	await settled();
	assert.deepEqual([...shared.notes.values()].map(({ text }) => text).toSorted(), texts().toSorted());
});

test('the browser is asked for its promise once the first note is stored, and not before', async () => {
	const { tab } = createShared();
	const { store, asked } = tab();
	await settled();
	assert.equal(asked(), 0);
	store.save(draft('a'));
	store.save(draft('b'));
	await settled();
	assert.equal(asked(), 1);
	assert.equal(store.snapshot().promised, true);
});

test('what a closed tab was writing is stored, though it is handed over while the database opens', async () => {
	const { shared, tab } = createShared();
	const { store, texts, over } = tab({ drafts: [draft('a'), draft('b')] });
	await settled();
	assert.deepEqual(texts().toSorted(), ['Text of a', 'Text of b']);
	assert.deepEqual([...shared.notes.keys()].toSorted(), ['a', 'b']);
	assert.equal(store.snapshot().unsaved, 0);
	assert.equal(over.size, 2);
});

/** Three stored notes, and a tab that ticks, moves, deletes and imports while the storage is silent. */
async function interrupted() {
	const { shared, tab } = createShared();
	const first = tab();
	for (const id of ['c', 'b', 'a']) first.store.save(draft(id));
	await settled();
	shared.silent = true;
	const { store, kept } = tab();
	await settled();
	store.tick('a', true);
	store.move('b', 'after', 'c');
	store.remove('c');
	store.changeWithUndo('Merged.', [{ id: 'd', put: note({ id: 'd', order: 'b00' }) }]);
	await settled();
	assert.deepEqual([store.snapshot().unsaved, store.snapshot().kept, kept.size], [4, true, 4]);
	shared.silent = false;
	/** What another tab would read where this one kept it. */
	const deeds = JSON.parse(JSON.stringify([...kept]));
	return { shared, tab, deeds, first };
}

test('what a closed tab had not stored is done by the next one, once, and can be undone there', async () => {
	const { shared, tab, deeds } = await interrupted();
	const { store, texts, told, over } = tab({ deeds });
	await settled();
	assert.deepEqual(texts(), ['Text of a', 'Text of b', 'Text of d']);
	assert.deepEqual(
		['a', 'b', 'c', 'd'].map((id) => shared.notes.get(id)?.done),
		[true, false, undefined, false],
	);
	assert.match(told.join(), /What you had changed when a tab was closed is kept/);
	assert.equal(over.size, 4);

	const again = tab({ deeds });
	await settled();
	assert.deepEqual(again.texts(), texts());
	assert.equal(again.over.size, 4);

	assert.equal(store.snapshot().undo, 'Merged.');
	store.undo();
	store.undo();
	assert.deepEqual(texts(), ['Text of a', 'Text of c', 'Text of b']);
});

test('what a closed tab had not stored is left where the note has been changed since', async () => {
	const { tab, deeds, first } = await interrupted();
	await new Promise((resolve) => setTimeout(resolve, 2)); // a later millisecond
	first.store.save({ note: note({ id: 'c', text: 'written after that' }), base: 'Text of c' });
	await settled();
	const { texts } = tab({ deeds });
	await settled();
	assert.ok(texts().includes('written after that'));
});

test('where nothing outlives the tab, what waits says so', async () => {
	const { shared, tab } = createShared();
	const { store } = tab({}, false);
	await settled();
	assert.equal(store.snapshot().kept, true);
	shared.silent = true;
	store.save(draft('a'));
	assert.equal(store.snapshot().kept, false);
});

test('what waits for a note that is removed is over, also where nothing can be stored', async () => {
	const { shared, tab } = createShared();
	shared.closed = new StorageFault('blocked', 'no storage here');
	const { store, texts, over } = tab({ drafts: [draft('a')] });
	await settled();
	assert.deepEqual([texts(), over.size], [['Text of a'], 0]);
	store.remove('a');
	await settled();
	assert.equal(over.size, 1, 'or it would come back with the next tab');
});

test('what was done to notes that cannot be read now is left for another time', async () => {
	const { shared, tab, deeds } = await interrupted();
	shared.closed = new StorageFault('blocked', 'no storage here');
	const blocked = tab({ deeds });
	await settled();
	assert.deepEqual([blocked.texts(), blocked.over.size], [['Text of d'], 0]);
	shared.closed = null;
	blocked.store.retry();
	await settled();
	assert.equal(blocked.over.size, 1, 'the import');
	const { texts, over } = tab({ deeds: deeds.filter((/** @type {any} */ deed) => !blocked.over.has(deed)) });
	await settled();
	assert.deepEqual(texts(), ['Text of a', 'Text of b', 'Text of d']);
	assert.equal(over.size, 3);
});

test('a text that is not kept says why, and leaves the one that was kept before it', () => {
	const { tab } = createShared();
	const { store, typed } = tab();
	assert.equal(store.type(draft('a', { text: 'short' })), '');
	assert.equal(store.type(draft('a', { text: 'x'.repeat(LONGEST_TEXT + 1) })), 'too long');
	assert.equal(typed.get('a'), 'short');
	assert.equal(store.type(draft('a', { text: 'x'.repeat(LONGEST_TEXT) })), '');
	assert.equal(store.type(draft('a', { text: ' ' })), '', 'there is nothing to keep');
	assert.equal(typed.has('a'), false);
	assert.equal(tab({}, false).store.type(draft('a')), 'refused');
});

test('two tabs that save one note at the same moment lose neither text', async () => {
	const { tab } = createShared();
	const [one, other] = [tab(), tab()];
	one.store.save(draft('a'));
	await settled();
	one.store.save({ note: note({ id: 'a', text: 'by one' }), base: 'Text of a' });
	other.store.save({ note: note({ id: 'a', text: 'by the other' }), base: 'Text of a' });
	await settled();
	for (const each of [one, other]) assert.deepEqual(each.texts().toSorted(), ['by one', 'by the other']);
	assert.deepEqual(
		[...one.told, ...other.told],
		['Another tab had changed this note too. Both texts are kept: the other one stands at the top.'],
	);
});

test('a text that had to wait for room does not take the one that another tab has saved meanwhile', async () => {
	const { shared, tab } = createShared();
	const [one, other] = [tab(), tab()];
	one.store.save(draft('a'));
	await settled();
	shared.refuses = () => full;
	one.store.save({ note: note({ id: 'a', text: 'by one' }), base: 'Text of a' });
	await settled();
	shared.refuses = () => null;
	other.store.save({ note: note({ id: 'a', text: 'by the other' }), base: 'Text of a' });
	await settled();
	assert.deepEqual(one.texts().toSorted(), ['by one', 'by the other'], 'seen before it is stored');
	one.store.retry();
	await settled();
	for (const each of [one, other]) assert.deepEqual(each.texts().toSorted(), ['by one', 'by the other']);
});

test('nor does one that a closed tab had not stored, whatever another tab has saved since', async () => {
	const { shared, tab } = createShared();
	const first = tab();
	first.store.save(draft('a'));
	await settled();
	shared.refuses = () => full;
	first.store.save({ note: note({ id: 'a', text: 'by the closed tab' }), base: 'Text of a' });
	await settled();
	shared.refuses = () => null;
	const other = tab();
	await settled();
	other.store.save({ note: note({ id: 'a', text: 'by the other' }), base: 'Text of a' });
	await settled();
	const next = tab({ deeds: first.kept });
	await settled();
	assert.deepEqual(next.texts().toSorted(), ['by the closed tab', 'by the other']);
	assert.equal(next.over.size, 1);
	const again = tab({ deeds: first.kept });
	await settled();
	assert.equal(again.texts().length, 2, 'done twice, it changes nothing more');
});

test('notes that are deleted from outside while a tab shows them are stored again, and that can be undone', async () => {
	const { shared, database, tab } = createShared();
	const { store, texts, told } = tab();
	store.save(draft('a'));
	store.save(draft('b'));
	await settled();
	shared.notes = new Map(); // the browser makes room, or the reader clears the site's data
	shared.end();
	database.isNew = true;
	store.save(draft('c'));
	await settled();
	assert.deepEqual(texts(), ['Text of c', 'Text of b', 'Text of a']);
	assert.equal(shared.notes.size, 3);
	assert.match(told.join(), /deleted outside this page/);
	assert.equal(store.snapshot().undo, 'Stored two notes again.');
	store.undo();
	await settled();
	assert.deepEqual(texts(), ['Text of c']);
});
