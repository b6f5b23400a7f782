// @ts-check
/** How many losses there are along a row: what a strip shows. */

/**
 * For each of `columns` equal stretches of the positions, the share that are losses, 0 to 1.
 *
 * @param {Uint32Array} bits position p is a loss iff bit p mod 32 of word ⌊p/32⌋ is set
 * @param {number} positions
 * @param {number} columns
 * @returns {Float64Array} of length `columns`
 */
export function lossShares(bits, positions, columns) {
	const shares = new Float64Array(columns);
	for (let x = 0; x < columns; x++) {
		const start = Math.floor((x * positions) / columns);
		const end = Math.max(start + 1, Math.floor(((x + 1) * positions) / columns));
		shares[x] = losses(bits, start, end) / (end - start);
	}
	return shares;
}

/**
 * How many of the positions start … end − 1 are losses.
 *
 * @param {Uint32Array} bits
 * @param {number} start
 * @param {number} end
 */
function losses(bits, start, end) {
	let count = 0;
	for (let position = start; position < end; ) {
		const offset = position & 31;
		const taken = Math.min(32 - offset, end - position);
		const word = /** @type {number} */ (bits[position >>> 5]) >>> offset;
		count += ones(taken === 32 ? word : word & (2 ** taken - 1));
		position += taken;
	}
	return count;
}

/** The set bits of a 32-bit word, pairwise sums. @param {number} word */
function ones(word) {
	let w = word - ((word >>> 1) & 0x55555555);
	w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
	return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
