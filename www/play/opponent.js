// @ts-check
/** The opponent at the board: when it is to move, it makes the move that the engine advises. */
import { encode } from './code.js';
import { advised } from './report.js';

/** Long enough to see whose move it is, too short to wait for. */
const PAUSE_MS = 250;

/** @param {import('../page.js').Page} page */
export function opponent(page) {
	let answered = '';
	page.watch('play', ({ game }) => {
		/** @type {import('./report.js').Report | undefined} */
		const report = game?.answer;
		const text = page.state.game;
		if (game?.status !== 'done' || !report || game.question.args[0] !== text) return;
		if (report.toMove !== 'opponent' || report.winner) {
			answered = '';
			return;
		}
		if (answered === text) return; // drawn again while it pauses
		answered = text;
		const next = advised(report);
		const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
		setTimeout(
			() => {
				if (next && page.state.game === text) page.act({ game: encode(next) });
			},
			still ? 0 : PAUSE_MS,
		);
	});
}
