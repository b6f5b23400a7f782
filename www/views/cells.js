// @ts-check
/**
 * A row of positions as cells that carry their letter or digit: one tab stop,
 * arrow keys inside, a click or Enter chooses.
 */
import { html, noChange } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';

/**
 * @typedef {object} Cell
 * @property {number} position
 * @property {string} text the letter or digit
 * @property {string} kind a class of styles/cells.css: `l`, `w`, `g0` … `g4`, `open`
 * @property {string} name for a screen reader: “position 7, a loss”
 * @property {boolean} [starts] whether a repetition of the period starts here
 * @property {number} [repetition] which repetition it belongs to
 */

/**
 * @param {object} row
 * @param {string} row.label what the row is
 * @param {readonly Cell[]} row.cells
 * @param {number | null} row.chosen the chosen position
 * @param {(position: number) => void} row.choose
 */
export function cells({ label, cells, chosen, choose }) {
	const clicked = (/** @type {Event} */ { target }) => {
		const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
		if (cell instanceof HTMLElement) choose(Number(cell.dataset.position));
	};
	const stop = cells.some((cell) => cell.position === chosen) ? chosen : (cells[0]?.position ?? null);
	return html`<div class="cells" translate="no" role="grid" aria-label=${label} aria-rowcount="1" @keydown=${onKey} @focusin=${onFocus} @click=${clicked}>
		<div role="row" class="cells-row">
			${cells.map(
				(cell) => html`<span
					role="gridcell"
					class="cell ${cell.kind} ${cell.starts ? 'starts' : ''} ${cell.repetition === undefined ? '' : cell.repetition % 2 ? 'odd' : 'even'}"
					tabindex=${tabStop(cell.position === stop)}
					aria-selected=${cell.position === chosen ? 'true' : 'false'}
					aria-label=${cell.name}
					data-position=${cell.position}
					><b>${cell.text}</b><small>${cell.position}</small></span
				>`,
			)}
		</div>
	</div>`;
}

/**
 * Moves the focus among the cells. Up and down go by what the eye sees: the
 * nearest cell in the line above or below.
 *
 * @param {KeyboardEvent & { currentTarget: HTMLElement }} event
 */
function onKey(event) {
	const all = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll('[role=gridcell]')]);
	const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
	if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
	if (event.key === 'Enter' || event.key === ' ') {
		event.preventDefault();
		all[at]?.click();
		return;
	}
	const to = all[target(event.key, at, all)];
	if (!to) return;
	event.preventDefault();
	to.focus();
}

/**
 * The tab stop goes with the focus.
 *
 * @param {FocusEvent & { currentTarget: HTMLElement }} event
 */
function onFocus({ currentTarget, target }) {
	for (const stop of currentTarget.querySelectorAll('[tabindex="0"]')) stop.setAttribute('tabindex', '-1');
	/** @type {HTMLElement} */ (target).setAttribute('tabindex', '0');
}

/**
 * Whether a cell is the tab stop: while the focus is in its row it is where the focus is, else where the
 * row says. What was drawn last counts for nothing, since the focus has changed it in the document.
 */
const tabStop = directive(
	class extends Directive {
		/** @param {boolean} stop */
		render(stop) {
			return stop ? '0' : '-1';
		}

		/**
		 * @override
		 * @param {import('lit-html/directive.js').AttributePart} part
		 * @param {[boolean]} stop
		 */
		update({ element }, [stop]) {
			const { activeElement } = /** @type {DocumentOrShadowRoot} */ (/** @type {unknown} */ (element.getRootNode()));
			const focused = activeElement && element.parentElement?.contains(activeElement);
			element.setAttribute('tabindex', this.render(focused ? activeElement === element : stop));
			return noChange;
		}
	},
);

/**
 * @param {string} key
 * @param {number} at
 * @param {HTMLElement[]} all
 * @returns {number} the index to go to; -1: the key does not move
 */
function target(key, at, all) {
	const secondLine = all.findIndex((cell) => cell.offsetTop !== all[0]?.offsetTop);
	const perLine = secondLine < 0 ? all.length : secondLine;
	const last = all.length - 1;
	const within = (/** @type {number} */ i) => Math.max(0, Math.min(last, i));
	switch (key) {
		case 'ArrowRight':
			return within(at + 1);
		case 'ArrowLeft':
			return within(at - 1);
		case 'ArrowDown':
			return at + perLine > last ? at : at + perLine;
		case 'ArrowUp':
			return at - perLine < 0 ? at : at - perLine;
		case 'PageDown':
			return within(at + 10);
		case 'PageUp':
			return within(at - 10);
		case 'Home':
			return 0;
		case 'End':
			return last;
		default:
			return -1;
	}
}
