// @ts-check
/**
 * Small texts that this browser keeps from one visit to the next. Other pages of
 * the same origin share the storage, so every key has the product's name first,
 * and nothing but its own keys is ever touched.
 *
 * Storage may be blocked, full or throw at any call: the page then works as well
 * for as long as the tab is open, and its caller says so.
 */

const PREFIX = 'takeaway-';

/**
 * @param {string} key
 * @returns {string | null} null: nothing is kept, or it cannot be read
 */
export function recall(key) {
	try {
		return window.localStorage.getItem(PREFIX + key);
	} catch {
		return null; // even naming localStorage throws in a sandboxed frame
	}
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {boolean} whether it is kept
 */
export function keep(key, text) {
	try {
		window.localStorage.setItem(PREFIX + key, text);
		return true;
	} catch {
		return false;
	}
}
