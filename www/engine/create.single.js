// @ts-check
/**
 * create.js for the one-file build. A page that was opened as a file cannot load
 * a worker's script, but it can make one from its own text: single.js starts the
 * engine where there is no document.
 */
import { trustedScript } from '../trusted.js';

export function createWorker() {
	// Its text is one classic script: Chromium starts a module worker from a blob only where the page has a server.
	const text = document.querySelector('script[type="module"]')?.textContent ?? '';
	const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
	return new Worker(trustedScript(url));
}
