// @ts-check
/**
 * The lesson is text of the document. Two things in it are alive: sentences that
 * follow the lab, and the list that can be ticked off.
 */
import { keep, onKept, recall } from '../kept.js';
import { askBeforeLeaving } from '../leaving.js';
import { DEFAULTS } from '../state.js';
import { counted, grouped, number, setOf } from '../words.js';

/** @typedef {import('./labels.js').Labels} Labels */
/** @typedef {import('./labels.js').CrossCheck} CrossCheck */
/** @typedef {import('./values.js').Certificate} Certificate */

/**
 * The sentences, by the name in `data-live`. The document holds them as they are
 * for the lab's default, word for word, for readers without JavaScript.
 */
export const SENTENCES = {
	/** @param {Labels} labels */
	reach({ takes }) {
		const largest = takes.at(-1);
		if (largest === undefined) return 'With the empty set in the lab there is no take, so no label depends on another.';
		const last = largest === 1 ? 'the last label alone decides' : `the last ${number(largest)} labels decide`;
		return `With ${setOf(takes)} in the lab, ${last} the next.`;
	},

	/** @param {Labels} labels @param {CrossCheck} check */
	check({ takes }, { verdict, positions, calls }) {
		const where = positions === 1 ? 'on the one position' : `on all ${number(positions)} positions`;
		const found = verdict === 'agrees' ? `agrees ${where} that it checked` : `does not agree: it ${verdict}`;
		return `With ${setOf(takes)} in the lab, the second computation ${found}, with ${counted(calls, 'call')}.`;
	},

	/** @param {Labels} labels */
	measured({ takes, positions, measured }) {
		const over = counted(positions, 'position');
		if (!measured) return `With ${setOf(takes)} in the lab, no period shows over ${over}.`;
		const { period, pairs, repetitions } = measured;
		const evidence = `${counted(pairs, 'compared pair')} and ${counted(repetitions, 'full repetition')}`;
		return `With ${setOf(takes)} in the lab, the measured period over ${over} is ${number(period)}, from ${evidence}.`;
	},

	/** @param {Certificate} certificate */
	certificate({ takes, looked, proof }) {
		if (!proof)
			return `With ${setOf(takes)} in the lab, no window has returned among the first ${grouped(looked)} labels.`;
		const { preperiod, repeatAt, period } = proof;
		const from = `from position ${grouped(preperiod)} on`;
		return `With ${setOf(takes)} in the lab, the window at position ${grouped(preperiod)} returns at position ${grouped(repeatAt)}, so the period is ${grouped(period)} ${from}, for every heap.`;
	},

	/** @param {import('./labels.js').WindowBound} bound */
	bound({ takes, digits }) {
		const largest = takes.at(-1) ?? 0;
		const many = digits.length <= 30 ? grouped(digits) : `2 to the power ${grouped(largest)}`;
		if (largest === 0) return 'With the empty set in the lab, a window has no label, and there is only one.';
		return `With ${setOf(takes)} in the lab, there are at most ${many} windows of ${counted(largest, 'label')}.`;
	},
};

/** In the place of a sentence about an answer that the present set has not got. */
const NOT_YET = 'For the set in the lab this has not been computed yet.';

/** In the place of a sentence that would tell what is being predicted. */
const HIDDEN = 'What this sentence says is not shown while you predict it in the rehearsal.';

/** Where a tick is kept: `1`, or `0` once it has been taken back. */
const TICK = 'lesson/tick/';

/** Where the first version of the page kept the names of all ticked items, with commas between: still read, never written. */
const TICKS = 'lesson/ticks';

/** @param {import('../page.js').Page} page */
export function lesson(page) {
	let certified = DEFAULTS.takes; // the set that the last sentence about a certificate speaks of
	page.watch('labels', ({ labels, crossCheck, windowBound }) => {
		if (labels?.status !== 'done') return; // the sentences stay with the set whose labels the lab still shows
		const { answer } = labels;
		say('reach', SENTENCES.reach(answer));
		say('check', crossCheck?.status === 'done' ? SENTENCES.check(answer, crossCheck.answer) : NOT_YET);
		say('measured', page.veiled(answer.canonical) ? HIDDEN : SENTENCES.measured(answer));
		say('bound', windowBound?.status === 'done' ? SENTENCES.bound(windowBound.answer) : NOT_YET);
		if (certified !== answer.canonical) say('certificate', NOT_YET);
	});
	page.watch('values', ({ labelCertificate }) => {
		if (labelCertificate?.status !== 'done') return;
		certified = labelCertificate.answer.takes.join(',');
		say('certificate', page.veiled(certified) ? HIDDEN : SENTENCES.certificate(labelCertificate.answer));
	});
	keepTicks();
}

/** What each of them said last; what it says now may be a translation of that. @type {Map<Element, string>} */
const lastSaid = new Map();

/** @param {keyof typeof SENTENCES} name @param {string} sentence */
function say(name, sentence) {
	const element = document.querySelector(`[data-live="${name}"]`);
	if (!element || (lastSaid.get(element) ?? element.textContent) === sentence) return;
	element.textContent = sentence;
	lastSaid.set(element, sentence);
}

function keepTicks() {
	const list = document.querySelector('.ticks');
	const said = document.querySelector('.ticks-kept');
	if (!list || !said) return;
	const boxes = /** @type {HTMLInputElement[]} */ ([...list.querySelectorAll('input')]);
	/** The boxes that say what is not kept. @type {Set<HTMLInputElement>} */
	const unkept = new Set();
	const show = () => {
		const before = recall(TICKS)?.split(',') ?? [];
		for (const box of boxes.filter((box) => !unkept.has(box)))
			box.checked = (recall(TICK + box.name) ?? String(Number(before.includes(box.name)))) === '1';
	};
	/** @param {HTMLInputElement} box */
	const note = (box) => {
		const kept = keep(TICK + box.name, box.checked ? '1' : '0');
		if (kept) unkept.delete(box);
		else unkept.add(box);
		askBeforeLeaving('ticks', unkept.size > 0);
		said.textContent = kept
			? 'The ticks are kept in this browser.'
			: 'This browser keeps nothing for the page: the ticks last as long as this tab.';
	};
	// Ticked before this was loaded; or by a browser that restores what it saw, where more is kept than that.
	for (const box of boxes) if (box.checked && recall(TICK + box.name) === null) note(box);
	show();
	onKept('lesson/tick', show);
	list.addEventListener('change', ({ target }) => note(/** @type {HTMLInputElement} */ (target)));
}
