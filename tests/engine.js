// @ts-check
/** The page's own engine, asked from a test: what the page says is compared with what this answers. */
import { readFile } from 'node:fs/promises';
import * as later from '../www/engine/later.js';
import * as first from '../www/engine/pkg/first/lab.js';
import * as rest from '../www/engine/pkg/rest/lab.js';
import { questions } from '../www/engine/questions.js';

for (const [part, { initSync }] of Object.entries({ first, rest })) {
	initSync({ module: await readFile(new URL(`../www/engine/pkg/${part}/lab_bg.wasm`, import.meta.url)) });
}

/**
 * The answer to one question; a long one is worked off to its end.
 *
 * @param {string} name a name in www/engine/questions.js or later.js
 * @param {...unknown} args
 * @returns {any}
 */
export function ask(name, ...args) {
	const answer = /** @type {any} */ ((questions[name] ?? later.questions[name])?.(...args));
	if (!(typeof answer === 'object' && 'advance' in answer)) return answer;
	try {
		for (;;) {
			const step = answer.advance(1e6);
			if (step.answer !== undefined) return step.answer;
		}
	} finally {
		answer.free();
	}
}
