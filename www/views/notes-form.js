// @ts-check
/** Where notes are typed: the form of a new one, and the editor of one in the list. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { announce } from '../announce.js';
import { described, linkTo } from '../notes/about.js';
import { newId, textFault, title } from '../notes/note.js';
import { act, focusFirst } from './notes-acts.js';

/** @typedef {import('../notes/note.js').Note} Note */
/** @typedef {import('../notes/drafts.js').Draft} Draft */
/** @typedef {import('./notes-acts.js').NotesContext} NotesContext */
/** @typedef {import('./notes-acts.js').Store} Store */

/**
 * The new note while it is being typed. It has its id from the first key on, so
 * that a draft of it and the note itself are never two notes.
 *
 * @param {Store} store
 */
export function createComposer(store) {
	let id = newId();
	return {
		/**
		 * @param {string} text
		 * @param {string | null} about
		 * @returns {Draft}
		 */
		draft: (text, about) => ({
			note: { id, text, done: false, about, order: 'a0', created: Date.now(), changed: Date.now() },
			base: null,
		}),
		/** @param {Draft} draft */
		add(draft) {
			store.save(draft);
			id = newId();
		},
	};
}

/** @typedef {ReturnType<typeof createComposer>} Composer */

/** Where it is told whether the new note is kept: it has no place in the list yet. */
const NEW = '';

/**
 * Whether each text that is being typed is kept, after a change of one.
 *
 * @param {import('./notes-acts.js').Local} local
 * @param {string} id
 * @param {import('../notes/store.js').Unkept} why
 */
const withReason = ({ unkept }, id, why) => ((unkept.get(id) ?? '') === why ? unkept : new Map(unkept).set(id, why));

/**
 * @param {import('../notes/store.js').Unkept | undefined} why
 * @param {string} doing what would keep it
 */
function unkept(why, doing) {
	if (!why) return nothing;
	const until = why === 'refused' ? `you ${doing} it: this browser’s storage refuses it` : 'it is shorter';
	return html`<span class="error">What you type is not kept until ${until}.</span>`;
}

/**
 * @param {NotesContext} context
 * @param {Store} store
 * @param {Composer} newNote
 */
export function form({ state, local, set }, store, newNote) {
	/** @param {Event} event */
	const draftOf = (event) => {
		const { text, about } = fieldsOf(event);
		return newNote.draft(text, about ? linkTo(state) : null);
	};
	/** @param {Event} event */
	const typed = (event) => {
		const unkept = withReason(local, NEW, store.type(draftOf(event)));
		if (unkept !== local.unkept || local.refused) set({ unkept, refused: '' });
	};
	/** @param {SubmitEvent} event */
	const add = (event) => {
		event.preventDefault();
		const draft = draftOf(event);
		const refused = textFault(draft.note.text);
		set({
			refused,
			...(refused
				? {}
				: { unkept: withReason(local, NEW, ''), page: 0, filter: local.filter === 'done' ? 'all' : local.filter }),
		});
		const form = /** @type {HTMLFormElement} */ (event.target);
		const field = form.querySelector('textarea');
		if (!refused) {
			newNote.add(draft);
			form.reset();
		}
		field?.focus();
	};
	return html`<form class="notes-form" @submit=${add} @input=${typed}>
		<label class="field">
			<span class="label">New note</span>
			<textarea
				name="text"
				rows="3"
				autocomplete="off"
				aria-invalid=${local.refused ? 'true' : 'false'}
				aria-describedby="notes-refused"
				@keydown=${submitByKey}
			></textarea>
		</label>
		<p class="notes-remember">
			<label class="notes-check">
				<input type="checkbox" name="about" aria-describedby="notes-lab" />
				<span>Link it to what the lab shows:</span>
			</label>
			<span class="muted" id="notes-lab">${described(linkTo(state))}</span>
		</p>
		<p class="trouble" id="notes-refused" role="alert">
			${local.refused ? html`<span class="error">${local.refused}</span>` : nothing}
			${unkept(local.unkept.get(NEW), 'add')}
		</p>
		<button class="primary">Add the note</button>
	</form>`;
}

/**
 * @param {Draft} draft
 * @param {NotesContext} context
 * @param {Store} store
 */
export function editor(draft, { state, local, set }, store) {
	const { id, about } = draft.note;
	const before = draft.base ?? '';
	/** @param {Draft | null} next @param {import('../notes/store.js').Unkept} [why] */
	const put = (next, why = '') => {
		const editing = new Map(local.editing);
		if (next) editing.set(id, next);
		else editing.delete(id);
		set({ editing, unkept: withReason(local, id, why) });
	};
	/** @param {Event} event @returns {Draft} */
	const typedDraft = (event) => {
		const typed = fieldsOf(event);
		return {
			...draft,
			note: { ...draft.note, text: typed.text, about: typed.about ? (about ?? linkTo(state)) : null },
		};
	};
	const refused = textFault(draft.note.text);
	return html`<form
		class="notes-editor"
		aria-label="Edit the note “${title(before)}”"
		@input=${(/** @type {Event} */ event) => {
			const next = typedDraft(event);
			put(next, store.type(next));
			const fault = textFault(next.note.text);
			if (fault) announce(fault); // when the typing rests
		}}
		@submit=${(/** @type {SubmitEvent} */ event) => {
			event.preventDefault();
			const next = typedDraft(event);
			if (textFault(next.note.text)) return;
			store.save(next);
			put(null);
			focusFirst(act(id, 'edit'), '.notes-list');
		}}
	>
		<label class="field">
			<span class="label">Text of the note</span>
			<textarea
				name="text"
				rows=${Math.min(16, 2 + before.split('\n').length)}
				autocomplete="off"
				.value=${live(draft.note.text)}
				aria-invalid=${refused ? 'true' : 'false'}
				aria-describedby="notes-refused-${id}"
				@keydown=${submitByKey}
			></textarea>
		</label>
		<p class="notes-remember">
			<label class="notes-check">
				<input type="checkbox" name="about" .checked=${live(about !== null)} aria-describedby="notes-lab-${id}" />
				<span>Link it to what the lab shows:</span>
			</label>
			<span class="muted" id="notes-lab-${id}">${described(about ?? linkTo(state))}</span>
		</p>
		<p class="trouble" id="notes-refused-${id}">
			${refused ? html`<span class="error">${refused}</span>` : nothing} ${unkept(local.unkept.get(id), 'save')}
		</p>
		<div class="notes-acts">
			<button class="primary">Save</button>
			<button
				type="button"
				@click=${() => {
					store.abandon(id);
					put(null);
					focusFirst(act(id, 'edit'), '.notes-list');
				}}
			>
				Leave it as it was
			</button>
		</div>
	</form>`;
}

/**
 * @param {Note} note
 * @param {NotesContext} context
 */
export function edit(note, { local, set }) {
	const text = note.text.replace(/\r\n?/g, '\n'); // as a text field has it
	set({ editing: new Map(local.editing).set(note.id, { note: { ...note, text }, base: note.text }) });
	focusFirst(`[data-note="${note.id}"] textarea`);
}

/**
 * The fields of the form in which something happened.
 *
 * @param {Event} event
 */
function fieldsOf(event) {
	const data = new FormData(/** @type {HTMLElement} */ (event.target).closest('form') ?? undefined);
	// A form's data have \r\n for line ends, whatever was typed.
	return { text: String(data.get('text') ?? '').replace(/\r\n?/g, '\n'), about: data.has('about') };
}

/** Control or Command and Enter, as in other places where several lines are typed. @param {KeyboardEvent} event */
function submitByKey(event) {
	if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
	event.preventDefault();
	/** @type {HTMLElement} */ (event.target).closest('form')?.requestSubmit();
}
