// @ts-check
/**
 * Refusals as they come out of the wasm package: errors with a code and an item,
 * and with the name of the input where a question has several of a kind.
 *
 * @typedef {{ code: string, item: string, sentence: string, field?: string }} Refusal
 */

/** The name of the error when a part of the engine could not be loaded. Its message is a sentence. */
export const LOAD_FAILURE = 'LoadFailure';

/**
 * The refusal that an error carries, or nothing if it is another kind of error.
 *
 * @param {unknown} error
 * @returns {Refusal | undefined}
 */
export function refusalOf(error) {
	if (!(error instanceof Error) || !('code' in error) || !('item' in error)) return undefined;
	const field = 'field' in error ? { field: String(error.field) } : {};
	return { code: String(error.code), item: String(error.item), sentence: error.message, ...field };
}
