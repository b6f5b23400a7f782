// @ts-check
/**
 * Refusals as they come out of the wasm package: errors with a code and an item.
 *
 * @typedef {{ code: string, item: string, sentence: string }} Refusal
 */

/**
 * The refusal that an error carries, or nothing if it is another kind of error.
 *
 * @param {unknown} error
 * @returns {Refusal | undefined}
 */
export function refusalOf(error) {
	if (!(error instanceof Error) || !('code' in error) || !('item' in error)) return undefined;
	return { code: String(error.code), item: String(error.item), sentence: error.message };
}
