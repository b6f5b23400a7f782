// @ts-check
/** The census: exact periods of every pair, compared with the formula, on every load and on request. */
import { expect, expectResults, near, open, result, test } from './lab.js';

test('to 80 it is there on every load', async ({ page }) => {
	await open(page);
	await near(page, 'stripes');
	await expectResults(page, {
		'census-pairs': '3160',
		'census-agree': '3160',
		'census-shared': '1195',
		'census-short': '1362',
		'census-long': '603',
		'census-longest': '6318 at 39,80,119',
	});
	await expect(page.locator('[data-panel=stripes]')).toContainText('1\u202f737\u202f819 heaps in their periods');
});

test('to 1000 it runs on request, can be cancelled and begun again, and the page stays usable', async ({ page }) => {
	await open(page, 'pairs=1000&section=additive');
	const panel = page.locator('[data-panel=stripes]');
	await expectResults(page, { 'census-pairs': 'none', 'census-longest': 'none' });
	await panel.getByRole('button', { name: 'Compute all 499\u202f500 pairs' }).click();
	await expect(panel.getByRole('progressbar')).toBeVisible();
	await expect(result(page, 'census-pairs')).toHaveAttribute('aria-busy', 'true');
	await panel.getByRole('button', { name: 'Cancel' }).click();
	await expect(panel).toContainText(/Cancelled after .* pairs/);
	await expectResults(page, { 'census-pairs': 'none' });
	await panel.getByRole('button', { name: 'Begin again' }).click();
	await expect(panel.getByRole('progressbar')).toBeVisible();
	// Meanwhile another question is answered.
	await page.getByLabel('b', { exact: true }).fill('21');
	await expectResults(page, { 'additive-period': '45' });
	await expect(result(page, 'census-pairs')).toHaveText('499500', { timeout: 240_000 });
	await expectResults(page, {
		'census-agree': '499500',
		'census-shared': '195309',
		'census-short': '210836',
		'census-long': '93355',
		'census-longest': '998998 at 499,1000,1499',
	});
	await page.getByRole('button', { name: 'up to 80' }).click();
	await expectResults(page, { 'census-pairs': '3160', 'census-longest': '6318 at 39,80,119' });
});

test('another size ends a census that is under way', async ({ page }) => {
	await open(page, 'pairs=1000&section=additive');
	const panel = page.locator('[data-panel=stripes]');
	await panel.getByRole('button', { name: 'Compute all' }).click();
	await expect(panel.getByRole('progressbar')).toBeVisible();
	await page.getByLabel('All pairs up to').fill('500');
	await expect(panel.getByRole('button', { name: 'Compute all 124\u202f750 pairs' })).toBeVisible();
	await expectResults(page, { 'census-pairs': 'none' });
	await page.getByLabel('All pairs up to').fill('20');
	await expectResults(page, { 'census-pairs': '190', 'census-agree': '190' });
});
