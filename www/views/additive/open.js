// @ts-check
/** Opens a pair in the bands from another figure. */

/**
 * @param {import('../../panel.js').Context} context
 * @param {number | string} a
 * @param {number | string} b
 */
export function openPair({ act }, a, b) {
	act({ a: String(a), b: String(b) }, 'move');
	const bands = document.querySelector('[data-panel="additive"]');
	bands?.scrollIntoView();
	// The heading, not a field: a field would open the keyboard of a phone.
	/** @type {HTMLElement | null | undefined} */ (bands?.querySelector('.finding'))?.focus({ preventScroll: true });
}
