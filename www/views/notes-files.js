// @ts-check
/** Files of notes, out and in. What a file would change is shown before the choice. */
import { html, nothing } from 'lit-html';
import { save } from '../export/file.js';
import { compare, merging, replacing } from '../notes/import.js';
import { fromJson, LARGEST_FILE, toJson } from '../notes/json.js';
import { toMarkdown } from '../notes/markdown.js';
import { counted, grouped } from '../words.js';
import { focusFirst } from './notes-acts.js';

/** @typedef {import('../notes/note.js').Note} Note */
/** @typedef {import('./notes-acts.js').NotesContext} NotesContext */
/** @typedef {import('./notes-acts.js').Store} Store */
/** @typedef {import('../notes/json.js').Entry} Entry */

/** @typedef {{ name: string, refusal?: string, entries: Entry[], refused: string[] }} Incoming */

/** So many reasons for refusals are shown. */
const REASONS = 10;

/**
 * @param {File} file
 * @returns {Promise<Incoming>}
 */
async function readFile(file) {
	const nothing = { name: file.name, entries: [], refused: [] };
	if (file.size > LARGEST_FILE) {
		return {
			...nothing,
			refusal: `The file has ${grouped(file.size)} bytes; ${grouped(LARGEST_FILE)} are read at most.`,
		};
	}
	try {
		return { ...nothing, ...fromJson(await file.text()) };
	} catch (error) {
		return { ...nothing, refusal: `The file could not be read: ${error instanceof Error ? error.message : error}` };
	}
}

/**
 * @param {Incoming} incoming
 * @param {import('../notes/store.js').Snapshot} snapshot
 * @param {Store} store
 * @param {() => void} close
 */
function importing({ name, refusal, entries, refused }, { notes }, store, close) {
	if (refusal !== undefined) {
		return html`<div class="notes-import" tabindex="-1" role="group" aria-label="Import">
			<p><span class="error">${refusal}</span> Nothing was imported from ${name}.</p>
			<button type="button" @click=${close}>Close</button>
		</div>`;
	}
	const comparison = compare(new Map(notes.map((note) => [note.id, note])), entries, store.taken());
	const { fresh, newer, older, unclear, same } = comparison;
	const missing = notes.length - newer.length - older.length - unclear.length - same.length;
	const deletes =
		missing === 0
			? 'No note is deleted.'
			: `Deletes ${counted(missing, 'note')} that ${missing === 1 ? 'is' : 'are'} not in it.`;
	const merge = () => {
		const counts = `${grouped(fresh.length + unclear.length)} added, ${grouped(newer.length)} changed`;
		store.changeWithUndo(`Merged with ${name}: ${counts}.`, merging(notes, comparison));
		close();
	};
	const replace = () => {
		const counts = `${grouped(entries.length)} in the list, ${grouped(missing)} deleted`;
		store.changeWithUndo(`Replaced by ${name}: ${counts}.`, replacing(notes, comparison));
		close();
	};
	return html`<div class="notes-import" tabindex="-1" role="group" aria-label="Import">
		<p>${name} holds ${counted(entries.length + refused.length, 'entry', 'entries')}:</p>
		<ul>
			<li data-import="new">${grouped(fresh.length)} new</li>
			<li data-import="changed">
				${grouped(newer.length + older.length + unclear.length)} changed${
					older.length > 0 ? ` (of these, ${grouped(older.length)} changed here later than in the file)` : ''
				}
			</li>
			${
				unclear.length > 0
					? html`<li data-import="unclear">
							Of these, ${grouped(unclear.length)} carry a date that is yet to come, here or in the file: some clock was wrong, and
							which text is the later one cannot be told. Merging keeps both.
						</li>`
					: nothing
			}
			<li data-import="same">${grouped(same.length)} the same</li>
			<li data-import="refused">${grouped(refused.length)} refused</li>
		</ul>
		${
			refused.length > 0
				? html`<ul class="notes-refusals">
						${refused.slice(0, REASONS).map((reason) => html`<li>${reason}</li>`)}
						${refused.length > REASONS ? html`<li>And ${grouped(refused.length - REASONS)} more.</li>` : nothing}
					</ul>`
				: nothing
		}
		<dl class="notes-choice">
			<dt>
				<button type="button" class="primary" @click=${merge}>Merge</button>
			</dt>
			<dd>Adds what is new; of a changed note the later version stays. No note is deleted.</dd>
			<dt>
				<button type="button" @click=${replace}>Replace</button>
			</dt>
			<dd>Makes the list what the file says. ${deletes}</dd>
			<dt><button type="button" @click=${close}>Cancel</button></dt>
			<dd>Changes nothing.</dd>
		</dl>
	</div>`;
}

/**
 * Files out and in.
 *
 * @param {NotesContext} context
 * @param {Store} store
 */
export function files({ local, set }, store) {
	const { notes } = local.snapshot;
	return html`<div class="notes-files">
		<h3>Export and import</h3>
		<p>A Markdown file is for reading and sending. A JSON file can be imported here again, in any browser.</p>
		<div class="notes-acts">
			<button type="button" @click=${() => exportMarkdown(notes)}>Export as Markdown</button>
			<button type="button" @click=${() => exportJson(notes)}>Export as JSON</button>
		</div>
		<label class="field">
			<span class="label">Import a JSON file</span>
			<input
				type="file"
				accept=".json,application/json"
				@change=${async (/** @type {Event & { target: HTMLInputElement }} */ event) => {
					const [file] = event.target.files ?? [];
					if (!file) return;
					set({ incoming: await readFile(file) });
					event.target.value = ''; // so that the same file can be chosen again
					focusFirst('.notes-import');
				}}
			/>
			<span class="hint">You see what would change before anything does.</span>
		</label>
		${
			local.incoming
				? importing(local.incoming, local.snapshot, store, () => {
						set({ incoming: null });
						focusFirst('.notes-undo', '.notes-list');
					})
				: nothing
		}
	</div>`;
}

/** @param {string} name @param {string} type @param {string} text */
const saveText = (name, type, text) => save(new Blob([text], { type }), name);

/** @param {readonly Note[]} notes */
export const exportJson = (notes) => saveText('takeaway-notes.json', 'application/json', toJson(notes));

/** @param {readonly Note[]} notes */
const exportMarkdown = (notes) =>
	saveText('takeaway-notes.md', 'text/markdown', toMarkdown(notes, location.href.split('#', 1)[0] ?? ''));

/**
 * What is stored and is no note, as it is.
 *
 * @param {Store} store
 * @param {NotesContext['set']} set
 */
export async function exportAside(store, set) {
	try {
		const aside = await store.aside();
		const plain = (/** @type {string} */ _, /** @type {unknown} */ value) =>
			typeof value === 'bigint' ? `${value}n` : value;
		saveText('takeaway-notes-unread.json', 'application/json', `${JSON.stringify(aside, plain, '\t')}\n`);
	} catch (error) {
		set({ told: `What is stored could not be read: ${error instanceof Error ? error.message : error}` });
	}
}
