// @ts-check
/** The moves made, told move by move, and after the end which of them gave a win away. */
import { html, nothing } from 'lit-html';
import { save } from '../../export/file.js';
import { encode } from '../../play/code.js';
import { gameOf, gaveAway } from '../../play/report.js';
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
						<td class="run" translate="no">${moveOf(report, i)}</td>
						<td class="run" translate="no">${shortPosition(report, turn.position)}</td>
						${judged ? html`<td><b class="chip ${turn.lost ? 'l' : 'w'}" translate="no">${turn.lost ? 'L' : 'W'}</b> ${gaveAway(report, i) ? 'gave the win away' : ''}</td>` : nothing}
					</tr>`,
				)}</tbody>
			</table>
		</div>
		<div class="steps">
			<button type="button" @click=${() => save(new Blob([asText(report)], { type: 'text/plain' }), 'takeaway-game.txt')}>Save as text</button>
		</div>
	</details>`;
}

/** The game as lines to read. @param {Report} report */
function asText(report) {
	const turns = report.turns.map((_, turn) => `${turn + 1}. ${told(report, turn)}`);
	return [
		`${title(report)}.`,
		'',
		...turns,
		'',
		`${headline(report)}.`,
		'',
		`In a link: game=${encode(gameOf(report))}`,
		'',
	].join('\n');
}

/**
 * The moves as a table for other programs. Heaps are counted from 1, as in links.
 *
 * @param {Report} report
 * @returns {import('../../export/table.js').Table}
 */
export const movesTable = (report) => ({
	name: 'moves',
	title: `${title(report)}: the moves`,
	columns: ['move', 'player', ...(report.kind === 'heaps' ? ['heap', 'take', 'leaving'] : ['multiple', 'leaving'])],
	rows: () =>
		report.kind === 'heaps'
			? report.turns.map(({ player, heap, take, position }, turn) => [
					turn + 1,
					player,
					heap + 1,
					take,
					position.join(' '),
				])
			: report.turns.map(({ player, multiple, position: { smaller, larger } }, turn) => [
					turn + 1,
					player,
					multiple,
					`${smaller} ${larger}`,
				]),
});

/** What there is to learn from a finished game. @param {Report} report */
function lesson(report) {
	const { turns, winner, first } = report;
	const slips = turns.flatMap(({ player }, turn) => (player === 'reader' && gaveAway(report, turn) ? [turn] : []));
	const last = slips.at(-1);
	if (winner === 'reader')
		return slips.length === 0
			? 'Every move of yours left the lab an L. That is perfect play.'
			: 'There was a moment when the lab could win and did not. It plays otherwise: these moves came from somewhere else.';
	if (last !== undefined)
		return `Your last chance was move ${last + 1}: before it you could win, after it the lab could. Take it back and try another.`;
	return first === 'reader'
		? 'The game began at an L with you to move: against perfect play there was nothing to find.'
		: 'The game began at a W with the lab to move: against perfect play there was nothing to find.';
}
