// @ts-check
/** Where the wasm modules are. Apart from packages.js, so that the one-file build can carry them along. */
export { default as first } from './pkg/first/lab_bg.wasm?url';
export { default as rest } from './pkg/rest/lab_bg.wasm?url';
