// @ts-check
/** A panel can be taken along: its link, its results, its tables and its pictures. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, expectResults, near, open, result, test } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The row under the labels lab. @param {Page} page */
const row = (page) => page.locator('[data-panel="labels"] > .share');

/**
 * Saves one file by the names of its line and format.
 *
 * @param {Page} page
 * @param {string} name
 * @returns {Promise<{ name: string, path: string, text: string }>}
 */
async function saved(page, name) {
	await row(page).getByText('Save as a file', { exact: true }).click();
	const download = page.waitForEvent('download');
	await row(page).getByRole('button', { name, exact: true }).click();
	const file = await download;
	await expect(row(page).getByRole('status')).toHaveText(`${file.suggestedFilename()} is saved.`);
	const path = test.info().outputPath(file.suggestedFilename());
	await file.saveAs(path);
	return { name: file.suggestedFilename(), path, text: await readFile(path, 'utf8') };
}

test.describe('with the clipboard', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
	const copied = (/** @type {Page} */ page) => page.evaluate(() => navigator.clipboard.readText());

	test('the copied link shows what was on the screen', async ({ page }) => {
		await open(page, 'takes=2,5&positions=40');
		await row(page).getByRole('button', { name: 'Copy link' }).click();
		await expect(row(page).getByRole('status')).toHaveText('The link is copied.');
		const link = await copied(page);
		expect(link).toMatch(/#section=labels&takes=2,5&positions=40$/);
		await page.goto('about:blank');
		await page.goto(link);
		await expectResults(page, { 'measured-period': '7', 'compared-pairs': '33' });
	});

	test('the copied Markdown has the finding, the link and the results', async ({ page }) => {
		await open(page, 'takes=2,5');
		await expectResults(page, { 'cross-check': 'agrees' });
		await row(page).getByRole('button', { name: 'Copy as Markdown' }).click();
		await expect(row(page).getByRole('status')).toHaveText('The text is copied.');
		const text = await copied(page);
		expect(text).toMatch(/^\[The measured period is seven, over 19 positions\]\(http:.*#section=labels&takes=2,5\)/);
		expect(text).toContain('| measured-period | 7 |');
		expect(text).toContain('| cross-check | agrees |');
	});
});

test('where copying is refused the text can be taken by hand', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
	});
	await open(page, 'takes=2,5');
	await row(page).getByRole('button', { name: 'Copy link' }).click();
	await expect(row(page).getByRole('status')).toContainText('did not let the page copy');
	const field = row(page).getByLabel('To copy by hand');
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(/#section=labels&takes=2,5$/);
	expect(await page.evaluate(() => document.getSelection()?.toString())).toMatch(/takes=2,5$/);
});

test('tables are saved as CSV and JSON, named after the game and the range', async ({ page }) => {
	await open(page, 'takes=2,5&positions=9');
	const csv = await saved(page, 'The labels of {2, 5}, positions 0 to 8, as CSV');
	expect(csv.name).toBe('takeaway-labels-takes-2-5-positions-9.csv');
	expect(csv.text).toContain('# takes: 2;5\r\n# positions: 9\r\n');
	expect(csv.text).toContain('position,label\r\n0,L\r\n1,L\r\n2,W\r\n3,W\r\n4,L\r\n5,W\r\n6,W\r\n7,L\r\n8,L\r\n');
	await page.reload();
	await expectResults(page, { 'cross-check': 'agrees' });
	const json = JSON.parse((await saved(page, 'The results, as JSON')).text);
	expect(json.about).toEqual({ takes: '2,5', positions: '9' });
	expect(json.rows).toContainEqual(['measured-period', '7']);
	expect(json.rows).toContainEqual(['cross-check-positions', '9']);
});

test('a table of a million positions is complete', async ({ page }) => {
	await open(page, 'takes=1,2&positions=1000000');
	const { text } = await saved(page, 'The labels of {1, 2}, positions 0 to 999\u202f999, as CSV');
	expect(text.match(/^\d+,L\r$/gm)).toHaveLength(333_334);
	expect(text).toContain('\n999999,L\r\n');
});

test('what can be saved follows the view while the list is open', async ({ page }) => {
	await open(page);
	const panel = page.locator('[data-panel="growth"]');
	await panel.scrollIntoViewIfNeeded();
	await panel.getByText('Save as a file', { exact: true }).click();
	const picture = (/** @type {number} */ a) =>
		panel.getByRole('button', { name: new RegExp(`^The period against b for a = ${a}, .*, as SVG$`) });
	await expect(picture(5)).toBeVisible();
	await panel.getByRole('slider').fill('6');
	await expect(picture(6)).toBeVisible();
	await expect(picture(5)).toHaveCount(0);
	const download = page.waitForEvent('download');
	await picture(6).click();
	const path = test.info().outputPath('growth.svg');
	await (await download).saveAs(path);
	expect(await readFile(path, 'utf8')).toMatch(/<title[^>]*>The period against b for a = 6, /);
});

test('a picture is an SVG file of its own, and a PNG', async ({ page, browser }) => {
	await open(page, 'takes=2,5&positions=45');
	const svg = await saved(page, 'The row as a picture, as SVG');
	expect(svg.name).toBe('takeaway-labels-takes-2-5-positions-45.svg');
	expect(svg.text).not.toMatch(/ (class|style)=|var\(|<!--/);
	const alone = await browser.newPage();
	await alone.goto(pathToFileURL(svg.path).href);
	expect(await alone.evaluate(() => document.documentElement.localName)).toBe('svg');
	expect(await alone.evaluate(() => document.querySelector('title')?.textContent)).toBe('The row as a picture');
	expect(await alone.evaluate(() => document.querySelector('desc')?.textContent)).toContain('takes: 2,5');
	const letters = await alone.evaluate(() =>
		[...document.querySelectorAll('text')].map((text) => text.textContent).slice(0, 2),
	);
	expect(letters).toEqual(['L'.repeat(20), 'W'.repeat(25)]);
	await alone.close();

	await page.reload();
	await expectResults(page, { 'cross-check': 'agrees' });
	const { path } = await saved(page, 'The row as a picture, as PNG');
	const png = await readFile(path);
	expect(png.subarray(1, 4).toString()).toBe('PNG');
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * (20 * 42 + 12), 2 * 3 * 78]);
	expect(png.length).toBeGreaterThan(10_000);
});

test('nothing is taken along for an input that was refused, and old words go with the old result', async ({ page }) => {
	await open(page);
	await row(page).getByText('Save as a file', { exact: true }).click();
	await expect(row(page).getByRole('button', { name: /as CSV/ })).toHaveCount(2);
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1,0');
	await expect(result(page, 'error').first()).toBeVisible();
	await expect(row(page).getByRole('button', { name: /as CSV/ })).toHaveCount(0);
	await row(page).getByRole('button', { name: 'Copy link' }).click();
	await expect(row(page).getByRole('status')).toHaveText('There is no result for this input yet.');
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1,2');
	await expectResults(page, { 'measured-period': '3' });
	await expect(row(page).getByRole('status')).toHaveText('');
});

/** What each panel offers, beside its results: tables as CSV and JSON, pictures as SVG and PNG. */
const OFFERS = {
	labels: { tables: ['The labels of'], pictures: ['The row as a picture'] },
	values: { tables: ['The Grundy values of'], pictures: ['The row as a picture'] },
	'three-takes': { tables: ['The sets of three takes up to 20'], pictures: [] },
	additive: { tables: ['The values of'], pictures: ['{4, 9, 13}'] },
	seven: { tables: ['Seven short games'], pictures: ['hort games'] },
	rows: { tables: ['Rows of 19 against', 'The rows of the sentence'], pictures: ['', ''] },
	growth: { tables: ['The periods for a = 5'], pictures: ['eriod'] },
	stripes: { tables: ['The pairs up to 80'], pictures: ['tripes'] },
	euclid: { tables: ['The reasoning, pair by pair'], pictures: ['27'] },
	'euclid-map': { tables: ['The pairs x ≤ y up to 30'], pictures: [''] },
	play: { tables: ['the moves'], pictures: [] },
};

test('every panel has its results and tables as CSV and JSON, and its pictures as SVG and PNG', async ({ page }) => {
	await open(page);
	await near(page);
	await expectResults(page, { 'census-agree': '3160', 'certified-value-period': '7', 'euclid-outcome': 'W' });
	for (const [panel, { tables, pictures }] of Object.entries(OFFERS)) {
		const offers = page.locator(`[data-panel="${panel}"] > .share`);
		await offers.getByText('Save as a file', { exact: true }).click();
		await expect(offers.getByRole('listitem'), panel).not.toHaveCount(0);
		/** @type {[string, string, string][]} */
		const wanted = [
			...['The results', ...tables].map((title) => /** @type {[string, string, string]} */ ([title, 'CSV', 'JSON'])),
			...pictures.map((title) => /** @type {[string, string, string]} */ ([title, 'SVG', 'PNG'])),
		];
		const found = await offers
			.getByRole('button', { name: / as (CSV|JSON|SVG|PNG)$/ })
			.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
		for (const [title, ...formats] of wanted)
			for (const format of formats)
				expect(
					found.filter((name) => name.includes(title) && name.endsWith(`as ${format}`)),
					`${panel}: ${title}, ${format}`,
				).not.toEqual([]);
		expect(
			found.filter((name) => name.endsWith('as SVG')),
			panel,
		).toHaveLength(pictures.length);
	}
});

test('a table without a link of its own names its range', async ({ page }) => {
	await open(page, 'section=values');
	await near(page, 'three-takes');
	const offers = page.locator('[data-panel="three-takes"] > .share');
	await offers.getByText('Save as a file', { exact: true }).click();
	await expect(offers.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
	const download = page.waitForEvent('download');
	await offers.getByRole('button', { name: 'The sets of three takes up to 20, as CSV' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('takeaway-three-takes-largest-20.csv');
	const path = test.info().outputPath('sets.csv');
	await file.saveAs(path);
	const text = await readFile(path, 'utf8');
	expect(text).toContain('# largest: 20\r\n');
	expect(text).toContain('\r\n"4,9,13",76,,0\r\n');
	expect(text.trim().split('\r\n')).toHaveLength(1140 + 4);
});
