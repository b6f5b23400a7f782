// @ts-check
/** The notes panel: what a reader would change about this lesson. */
import { html, nothing } from 'lit-html';
import { announce } from '../announce.js';
import { askBeforeLeaving } from '../leaving.js';
import { openDatabase } from '../notes/database.js';
import { createDrafts } from '../notes/drafts.js';
import * as promise from '../notes/promise.js';
import { createStore } from '../notes/store.js';
import { createTabs } from '../notes/tabs.js';
import { counted, grouped } from '../words.js';
import { focusFirst } from './notes-acts.js';
import { exportAside, exportJson, files } from './notes-files.js';
import { createComposer, form } from './notes-form.js';
import { found } from './notes-list.js';

/** @typedef {import('../notes/store.js').Snapshot} Snapshot */
/** @typedef {import('./notes-acts.js').Local} Local */
/** @typedef {import('./notes-acts.js').NotesContext} NotesContext */
/** @typedef {import('./notes-acts.js').Store} Store */
/** @typedef {import('./notes-form.js').Composer} Composer */

/** @returns {import('../panel.js').Panel} */
export function notes() {
	/** How the list is drawn again; known with the first drawing. @type {(patch: Partial<Local>) => void} */
	let redraw = () => {};

	const store = createStore({
		open: openDatabase,
		drafts: createDrafts(),
		tabs: createTabs,
		promise,
		draw(snapshot) {
			redraw({ snapshot });
		},
		tell: (sentence) => redraw({ told: sentence }),
	});
	const newNote = createComposer(store);

	/** @type {Local} */
	const local = {
		snapshot: store.snapshot(),
		filter: 'all',
		page: 0,
		whole: new Set(),
		editing: new Map(),
		refused: '',
		unkept: new Map(),
		incoming: null,
		told: '',
	};

	let started = false;

	return {
		name: 'notes',
		fields: [],
		blamed: () => undefined,
		questions: () => ({}),
		local,
		keep({ snapshot, unkept }) {
			const waits = !snapshot.kept || (snapshot.fault !== null && snapshot.unsaved > 0);
			askBeforeLeaving('notes', waits || [...unkept.values()].some((why) => why !== ''));
		},
		view(context) {
			redraw = context.set;
			if (!started) {
				started = true;
				queueMicrotask(store.start);
			}
			return view(context, store, newNote);
		},
	};
}

/**
 * @param {NotesContext} context
 * @param {Store} store
 * @param {Composer} newNote
 */
function view(context, store, newNote) {
	const { local } = context;
	return html`
		${where(local.snapshot)} ${form(context, store, newNote)} ${fault(context, store)}
		${unread(context, store)} ${told(context)} ${undo(local.snapshot, store)} ${found(context, store)}
		${files(context, store)}
	`;
}

/** Where the notes are. @param {Snapshot} snapshot */
function where({ fault, promised }) {
	const lost = fault && (fault.kind === 'blocked' || fault.kind === 'foreign');
	return html`<p>Is there something to remember, or to ask? Write it down here: it is not sent to anyone.</p>
		<p class="notes-where">
			${
				lost
					? 'Notes cannot be stored at present, and may last only as long as this tab. Export them before you close it.'
					: html`Notes are kept in this browser only, on this device. Nobody else sees them. They are gone when this
						site’s data are cleared or a private window is closed, and Safari deletes them when seven days of browsing
						pass without a visit to this page. ${promised ? 'This browser has promised not to delete them to make room.' : nothing}
						Export them if they matter.`
			}
		</p>`;
}

/**
 * What a fault means for the notes.
 *
 * @param {Snapshot} snapshot
 */
function consequence({ fault, unsaved, kept }) {
	const lasting =
		unsaved === 0
			? 'may last only as long as this tab'
			: kept
				? 'wait in this browser until they can be stored'
				: 'last only as long as this tab';
	const they = unsaved === 0 ? 'Notes' : `${counted(unsaved, 'note')} ${unsaved === 1 ? 'is' : 'are'} not stored and`;
	const sentences = {
		full: `This browser has no room left for the page: ${they} ${lasting}. Export them, or delete some notes, and try again.`,
		failed: `This browser did not do what was asked of its storage: ${they} ${lasting}.`,
		blocked: `This browser does not let the page store notes. They ${lasting}.`,
		foreign: `There are stored notes that this page cannot read. They are left untouched. Notes written now ${lasting}.`,
		slow: `Until it answers, notes ${lasting}.`,
	};
	return fault ? sentences[fault.kind] : '';
}

/**
 * Why notes are not stored, for as long as they are not.
 *
 * @param {NotesContext} context
 * @param {Store} store
 */
function fault({ local, set }, store) {
	const { fault, notes } = local.snapshot;
	const download = () => exportAside(store, set);
	return html`<div class="notes-fault" role="alert">
		${
			fault
				? html`<p class="notice">
						<span>${consequence(local.snapshot)} <small>${fault.message}</small></span>
						${fault.aside ? html`<button type="button" @click=${download}>Download what is stored</button>` : nothing}
						<button type="button" @click=${store.retry}>Try again</button>
						${notes.length > 0 ? html`<button type="button" @click=${() => exportJson(notes)}>Export all notes</button>` : nothing}
					</p>`
				: nothing
		}
	</div>`;
}

/**
 * Stored entries that are no notes.
 *
 * @param {NotesContext} context
 * @param {Store} store
 */
function unread({ local, set }, store) {
	const { unread } = local.snapshot;
	if (unread === 0) return nothing;
	const [entries, them] =
		unread === 1
			? ['One stored entry is not a note that this page can read. It is', 'it']
			: [`${grouped(unread)} stored entries are not notes that this page can read. They are`, 'them'];
	return html`<p class="notice">
		<span>${entries} left untouched.</span>
		<button type="button" @click=${() => exportAside(store, set)}>Download ${them}</button>
	</p>`;
}

/** @param {NotesContext} context */
function told({ local, set }) {
	const dismiss = () => {
		set({ told: '' });
		focusFirst('.notes-undo', '.notes-list');
	};
	return html`<div role="status">
		${
			local.told
				? html`<p class="notice">
						<span>${local.told}</span>
						<button type="button" class="quiet" @click=${dismiss}>Dismiss</button>
					</p>`
				: nothing
		}
	</div>`;
}

/**
 * @param {Snapshot} snapshot
 * @param {Store} store
 */
const undo = ({ undo }, store) =>
	undo === ''
		? nothing
		: html`<p class="notice">
				<span dir="auto">${undo}</span>
				<button type="button" class="notes-undo" @click=${() => undone(store)}>Undo</button>
			</p>`;

/** @param {Store} store */
function undone(store) {
	store.undo();
	announce('Undone.');
	focusFirst('.notes-undo', '.notes-list');
}
