// @ts-check
/**
 * What is being typed, and what the reader did and is not stored yet, kept in
 * localStorage, which writes before the next line of code runs; IndexedDB would
 * lose the last words and ticks of a tab that is closed right after them.
 *
 * Both belong to the tab in which they arose. When that tab is gone (lives.js), another one
 * (the next that is opened) does what was left undone and makes notes of the drafts.
 */
import { isChange } from './changes.js';
import { createLives } from './lives.js';
import { isNote, newId } from './note.js';

/** @typedef {import('./note.js').Note} Note */
/** @typedef {import('./changes.js').Deed} Deed */

/**
 * @typedef {object} Draft
 * @property {Note} note as it would be saved now
 * @property {string | null} base the text before editing began; null for a new note
 */

/**
 * What becomes of the things of a tab that is gone. Each promise resolves when that is stored; it is forgotten then.
 *
 * Of a draft it is said whether it is sure that its tab is gone.
 *
 * @typedef {{ adopt: (draft: Draft, sure: boolean) => Promise<void>, redo: (deed: Deed) => Promise<void> }} Heir
 */

const DRAFTS = 'takeaway-notes/draft/';
const DEEDS = 'takeaway-notes/deed/';

/**
 * In UTF-16 units: a larger deed (a long import) would leave no room for what is typed meanwhile,
 * since browsers give localStorage five million.
 */
const LARGEST_DEED = 1_000_000;

export function createDrafts() {
	// The time comes first, so that what was left in several visits is taken over in their order.
	const tab = `${Date.now().toString(36).padStart(9, '0')}-${newId()}`;
	const lives = createLives(tab);
	let deeds = 0;

	/** @param {string} id of the note */
	const keyOf = (id) => `${DRAFTS}${tab}/${id}`;

	return {
		/**
		 * @param {Draft} draft
		 * @returns {boolean} whether it is kept
		 */
		keep: (draft) => write(keyOf(draft.note.id), JSON.stringify(draft)),

		/** @param {string} id of the note */
		forget: (id) => remove(keyOf(id)),

		/**
		 * @param {Deed} deed
		 * @returns {(() => void) | null} forgets it; null: it is not kept
		 */
		keepDeed(deed) {
			const text = JSON.stringify(deed);
			const key = `${DEEDS}${tab}/${String(deeds++).padStart(9, '0')}`; // so that their order is that of their keys
			return text.length <= LARGEST_DEED && write(key, text) ? () => remove(key) : null;
		},

		/**
		 * Hands over what tabs that are gone have left, now or when they go.
		 *
		 * @param {Heir} heir
		 * @returns {{ key: string, value: string }[]} what is stored in the place of these things and is none of them
		 */
		handOver(heir) {
			const others = all().filter((entry) => entry.tab !== tab);
			for (const other of new Set(others.filter(isReadable).map((entry) => entry.tab))) {
				void lives.whenGone(other, async (sure) => {
					const left = all().filter((entry) => entry.tab === other); // as it is now, if no other tab has taken it
					await Promise.all(left.map((entry) => handed(entry, heir, sure)));
				});
			}
			return others.filter((entry) => !isReadable(entry)).map(({ key, value }) => ({ key, value }));
		},
	};
}

/** @typedef {ReturnType<typeof createDrafts>} Drafts */

/** What is kept under one key. @typedef {{ key: string, tab: string, value: string, draft?: Draft | undefined, deed?: Deed | undefined }} Entry */

/** @param {Entry} entry */
const isReadable = ({ draft, deed }) => draft !== undefined || deed !== undefined;

/**
 * @param {Entry} entry
 * @param {Heir} heir
 * @param {boolean} sure
 */
async function handed({ key, draft, deed }, { adopt, redo }, sure) {
	if (deed) await redo(deed);
	else if (draft) await adopt(draft, sure);
	else return;
	remove(key);
}

/**
 * Everything that tabs have left here: first what they did, in its order, then what they were typing.
 *
 * @returns {Entry[]}
 */
function all() {
	try {
		const keys = Object.keys(localStorage).sort();
		return [
			...keys.filter((key) => key.startsWith(DEEDS)).map((key) => entryOf(key, DEEDS)),
			...keys.filter((key) => key.startsWith(DRAFTS)).map((key) => entryOf(key, DRAFTS)),
		];
	} catch {
		return []; // no storage, nothing left
	}
}

/**
 * @param {string} key
 * @param {typeof DRAFTS | typeof DEEDS} place
 * @returns {Entry}
 */
function entryOf(key, place) {
	const value = localStorage.getItem(key) ?? '';
	const [tab = ''] = key.slice(place.length).split('/');
	return { key, tab, value, ...(place === DRAFTS ? { draft: draftOf(value) } : { deed: deedOf(value) }) };
}

/**
 * @param {string} key
 * @param {string} value
 */
function write(key, value) {
	try {
		localStorage.setItem(key, value);
		return true;
	} catch {
		return false; // blocked or full: the page says so
	}
}

/** @param {string} key */
function remove(key) {
	try {
		localStorage.removeItem(key);
	} catch {
		// it could not be kept either; or it stays, and is found to be stored already
	}
}

/** @param {string} value @returns {Draft | undefined} */
function draftOf(value) {
	const draft = parsed(value);
	return isNote(draft?.note) && (draft.base === null || typeof draft.base === 'string') ? draft : undefined;
}

/** @param {string} value @returns {Deed | undefined} */
function deedOf(value) {
	const deed = parsed(value);
	const whole =
		Array.isArray(deed?.changes) &&
		deed.changes.every(isChange) &&
		Array.isArray(deed.seen) &&
		deed.seen.length === deed.changes.length &&
		typeof deed.sentence === 'string';
	return whole ? deed : undefined;
}

/** @param {string} value @returns {any} */
function parsed(value) {
	try {
		return JSON.parse(value);
	} catch {
		return undefined;
	}
}
