// @ts-check
/** The address bar: written seldom, since Safari allows about 100 changes in 30 s. */

/** An edit is written when the reader has paused for this long. */
const PAUSE_MS = 350;

let timer = 0;

/**
 * Puts a fragment into the address soon, in the place of the present one.
 *
 * @param {() => string} fragment asked when the time has come, so that only the last of a burst is written
 */
export function replaceSoon(fragment) {
	window.clearTimeout(timer);
	timer = window.setTimeout(() => write('replaceState', fragment()), PAUSE_MS);
}

/**
 * Puts a fragment into the address now, as a step that the back button undoes.
 *
 * @param {string} fragment
 */
export function push(fragment) {
	window.clearTimeout(timer);
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
