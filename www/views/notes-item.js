// @ts-check
/** One note of the list. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { announce } from '../announce.js';
import { described } from '../notes/about.js';
import { excerpt, title } from '../notes/note.js';
import { grouped } from '../words.js';
import { focusFirst, move, tick } from './notes-acts.js';
import { edit, editor } from './notes-form.js';

/** @typedef {import('../notes/note.js').Note} Note */
/** @typedef {import('./notes-acts.js').NotesContext} NotesContext */
/** @typedef {import('./notes-acts.js').Store} Store */

/**
 * @param {Note} note
 * @param {NotesContext} context
 * @param {Store} store
 */
export function item(note, context, store) {
	const draft = context.local.editing.get(note.id);
	return html`<li class=${note.done ? 'done' : ''} data-note=${note.id}>
		${draft ? editor(draft, context, store) : shownNote(note, context, store)}
	</li>`;
}

/**
 * @param {Note} note
 * @param {NotesContext} context
 * @param {Store} store
 */
function shownNote(note, context, store) {
	const { local, set } = context;
	const name = title(note.text);
	const part = excerpt(note.text);
	const whole = part === note.text || local.whole.has(note.id);
	/** @param {string} label @param {string} rest of its name @param {string} key @param {() => void} act */
	const button = (label, rest, key, act) =>
		html`<button type="button" class="quiet" data-act=${key} @click=${act}>
			${label}<span class="visually-hidden"> ${rest}<bdi>“${name}”</bdi></span>
		</button>`;
	return html`<label class="notes-tick">
			<input
				type="checkbox"
				.checked=${live(note.done)}
				@change=${(/** @type {Event & { target: HTMLInputElement }} */ event) => tick(note, event.target.checked, context, store)}
			/>
			<span class="visually-hidden">Done: <bdi>“${name}”</bdi></span>
		</label>
		<div class="notes-body">
			<div class="notes-text" dir="auto">${whole ? note.text : `${part} …`}</div>
			${
				part === note.text
					? nothing
					: html`<button
							type="button"
							class="quiet"
							aria-expanded=${whole ? 'true' : 'false'}
							@click=${() => set({ whole: toggled(local.whole, note.id) })}
						>
							${whole ? 'Show its beginning only' : `Show all ${grouped(note.text.length)} characters`}
							<span class="visually-hidden">of <bdi>“${name}”</bdi></span>
						</button>`
			}
			${note.about === null ? nothing : html`<p class="notes-about">${link(note.about)}</p>`}
			<div class="notes-acts" role="group" aria-label="Note “${name}”">
				${button('Edit', '', 'edit', () => edit(note, context))}
				${button('Up', 'one place: ', 'up', () => move(note, -1, context, store))}
				${button('Down', 'one place: ', 'down', () => move(note, 1, context, store))}
				${button('Top', 'of the list: ', 'top', () => move(note, Number.NEGATIVE_INFINITY, context, store))}
				${button('Delete', '', 'delete', () => {
					store.remove(note.id);
					announce(`Deleted “${name}”. It can be undone.`);
					focusFirst('.notes-undo');
				})}
			</div>
		</div>`;
}

/** @param {string} about */
const link = (about) => html`About <a href="#${about}">${described(about)}</a>`;

/**
 * @param {ReadonlySet<string>} set
 * @param {string} id
 */
function toggled(set, id) {
	const next = new Set(set);
	if (!next.delete(id)) next.add(id);
	return next;
}
