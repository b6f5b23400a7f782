// @ts-check
/**
 * The lesson is text of the document. Two things in it are alive: sentences that
 * follow the lab, and the list that can be ticked off.
 */
import { keep, recall } from '../kept.js';
import { counted, grouped, number, setOf } from '../words.js';

/** @typedef {import('./labels.js').Labels} Labels */
/** @typedef {import('./labels.js').CrossCheck} CrossCheck */

/**
 * The sentences, by the name in `data-live`. The document holds them as they are
 * for the lab's default, word for word, for readers without JavaScript.
 *
 * @type {Record<string, (labels: Labels, check: CrossCheck) => string>}
 */
export const SENTENCES = {
	reach({ takes }) {
		const largest = takes.at(-1);
		if (largest === undefined) return 'With the empty set in the lab there is no take, so no label depends on another.';
		const last = largest === 1 ? 'the last label alone decides' : `the last ${number(largest)} labels decide`;
		return `With ${setOf(takes)} in the lab, ${last} the next.`;
	},

	check({ takes }, { verdict, positions, calls }) {
		const where = positions === 1 ? 'on the one position' : `on all ${number(positions)} positions`;
		const found = verdict === 'agrees' ? `agrees ${where} that it checked` : `does not agree: it ${verdict}`;
		return `With ${setOf(takes)} in the lab, the second computation ${found}, with ${counted(calls, 'call')}.`;
	},

	measured({ takes, positions, measured }) {
		const over = counted(positions, 'position');
		if (!measured) return `With ${setOf(takes)} in the lab, no period shows over ${over}.`;
		const { period, pairs, repetitions } = measured;
		const evidence = `${counted(pairs, 'compared pair')} and ${counted(repetitions, 'full repetition')}`;
		return `With ${setOf(takes)} in the lab, the measured period over ${over} is ${number(period)}, from ${evidence}.`;
	},

	bound({ takes, windowBound }) {
		const largest = takes.at(-1) ?? 0;
		const many = windowBound.length <= 30 ? grouped(windowBound) : `2 to the power ${grouped(largest)}`;
		if (largest === 0) return 'With the empty set in the lab, a window has no label, and there is only one.';
		return `With ${setOf(takes)} in the lab, there are at most ${many} windows of ${counted(largest, 'label')}.`;
	},
};

/** In the place of a sentence that would tell what is being predicted. */
const HIDDEN = 'What is measured is not shown while you predict it in the rehearsal.';

/** Where the ticks are kept: the names of the ticked items, with commas between. */
const TICKS = 'lesson/ticks';

/** @param {import('../page.js').Page} page */
export function lesson(page) {
	page.watch('labels', (results) => follow(results, page.veiled));
	keepTicks();
}

/**
 * Writes the sentences anew when all that they speak of belongs together.
 *
 * @param {import('../panel.js').Results} results
 * @param {(takes: string) => boolean} veiled
 */
function follow({ labels, crossCheck }, veiled) {
	if (labels?.status !== 'done' || crossCheck?.status !== 'done') return; // they speak of one set: the last one answered
	for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-live]'))) {
		const name = element.dataset.live ?? '';
		const hidden = name === 'measured' && veiled(labels.answer.canonical);
		const text = hidden ? HIDDEN : SENTENCES[name]?.(labels.answer, crossCheck.answer);
		if (text !== undefined && element.textContent !== text) element.textContent = text;
	}
}

function keepTicks() {
	const list = document.querySelector('.ticks');
	const said = document.querySelector('.ticks-kept');
	if (!list || !said) return;
	const boxes = /** @type {HTMLInputElement[]} */ ([...list.querySelectorAll('input')]);
	const ticked = recall(TICKS)?.split(',') ?? [];
	for (const box of boxes) box.checked = ticked.includes(box.name);
	list.addEventListener('change', () => {
		const names = boxes.filter((box) => box.checked).map((box) => box.name);
		said.textContent = keep(TICKS, names.join(','))
			? 'The ticks are kept in this browser.'
			: 'This browser keeps nothing for the page: the ticks last as long as this tab.';
	});
}
