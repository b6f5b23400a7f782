// @ts-check
/** Sentences that concern the whole page and stay until they are dismissed. */
import { html, nothing } from 'lit-html';
import { drawingIn } from './undisturbed.js';

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

/**
 * The focus goes to the next notice's button, or stays at the place of the last one.
 *
 * @param {typeof notices[number]} shown
 */
function dismiss(shown) {
	show(notices.filter((other) => other !== shown));
	const region = document.getElementById('notices');
	/** @type {HTMLElement | null | undefined} */
	const next = region?.querySelector('button.quiet') ?? region;
	if (next === region && next) next.tabIndex = -1;
	next?.focus();
}

/** @type {((view: unknown) => void) | undefined} */
let draw;

/** @param {typeof notices} next */
function show(next) {
	notices = next;
	const region = document.getElementById('notices');
	if (!region) return;
	draw ??= drawingIn(region);
	draw(
		notices.map(
			(shown) => html`<p class="notice">
				<span>${shown.sentence}</span>
				${shown.remedy ? html`<button type="button" @click=${shown.remedy.act}>${shown.remedy.label}</button>` : nothing}
				<button type="button" class="quiet" @click=${() => dismiss(shown)}>Dismiss</button>
			</p>`,
		),
	);
}
