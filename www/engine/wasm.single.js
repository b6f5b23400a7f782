// @ts-check
/** wasm.js for the one-file build: the module’s bytes, since a page that was opened as a file can fetch nothing. */
import dataUrl from './pkg/lab_bg.wasm?url';

const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);

export const wasm = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
