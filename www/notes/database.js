// @ts-check
/**
 * The notes in IndexedDB, one record a note. Other pages of the same origin may
 * have databases too, so the name has a prefix; nothing is ever cleared.
 *
 * A record that is no note, and a database that is not ours to read, are left as
 * they are: never written, never deleted, and handed out on request.
 */
import { openDB } from 'idb';
import { applied, displaced } from './changes.js';
import { faultOf, StorageFault } from './fault.js';
import { isNote } from './note.js';

/** @typedef {import('./note.js').Note} Note */
/** @typedef {import('./changes.js').Change} Change */

const NAME = 'takeaway-notes';
const VERSION = 1;
const STORE = 'notes';

/**
 * What the store needs of a database. Every function rejects with a `StorageFault`.
 *
 * @typedef {object} Database
 * @property {boolean} isNew whether there was none before
 * @property {() => Promise<{ notes: Note[], unread: { id: string }[] }>} readAll all notes, and the records that are none
 * @property {(ids: readonly string[]) => Promise<Map<string, Note | undefined>>} read
 * @property {(changes: readonly Change[]) => Promise<Map<string, Note | undefined>>} apply
 *   all of the changes or none of them, on what is stored now; returns what is stored then
 */

/**
 * @param {() => void} gone called when the connection is lost: the browser ended it, or a newer version of the page needs it closed
 * @returns {Promise<Database>}
 */
export async function openDatabase(gone) {
	const { db, isNew } = await connect(gone);
	if (!db.objectStoreNames.contains(STORE) || db.transaction(STORE).store.keyPath !== 'id') {
		db.close();
		throw new StorageFault('foreign', 'They were not written by this page.', readEverything);
	}

	/** @type {Set<{ abort(): void }>} */
	const running = new Set();

	// A page that the browser puts aside for the back button stands still, and so would
	// its transaction: in Safari the page that follows waits for it without end. What
	// was not stored is tried again when the page comes back, or by another one: it is kept beside the drafts.
	window.addEventListener(
		'pagehide',
		(event) => {
			if (!event.persisted) return;
			for (const transaction of running) abort(transaction);
			db.close();
			gone();
		},
		{ once: true },
	);

	/**
	 * One transaction. Its end is awaited in every case, and an error in it is this function's.
	 *
	 * @template T
	 * @param {'readonly' | 'readwrite'} mode
	 * @param {(store: import('idb').IDBPObjectStore<unknown, ['notes'], 'notes', 'readwrite'>) => Promise<T>} work
	 * @returns {Promise<T>}
	 */
	async function transact(mode, work) {
		try {
			const transaction = /** @type {import('idb').IDBPTransaction<unknown, ['notes'], 'readwrite'>} */ (
				/** @type {unknown} */ (db.transaction(STORE, mode))
			);
			running.add(transaction);
			const ended = transaction.done
				.then(
					() => undefined,
					(error) => error ?? new Error('the transaction was ended by the browser'),
				)
				.finally(() => running.delete(transaction));
			try {
				const result = await work(transaction.store);
				const error = await ended;
				if (error) throw error;
				return result;
			} catch (error) {
				abort(transaction);
				await ended;
				throw error;
			}
		} catch (error) {
			throw faultOf(error, 'failed');
		}
	}

	/** Slower, but one record that the browser cannot read does not take the others with it. */
	async function readEach() {
		const keys = await transact('readonly', (store) => store.getAllKeys());
		return Promise.all(
			keys.map((id) =>
				transact('readonly', (store) => store.get(id)).catch((/** @type {Error} */ error) => ({
					id,
					unread: error.message,
				})),
			),
		);
	}

	return {
		isNew,
		async readAll() {
			const values = await transact('readonly', (store) => store.getAll()).catch(readEach);
			return { notes: values.filter(isNote), unread: values.filter((value) => !isNote(value)) };
		},

		read: (ids) =>
			transact('readonly', async (store) => {
				const values = await Promise.all(ids.map((id) => store.get(id)));
				return new Map(ids.map((id, i) => [id, isNote(values[i]) ? values[i] : undefined]));
			}),

		apply: (changes) =>
			transact('readwrite', async (store) => {
				/** @type {Map<string, Note | undefined>} */
				const now = new Map();
				/** @param {Change} change */
				const write = async (change) => {
					const value = await store.get(change.id);
					if (value !== undefined && !isNote(value)) throw new Error('a stored record that is no note has the same id');
					const note = applied(value, change);
					const other = displaced(value, change);
					if (other) now.set(other.id, other);
					now.set(change.id, note);
					await Promise.all([other && store.put(other), note ? store.put(note) : store.delete(change.id)]);
				};
				await Promise.all(changes.map(write));
				return now;
			}),
	};
}

/** @param {() => void} gone */
async function connect(gone) {
	let isNew = false;
	try {
		const db = await openDB(NAME, VERSION, {
			upgrade(fresh) {
				isNew = true;
				fresh.createObjectStore(STORE, { keyPath: 'id' });
			},
			blocking() {
				db.close();
				gone();
			},
			terminated: gone,
		});
		return { db, isNew };
	} catch (error) {
		if (error instanceof Error && error.name === 'VersionError') {
			throw new StorageFault('foreign', 'They were written by a newer version of this page.', readEverything);
		}
		throw faultOf(error, 'blocked');
	}
}

/** All that the database holds, whoever wrote it. */
async function readEverything() {
	const db = await openDB(NAME);
	try {
		/** @type {Record<string, { key: IDBValidKey, value: unknown }[]>} */
		const stores = {};
		for (const name of db.objectStoreNames) {
			const [keys, values] = await Promise.all([db.getAllKeys(name), db.getAll(name)]);
			stores[name] = keys.map((key, i) => ({ key, value: values[i] }));
		}
		return { database: NAME, version: db.version, stores };
	} finally {
		db.close();
	}
}

/** @param {{ abort(): void }} transaction */
function abort(transaction) {
	try {
		transaction.abort();
	} catch {
		// it has ended already
	}
}
