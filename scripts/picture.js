// @ts-check
/** `npm run picture`: the README's picture, taken from the built page so that it stays true. */
import { join } from 'node:path';
import { chromium as installed } from './browser.js';
import { site } from './site.js';
import { command, root, say } from './steps.js';

const SIZE = { width: 1180, height: 760 };

await command(async () => {
	await site();
	const executablePath = await installed();
	const { chromium } = await import('@playwright/test');
	const { preview } = await import('vite');
	const server = await preview({ root, preview: { port: 4199 } });
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
		await page.goto('http://localhost:4199/');
		await page.locator('[data-result="cross-check"]:not([aria-busy="true"])').waitFor();
		await page.screenshot({ path: join(root, 'docs', 'lab.png') });
		say('docs/lab.png shows the page as it is now.');
	} finally {
		await browser.close();
		await server.close();
	}
});
