// @ts-check
/**
 * The row under every panel: its link, and what can be saved of it. What makes
 * files is loaded when it is first asked for.
 */
import { html, nothing } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';
import { ref } from 'lit-html/directives/ref.js';
import { resultsOf } from '../export/results.js';

/** @typedef {typeof import('../export/offers.js')} Offers */

/** How asking ends: a sentence, and a text that the browser would not copy. @typedef {{ sentence: string, text?: string }} Said */

/** What reads the view above the row is made when its turn comes: the view is in the document by then. */
const afterView = directive(
	class extends Directive {
		/** @param {() => unknown} make */
		render(make) {
			return make();
		}
	},
);

const NOTHING_YET = 'There is no result for this input yet.';

/**
 * @param {object} place
 * @param {import('../panel.js').Panel} place.panel
 * @param {HTMLElement | ShadowRoot} place.root
 * @param {() => string} place.link the address that shows the panel as it stands
 * @param {() => void} place.redraw
 * @returns {(results: import('../panel.js').Results, state: import('../state.js').State) => unknown} the row as a view
 */
export function createShare({ panel, root, link, redraw }) {
	const linked = panel.fields.length > 0; // of the others a link shows only where they stand
	if (!linked && !panel.exports) return () => nothing;

	/** @type {Offers | undefined} */
	let offering;
	let open = false;
	/** @type {Said | undefined} */
	let said;
	/** What was said belongs to this question. @type {import('../panel.js').Question | undefined} */
	let subject;

	/** @param {Said} next */
	function say(next) {
		said = next;
		redraw();
	}

	/**
	 * @param {string} what
	 * @param {string} text
	 * @returns {Promise<Said>}
	 */
	async function copied(what, text) {
		try {
			await navigator.clipboard.writeText(text);
			return { sentence: `${what} is copied.` };
		} catch {
			return { sentence: 'The browser did not let the page copy. Here it is, to copy by hand:', text };
		}
	}

	return (results, state) => {
		const [judged] = Object.values(results);
		if (judged?.question !== subject) said = undefined;
		subject = judged?.question;
		const known = judged?.status === 'done';

		/** @param {() => Promise<Said>} work */
		const button = (/** @type {string} */ label, work, name = label) => {
			const act = async () => {
				try {
					say(known ? await work() : { sentence: NOTHING_YET });
				} catch (error) {
					console.warn(`“${name}” did not work:`, error);
					say({ sentence: 'That did not work. Reload the page and try again.' });
				}
			};
			return html`<button type="button" class="quiet" aria-label=${name} @click=${act}>${label}</button>`;
		};

		const asMarkdown = async () => {
			const { markdown } = await import('../export/markdown.js');
			const title = root.querySelector('.finding')?.textContent?.trim() ?? panel.name;
			return copied('The text', markdown({ title, link: link(), results: resultsOf(root) }));
		};

		/** @param {import('../export/offers.js').Offer} offer */
		const row = ({ name, title, formats, fields }) => html`<li>
			${title}
			${Object.entries(formats).map(([format, make]) =>
				button(
					format,
					async () => {
						say({ sentence: 'The file is being made.' });
						const [blob, { fileName, save }] = await Promise.all([make(), import('../export/file.js')]);
						const file = fileName(name, fields, format.toLowerCase());
						save(blob, file);
						return { sentence: `${file} is saved.` };
					},
					`${title}, as ${format}`,
				),
			)}
		</li>`;

		const toggled = async (/** @type {Event & { currentTarget: HTMLDetailsElement }} */ event) => {
			open = event.currentTarget.open;
			if (open) offering ??= await import('../export/offers.js');
			redraw();
		};

		return html`<div class="share">
			${linked ? html`${button('Copy link', () => copied('The link', link()))} ${button('Copy as Markdown', asMarkdown)}` : nothing}
			<details @toggle=${toggled}>
				<summary>Save as a file</summary>
				${
					open && offering && known
						? html`<ul>${afterView(() => offering?.offersOf({ panel, root, results, state, link: link() }).map(row))}</ul>`
						: nothing
				}
			</details>
			<p class="said" role="status">${said?.sentence}</p>
			${said?.text === undefined ? nothing : byHand(said.text)}
		</div>`;
	};
}

/** A field with everything selected. @param {string} text */
const byHand = (text) =>
	html`<textarea class="by-hand" readonly rows="3" aria-label="To copy by hand" .value=${text} ${ref(selected)}></textarea>`;

/** @param {Element | undefined} field */
function selected(field) {
	if (!(field instanceof HTMLTextAreaElement)) return;
	queueMicrotask(() => {
		field.focus(); // it is in the document by now
		field.select();
	});
}
