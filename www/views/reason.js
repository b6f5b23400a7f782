// @ts-check
/** Why a position has its label: the moves, and the quantifier that decides. */
import { html } from 'lit-html';
import { grouped, number, oneOf } from '../words.js';

/**
 * The engine's answer, made by crate/lab/src/explanation.rs: a position, and each move
 * from it with the label of the position it leads to.
 *
 * @typedef {{ position: number, loss: boolean, options: { take: number, position: number, loss: boolean }[] }} Explanation
 */

/** More moves than this are not listed. */
const MOST_MOVES = 64;

/**
 * What decides the label, in a sentence.
 *
 * @param {Explanation} explanation
 */
export function reason({ loss, options }) {
	if (options.length === 0)
		return 'It has no legal move. “Every move leads to a W” holds because there is none to break it, so the player to move loses.';
	if (loss)
		return `Every move leads to a W, ${options.length === 1 ? 'and there is only this one' : `${options.length === 2 ? 'both' : `all ${number(options.length)}`} of them`}: the player to move loses.`;
	return `Some move leads to an L: taking ${oneOf(options.filter((option) => option.loss).map(({ take }) => take))} does.`;
}

/** The labels of explained positions, as one text. @param {readonly Explanation[]} explanations */
export const letters = (explanations) => explanations.map(({ loss }) => (loss ? 'L' : 'W')).join('');

/** @param {Explanation} explanation */
export const moves = ({ position, options }) =>
	html`<ul class="moves">
		${options.slice(0, MOST_MOVES).map(
			(option) =>
				html`<li class=${option.loss ? 'decides' : ''}>
					take ${grouped(option.take)}: <span class="arrow" translate="no">${grouped(position)} → ${grouped(option.position)}</span>
					<b class="chip ${option.loss ? 'l' : 'w'}" translate="no">${option.loss ? 'L' : 'W'}</b>
				</li>`,
		)}
	</ul>`;
