// @ts-check
/** Where the wasm modules are. Apart from packages.js, so that the one-file build can carry them along. */
import first from './pkg/first/lab_bg.wasm?url';
import rest from './pkg/rest/lab_bg.wasm?url';

export { first, rest };

/**
 * The first module, compiled by the page: what its document has preloaded, a worker does not find.
 *
 * @returns {Promise<WebAssembly.Module | undefined>} nothing where that fails: the worker tries by itself, and says why it cannot
 */
export async function compiled() {
	const { href, origin } = new URL(first, import.meta.url);
	if (origin !== location.origin) return undefined;
	try {
		return await WebAssembly.compileStreaming(fetch(href));
	} catch {
		return undefined;
	}
}
