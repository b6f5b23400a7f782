// @ts-check
/** The table behind a figure: closed until it is wanted, and shown by the page when it is long. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { grouped } from '../words.js';
import { button } from './parts.js';

const PAGE = 50;

/**
 * @template Row
 * @param {import('../panel.js').Context} context its `local` keeps the page of each table, under the table's summary
 * @param {object} table
 * @param {string} table.summary what opens it
 * @param {string} table.caption
 * @param {readonly string[]} table.columns the first one names the row
 * @param {ArrayLike<Row>} table.rows
 * @param {(row: Row, index: number) => readonly unknown[]} table.row its cells
 */
export function pagedTable({ local, set }, { summary, caption, columns, rows, row }) {
	const pages = Math.max(1, Math.ceil(rows.length / PAGE));
	/** @type {number | undefined} */
	const asked = local[summary];
	const page = Math.min(asked ?? 0, pages - 1);
	const go = (/** @type {number} */ to) => set({ [summary]: to });
	const shown = Array.from({ length: Math.min(PAGE, rows.length - page * PAGE) }, (_, i) => page * PAGE + i);
	const toggled = (/** @type {Event & { currentTarget: HTMLDetailsElement }} */ event) => {
		if (event.currentTarget.open && asked === undefined) go(0);
	};
	return html`<details class="behind" @toggle=${toggled}>
		<summary>${summary}</summary>
		${
			asked === undefined
				? nothing // nothing is made that nobody looks at
				: html`<div class="scroller" tabindex="0" role="region" aria-label="${caption}, table">
							<table>
								<caption>${caption}${pages > 1 ? `, rows ${grouped(page * PAGE + 1)} to ${grouped(page * PAGE + shown.length)} of ${grouped(rows.length)}` : ''}</caption>
								<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
								<tbody>
									${shown.map((index) => {
										const [name, ...cells] = row(/** @type {Row} */ (rows[index]), index);
										return html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
									})}
								</tbody>
							</table>
						</div>
						${pages > 1 ? pager(page, pages, go) : nothing}`
		}
	</details>`;
}

/**
 * @param {number} page
 * @param {number} pages
 * @param {(page: number) => void} go
 */
const pager = (page, pages, go) => html`<div class="steps">
	${button('First', () => go(0), page === 0)} ${button('Previous', () => go(page - 1), page === 0)}
	<label>page
		<input type="number" min="1" max=${pages} .value=${live(String(page + 1))}
			@change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) =>
				go(Math.max(1, Math.min(pages, Math.round(target.valueAsNumber || 1))) - 1)} />
	</label>
	<span>of ${grouped(pages)}</span>
	${button('Next', () => go(page + 1), page === pages - 1)} ${button('Last', () => go(pages - 1), page === pages - 1)}
</div>`;
