// @ts-check
/** The Euclid game's numbers and pairs as sentences write them, whatever their size. */
import { html, noChange, nothing } from 'lit-html';
import { grouped } from '../../words.js';
import { value } from '../parts.js';

/** @typedef {{ smaller: string, larger: string }} Pair */

/** Up to this many digits a number is written out in a sentence. */
const WRITTEN_OUT = 24;

/** How many digits of a longer number are shown at each of its ends. */
const END = 6;

/**
 * A number in a sentence: in groups of three, or its two ends and how many digits it has.
 *
 * @param {string} digits
 */
export const brief = (digits) =>
	isLong(digits) ? `${digits.slice(0, END)}…${digits.slice(-END)} [${grouped(digits.length)} digits]` : grouped(digits);

/** @param {string} digits */
export const isLong = (digits) => digits.length > WRITTEN_OUT;

/** A pair that does not break at its comma. @param {Pair} pair */
export const pairOf = ({ smaller, larger }) => `(${brief(smaller)},\u00a0${brief(larger)})`;

/**
 * How often: once, twice, 5 times.
 *
 * @param {string} multiple
 */
export const times = (multiple) =>
	multiple === '1' ? 'once' : multiple === '2' ? 'twice' : `${brief(multiple)} times`;

/**
 * What is drawn from the answer to a question of its own. While the answer is awaited
 * what was there stays, to be hidden by `waiting`; without one there is nothing.
 *
 * @param {import('../../panel.js').Result | undefined} result
 * @param {(answer: any) => unknown} draw
 */
export function drawn(result, draw) {
	if (result?.status === 'busy') return noChange;
	return result?.status === 'done' ? draw(result.answer) : nothing;
}

/** Hides what belongs to the pair before, and keeps its place. @param {import('../../panel.js').Result | undefined} result */
export const waiting = (result) => (result?.status === 'busy' ? 'waiting' : '');

/**
 * A result that may have very many digits: written for the eye, and the whole of a long one on demand.
 *
 * @param {string} name a name of the stable list in docs/ARCHITECTURE.md
 * @param {import('../../panel.js').Result | undefined} result
 * @param {(answer: any) => string} text the machine-readable text
 * @param {(answer: any) => string} short what the eye reads
 */
export function digitsOf(name, result, text, short) {
	const whole = value(name, result, text);
	if (result?.answer === undefined) return whole;
	if (!isLong(text(result.answer)))
		return html`<span class="digits" translate="no">${whole}<span aria-hidden="true" class=${waiting(result)}>${short(result.answer)}</span></span>`;
	return html`<span class="run ${waiting(result)}">${short(result.answer)}</span>
		<details class="whole">
			<summary>All digits</summary>
			<div class="scroller run" tabindex="0" role="region" aria-label="All digits">${whole}</div>
		</details>`;
}
