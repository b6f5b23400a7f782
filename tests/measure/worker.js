// @ts-check
/** The suites, one after the other, in a worker, as the page's engine is. Each row is a message, and the memory at the end. */
import { additive } from './additive.js';
import { euclid } from './euclid.js';
import { labels } from './labels.js';

/** The page's two packages, and the one that only this uses (scripts/bench.js). */
const PACKAGES = ['www/engine/pkg/first', 'www/engine/pkg/rest', 'target/wasm/bench'];

/** @param {string} path */
async function load(path) {
	const folder = `/${path}/`; // the server's root is the project
	const lab = await import(/* @vite-ignore */ `${folder}lab.js`);
	const { memory } = await lab.default({ module_or_path: `${folder}lab_bg.wasm` });
	return { lab, memory };
}

async function run() {
	const [first, rest, bench] = await Promise.all(PACKAGES.map(load));
	if (!first || !rest || !bench) throw new Error('a package is missing');
	for (const row of additive(rest.lab)) postMessage({ row });
	postMessage({ memory: rest.memory.buffer.byteLength }); // it never shrinks
	for (const row of labels(first.lab, bench.lab)) postMessage({ row });
	for (const row of euclid(rest.lab)) postMessage({ row });
	postMessage({ end: true });
}

run().catch((error) => postMessage({ fault: String(error) }));
