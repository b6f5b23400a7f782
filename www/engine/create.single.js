// @ts-check
/**
 * create.js for the one-file build. A page that was opened as a file cannot load
 * a worker's script, but it can make one from its own text: single.js starts the
 * engine where there is no document.
 */
import { textWorker } from './text-worker.js';

export function createWorker() {
	// Its text is one classic script: Chromium starts a module worker from a blob only where the page has a server.
	return textWorker(document.querySelector('script[type="module"]')?.textContent ?? '');
}
