// @ts-check
/** `npm test`: sets up what the tests need and runs all of them. */
import { chromium, otherBrowsers } from './browser.js';
import { site } from './site.js';
import { command, run, say, tool } from './steps.js';

await command(async () => {
	await site();
	const CHROME_PATH = await chromium();
	await otherBrowsers();
	say('The core: tables, properties, documented examples, a published reference');
	await run('cargo', ['test', '--locked', '--quiet', '-p', 'games', '-p', 'bench']);
	say('The page’s modules');
	await run('node', ['--test', 'tests/unit/']);
	say('The promises to the user, in a real browser');
	await tool('playwright', ['test', ...process.argv.slice(2)], { env: { CHROME_PATH } });
	say('The main jobs in Firefox and WebKit');
	await run('node', ['--test', 'tests/browsers/']);
});
