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
	/** @type {HTMLElement | null | undefined} */ (bands?.querySelector('input[name="a"]'))?.focus({
		preventScroll: true,
	});
}
