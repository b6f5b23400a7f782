// @ts-check
/** `npm run soak`: an hour of use in minutes, and what the page holds before and after. SOAK_ROUNDS chooses how many. */
import { chromium } from './browser.js';
import { site } from './site.js';
import { command, tool } from './steps.js';

await command(async () => {
	await site();
	const CHROME_PATH = await chromium();
	await tool('playwright', ['test', 'tests/e2e/soak'], {
		env: { CHROME_PATH, SOAK_ROUNDS: process.env.SOAK_ROUNDS ?? '20' },
	});
});
