// @ts-check
/** The stripe chart: every pair to N, told cell by cell, opened in the bands. */
import { readFileSync } from 'node:fs';
import { expect, expectResults, near, open, test } from './lab.js';

/** @param {import('@playwright/test').Page} page */
const panel = (page) => page.locator('[data-panel=stripes]');

/** @param {import('@playwright/test').Page} page */
const cell = (page) => panel(page).locator('[role=gridcell][tabindex="0"]');

test('the chart to 80 says its counts in words', async ({ page }) => {
	await open(page, 'section=additive');
	await near(page, 'additive', 'stripes');
	await expect(panel(page)).toContainText(
		'Of the 3160 pairs up to 80, 1195 share a factor, 1362 are coprime and short, and 603 are coprime and long.',
	);
	await expect(panel(page)).toContainText('355 reduce to a long pair and 840 to a short one');
});

test('pointing at a cell tells it, and a click opens it in the bands', async ({ page }) => {
	await open(page, 'section=additive');
	await near(page, 'additive', 'stripes');
	const chart = panel(page).locator('.picker');
	await chart.scrollIntoViewIfNeeded();
	const box = await chart.boundingBox();
	if (!box) throw new Error('the chart is not shown');
	const side = box.width / 80;
	const at = { x: (21 - 0.5) * side, y: (80 - 5 + 0.5) * side }; // the pair 5, 21
	await chart.hover({ position: at });
	await expect(panel(page)).toContainText('{5, 21, 26}: a = 5, b = 21, r = 1, long, period 215.');
	await chart.click({ position: at });
	await expectResults(page, { 'additive-period': '215' });
	await expect(page.getByRole('heading', { name: '{5, 21, 26} is long' })).toBeFocused();
	await page.goBack();
	await expectResults(page, { 'additive-period': '76' });
});

test('a tap tells a cell, and the second one opens it', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 }, baseURL });
	const page = await context.newPage();
	await open(page, 'section=additive');
	await near(page, 'additive', 'stripes');
	const chart = panel(page).locator('.picker');
	await chart.scrollIntoViewIfNeeded();
	const box = await chart.boundingBox();
	if (!box) throw new Error('the chart is not shown');
	const side = box.width / 80;
	const at = { x: (80 - 0.5) * side, y: (80 - 39 + 0.5) * side };
	await chart.tap({ position: at });
	await expect(panel(page)).toContainText('a = 39, b = 80, r = 2, long, period 6318.');
	await expectResults(page, { 'additive-period': '76' });
	await chart.tap({ position: at });
	await expectResults(page, { 'additive-period': '6318' });
	await context.close();
});

test('the chart is one tab stop with keys inside', async ({ page }) => {
	await open(page, 'section=additive');
	await near(page, 'additive', 'stripes');
	await cell(page).focus();
	await expect(cell(page)).toHaveAccessibleName('a 4, b 9, r 1, long, period 76');
	for (const [key, name] of [
		['ArrowRight', 'a 4, b 10, r 2, common factor, long, period 44'],
		['ArrowUp', 'a 5, b 10, r 0, common factor, short, period 20'],
		['ArrowDown', 'a 4, b 10, r 2, common factor, long, period 44'],
		['PageUp', 'a 9, b 10, r 10, short, period 28'],
		['End', 'a 9, b 80, r 8, long, period 1512'],
		['Home', 'a 9, b 10, r 10, short, period 28'],
		['Control+End', 'a 79, b 80, r 80, short, period 238'],
		['Control+Home', 'a 1, b 2, r 0, short, period 4'],
		['ArrowLeft', 'a 1, b 2, r 0, short, period 4'],
	]) {
		await page.keyboard.press(key ?? '');
		await expect(cell(page)).toBeFocused();
		await expect(cell(page)).toHaveAccessibleName(name ?? '');
		await expect(cell(page)).toHaveCount(1);
	}
	await page.keyboard.press('Enter');
	await expectResults(page, { 'additive-period': '4' });
});

test('up to 1000 the chart is a raster with the same reading', async ({ page }) => {
	await open(page, 'pairs=1000&section=additive');
	await near(page, 'additive', 'stripes');
	await expect(panel(page).locator('canvas')).toBeVisible();
	await expect(panel(page)).toContainText('Of the 499\u202f500 pairs up to 1000, 195\u202f309 share a factor');
	await cell(page).focus();
	await page.keyboard.press('Control+End');
	await expect(cell(page)).toHaveAccessibleName('a 999, b 1000, r 1000, short, period 2998');
	await panel(page).getByText('All pairs as a table').click();
	await panel(page).getByRole('button', { name: 'Last' }).click();
	await expect(panel(page).getByRole('row').last()).toContainText('999, 1000');
});

test('a size that is none is refused beside the field', async ({ page }) => {
	await open(page, 'section=additive');
	await near(page, 'additive', 'stripes');
	for (const [typed, code] of [
		['19', 'E_CHART_SIZE'],
		['1001', 'E_CHART_SIZE'],
		['-80', 'E_NEGATIVE'],
		['', 'E_EMPTY'],
		['99999999999999999999', 'E_CHART_SIZE'],
	]) {
		await page.getByLabel('All pairs up to').fill(typed ?? '');
		await expect(panel(page).locator('[data-result=error]')).toHaveAttribute('data-code', code ?? '');
		await expect(panel(page)).toContainText('the previous result, for the pairs up to 80');
	}
	await page.getByLabel('All pairs up to').fill('20');
	await expect(panel(page)).toContainText('Of the 190 pairs up to 20');
});

test('the chart and its pairs can be saved', async ({ page }) => {
	await open(page, 'pairs=20&section=additive');
	await near(page, 'additive', 'stripes');
	await panel(page).getByText('Save as a file', { exact: true }).click();
	const saved = async (/** @type {RegExp} */ name) => {
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			panel(page).getByRole('button', { name }).click(),
		]);
		return readFileSync(await download.path(), 'utf8');
	};
	const table = await saved(/^The pairs up to 20, as CSV/);
	expect(table.split('\r\n').filter((line) => /^\d/.test(line))).toHaveLength(190);
	expect(table).toContain('4,9,1,long,no,76');
	expect(await saved(/as SVG$/)).toContain('<svg');
});
