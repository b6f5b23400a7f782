// @ts-check
/** Sentences that concern the whole page and stay until they are dismissed. */
import { html, render } from 'lit-html';

/** @type {string[]} */
let sentences = [];

/** @param {string} sentence */
export function notice(sentence) {
	if (!sentences.includes(sentence)) show([...sentences, sentence]);
}

/** @param {string[]} next */
function show(next) {
	sentences = next;
	const region = document.getElementById('notices');
	if (!region) return;
	render(
		sentences.map(
			(sentence) => html`<p class="notice">
				<span>${sentence}</span>
				<button type="button" class="quiet" @click=${() => show(sentences.filter((other) => other !== sentence))}>Dismiss</button>
			</p>`,
		),
		region,
	);
}
