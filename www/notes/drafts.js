// @ts-check
/**
 * What is being typed, kept at every key in localStorage, which writes before
 * the next line of code runs; IndexedDB would lose the last words of a tab that
 * is closed right after typing.
 *
 * A draft belongs to the tab that types it. When that tab is gone, another one
 * (the next that is opened) makes a note of it. Whether it is gone is known by a
 * lock that every tab holds as long as it lives.
 */
import { isNote, newId } from './note.js';

/** @typedef {import('./note.js').Note} Note */

/**
 * @typedef {object} Draft
 * @property {Note} note as it would be saved now
 * @property {string | null} base the text before editing began; null for a new note
 */

const DRAFTS = 'takeaway-notes/draft/';
const TABS = 'takeaway-notes/tab/';

export function createDrafts() {
	const tab = newId();
	void live(tab);

	/** @param {string} id of the note */
	const keyOf = (id) => `${DRAFTS}${tab}/${id}`;

	return {
		/**
		 * @param {Draft} draft
		 * @returns {boolean} whether it is kept
		 */
		keep(draft) {
			try {
				localStorage.setItem(keyOf(draft.note.id), JSON.stringify(draft));
				return true;
			} catch {
				return false; // blocked or full: the page says that typing is not kept
			}
		},

		/** @param {string} id of the note */
		forget: (id) => remove(keyOf(id)),

		/**
		 * Hands over the drafts of tabs that are gone, now or when they go.
		 *
		 * @param {(draft: Draft) => Promise<void>} adopt resolves when the note is stored; the draft is forgotten then
		 * @returns {{ key: string, value: string }[]} what is stored in a draft's place and is none
		 */
		handOver(adopt) {
			const kept = all().filter(({ key }) => !key.startsWith(keyOf('')));
			for (const { key, value } of kept) {
				if (!draftOf(value)) continue;
				void whenGone(key.slice(DRAFTS.length).split('/')[0] ?? '', async () => {
					const draft = draftOf(read(key)); // as it is now, if no other tab has taken it
					if (!draft) return;
					await adopt(draft);
					remove(key);
				});
			}
			return kept.filter(({ value }) => !draftOf(value));
		},
	};
}

/** @typedef {ReturnType<typeof createDrafts>} Drafts */

/** Holds a tab's lock as long as the page lives. @param {string} tab */
async function live(tab) {
	try {
		await navigator.locks.request(TABS + tab, () => new Promise(() => {}));
	} catch {
		// no locks in this browser: see whenGone
	}
}

/**
 * Does some work when a tab is gone. Without locks nothing is known of other
 * tabs; it is done now then, and does no harm: a note that is made of a draft
 * twice has the same id.
 *
 * @param {string} tab
 * @param {() => Promise<void>} work
 */
async function whenGone(tab, work) {
	let begun = false;
	const once = async () => {
		begun = true;
		await work();
	};
	try {
		await navigator.locks.request(TABS + tab, once);
	} catch (error) {
		if (begun) throw error;
		await once();
	}
}

/** Everything that is stored in a draft's place. */
function all() {
	try {
		return Object.keys(localStorage)
			.filter((key) => key.startsWith(DRAFTS))
			.map((key) => ({ key, value: read(key) }));
	} catch {
		return []; // no storage, no drafts
	}
}

/** @param {string} key */
function read(key) {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}

/** @param {string} key */
function remove(key) {
	try {
		localStorage.removeItem(key);
	} catch {
		// it could not be kept either; or it stays, and is found to be the note that is stored already
	}
}

/** @param {string} value @returns {Draft | undefined} */
function draftOf(value) {
	try {
		const draft = JSON.parse(value);
		if (isNote(draft?.note) && (draft.base === null || typeof draft.base === 'string')) return draft;
	} catch {
		// no JSON: not a draft
	}
	return undefined;
}
