// @ts-check
/**
 * The two wasm packages: the first has what the page's first result needs, the
 * rest is loaded when one of its questions is asked.
 */
import init from './pkg/first/lab.js';
import { questions } from './questions.js';
import { LOAD_FAILURE } from './refusal.js';
import { first, rest } from './wasm.js';

/** Loads the first package, or takes it as the page has compiled it. */
export const start = once(async (/** @type {WebAssembly.Module | undefined} */ module) => {
	await init({ module_or_path: module ?? first });
	return questions;
});

const loadRest = once(async () => {
	try {
		const [{ default: initRest }, later] = await Promise.all([import('./pkg/rest/lab.js'), import('./later.js')]);
		await initRest({ module_or_path: rest });
		return later.questions;
	} catch (error) {
		throw new LoadFailure(error);
	}
});

/** The engine is sound, but a part of it could not be loaded. The name tells it apart on the other side of a worker. */
class LoadFailure extends Error {
	/** @param {unknown} error */
	constructor(error) {
		super(`A part of the engine could not be loaded: ${error instanceof Error ? error.message : error}`);
		this.name = LOAD_FAILURE;
	}
}

/**
 * The question with a name, its package loaded.
 *
 * @param {string} name
 */
export async function questionNamed(name) {
	const question = (await start())[name] ?? (await loadRest())[name];
	if (!question) throw new Error(`the engine knows no question “${name}”`);
	return question;
}

/**
 * Does a piece of work at the first call only; after a failure the next call tries again.
 *
 * @template T
 * @param {(given?: any) => Promise<T>} work
 * @returns {(given?: any) => Promise<T>}
 */
function once(work) {
	/** @type {Promise<T> | undefined} */
	let done;
	return (given) =>
		(done ??= work(given).catch((error) => {
			done = undefined;
			throw error;
		}));
}
