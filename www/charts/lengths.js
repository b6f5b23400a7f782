// @ts-check
/** Two numbers as bars, with the smaller laid along the larger as often as it fits. */
import { html, svg } from 'lit-html';
import { round } from './blocks.js';

const WIDTH = 560;
const HEIGHT = 26;
const GAP = 8;

/** More marks than this are a smear. */
const MOST_MARKS = 60;

/**
 * @param {number} share the smaller number as a share of the larger, 0 to 1
 */
export function lengths(share) {
	const small = Math.max(1.5, share * WIDTH);
	const marks = share > 1 / MOST_MARKS ? Math.floor(1 / share + 1e-9) : 0;
	const at = (/** @type {number} */ k) => round(k * small);
	return html`<svg class="lengths" aria-hidden="true" viewBox="0 0 ${WIDTH} ${2 * HEIGHT + GAP}">
		<rect class="larger" width=${WIDTH} height=${HEIGHT}></rect>
		${marks ? svg`<path class="fits" d=${Array.from({ length: marks }, (_, k) => `M${at(k + 1)} 0V${HEIGHT}`).join('')}></path>` : ''}
		${share > 0 ? svg`<rect class="smaller" y=${HEIGHT + GAP} width=${at(1)} height=${HEIGHT}></rect>` : ''}
	</svg>`;
}

/**
 * The share of two numbers of any size, to twelve digits.
 *
 * @param {string} smaller
 * @param {string} larger
 */
export const shareOf = (smaller, larger) =>
	larger === '0' ? 0 : Number((BigInt(smaller) * 10n ** 12n) / BigInt(larger)) / 1e12;
