// @ts-check
/**
 * What an edit costs the page’s thread, and how long after a thousand edits the last one’s result stands; by hand,
 * after `npm run build`: `node tests/measure/edits.js`. Ratios count: the times are those of this machine.
 */
import { chromium } from '@playwright/test';
import { preview } from 'vite';

const ROUNDS = 12;
const server = await preview({ preview: { port: 0 }, logLevel: 'silent' });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
	executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const median = (/** @type {number[]} */ list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

/** @param {number} positions */
async function cost(positions) {
	const page = await browser.newPage({ serviceWorkers: 'block' });
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable');
	const spent = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
	};
	await page.goto(`${url}#positions=${positions}`);
	const field = page.getByRole('textbox', { name: 'Takes', exact: true });
	const settled = () => page.locator('[data-panel="labels"] [data-result="cross-check"][data-status="done"]').waitFor();
	await settled();
	/** @type {number[]} */
	const times = [];
	for (let round = 0; round < ROUNDS; round++) {
		const set = round % 2 ? '1,3,4' : '2,5';
		const before = await spent();
		await field.fill(set);
		await page.waitForTimeout(1200); // until what follows an edit is over: the address, the announcement
		await settled();
		times.push(1000 * ((await spent()) - before));
	}
	await page.close();
	return median(times.slice(2));
}

const base = await cost(19);
console.log(`an edit at 19 positions: ${base.toFixed(0)} ms of the page’s thread`);
for (const positions of [200, 1000, 100_000]) {
	const time = await cost(positions);
	console.log(`at ${positions}: ${time.toFixed(0)} ms, ${(time / base).toFixed(2)} times as much`);
}

const page = await browser.newPage({ serviceWorkers: 'block' });
await page.goto(url);
await page.locator('[data-result="cross-check"][data-status="done"]').waitFor();
const late = await page.evaluate(async () => {
	const field = /** @type {HTMLInputElement} */ (document.querySelector('#field-takes'));
	const write = (/** @type {string} */ text) => {
		field.value = text;
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
	};
	for (let i = 0; i < 1000; i++) {
		write(i === 999 ? '1,2' : `1,${3 + (i % 40)},${44 + (i % 7)}`);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	const end = performance.now();
	const period = () => document.querySelector('[data-result="measured-period"]')?.textContent;
	const check = () => document.querySelector('[data-result="cross-check"]')?.getAttribute('data-status');
	while (period() !== '3' || check() !== 'done') await new Promise((resolve) => requestAnimationFrame(resolve));
	return performance.now() - end;
});
console.log(`a thousand edits, one every 5 ms: the last one’s result after ${late.toFixed(0)} ms`);
await browser.close();
await server.close();
process.exit(0);
