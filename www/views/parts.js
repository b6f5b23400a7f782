// @ts-check
/** Small pieces that every panel uses: results, refusals, progress, fields. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { grouped } from '../words.js';

/** @typedef {import('../panel.js').Result} Result */
/** @typedef {import('../panel.js').Context} Context */

/**
 * A result without the answer to an earlier question: what may stand beside the
 * present input. A panel's first result may go on showing the earlier answer, marked
 * as the previous one; the others go with the first, and show their own or none.
 *
 * @template {Result | undefined} R
 * @param {R} result
 * @returns {R}
 */
export const own = (result) => (result?.status === 'done' ? result : result && { ...result, answer: undefined });

/** What a result is worth as text. @param {Result | undefined} result @param {(answer: any) => string | number | bigint} text */
const textOf = (result, text) =>
	result?.answer === undefined ? (result?.status === 'busy' ? '…' : 'none') : String(text(result.answer));

/**
 * A result as programs and people read it: `data-result` and its plain text. An
 * `output` is a live region by nature, and dozens would speak at once at every edit:
 * what a screen reader is told goes through announce.js alone.
 *
 * @param {string} name a name of the stable list in docs/ARCHITECTURE.md
 * @param {Result | undefined} result
 * @param {(answer: any) => string | number | bigint} text the machine-readable text
 */
export function value(name, result, text) {
	return html`<output
		class="result"
		data-result=${name}
		data-status=${result?.status ?? 'none'}
		aria-busy=${result?.status === 'busy' ? 'true' : 'false'}
		aria-live="off"
		translate="no"
		>${textOf(result, text)}</output
	>`;
}

/**
 * The same for a number of many digits, which people read in groups of three:
 * the groups are a neighbour for the eye, the digits are for programs and speech.
 *
 * @param {string} name
 * @param {Result | undefined} result
 * @param {(answer: any) => string | number | bigint} text
 */
export function large(name, result, text) {
	return html`<span class="digits" translate="no"
		>${value(name, result, text)}<span aria-hidden="true">${grouped(textOf(result, text))}</span></span
	>`;
}

/**
 * The sentence beside a refused input, and what became of a question that has no answer. It is no alert:
 * the panel says it when the typing rests (panel.js), not at each letter.
 *
 * @param {Result | undefined} result
 * @param {string} id what the field's `aria-describedby` names
 * @param {() => void} [retry]
 */
export function trouble(result, id, retry) {
	const refusal = result?.status === 'refused' ? result.refusal : undefined;
	return html`<p class="trouble" id=${id}>
		${refusal ? html`<span class="error" data-result="error" data-code=${refusal.code}>${refusal.sentence}</span>` : nothing}
		${
			result?.status === 'failed'
				? html`<span class="error" data-result="error" data-code="E_ENGINE">${result.failure}</span>
						<button type="button" @click=${retry}>Try again</button>`
				: nothing
		}
	</p>`;
}

/**
 * The same for a question whose refusal is told elsewhere: a sentence only if it failed.
 *
 * @param {Result | undefined} result
 * @param {string} id
 * @param {() => void} retry
 */
export const failure = (result, id, retry) => (result?.status === 'failed' ? trouble(result, id, retry) : nothing);

/**
 * Says that the reader has ended the work on a question, with the way to begin it again.
 *
 * @param {Result | undefined} result
 * @param {string} again
 * @param {() => void} retry
 */
export const cancelled = (result, again, retry) =>
	result?.status === 'cancelled'
		? html`<p>Cancelled. <button type="button" class="quiet" @click=${retry}>${again}</button></p>`
		: nothing;

/**
 * Says that what stands below belongs to an earlier input.
 *
 * @param {Result | undefined} result
 * @param {string} what the earlier input, as the reader would name it
 */
export const previous = (result, what) =>
	isPrevious(result) ? html`<p class="previous">What stands below is the previous result, for ${what}.</p>` : nothing;

/** Whether the answer belongs to an earlier question, and none is on its way. @param {Result | undefined} result */
export const isPrevious = (result) =>
	result?.answer !== undefined && result.status !== 'done' && result.status !== 'busy';

/**
 * Stands in the place of what would give labels away that the reader is predicting.
 *
 * @param {string} set as the reader would name it
 */
export const predicted = (set) =>
	html`<p class="note">
		Nothing that follows from the labels of ${set} is shown while you predict them in the
		<a href="#rehearsal" data-section="rehearsal">rehearsal</a>.
	</p>`;

/**
 * How far long work has come, with a way to end it.
 *
 * @param {Result | undefined} result
 * @param {string} doing
 * @param {() => void} cancel
 */
export function progress(result, doing, cancel) {
	if (result?.status !== 'busy' || !result.progress) return nothing;
	const { done, total } = result.progress;
	return html`<p class="progress">
		<label>${doing} <progress max=${Number(total)} value=${Number(done)}></progress></label>
		<span>${grouped(done)} of ${grouped(total)}</span>
		<button type="button" class="quiet" @click=${cancel}>Cancel</button>
	</p>`;
}

/**
 * A button that may be off. It keeps the focus then, which a disabled one would drop.
 *
 * @param {string} label
 * @param {() => void} act
 * @param {boolean} off
 */
export const button = (label, act, off) =>
	html`<button type="button" aria-disabled=${off ? 'true' : 'false'} @click=${() => off || act()}>${label}</button>`;

/**
 * A labelled text field bound to one field of the state.
 *
 * @param {Context} context
 * @param {import('../state.js').Field} field
 * @param {object} options
 * @param {string} options.label
 * @param {string} [options.hint]
 * @param {boolean} [options.invalid]
 * @param {string} [options.trouble] the id of the sentence about it
 * @param {boolean} [options.wide]
 * @param {boolean} [options.numeric] the text is a single number: the keyboards of phones for these have digits and nothing else, no comma
 * @param {number} [options.longest] a text of more characters is refused whatever it is: the state takes it and it is
 *   judged, but the control shows no more of it, since browsers freeze for seconds on megabytes in one line
 */
export function field(
	{ state, act },
	field,
	{ label, hint, invalid = false, trouble, wide = false, numeric = false, longest = Number.POSITIVE_INFINITY },
) {
	const described = [hint ? `${field}-hint` : '', trouble ?? ''].join(' ').trim();
	const text = state[field];
	const pasted = (/** @type {InputEvent & { target: HTMLInputElement }} */ event) => {
		const { data, target } = event;
		if (data === null || data.length <= longest) return;
		event.preventDefault();
		const { value, selectionStart, selectionEnd } = target;
		act({ [field]: value.slice(0, selectionStart ?? 0) + data + value.slice(selectionEnd ?? 0) });
	};
	return html`<div class="field ${wide ? 'wide' : ''}">
		<label class="label" for="field-${field}">${label}</label>
		<input
			id="field-${field}"
			name=${field}
			type="text"
			inputmode=${numeric ? 'numeric' : 'text'}
			autocomplete="off"
			autocapitalize="none"
			spellcheck="false"
			.value=${live(text.length > longest ? text.slice(0, longest + 1) : text)}
			aria-invalid=${invalid ? 'true' : 'false'}
			aria-describedby=${described || nothing}
			@beforeinput=${pasted}
			@input=${(/** @type {InputEvent & { target: HTMLInputElement }} */ event) => act({ [field]: event.target.value })}
		/>
		${hint ? html`<span class="hint" id="${field}-hint">${hint}</span>` : nothing}
	</div>`;
}
