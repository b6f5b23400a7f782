// @ts-check
/**
 * The address bar: written seldom, since Safari allows about 100 changes in 30 s. Beside each
 * fragment the history keeps the whole state, which may hold what no fragment can: a text that
 * is refused, or one that is too long.
 */

/** @typedef {import('./state.js').State} State */

/** An edit is written when the reader has paused for this long. */
const PAUSE_MS = 350;

let timer = 0;

/** What waits to be written. @type {[string, State] | undefined} */
let pending;

/**
 * Puts a fragment into the address soon, in the place of the present one. Only the last of a burst is written.
 *
 * @param {string} fragment
 * @param {State} state
 */
export function replaceSoon(fragment, state) {
	window.clearTimeout(timer);
	pending = [fragment, state];
	timer = window.setTimeout(replaceNow, PAUSE_MS);
}

/** Writes what waits. */
function replaceNow() {
	const last = pending;
	drop();
	if (last) write('replaceState', ...last);
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
 * @param {State} state
 */
export function push(fragment, state) {
	replaceNow();
	write('pushState', fragment, state);
}

/**
 * @param {'pushState' | 'replaceState'} how
 * @param {string} fragment
 * @param {State} state
 */
function write(how, fragment, state) {
	try {
		history[how](state, '', `#${fragment}`);
	} catch (error) {
		console.warn('The address could not be changed:', error); // too many changes for this browser; the next one tries again
	}
}
