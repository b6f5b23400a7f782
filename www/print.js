// @ts-check
/**
 * Before the page is printed: its folded parts are opened, and the link to it as it stands is written on it. What
 * has not been near the screen is not there yet; a button fetches all of it first.
 */
import { announce } from './announce.js';

/** Tables behind figures are not: the figures show the same. */
const FOLDED = 'details:not([open], .behind, .share details, .licences)';

/**
 * @param {() => string} link
 * @param {() => Promise<void>} whole resolves when every panel shows its results
 */
export function preparePrint(link, whole) {
	const line = document.querySelector('.printed-link');
	/** @type {HTMLDetailsElement[]} */
	let opened = [];

	window.addEventListener('beforeprint', () => {
		line?.replaceChildren(link());
		opened = [...document.querySelectorAll(FOLDED)].filter((details) => details instanceof HTMLDetailsElement);
		for (const details of opened) details.open = true;
	});

	window.addEventListener('afterprint', () => {
		for (const details of opened) details.open = false;
	});

	document.getElementById('print-whole')?.addEventListener('click', async () => {
		announce('The whole page is being prepared for printing.');
		await whole();
		window.print();
	});
}
