// @ts-check
/**
 * A long row's strip as a drawing for a file. On the page it is a raster (views/strip.js),
 * which is redrawn at every step of the slider.
 */
import { html, svg } from 'lit-html';
import { grouped } from '../words.js';
import { box, round, ticks } from './blocks.js';
import { lossShares } from './loss-shares.js';

const WIDTH = 1200;
const HEIGHT = 48;
const EDGE = 24;

/**
 * @param {object} strip
 * @param {string} strip.title
 * @param {Uint32Array} strip.bits
 * @param {number} strip.positions
 */
export function stripPicture({ title, bits, positions }) {
	const shares = lossShares(bits, positions, WIDTH);
	const columns = Array.from(shares, (share, x) => `M${x} ${HEIGHT}v${round(-HEIGHT * share)}h1V${HEIGHT}`);
	const at = (/** @type {number} */ position) => round((position / positions) * WIDTH);
	const width = WIDTH + 2 * EDGE;
	return html`<svg class="chart strip-picture" role="img" aria-label=${title} width=${width} height="100" viewBox="${-EDGE} -16 ${width} 100">
		<g class="w"><path d=${box(0, 0, WIDTH, HEIGHT)}></path></g>
		<g class="l"><path d=${columns.join('')}></path></g>
		<g class="axis">
			${ticks(positions, WIDTH / positions, 110).map(
				(position) =>
					svg`<path d="M${at(position)} ${HEIGHT}v5"></path><text x=${at(position)} y=${HEIGHT + 16}>${grouped(position)}</text>`,
			)}
		</g>
	</svg>`;
}
