// @ts-check
/** Play: the reader against a perfect opponent, in heaps or in the Euclid game. */
import { html, nothing } from 'lit-html';
import { encode } from '../play/code.js';
import { continues, played, redone, undone } from '../play/moves.js';
import { gameOf, now } from '../play/report.js';
import { LONGEST_VALUE } from '../url.js';
import { grouped, setOf } from '../words.js';
import { trouble, value } from './parts.js';
import { euclidBoard, heapsBoard } from './play/board.js';
import { hint } from './play/hint.js';
import { movesTable, record } from './play/record.js';
import { confession, headline, story } from './play/words.js';

export { keepFocus } from '../play/focus.js';
export { opponent } from '../play/opponent.js';
export { setup } from './play/setup.js';

/** @typedef {import('../panel.js').Context} Context */
/** @typedef {import('../play/report.js').Report} Report */
/** @typedef {import('../play/code.js').Game} Game */

/**
 * What only this panel knows: how far a hint is open, and for which game; the
 * longest line of play, along which moves are redone.
 *
 * @typedef {{ hint?: { game: string, open: boolean }, line?: Game }} Local
 */

/** @type {import('../panel.js').Panel} */
export const play = {
	name: 'play',
	fields: ['game'],
	blamed: () => 'game',
	local: {},
	questions: ({ game }) => ({ game: { name: 'game', args: [game] } }),
	reveals: ({ game }) => game?.answer?.canonical,
	view(context) {
		const { results, retry } = context;
		/** @type {Report | undefined} */
		const report = results.game?.answer;
		const sentence = trouble(results.game, 'play-trouble', () => retry('game'));
		return report ? table(context, report, sentence) : sentence;
	},
	exports({ game }) {
		/** @type {Report} */
		const report = game?.answer;
		return { about: { game: encode(gameOf(report)) }, tables: [movesTable(report)] };
	},
	conclusion({ game }) {
		/** @type {Report | undefined} */
		const report = game?.answer;
		if (game?.status !== 'done' || !report) return '';
		// Of the two moves of an exchange only the second is read out: it comes within the announcer's pause.
		return `${story(report)} ${headline(report)}.`.trim();
	},
};

/**
 * @param {Context} context
 * @param {Report} report
 * @param {unknown} sentence what is wrong with the last move, which the board stands before
 */
function table(context, report, sentence) {
	const { state, results, veiled } = context;
	const game = gameOf(report);
	const go = (/** @type {Game} */ next) => context.act({ game: encode(next) });
	return html`<div class="flow">
		<p class="muted rules">${rules(report)}</p>
		<h3 class="finding" tabindex="-1">${headline(report)}</h3>
		<p class="story">${story(report)} ${veiled ? nothing : confession(report)}</p>
		<div class="board" translate="no">${
			report.kind === 'heaps'
				? heapsBoard(context, report, (move) => go(/** @type {Game} */ (played(game, move))))
				: euclidBoard(context, report, (move) => go(/** @type {Game} */ (played(game, move))))
		}</div>
		${sentence} ${controls(context, report, game, go)} ${record(report, veiled)}
		${
			state.game.length > LONGEST_VALUE
				? html`<p class="note">This game is too long for the page’s address (${grouped(LONGEST_VALUE)} characters), so a reload or a link will not show it. Save it as a file to keep it.</p>`
				: nothing
		}
		<span hidden>
			${value('play-position', results.game, (report) => digits(report))}${value('play-winner', results.game, ({ winner }) => winner ?? 'none')}
		</span>
	</div>`;
}

/** @param {Report} report */
function digits(report) {
	if (report.kind === 'heaps') return now(report).position.join(',');
	const { smaller, larger } = now(report).position;
	return `${smaller},${larger}`;
}

/** The rules, beside the board. @param {Report} report */
function rules(report) {
	const ends = 'Whoever cannot move loses.';
	if (report.kind === 'heaps') {
		const from = report.start.position.length === 1 ? 'the heap' : 'one of the heaps';
		return report.takes.length === 0
			? `No take is allowed. ${ends}`
			: `The takes are ${setOf([...report.takes])}: a move takes one of these numbers of counters from ${from}. ${ends}`;
	}
	return report.ending === 'zero'
		? 'A move takes a multiple of the smaller number from the larger. Whoever makes a number 0 wins.'
		: 'A move takes a multiple of the smaller number from the larger, and never all of it. Whoever makes the numbers equal wins.';
}

/**
 * @param {Context} context
 * @param {Report} report
 * @param {Game} game
 * @param {(next: Game) => void} go
 */
function controls({ local, set, state, veiled }, report, game, go) {
	/** @type {Local} */
	const { hint: asked, line } = local;
	const back = undone(game);
	const on = line ? redone(game, line) : null;
	const undo = () => {
		if (!back) return;
		if (!line || !continues(line, game)) set({ line: game });
		go(back);
	};
	const mine = report.toMove === 'reader' && !report.winner;
	const shown = mine && !veiled && asked?.game === state.game;
	return html`<div class="steps">
			<button type="button" aria-disabled=${back ? 'false' : 'true'} @click=${undo}>Undo</button>
			<button type="button" aria-disabled=${on ? 'false' : 'true'} @click=${() => on && go(on)}>Redo</button>
			${
				mine && !veiled
					? html`<button type="button" aria-expanded=${shown ? 'true' : 'false'} @click=${() => set({ hint: shown ? undefined : { game: state.game, open: false } })}>Hint</button>`
					: nothing
			}
			<button type="button" aria-disabled=${report.turns.length > 0 ? 'false' : 'true'} @click=${() => report.turns.length > 0 && go({ ...game, moves: [] })}>Start again</button>
		</div>
		${veiled ? html`<p class="note">There are no hints for ${setOf(report.kind === 'heaps' ? [...report.takes] : [])} while you predict it in the rehearsal.</p>` : nothing}
		${shown ? hint(report, asked.open, () => set({ hint: { game: state.game, open: true } })) : nothing}`;
}
