// @ts-check
/** Keeps the keyboard at the board: a move may take away the very button that made it. */

/** @param {import('../page.js').Page} page */
export function keepFocus(page) {
	const board = document.querySelector('[data-panel="play"]');
	let moved = false;
	for (const made of ['click', 'submit']) {
		board?.addEventListener(made, ({ target }) => {
			if (target instanceof Element && target.closest('.move, form')) moved = true;
		});
	}
	page.watch('play', ({ game }) => {
		if (!moved || game?.status !== 'done') return;
		if (game.answer.toMove === 'opponent' && !game.answer.winner) return;
		moved = false;
		const at = document.activeElement;
		if (at !== document.body && !at?.matches('.finding')) return; // the button is still there
		/** @type {HTMLElement | null} */
		const next = board?.querySelector('button.move') ?? board?.querySelector('.finding') ?? null;
		next?.focus();
	});
}
