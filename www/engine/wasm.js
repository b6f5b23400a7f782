// @ts-check
/** Where the wasm module is. Apart from the engine, so that the one-file build can carry it along. */
export { default as wasm } from './pkg/lab_bg.wasm?url';
