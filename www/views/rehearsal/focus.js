// @ts-check
/** Where the focus goes when what had it is drawn anew. */

/**
 * Moves the focus once the panel has been drawn. What was set before this call
 * is drawn in a microtask that was queued earlier.
 *
 * @param {Event} event whose target is inside the panel
 * @param {(root: Element) => HTMLElement | null | undefined} find
 */
export function focusLater(event, find) {
	const root = event.target instanceof Element ? event.target.closest('[data-panel]') : null;
	if (root) queueMicrotask(() => find(root)?.focus());
}

/** The heading of a stage that was gone to. @param {Event} event */
export const focusTitle = (event) => focusLater(event, (root) => root.querySelector('h3'));

/** @param {Event} event @param {number} position */
export const focusCell = (event, position) =>
	focusLater(event, (root) => root.querySelector(`[role=gridcell][data-position="${position}"]`));

/** The field of an answer in words. @param {Event} event */
export const focusField = (event) => focusLater(event, (root) => root.querySelector('input[type=text]'));
