// @ts-check
/** `npm test`: sets up what the tests need and runs all of them, each part whatever became of the others. */
import { chromium, otherBrowsers } from './browser.js';
import { site } from './site.js';
import { command, run, Stop, say, tool } from './steps.js';

await command(async () => {
	await site();
	const CHROME_PATH = await chromium();
	await otherBrowsers();
	/** @type {[string, () => Promise<void>][]} */
	const parts = [
		[
			'The core: tables, properties, documented examples, a published reference',
			() => run('cargo', ['test', '--locked', '--quiet', '-p', 'taking-games', '-p', 'bench']),
		],
		['The page’s modules', () => run('node', ['--test', 'tests/unit/'])],
		[
			'The promises to the user, in a real browser',
			() => tool('playwright', ['test', ...process.argv.slice(2)], { env: { CHROME_PATH } }),
		],
		['The main jobs in Firefox and WebKit', () => run('node', ['--test', 'tests/browsers/'])],
	];
	/** @type {string[]} */
	const failed = [];
	/** @type {string[]} */
	const report = [];
	for (const [name, part] of parts) {
		say(name);
		const start = Date.now();
		let how = 'passed';
		try {
			await part();
		} catch (error) {
			if (!(error instanceof Stop)) throw error;
			how = `failed: ${error.message}`;
			failed.push(name);
		}
		report.push(`${name}: ${how} (${Math.round((Date.now() - start) / 1000)} s)`);
	}
	for (const line of report) say(line);
	if (failed.length > 0) throw new Stop(`${failed.length} of ${parts.length} parts failed.`);
});
