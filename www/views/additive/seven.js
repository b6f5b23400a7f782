// @ts-check
/** Seven short games side by side, at one scale. */
import { html, nothing } from 'lit-html';
import { sevenChart } from '../../charts/seven.js';
import { setOf } from '../../words.js';
import { trouble } from '../parts.js';
import { pagedTable } from '../table.js';
import { openPair } from './open.js';

/** The engine's answer to `sevenGames`. @typedef {{ takes: [number, number, number], values: string }[]} Games */

/** @type {import('../../panel.js').Panel} */
export const seven = {
	name: 'seven',
	fields: [],
	blamed: () => undefined,
	questions: () => ({ games: { name: 'sevenGames', args: [] } }),
	view(context) {
		const { games } = context.results;
		/** @type {Games | undefined} */
		const answer = games?.answer;
		return html`${trouble(games, 'seven-trouble', () => context.retry('games'))}
		${
			answer
				? html`<figure class="wide">
						<h3 class="finding">Seven short games, one shape</h3>
						<div class="scroller" tabindex="0" role="region" aria-label="Seven short games">
							${sevenChart(answer.map(({ takes, values }) => ({ takes, values: Uint8Array.from(values, Number) })))}
						</div>
						<figcaption>
							A lower band of 0s and 1s, <i>m</i> wide, then an upper band of 2s and 3s, exactly <i>b</i> wide; <i>m</i> is <i>b</i> rounded up
							to whole blocks of <i>a</i>. {1, 4, 5} has blocks of a single heap.
						</figcaption>
						<div class="presets" role="group" aria-label="Open one in the bands">
							${answer.map(
								({ takes: [a, b] }) =>
									html`<button type="button" @click=${() => openPair(context, a, b)}>{${a}, ${b}}</button>`,
							)}
						</div>
						${pagedTable(context, {
							summary: 'The seven games as a table',
							caption: 'Seven short games',
							columns: ['Game', 'm', 'b', 'Period', 'Values'],
							rows: answer,
							row: ({ takes, values }) => [setOf(takes), values.length - takes[1], takes[1], values.length, values],
						})}
					</figure>`
				: nothing
		}`;
	},
	exports({ games }) {
		/** @type {Games} */
		const answer = games?.answer;
		return {
			about: { takes: answer.map(({ takes }) => takes.join(',')).join('; ') },
			tables: [
				{
					name: 'seven',
					title: 'Seven short games',
					columns: ['takes', 'm', 'b', 'period', 'values'],
					rows: () =>
						answer.map(({ takes, values }) => [
							takes.join(','),
							values.length - takes[1],
							takes[1],
							values.length,
							values,
						]),
				},
			],
		};
	},
};
