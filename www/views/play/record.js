// @ts-check
/** The moves made, told move by move, and after the end which of them gave a win away. */
import { html, nothing } from 'lit-html';
import { download } from '../../notes/download.js';
import { toJson, toText } from '../../play/files.js';
import { gaveAway } from '../../play/report.js';
import { setOf } from '../../words.js';
import { headline, moveOf, name, positionOf, shortPosition, told } from './words.js';

/** @typedef {import('../../play/report.js').Report} Report */

/** What is played, in a line. @param {Report} report */
export const title = (report) =>
	report.kind === 'heaps'
		? `${setOf([...report.takes])}, from ${positionOf(report, report.start.position)}`
		: `The Euclid game that ends ${report.ending === 'zero' ? 'at a zero' : 'at equal numbers'}, from ${positionOf(report, report.start.position)}`;

/**
 * @param {Report} report
 * @param {boolean} veiled whether nothing may be said of who could win
 */
export function record(report, veiled) {
	const { turns, winner } = report;
	if (turns.length === 0) return nothing;
	const judged = winner !== null && !veiled;
	return html`<details class="behind" ?open=${winner !== null}>
		<summary>${winner ? 'The game, move by move' : 'The game so far'}</summary>
		${judged ? html`<p>${lesson(report)}</p>` : nothing}
		<div class="scroller" tabindex="0" role="region" aria-label="The moves">
			<table>
				<caption>${title(report)}; ${report.first === 'reader' ? 'you moved' : 'the lab moved'} first</caption>
				<thead><tr>
					<th scope="col">move</th><th scope="col">player</th><th scope="col">took</th><th scope="col">leaving</th>
					${judged ? html`<th scope="col">which is</th>` : nothing}
				</tr></thead>
				<tbody>${turns.map(
					(turn, i) => html`<tr>
						<th scope="row">${i + 1}</th>
						<td>${name(turn.player)}</td>
						<td class="run">${moveOf(report, i)}</td>
						<td class="run">${shortPosition(report, turn.position)}</td>
						${judged ? html`<td><b class="chip ${turn.lost ? 'l' : 'w'}">${turn.lost ? 'L' : 'W'}</b> ${gaveAway(report, i) ? 'gave the win away' : ''}</td>` : nothing}
					</tr>`,
				)}</tbody>
			</table>
		</div>
		<div class="steps">
			<button type="button" @click=${() => download('takeaway-game.txt', 'text/plain', asText(report))}>Save as text</button>
			<button type="button" @click=${() => download('takeaway-game.json', 'application/json', toJson(report))}>Save as JSON</button>
		</div>
	</details>`;
}

/** @param {Report} report */
const asText = (report) =>
	toText(
		report,
		`${title(report)}.`,
		report.turns.map((_, turn) => told(report, turn)),
		`${headline(report)}.`,
	);

/** What there is to learn from a finished game. @param {Report} report */
function lesson(report) {
	const { turns, winner, start, first } = report;
	const slips = turns.flatMap(({ player }, turn) => (player === 'reader' && gaveAway(report, turn) ? [turn] : []));
	const last = slips.at(-1);
	if (winner === 'reader')
		return slips.length === 0
			? 'Every move of yours left the lab an L. That is perfect play.'
			: 'There was a moment when the lab could win and did not. It plays otherwise: these moves came from somewhere else.';
	if (last !== undefined)
		return `Your last chance was move ${last + 1}: before it you could win, after it the lab could. Take it back and try another.`;
	return start.lost === (first === 'reader')
		? 'From the start this was an L for you, so against perfect play there was nothing to find.'
		: 'From the start the lab could win, so there was nothing to find.';
}
