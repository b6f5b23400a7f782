// @ts-check
/** Before the page is printed: its folded parts are opened, and the link to it as it stands is written on it. */

/** Tables behind figures are not: the figures show the same. */
const FOLDED = 'details:not([open], .behind, .share details)';

/** @param {() => string} link */
export function preparePrint(link) {
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
}
