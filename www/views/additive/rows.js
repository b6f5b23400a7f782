// @ts-check
/** The long rows in two drawings: cut evenly, where no shift fits; and as the sentence cuts them, where all fits. */
import { html, nothing } from 'lit-html';
import { evenRowsChart, FEW, sentenceRowsChart } from '../../charts/rows.js';
import { grouped, list } from '../../words.js';
import { failure, previous } from '../parts.js';
import { pagedTable } from '../table.js';

/**
 * The engine's answer to `additiveRows`, made by crate/lab/src/additive/rows.rs.
 *
 * @typedef {object} RowsReport
 * @property {[string, string, string]} takes
 * @property {'long' | 'short'} case
 * @property {string} rows how many make one period
 * @property {string} rowWidth the heaps of a row, if they are cut evenly
 * @property {Fit[]} [fits] of even rows to the short sentence, for periods of at most 10,000 heaps
 * @property {string} [fitsRefusal] why they were not measured
 * @property {Drawing} [drawing] for periods of at most 10,000 heaps
 */

/**
 * @typedef {object} Drawing
 * @property {Uint32Array} start of each row
 * @property {Uint32Array} shift
 * @property {Uint32Array} lower
 * @property {Uint32Array} upper
 * @property {Uint8Array} carry
 * @property {Uint8Array} values of each heap
 * @property {Uint8Array} carried 1 for a heap that belongs to the band before
 * @property {Uint8Array} pattern the row of the short sentence
 */

/** @typedef {import('../../charts/rows.js').Fit} Fit */
/** @typedef {import('../../panel.js').Context} Context */

/** @type {import('../../panel.js').Panel} */
export const rows = {
	name: 'rows',
	fields: ['a', 'b'],
	blamed: ({ field }) => (field === 'a' ? 'a' : 'b'),
	questions: ({ a, b }) => ({ rows: { name: 'additiveRows', args: [a, b] } }),
	view(context) {
		const { rows } = context.results;
		/** @type {RowsReport | undefined} */
		const answer = rows?.answer;
		return html`${failure(rows, 'rows-trouble', () => context.retry('rows'))}
		${
			answer
				? html`<div class=${rows?.status === 'done' ? 'flow' : 'flow stale'}>
						${previous(rows, name(answer))}
						${answer.drawing ? drawings(context, answer, answer.drawing) : numbers(answer)}
					</div>`
				: nothing
		}`;
	},
	exports({ rows }) {
		/** @type {RowsReport | undefined} */
		const answer = rows?.answer;
		if (!answer) return {};
		const { takes, rowWidth, fits, drawing } = answer;
		return {
			about: { takes: takes.join(',') },
			tables: [
				...(fits
					? [
							{
								name: 'shifts',
								title: `Rows of ${rowWidth} against the short sentence`,
								columns: ['row', 'first heap', 'best shift', 'heaps wrong'],
								rows: () => fits.map(({ shift, wrong }, k) => [k, k * Number(rowWidth), shift, wrong]),
							},
						]
					: []),
				...(drawing
					? [
							{
								name: 'rows',
								title: 'The rows of the sentence',
								columns: ['row', 'first heap', 'shift', 'carry', 'lower band', 'upper band'],
								*rows() {
									const { start, shift, carry, lower, upper } = drawing;
									for (const [k, first] of start.entries())
										yield [k, first, ...[shift, carry, lower, upper].map((column) => column[k] ?? null)];
								},
							},
						]
					: []),
			],
		};
	},
};

/** @param {RowsReport} answer */
const name = ({ takes }) => `{${takes.map((take) => grouped(take)).join(', ')}}`;

/** A pair whose period is too long to be drawn. @param {RowsReport} answer */
const numbers = (answer) => html`<p class="note">
	${name(answer)} has ${grouped(answer.rows)} ${answer.rows === '1' ? 'row' : 'rows'} of ${grouped(answer.rowWidth)} heaps${answer.rows === '1' ? '' : ' on average'}. That is
	too long to be drawn; choose a pair with a period of at most 10 000 heaps.
</p>`;

/**
 * @param {Context} context
 * @param {RowsReport} answer
 * @param {Drawing} drawing
 */
function drawings(context, answer, drawing) {
	const block = Number(answer.takes[0]);
	const { fits, fitsRefusal } = answer;
	return html`<figure class="wide">
			<h3 class="finding">${fits ? fitting(answer, fits) : `${name(answer)} in rows of ${grouped(answer.rowWidth)}`}</h3>
			${fitsRefusal ? html`<p class="note">${fitsRefusal}</p>` : nothing}
			${
				fits
					? html`<div class="scroller" tabindex="0" role="region" aria-label="Rows of ${answer.rowWidth}">
								${evenRowsChart({ values: drawing.values, pattern: drawing.pattern, block, fits })}
							</div>
							<figcaption>
								<b>The question as it was asked.</b> Rows of
								${answer.case === 'long' ? html`2<i>b</i> + <i>r</i>` : html`<i>m</i> + <i>b</i>`} = ${grouped(answer.rowWidth)} heaps. ${fits.length <= FEW ? 'Under each is the short sentence, moved to where it agrees best.' : 'Each is laid against the short sentence, moved to where it agrees best.'}
								A bar marks what stays wrong. <span class="status-word">Measured.</span>
							</figcaption>
							${pagedTable(context, {
								summary: 'The best shifts as a table',
								caption: `Rows of ${answer.rowWidth} against the short sentence`,
								columns: ['Row', 'First heap', 'Best shift', 'Heaps wrong'],
								rows: fits,
								row: ({ shift, wrong }, k) => [k, grouped(k * Number(answer.rowWidth)), grouped(shift), grouped(wrong)],
							})}`
					: nothing
			}
		</figure>
		<figure class="wide">
			<h3 class="finding">
				${answer.case === 'long' ? `Cut where the sentence cuts, the ${grouped(answer.rows)} rows leave nothing wrong` : 'The short sentence has one row, and it is right'}
			</h3>
			<div class="scroller" tabindex="0" role="region" aria-label="The rows of the sentence">
				${sentenceRowsChart({ ...drawing, block })}
			</div>
			<figcaption>
				<b>The answer.</b> Each row is indented by its shift, and every block falls into its column. A thick line parts the
				lower band from the upper. ${carriedOn(drawing)} <span class="status-word">Proved</span> for every pair.
			</figcaption>
			${pagedTable(context, {
				summary: 'The rows as a table',
				caption: `The rows of ${name(answer)}`,
				columns: ['Row', 'First heap', 'Shift', 'Carry', 'Lower band', 'Upper band'],
				rows: drawing.start,
				row: (start, k) => [
					k,
					grouped(start),
					grouped(drawing.shift[k] ?? 0),
					drawing.carry[k] === 1 ? 'yes' : 'no',
					grouped(drawing.lower[k] ?? 0),
					grouped(drawing.upper[k] ?? 0),
				],
			})}
		</figure>`;
}

/**
 * What the measurement found, as a heading.
 *
 * @param {RowsReport} answer
 * @param {readonly Fit[]} fits
 */
function fitting(answer, fits) {
	const wrong = fits.map((fit) => fit.wrong);
	const least = Math.min(...wrong);
	const rows = `${name(answer)} in rows of ${grouped(answer.rowWidth)}`;
	if (least === 0) return `${rows}: the short sentence fits`;
	if (wrong.length <= 6)
		return `${rows}: at best ${list(wrong)} ${wrong.length === 1 && least === 1 ? 'heap stays' : 'heaps stay'} wrong`;
	return `${rows}: no shift fits, at best ${grouped(least)} heaps stay wrong`;
}

/** @param {Drawing} drawing */
function carriedOn({ carried }) {
	const count = carried.reduce((sum, one) => sum + one, 0);
	if (count === 0) return 'No heap is carried on from the band before.';
	return `A bar marks the ${grouped(count)} ${count === 1 ? 'heap' : 'heaps'} that the band before is carried on over.`;
}
