// @ts-check
/** The address bar: written seldom, since Safari allows about 100 changes in 30 s. */

/** An edit is written when the reader has paused for this long. */
const PAUSE_MS = 350;

let timer = 0;

/** The fragment that waits to be written. @type {string | undefined} */
let pending;

/**
 * Puts a fragment into the address soon, in the place of the present one. Only the last of a burst is written.
 *
 * @param {string} fragment
 */
export function replaceSoon(fragment) {
	window.clearTimeout(timer);
	pending = fragment;
	timer = window.setTimeout(replaceNow, PAUSE_MS);
}

/** Writes what waits. */
function replaceNow() {
	const fragment = pending;
	drop();
	if (fragment !== undefined) write('replaceState', fragment);
}

/** Forgets what waits: it belonged to a step of the history that has been left. */
export function drop() {
	window.clearTimeout(timer);
	pending = undefined;
}

/**
 * Puts a fragment into the address now, as a step that the back button undoes. The step that is left keeps its last edit.
 *
 * @param {string} fragment
 */
export function push(fragment) {
	replaceNow();
	write('pushState', fragment);
}

/**
 * @param {'pushState' | 'replaceState'} how
 * @param {string} fragment
 */
function write(how, fragment) {
	if (fragment === location.hash.slice(1)) return;
	try {
		history[how](null, '', `#${fragment}`);
	} catch (error) {
		console.warn('The address could not be changed:', error); // too many changes for this browser; the next one tries again
	}
}
