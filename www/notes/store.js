// @ts-check
/**
 * The notes of this tab: those that are stored, with the changes that wait to be.
 *
 * A change shows at once and is written in the background. While the storage is
 * full or blocked, changes wait here, and nothing that is shown depends on their
 * being stored. Other tabs write to the same database; what they have stored is
 * read again, and waiting changes go on top.
 */

import { counted } from '../words.js';
import { allApplied, deedOn, stillToDo, takingBack, tracesOf } from './changes.js';
import { faultOf, StorageFault } from './fault.js';
import { newId, textFault, title } from './note.js';
import { byOrder, keysBefore, moving } from './order.js';

/** @typedef {import('./note.js').Note} Note */
/** @typedef {import('./changes.js').Change} Change */
/** @typedef {import('./database.js').Database} Database */

/**
 * What the reader did, in one step: stored whole or not at all.
 *
 * @typedef {object} Act
 * @property {readonly Change[]} changes
 * @property {boolean} kept whether another tab would do it if this one were closed now
 * @property {() => void} over called when the changes are stored, or need not be
 */

/**
 * @typedef {object} Snapshot
 * @property {readonly Note[]} notes in order
 * @property {boolean} opening the stored notes have not been read yet
 * @property {StorageFault | null} fault why some changes are not stored
 * @property {number} unsaved how many notes have changes that are not stored
 * @property {boolean} kept whether all of these would be stored by another tab if this one were closed now
 * @property {number} unread how many stored values are no notes: they are left as they are
 * @property {string} undo what could be undone, as a sentence; empty: nothing
 * @property {boolean} promised whether the browser has promised not to delete the notes to make room
 */

/**
 * Why what is being typed is not kept: this browser’s storage refuses it, or it is too
 * long for a note; empty: it is kept, or there is nothing to keep.
 *
 * @typedef {'' | 'refused' | 'too long'} Unkept
 */

/**
 * What is being typed into a note, as a note of its own: its tab may still live, and leave the other as it was.
 * The id is the same wherever this is done.
 *
 * @param {import('./drafts.js').Draft} draft
 * @returns {import('./drafts.js').Draft}
 */
const apart = ({ note, base }) =>
	base === null ? { note, base } : { note: { ...note, id: `draft-${note.id}`.slice(0, 64) }, base: null };

/** @param {Change} change */
const removes = (change) => 'remove' in change;

const BOTH_KEPT = 'Another tab had changed this note too. Both texts are kept: the other one stands at the top.';

/** How long the storage may be silent before the page says so. */
const SLOW_MS = 4000;

/**
 * @param {object} parts
 * @param {(gone: () => void) => Promise<Database>} parts.open
 * @param {import('./drafts.js').Drafts} parts.drafts
 * @param {(on: { changed: (ids: string[]) => void, unsure: () => void }) => import('./tabs.js').Tabs} parts.tabs
 * @param {{ promised: () => Promise<boolean>, askForPromise: () => Promise<boolean> }} parts.promise
 * @param {(snapshot: Snapshot) => void} parts.draw
 * @param {(sentence: string) => void} parts.tell says something that the reader should hear of
 */
export function createStore({ open, drafts, tabs, promise, draw, tell }) {
	/** What is stored, as far as this tab knows. @type {ReadonlyMap<string, Note>} */
	let stored = new Map();
	/** @type {Act[]} */
	let waiting = [];
	/** @type {readonly { id: string }[]} */
	let unreadRecords = [];
	/** @type {readonly { key: string, value: string }[]} */
	let unreadDrafts = [];
	/** @type {{ sentence: string, traces: import('./changes.js').Trace[] }[]} */
	const undos = [];
	/** The texts of other tabs that became notes of their own, and of which that has been said. @type {Set<string>} */
	const toldOf = new Set();
	/** @type {Promise<Database> | undefined} */
	let link;
	/** @type {StorageFault | null} */
	let fault = null;
	let opening = true;
	/** Whether the stored notes have been read. */
	let known = false;
	let writing = false;
	let promised = false;

	/** Stored and waiting changes together. @type {ReadonlyMap<string, Note>} */
	let notes = stored;
	/** @type {readonly Note[]} */
	let list = [];

	function refresh() {
		notes = allApplied(
			stored,
			waiting.flatMap((act) => act.changes),
		);
		list = [...notes.values()].sort(byOrder);
		draw(snapshot());
		for (const act of waiting) tellDisplaced(act.changes, notes);
	}

	/**
	 * Says once of each text that another tab had changed it, whenever that comes out.
	 *
	 * @param {readonly Change[]} changes
	 * @param {ReadonlyMap<string, unknown>} present
	 */
	function tellDisplaced(changes, present) {
		for (const change of changes) {
			const id = 'set' in change ? change.over?.id : undefined;
			if (id === undefined || toldOf.has(id) || !present.has(id)) continue;
			toldOf.add(id);
			tell(BOTH_KEPT);
		}
	}

	/** @returns {Snapshot} */
	const snapshot = () => ({
		notes: list,
		opening,
		fault,
		unsaved: new Set(waiting.flatMap((act) => act.changes.map((change) => change.id))).size,
		kept: waiting.every((act) => act.kept),
		unread: unreadRecords.length + unreadDrafts.length,
		undo: undos.at(-1)?.sentence ?? '',
		promised,
	});

	/**
	 * Changes notes.
	 *
	 * @param {readonly Change[]} changes
	 * @param {object} [deed]
	 * @param {() => void} [deed.over] called when the changes are stored, or need not be
	 * @param {string} [deed.sentence] what was done, if it can be undone
	 */
	function change(changes, { over = () => {}, sentence = '' } = {}) {
		const forget = drafts.keepDeed(deedOn(notes, changes, sentence));
		perform({
			changes,
			kept: forget !== null,
			over() {
				forget?.();
				over();
			},
		});
	}

	/** @param {Act} act */
	function perform(act) {
		if (act.changes.every(removes)) spare(new Set(act.changes.map((each) => each.id)));
		waiting.push(act);
		refresh();
		void write();
	}

	/**
	 * Waiting changes to notes that are being removed need not be stored any more.
	 * So a removal can go ahead of them: it may be what makes room.
	 *
	 * @param {ReadonlySet<string>} ids
	 */
	function spare(ids) {
		for (const act of waiting) {
			const rest = act.changes.filter((each) => !ids.has(each.id));
			if (rest.length === 0 && act.changes.length > 0) act.over();
			act.changes = rest;
		}
	}

	/**
	 * Stores what waits. After a failure the acts stay in their order, and only removals are still tried.
	 *
	 * Nothing is awaited between the last look at what waits and the end: a change that
	 * comes later finds that nothing is being written, and begins anew.
	 */
	async function write() {
		if (writing) return;
		writing = true;
		const late = setTimeout(() => {
			fault = new StorageFault('slow', 'The browser’s storage has not answered yet.');
			opening = false;
			refresh();
		}, SLOW_MS);
		try {
			const database = await connected();
			/** @type {StorageFault | null} */
			let failure = null;
			let passed = 0;
			while (passed < waiting.length) {
				const act = /** @type {Act} */ (waiting[passed]);
				if (!failure || act.changes.every(removes)) failure = (await storeAct(database, act)) ?? failure;
				if (waiting[passed] === act) passed += 1;
			}
			fault = failure;
		} catch (error) {
			fault = faultOf(error, 'blocked');
		}
		clearTimeout(late);
		opening = false;
		writing = false;
		refresh();
	}

	/**
	 * @param {Database} database
	 * @param {Act} act
	 * @returns {Promise<StorageFault | null>}
	 */
	async function storeAct(database, act) {
		const first = stored.size === 0;
		try {
			const now = await database.apply(act.changes);
			waiting = waiting.filter((other) => other !== act);
			learn(now);
			act.over();
			tellDisplaced(act.changes, now);
			others.tell([...now.keys()]);
			if (first && stored.size > 0) void promise.askForPromise().then(learnPromise); // not awaited: it may be put to the reader
			return null;
		} catch (error) {
			return faultOf(error, 'failed');
		}
	}

	/** The database, after its notes have been read. */
	async function connected() {
		link ??= connect();
		try {
			return await link;
		} catch (error) {
			link = undefined; // the next change tries again
			throw error;
		}
	}

	async function connect() {
		const database = await open(() => {
			link = undefined;
		});
		const before = [...stored.values()];
		await learnAll(database);
		if (database.isNew && before.length > 0) {
			tell(
				'The stored notes had been deleted outside this page while it was open. It still had them, and stores them again.',
			);
			changeWithUndo(
				`Stored ${counted(before.length, 'note')} again.`,
				before.map((note) => ({ id: note.id, put: note })),
			);
		}
		return database;
	}

	/** @param {Database} database */
	async function learnAll(database) {
		const { notes: all, unread } = await database.readAll();
		stored = new Map(all.map((note) => [note.id, note]));
		unreadRecords = unread;
		known = true;
		refresh();
	}

	/** @param {boolean} answer */
	function learnPromise(answer) {
		promised ||= answer;
		refresh();
	}

	/** @param {ReadonlyMap<string, Note | undefined>} now what is stored under some ids */
	function learn(now) {
		const after = new Map(stored);
		for (const [id, note] of now) {
			if (note) after.set(id, note);
			else after.delete(id);
		}
		stored = after;
	}

	/** Ids that other tabs have told and that have not been read yet. @type {Set<string>} */
	const heard = new Set();

	/** @param {string[]} ids */
	async function changed(ids) {
		const reading = heard.size > 0;
		for (const id of ids) heard.add(id);
		if (reading) return;
		try {
			const database = await connected();
			const now = [...heard];
			heard.clear();
			learn(await database.read(now));
			refresh();
		} catch {
			heard.clear(); // the next write meets the same fault and tells it
		}
	}

	async function unsure() {
		try {
			await learnAll(await connected());
			await write(); // what waits, if this page was put aside before it was stored
		} catch {
			// as above
		}
	}

	const others = tabs({ changed: (ids) => void changed(ids), unsure: () => void unsure() });

	/**
	 * Saves what was typed: a new note goes to the top. If another tab has changed the same text
	 * meanwhile, or does before this one is stored, that text becomes a note of its own.
	 *
	 * @param {import('./drafts.js').Draft} draft
	 * @param {() => void} [over]
	 */
	function save({ note, base }, over = () => drafts.forget(note.id)) {
		const time = Date.now();
		const [order = note.order] = base === null ? keysBefore(list, 1) : [];
		const current = notes.get(note.id);
		if (!current) {
			change([{ id: note.id, put: { ...note, order, changed: time } }], { over });
		} else if (current.text === note.text && current.about === note.about) {
			over();
		} else {
			const [top = note.order] = keysBefore(list, 1);
			/** @type {Change} */
			const saved = {
				id: note.id,
				set: { text: note.text, about: note.about, changed: time },
				orPut: note,
				...(base === null ? {} : { over: { text: base, id: newId(), order: top } }),
			};
			change([saved], { over });
		}
	}

	/**
	 * Changes notes in a way that can be undone.
	 *
	 * @param {string} sentence what was done
	 * @param {readonly Change[]} changes
	 */
	function changeWithUndo(sentence, changes) {
		undos.push({ sentence, traces: tracesOf(notes, changes) });
		change(changes, { sentence });
	}

	/**
	 * Does what a closed tab had not stored yet.
	 *
	 * @param {import('./changes.js').Deed} deed
	 * @param {() => void} over
	 */
	function redo(deed, over) {
		const changes = stillToDo(notes, deed);
		const whole = known || changes.length === deed.changes.length; // or else its notes may yet be read
		if (changes.length === 0) return whole ? over() : undefined;
		if (deed.sentence !== '') undos.push({ sentence: deed.sentence, traces: tracesOf(notes, changes) });
		perform({ changes, kept: true, over: whole ? over : () => {} });
		tell('What you had changed when a tab was closed is kept.');
	}

	/** Takes the last of these back, and nothing that was written since. */
	function undo() {
		const last = undos.pop();
		if (!last) return;
		const { changes, staying, replaced } = takingBack(last.traces, notes);
		const keys = keysBefore(list, replaced.length);
		const copies = replaced.map((note, i) => {
			const id = newId();
			return { id, put: { ...note, id, order: keys[i] ?? note.order } };
		});
		change([...changes, ...copies]);
		const told = [
			...(copies.length > 0
				? ['A note was changed since then. Both texts are kept: the later one stands at the top.']
				: []),
			...(staying.length > 0 ? ['What was written since then into a note that is new stays in the list.'] : []),
		];
		if (told.length > 0) tell(told.join(' '));
	}

	return {
		/** Reads the stored notes, does what closed tabs had not stored, and makes notes of what they were typing. */
		start() {
			void promise.promised().then(learnPromise);
			void write();
			/**
			 * Once the stored notes are known. If they cannot be read, what was left shows here all the same.
			 *
			 * @param {(over: () => void) => void} take
			 */
			const inherited = (take) =>
				new Promise((/** @type {(_: void) => void} */ resolve) => {
					const begin = () => take(resolve);
					connected().then(begin, begin);
				});
			unreadDrafts = drafts.handOver({
				redo: (deed) => inherited((over) => redo(deed, over)),
				adopt: (draft, sure) =>
					inherited((over) => {
						save(sure ? draft : apart(draft), over);
						tell('What you were writing when a tab was closed is kept: it is in the list.');
					}),
			});
		},
		save,
		/**
		 * Keeps what is being typed. A text that is not kept does not take the one before it with it.
		 *
		 * @param {import('./drafts.js').Draft} draft
		 * @returns {Unkept} why it is not kept
		 */
		type(draft) {
			if (draft.note.text.trim() === '') drafts.forget(draft.note.id);
			else if (textFault(draft.note.text) !== '') return 'too long';
			else if (!drafts.keep(draft)) return 'refused';
			return '';
		},
		/** Forgets what was typed. */
		abandon: drafts.forget,
		/** @param {string} id @param {boolean} done */
		tick: (id, done) => change([{ id, set: { done, changed: Date.now() } }]),
		/** @param {string} id @param {'before' | 'after'} side @param {string} target */
		move: (id, side, target) => change(moving(list, id, side, target)),
		/** @param {string} id */
		remove(id) {
			drafts.forget(id);
			changeWithUndo(`Deleted “${title(notes.get(id)?.text ?? '')}”.`, [{ id, remove: true }]);
		},
		changeWithUndo,
		undo,
		/** Tries again to store what waits. */
		retry: () => void write(),
		/** The ids of stored values that are no notes: no note may be stored under them. */
		taken: () => new Set(unreadRecords.map((record) => record.id)),
		/** What is stored and cannot be read as notes. */
		async aside() {
			return { records: unreadRecords, drafts: unreadDrafts, ...(fault?.aside && { database: await fault.aside() }) };
		},
		snapshot,
	};
}
