// @ts-check
/**
 * `npm run lighthouse`: Lighthouse's judgement of the built page, in the installed
 * Chromium, as on a phone and as on a desk. It is fetched for the occasion, in the
 * version written here: as a dependency it would bring more packages than all others.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './browser.js';
import { site } from './site.js';
import { command, root, run, say } from './steps.js';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORT = 4189;

await command(async () => {
	await site();
	const CHROME_PATH = await chromium();
	const { preview } = await import('vite');
	const server = await preview({ root, preview: { port: PORT, strictPort: true } });
	const folder = await mkdtemp(join(tmpdir(), 'takeaway-lighthouse-'));
	try {
		for (const form of ['phone', 'desk']) {
			const report = join(folder, `${form}.json`);
			await run(
				'npx',
				[
					'--yes',
					LIGHTHOUSE,
					`http://localhost:${PORT}/`,
					'--quiet',
					'--output=json',
					`--output-path=${report}`,
					'--only-categories=performance,accessibility,best-practices',
					'--chrome-flags=--headless=new --no-sandbox --disable-gpu',
					...(form === 'desk' ? ['--preset=desktop'] : []),
				],
				{ env: { CHROME_PATH }, seconds: 300 },
			);
			tell(form, JSON.parse(await readFile(report, 'utf8')));
		}
	} finally {
		await server.close();
		await rm(folder, { recursive: true });
	}
});

/**
 * @param {string} form
 * @param {any} report as Lighthouse writes it
 */
function tell(form, { categories, audits }) {
	for (const { title, score, auditRefs } of Object.values(categories)) {
		say(`${form}: ${title} ${Math.round(score * 100)}`);
		for (const { id, weight } of auditRefs) {
			const { score, title, displayValue = '' } = audits[id];
			if (weight > 0 && score !== null && score < 1)
				say(`    ${Math.round(score * 100)} ${title} ${displayValue}`.trimEnd());
		}
	}
}
