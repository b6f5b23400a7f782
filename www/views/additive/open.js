// @ts-check
/** Opens a pair in the bands from another figure. */

/**
 * @param {import('../../panel.js').Context} context
 * @param {number | string} a
 * @param {number | string} b
 */
export const openPair = ({ goTo }, a, b) => goTo({ panel: 'additive' }, { a: String(a), b: String(b) });
