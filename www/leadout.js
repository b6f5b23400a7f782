// @ts-check
/** From a panel that stands alone to the whole page. */

/**
 * Lets a link that is being followed lead to the whole page, beside the one it stands in.
 *
 * @param {HTMLAnchorElement} anchor
 * @param {string} address
 */
export function leadOut(anchor, address) {
	anchor.href = address;
	anchor.target = '_blank';
	anchor.rel = 'noopener';
}
