// @ts-check
/**
 * Small texts that this browser keeps from one visit to the next. Other pages of
 * the same origin share the storage, so every key has the product's name first,
 * and nothing but its own keys is ever touched.
 *
 * Every tab of the page writes here. So a key holds one thing, not a list or a record of many: a tab that
 * wrote such a record whole would write back what another one has changed since.
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
 * @param {string | null} text null: nothing is kept any more
 * @returns {boolean} whether it is kept
 */
export function keep(key, text) {
	try {
		if (text === null) window.localStorage.removeItem(PREFIX + key);
		else window.localStorage.setItem(PREFIX + key, text);
		return true;
	} catch {
		return false;
	}
}

/** The keys that begin so, rising. @param {string} beginning */
export function keysOf(beginning) {
	try {
		return Object.keys(window.localStorage)
			.filter((key) => key.startsWith(PREFIX + beginning))
			.map((key) => key.slice(PREFIX.length))
			.sort();
	} catch {
		return [];
	}
}

/**
 * Tells when another tab has kept something else under a key that begins so.
 *
 * @param {string} beginning
 * @param {() => void} changed
 */
export function onKept(beginning, changed) {
	window.addEventListener('storage', ({ key }) => {
		if (key === null || key.startsWith(PREFIX + beginning)) changed(); // null: all of it is gone
	});
}
