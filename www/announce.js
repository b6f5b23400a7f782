// @ts-check
/** Conclusions for a screen reader: one polite region, the last of a burst only. */

/** Shorter, and typing a set would be read out letter by letter. */
const QUIET_MS = 600;

let timer = 0;

/** @type {HTMLElement | undefined} */
let other;

/** Names the region of a document that has not the page's own. @param {HTMLElement} region */
export function announceIn(region) {
	other = region;
}

const regionHere = () => other ?? document.getElementById('announcer');

/** Takes back what was said last, or is about to be. */
export function unsay() {
	window.clearTimeout(timer);
	regionHere()?.replaceChildren();
}

/** @param {string} sentence */
export function announce(sentence) {
	window.clearTimeout(timer);
	timer = window.setTimeout(() => {
		const region = regionHere();
		if (!region) return;
		region.textContent = ''; // the same sentence twice is a change only after an empty one
		region.textContent = sentence;
	}, QUIET_MS);
}
