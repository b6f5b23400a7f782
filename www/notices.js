// @ts-check
/** Sentences that concern the whole page and stay until they are dismissed. */
import { html, nothing, render } from 'lit-html';

/** What the reader can do about it. @typedef {{ label: string, act(): void }} Remedy */

/** @type {{ sentence: string, remedy?: Remedy }[]} */
let notices = [];

/**
 * @param {string} sentence
 * @param {Remedy} [remedy]
 */
export function notice(sentence, remedy) {
	if (!notices.some((known) => known.sentence === sentence)) show([...notices, { sentence, remedy }]);
}

/** @param {typeof notices} next */
function show(next) {
	notices = next;
	const region = document.getElementById('notices');
	if (!region) return;
	render(
		notices.map(
			(shown) => html`<p class="notice">
				<span>${shown.sentence}</span>
				${shown.remedy ? html`<button type="button" @click=${shown.remedy.act}>${shown.remedy.label}</button>` : nothing}
				<button type="button" class="quiet" @click=${() => show(notices.filter((other) => other !== shown))}>Dismiss</button>
			</p>`,
		),
		region,
	);
}
