// @ts-check
/** The engine dies, the page lives: each fault shows a sentence, and trying again works. */
import { test as plain } from '@playwright/test';
import { expect, expectResults, open, result, test } from './lab.js';

/** Faults of the network that the engine's file can meet. @type {[string, import('@playwright/test').Route['fulfill'] extends (arg?: infer O) => unknown ? O : never][]} */
const BAD_FILES = [
	['missing', { status: 404, body: 'not found' }],
	['empty', { status: 200, contentType: 'application/wasm', body: '' }],
	['a page instead', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
	[
		'cut off',
		{ status: 200, contentType: 'application/wasm', body: Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 200]) },
	],
];

for (const [name, response] of BAD_FILES) {
	plain(`an engine file that is ${name}: a sentence, the text stays, and trying again works`, async ({ page }) => {
		await page.route('**/*.wasm', (route) => route.fulfill(response));
		await page.goto('./');
		await expect(result(page, 'error').first()).toContainText('The engine could not be started');
		await expect(result(page, 'error').first()).toHaveAttribute('data-code', 'E_ENGINE');
		await expect(page.getByRole('heading', { name: 'Takeaway' })).toBeVisible();
		await page.unroute('**/*.wasm');
		await page.getByRole('button', { name: 'Try again' }).first().click();
		await expectResults(page, { labels: 'LWLWWWWLWLWWWWLWLWW' });
	});
}

test('an engine file of the wrong type works all the same', async ({ page }) => {
	await page.route('**/*.wasm', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, contentType: 'text/plain' });
	});
	await open(page);
	await expectResults(page, { labels: 'LWLWWWWLWLWWWWLWLWW' });
});

plain('a worker that cannot be loaded: the engine works without one', async ({ page }) => {
	await page.route('**/worker-*.js', (route) => route.abort());
	await page.goto('./');
	await expectResults(page, { labels: 'LWLWWWWLWLWWWWLWLWW', 'cross-check': 'agrees' });
});

test('a trap in the middle of an answer: a sentence, the previous result says so, the next question works', async ({
	page,
}) => {
	await open(page);
	await expectResults(page, { 'cross-check': 'agrees' });
	await page.workers()[0]?.evaluate(() => {
		TextEncoder.prototype.encodeInto = () => {
			throw new WebAssembly.RuntimeError('unreachable');
		};
	});
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1,\u00a02'); // a text that is not plain ASCII is written by encodeInto
	await expect(result(page, 'error').first()).toContainText('The engine stopped in the middle of an answer');
	await expect(page.locator('[data-panel="labels"]').getByText('the previous result, for {1, 3, 4}')).toBeVisible();
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1,2,3');
	await expectResults(page, { 'losing-positions': '0,4,8,12,16', 'cross-check': 'agrees' });
});

test('a thousand edits end in the result of the last, and no result stands beside a newer input', async ({ page }) => {
	await open(page);
	const stale = await page.evaluate(async () => {
		const field = /** @type {HTMLInputElement} */ (document.querySelector('[name="takes"]'));
		const period = () => document.querySelector('[data-result="measured-period"]');
		let wrong = 0;
		for (let edit = 1; edit <= 1000; edit++) {
			const take = edit % 9 === 0 ? 3 : edit % 9; // {k} has the period 2k over 19 positions
			field.value = String(take);
			field.dispatchEvent(new InputEvent('input', { bubbles: true }));
			await new Promise((resolve) => setTimeout(resolve, 4));
			const shown = period();
			if (shown?.getAttribute('aria-busy') === 'false' && shown.textContent !== String(2 * take)) wrong++;
		}
		return wrong;
	});
	expect(stale).toBe(0);
	await expectResults(page, { 'measured-period': '2', 'losing-positions': '0,2,4,6,8,10,12,14,16,18' });
});
