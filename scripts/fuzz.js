// @ts-check
/**
 * `npm run fuzz`: hostile inputs in number. The core's properties with 20,000
 * cases each, then 10,000 texts typed into the page, each result recomputed.
 * FUZZ_INPUTS and FUZZ_SEED choose other numbers and repeat a run.
 */
import { chromium } from './browser.js';
import { site } from './site.js';
import { command, run, say, tool } from './steps.js';

await command(async () => {
	await site();
	const CHROME_PATH = await chromium();
	say('The core: 20,000 cases of every property on texts');
	await run('cargo', ['test', '--locked', '--release', '-p', 'games', '--test', 'hostile'], {
		env: { PROPTEST_CASES: process.env.PROPTEST_CASES ?? '20000' },
	});
	say('The page: each input ends in a right result or a sentence');
	await tool('playwright', ['test', 'tests/e2e/hostile'], {
		env: { CHROME_PATH, FUZZ_INPUTS: process.env.FUZZ_INPUTS ?? '10000' },
	});
});
