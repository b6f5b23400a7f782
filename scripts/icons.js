// @ts-check
/** `npm run icons`: the icons as PNG, for the systems that take no SVG, drawn from public/icon.svg. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as installed } from './browser.js';
import { packages } from './packages.js';
import { command, root, say } from './steps.js';

/** File and size in pixels: what Android's launchers and Apple's home screen ask for. @type {[string, number][]} */
const ICONS = [
	['icon-512.png', 512],
	['apple-touch-icon.png', 180],
];

await command(async () => {
	await packages();
	const executablePath = await installed();
	const { chromium } = await import('@playwright/test');
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		const picture = `data:image/svg+xml;base64,${readFileSync(join(root, 'public', 'icon.svg')).toString('base64')}`;
		for (const [file, size] of ICONS) {
			const page = await browser.newPage({ viewport: { width: size, height: size } });
			await page.setContent(`<img src="${picture}" width="${size}" height="${size}" style="display: block">`);
			await page.addStyleTag({ content: 'body { margin: 0 }' });
			await page.locator('img').screenshot({ path: join(root, 'public', file) });
			say(`public/${file} is drawn.`);
		}
	} finally {
		await browser.close();
	}
});
