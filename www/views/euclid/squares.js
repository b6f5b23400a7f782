// @ts-check
/** The rectangle of a pair cut into squares, with the choices and the winning cut marked. */
import { html, nothing } from 'lit-html';
import { LONGEST, squaresChart } from '../../charts/squares.js';
import { grouped, list } from '../../words.js';
import { brief, pairOf, times } from './words.js';

/** @typedef {import('./outcome.js').Outcome} Outcome */
/** @typedef {import('./outcome.js').Quotients} Quotients */

/** Longer numbers are not written into squares. */
const WRITTEN = 6;

/** More squares of one size are as thin as these. */
const MANY = 1e9;

/** How many quotients a heading names. */
const NAMED = 8;

/**
 * @param {Outcome} outcome
 * @param {Quotients} answer
 */
export function squares({ smaller, larger, winning, ending }, { quotients, gcd }) {
	const [first] = quotients;
	if (first === undefined) return nothing;
	const tooLong = Number(first) > LONGEST;
	const drawn = tooLong ? quotients.slice(1) : quotients;
	const sides = sidesOf(smaller, larger, quotients).slice(tooLong ? 1 : 0);
	const title = `The rectangle ${brief(larger)} by ${brief(smaller)} falls into ${counted(quotients, gcd)}`;
	return html`<figure>
		<h3 class="finding">${title}</h3>
		${
			drawn.length > 0
				? html`<div class="scroller" tabindex="0" role="region" aria-label="The rectangle of ${pairOf({ smaller, larger })}">${squaresChart(
						{
							quotients: drawn.map((quotient) => Math.min(Number(quotient), MANY)),
							sides,
							taken: winning && !tooLong ? Number(winning.multiple) : null,
							title,
						},
					)}</div>`
				: nothing
		}
		<figcaption>
			${
				tooLong
					? `The rectangle is too long to be drawn: ${brief(first)} squares of side ${brief(smaller)} come first${drawn.length > 0 ? ', and the picture shows what is left then' : ''}. `
					: nothing
			}Euclid’s algorithm cuts off the largest squares that fit, then those of what is left, and so on${gcd === null ? '' : ` down to squares of side ${brief(gcd)}, the greatest common divisor`}.
			A move of the game cuts off one or more of the largest${ending === 'equal' ? ', but never the last square of all' : ''}. Where two or more
			fit, the player chooses how many; where only one fits (hatched), nobody does.
			${winning && !tooLong ? `The dashed line is the winning cut: take ${brief(smaller)} ${times(winning.multiple)}, leaving ${pairOf(winning)}.` : nothing}
		</figcaption>
	</figure>`;
}

/**
 * How many squares there are of each size, or of how many sizes they are.
 *
 * @param {readonly string[]} quotients
 * @param {string | null} gcd null: there are more
 */
function counted(quotients, gcd) {
	if (gcd === null) return `squares of more than ${quotients.length} sizes`;
	if (quotients.length > NAMED) return `squares of ${quotients.length} sizes`;
	return quotients.length === 1 && quotients[0] === '1' ? 'one square' : `${list(quotients.map(brief))} squares`;
}

/**
 * The sides of the squares, size by size; nothing where they are long.
 *
 * @param {string} smaller
 * @param {string} larger
 * @param {readonly string[]} quotients
 */
function sidesOf(smaller, larger, quotients) {
	if (larger.length > WRITTEN) return [];
	const sides = [];
	let [long, short] = [Number(larger), Number(smaller)];
	for (const quotient of quotients) {
		sides.push(grouped(short));
		[long, short] = [short, long - Number(quotient) * short];
	}
	return sides;
}
