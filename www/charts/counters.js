// @ts-check
/** A small heap as counters, ten to a line, with those that were just taken as empty rings. */
import { html, svg } from 'lit-html';

/** More are not counted at a glance. */
export const MOST_COUNTERS = 60;

const PER_LINE = 10;
const CELL = 22;
const GAP = 8; // after five, as dice and tallies have it
const RADIUS = 8;

/** @param {number} index */
const place = (index) => {
	const column = index % PER_LINE;
	return { x: column * CELL + (column >= 5 ? GAP : 0) + CELL / 2, y: Math.floor(index / PER_LINE) * CELL + CELL / 2 };
};

/**
 * @param {number} count how many are there
 * @param {number} taken how many were taken last
 */
export function counters(count, taken) {
	const all = count + taken;
	const width = PER_LINE * CELL + GAP;
	const height = Math.max(1, Math.ceil(all / PER_LINE)) * CELL;
	return html`<svg class="counters" aria-hidden="true" width=${width} height=${height} viewBox="0 0 ${width} ${height}">
		${Array.from({ length: all }, (_, index) => {
			const { x, y } = place(index);
			return svg`<circle class=${index < count ? 'there' : 'taken'} cx=${x} cy=${y} r=${RADIUS}></circle>`;
		})}
	</svg>`;
}
