// @ts-check
/** The list of notes: a page of those that the filter lets through. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { grouped } from '../words.js';
import { focusFirst, moveByKey, PAGE, shown } from './notes-acts.js';
import { item } from './notes-item.js';

/** @typedef {import('./notes-acts.js').Local} Local */
/** @typedef {import('./notes-acts.js').NotesContext} NotesContext */
/** @typedef {import('./notes-acts.js').Store} Store */

/**
 * The list with what chooses its part.
 *
 * @param {NotesContext} context
 * @param {Store} store
 */
export function found(context, store) {
	const { local, set } = context;
	const { notes, opening } = local.snapshot;
	const done = notes.filter((note) => note.done).length;
	const matching = shown(local);
	const pages = Math.max(1, Math.ceil(matching.length / PAGE));
	const page = Math.min(local.page, pages - 1);
	const here = matching.slice(page * PAGE, (page + 1) * PAGE);
	/** @param {Local['filter']} filter @param {string} label */
	const choice = (filter, label) => html`<label class="notes-check">
		<input
			type="radio"
			name="notes-filter"
			value=${filter}
			.checked=${live(local.filter === filter)}
			@change=${() => set({ filter, page: 0 })}
		/>
		<span>${label}</span>
	</label>`;
	/** @param {string} label */
	const turn = (label) => (pages > 1 ? pager(label, page, pages, matching.length, set) : nothing);
	return html`<div class="notes-bar">
			<p class="notes-count">
				<output class="result" data-result="note-count" aria-live="off" aria-busy=${opening ? 'true' : 'false'}>${opening ? '…' : notes.length}</output>
				${notes.length === 1 ? 'note' : 'notes'}
			</p>
			${
				notes.length === 0
					? nothing
					: html`<fieldset class="notes-filter">
							<legend class="visually-hidden">Notes shown</legend>
							${choice('all', 'All')} ${choice('open', `Open (${notes.length - done})`)} ${choice('done', `Done (${done})`)}
						</fieldset>`
			}
		</div>
		${turn('Pages of notes')}
		${
			matching.length === 0
				? html`<p class="muted notes-list" tabindex="-1">${opening ? 'The notes are being read …' : emptiness(local)}</p>`
				: html`<ol
						class="notes-list"
						role="list"
						tabindex="-1"
						start=${page * PAGE + 1}
						aria-label="Notes"
						@keydown=${(/** @type {KeyboardEvent} */ event) => moveByKey(event, context, store)}
					>
						${repeat(
							here,
							(note) => note.id,
							(note) => item(note, context, store),
						)}
					</ol>`
		}
		${turn('Pages of notes, after the list')}`;
}

/** @param {Local} local */
function emptiness({ filter, snapshot }) {
	if (snapshot.notes.length === 0) return 'No notes yet.';
	return filter === 'open' ? 'No open notes: all are done.' : 'No note is done yet.';
}

/**
 * @param {string} label
 * @param {number} page
 * @param {number} pages
 * @param {number} total
 * @param {NotesContext['set']} set
 */
function pager(label, page, pages, total, set) {
	/** @param {string} words @param {number} to */
	const button = (words, to) =>
		html`<button
			type="button"
			aria-disabled=${to === page || to < 0 || to >= pages ? 'true' : 'false'}
			@click=${() => {
				if (to === page || to < 0 || to >= pages) return;
				set({ page: to });
				focusFirst('.notes-list');
			}}
		>
			${words}
		</button>`;
	return html`<nav class="notes-pages" aria-label=${label}>
		${button('First', 0)} ${button('Previous', page - 1)}
		<span>${grouped(page * PAGE + 1)} to ${grouped(Math.min(total, (page + 1) * PAGE))} of ${grouped(total)}</span>
		${button('Next', page + 1)} ${button('Last', pages - 1)}
	</nav>`;
}
