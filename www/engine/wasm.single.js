// @ts-check
/** wasm.js for the one-file build: the modules’ bytes, since a page that was opened as a file can fetch nothing. */
import firstUrl from './pkg/first/lab_bg.wasm?url';
import restUrl from './pkg/rest/lab_bg.wasm?url';

/** @param {string} dataUrl */
const bytes = (dataUrl) =>
	Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0));

export const first = bytes(firstUrl);
export const rest = bytes(restUrl);

/** The page compiles nothing: the worker has the bytes itself. */
export const compiled = async () => undefined;
