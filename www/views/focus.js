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

/**
 * Draws a panel. What has the focus keeps it where it is moved. Where it is taken away, the panel's finding gets
 * the focus, or else the heading of its section: the keyboard would begin at the top of the page again.
 *
 * @param {HTMLElement | ShadowRoot} root the panel's
 * @param {() => void} draw
 */
export function keepingFocus(root, draw) {
	const place = /** @type {Document | ShadowRoot | HTMLElement} */ (root.getRootNode());
	const focused = () => ('activeElement' in place ? place.activeElement : null);
	const had = focused();
	const inside = had !== null && root.contains(had);
	draw();
	if (!inside) return;
	if (had.isConnected) {
		// What is moved, as notes are, loses the focus too.
		if (focused() !== had && had instanceof HTMLElement) had.focus({ preventScroll: true });
		return;
	}
	const section = root instanceof HTMLElement ? root.closest('section') : null;
	/** @type {HTMLElement | null | undefined} */
	const next = root.querySelector('.finding') ?? section?.querySelector('h2');
	if (!next) return;
	next.tabIndex = -1;
	next.focus({ preventScroll: true });
}

/** The heading of a stage that was gone to. @param {Event} event */
export const focusTitle = (event) => focusLater(event, (root) => root.querySelector('h3'));

/** @param {Event} event @param {number | string} position as a link may have it: anything */
export const focusCell = (event, position) =>
	focusLater(event, (root) => root.querySelector(`[role=gridcell][data-position="${CSS.escape(String(position))}"]`));

/** The field of an answer in words. @param {Event} event */
export const focusField = (event) => focusLater(event, (root) => root.querySelector('input[type=text]'));
