// @ts-check
/** Short games side by side at one scale: each one period, in two bands. */
import { html, svg } from 'lit-html';
import { setOf } from '../words.js';
import { axis, blocks, heapWidth, runsOf } from './blocks.js';

/** A short game with one period of its values. @typedef {{ takes: [number, number, number], values: ArrayLike<number> }} Game */

const HEIGHT = 20;
const TITLE = 20;
const LANE = TITLE + 2 * HEIGHT + 14;
const EDGE = 6;

/** @param {readonly Game[]} games */
export function sevenChart(games) {
	const longest = Math.max(...games.map((game) => game.values.length));
	const width = heapWidth(longest, 1, { fit: 720, widest: 18 });
	const across = Math.ceil(longest * width) + 2 * EDGE;
	const foot = games.length * LANE;
	return html`<svg
		class="chart"
		role="img"
		aria-label="One period of ${games.length} short games, one under the other at one scale"
		width=${across}
		height=${foot + 30}
		viewBox="${-EDGE} 0 ${across} ${foot + 30}"
	>
		${games.map(({ takes, values }, i) => {
			const top = i * LANE + TITLE;
			const b = takes[1];
			return svg`<text class="title" x="0" y=${top - 9}>${setOf(takes)}: ${values.length - b} + ${b} = ${values.length}</text>
				${blocks(runsOf(values), { width, height: HEIGHT, top: (value) => (value < 2 ? top + HEIGHT : top) })}`;
		})}
		${axis(longest, width, foot)}
	</svg>`;
}
