// @ts-check
/** Asks before the page is left, as long as something on it is kept nowhere else. */

/** What would be lost: by whom it is known. @type {Set<string>} */
const losses = new Set();

/** @param {BeforeUnloadEvent} event */
const stay = (event) => event.preventDefault();

/**
 * @param {string} what
 * @param {boolean} lost whether leaving now would lose it
 */
export function askBeforeLeaving(what, lost) {
	if (lost) losses.add(what);
	else losses.delete(what);
	// Only while it is needed: a page with such a listener is not put aside for the back button.
	if (losses.size > 0) window.addEventListener('beforeunload', stay);
	else window.removeEventListener('beforeunload', stay);
}
