// @ts-check
/**
 * A chart of cells that are told one at a time: by the pointer, or by keys from
 * its one tab stop. A click or Enter opens the told cell.
 */
import { html, svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

/** A place in the grid as it is read: row 1 is the top one. @typedef {{ row: number, column: number }} Place */

/** Keys for the neighbours. */
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * A grid of which only the told cell and its neighbours exist: a browser would
 * labour at half a million.
 *
 * @template Cell
 * @param {object} grid
 * @param {string} grid.label
 * @param {string} grid.view the chart's view box
 * @param {number} grid.rows
 * @param {number} grid.columns
 * @param {Cell} grid.cell the one that is told
 * @param {(cell: Cell) => Place} grid.place
 * @param {(cell: Cell) => { x: number, y: number, side: number }} grid.box
 * @param {(cell: Cell) => string} grid.name what a screen reader says of it
 * @param {(x: number, y: number) => Cell | null} grid.at the cell at a point, in parts of the chart's width and height
 * @param {(cell: Cell, key: string, control: boolean) => Cell | null} grid.after where a key leads; null for other keys
 * @param {(cell: Cell) => void} grid.tell
 * @param {(cell: Cell) => void} grid.open
 */
export function picker({ label, view, rows, columns, cell, place, box, name, at, after, tell, open }) {
	const told = place(cell);
	const isTold = (/** @type {Place} */ { row, column }) => row === told.row && column === told.column;
	/** @type {Map<number, Map<number, Cell>>} */
	const near = new Map();
	for (const next of [cell, ...ARROWS.map((key) => after(cell, key, false))]) {
		if (next === null) continue;
		const { row, column } = place(next);
		near.set(row, (near.get(row) ?? new Map()).set(column, next));
	}
	const change = (/** @type {Cell | null} */ next) => {
		if (next !== null && !isTold(place(next))) tell(next);
	};
	const under = (/** @type {PointerEvent & { currentTarget: Element }} */ event) => {
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		return at((event.clientX - left) / width, (event.clientY - top) / height);
	};
	return html`<svg
		class="chart picker part"
		viewBox=${view}
		@pointermove=${(/** @type {PointerEvent & { currentTarget: Element }} */ event) => {
			// A finger that scrolls points at nothing; a tap arrives as a click.
			if (event.pointerType !== 'touch') change(under(event));
		}}
		@click=${(/** @type {PointerEvent & { currentTarget: Element }} */ event) => {
			const next = under(event);
			if (next !== null && isTold(place(next))) open(next);
			else change(next);
		}}
		@keydown=${(/** @type {KeyboardEvent & { currentTarget: Element }} */ event) => {
			if (event.key === 'Enter' || event.key === ' ') {
				event.preventDefault();
				open(cell);
				return;
			}
			const next = event.altKey || event.metaKey ? null : after(cell, event.key, event.ctrlKey);
			if (next === null) return;
			event.preventDefault();
			change(next);
			const grid = event.currentTarget;
			// The panel draws in a microtask of its own, which is before this one.
			queueMicrotask(() => /** @type {SVGElement | null} */ (grid.querySelector('[tabindex="0"]'))?.focus());
		}}
	>
		${svg`<g role="grid" aria-label=${label} aria-rowcount=${rows} aria-colcount=${columns}>
			${repeat(
				[...near].sort(([one], [other]) => one - other),
				([row]) => row,
				([row, cells]) => svg`<g role="row" aria-rowindex=${row}>
					${repeat(
						[...cells].sort(([one], [other]) => one - other),
						([column]) => column,
						([column, next]) => {
							const { x, y, side } = box(next);
							const here = isTold({ row, column });
							return svg`<rect role="gridcell" class=${here ? 'here' : ''} tabindex=${here ? 0 : -1} aria-colindex=${column}
								aria-label=${name(next)} x=${x} y=${y} width=${side} height=${side}></rect>`;
						},
					)}
				</g>`,
			)}
		</g>
		${ring(box(cell))}`}
	</svg>`;
}

/**
 * A ring around the told cell, to be seen where cells are a pixel wide.
 *
 * @param {{ x: number, y: number, side: number }} box
 */
function ring({ x, y, side }) {
	const room = Math.max(2, (14 - side) / 2);
	const width = side + 2 * room;
	return svg`<rect class="ring" x=${x - room} y=${y - room} width=${width} height=${width} rx="3"></rect>`;
}
