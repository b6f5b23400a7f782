// @ts-check
/** The page's own engine, asked from a test: what the page says is compared with what this answers. */
import { readFile } from 'node:fs/promises';
import { initSync } from '../www/engine/pkg/lab.js';
import { questions } from '../www/engine/questions.js';

initSync({ module: await readFile(new URL('../www/engine/pkg/lab_bg.wasm', import.meta.url)) });

/**
 * The answer to one question; a long one is worked off to its end.
 *
 * @param {string} name a key of www/engine/questions.js
 * @param {...unknown} args
 * @returns {any}
 */
export function ask(name, ...args) {
	const answer = /** @type {any} */ (questions[name]?.(...args));
	if (!(typeof answer === 'object' && 'advance' in answer)) return answer;
	for (;;) {
		const step = answer.advance(1e6);
		if (step.answer !== undefined) return step.answer;
	}
}
