// @ts-check
/** Why notes could not be stored. */

/**
 * - `blocked`: this browser gives the page no storage.
 * - `foreign`: what is stored was written by a newer version of the page, or by something else.
 * - `full`: there is no room.
 * - `failed`: a write did not succeed, for another reason.
 * - `slow`: the storage has not answered yet.
 *
 * @typedef {'blocked' | 'foreign' | 'full' | 'failed' | 'slow'} Kind
 */

export class StorageFault extends Error {
	/**
	 * @param {Kind} kind
	 * @param {string} reason as a reader may see it
	 * @param {() => Promise<unknown>} [aside] reads what is stored and left untouched
	 */
	constructor(kind, reason, aside) {
		super(reason);
		this.kind = kind;
		this.aside = aside;
	}
}

/**
 * @param {unknown} error
 * @param {'blocked' | 'failed'} otherwise
 */
export function faultOf(error, otherwise) {
	if (error instanceof StorageFault) return error;
	const reason = error instanceof Error && error.message ? error.message : String(error);
	return new StorageFault(isFull(error) ? 'full' : otherwise, `The browser’s reason: ${reason}`);
}

/** By name first: Firefox has one of its own, and the codes are going away. @param {any} error */
const isFull = (error) =>
	['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error?.name) || [22, 1014].includes(error?.code);
