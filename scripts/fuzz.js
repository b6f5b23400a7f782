// @ts-check
/**
 * `npm run fuzz`: hostile inputs in number. The core's properties with 20,000
 * cases each; 100,000 questions to the engine; 10,000 texts typed, pasted and
 * linked into the page, each result recomputed. PROPTEST_CASES, FUZZ_QUESTIONS
 * and FUZZ_INPUTS choose other numbers, and FUZZ_SEED repeats a run.
 */
import { chromium } from './browser.js';
import { site } from './site.js';
import { command, run, say, tool } from './steps.js';

await command(async () => {
	await site();
	const CHROME_PATH = await chromium();
	say('The core: 20,000 cases of every property on texts');
	await run('cargo', ['test', '--locked', '--release', '-p', 'taking-games', '--test', 'hostile'], {
		env: { PROPTEST_CASES: process.env.PROPTEST_CASES ?? '20000' },
	});
	say('The engine: each question is answered rightly or refused with a sentence');
	await run('node', ['--test', 'tests/unit/boundary-hostile.test.js'], {
		env: { FUZZ_QUESTIONS: process.env.FUZZ_QUESTIONS ?? '100000' },
	});
	say('The page: each input ends in a right result or a sentence');
	await tool('playwright', ['test', 'tests/e2e/hostile'], {
		env: { CHROME_PATH, FUZZ_INPUTS: process.env.FUZZ_INPUTS ?? '10000' },
	});
});
