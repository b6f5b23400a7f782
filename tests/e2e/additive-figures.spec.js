// @ts-check
/** The figures of the additive games: seven short games, the rows, growth; each with a table behind it. */
import { expect, expectResults, near, open, test } from './lab.js';

/**
 * The rows of a table, opened.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} summary
 */
async function table(page, summary) {
	await page.getByText(summary, { exact: true }).click();
	return page.locator('details', { hasText: summary }).getByRole('row');
}

test('the rows of {4, 9, 13}: what the even cut leaves wrong, and what the sentence cuts', async ({ page }) => {
	await open(page, 'section=additive');
	await near(page, 'rows', 'seven', 'growth');
	await expect(
		page.getByRole('heading', { name: '{4, 9, 13} in rows of 19: at best 8, 9, 10 and 10 heaps stay wrong' }),
	).toBeVisible();
	await expect(
		page.getByRole('heading', { name: 'Cut where the sentence cuts, the 4 rows leave nothing wrong' }),
	).toBeVisible();
	await expect(page.getByText('A bar marks the 12 heaps that the band before is carried on over.')).toBeVisible();
	await expect(await table(page, 'The best shifts as a table')).toHaveText(
		[/Row/, '0 0 3 8', '1 19 4 9', '2 38 18 10', '3 57 2 10'].map(cells),
	);
	await expect(await table(page, 'The rows as a table')).toHaveText(
		[/Row/, '0 0 0 no 9 9', '1 18 1 no 9 9', '2 36 2 no 9 9', '3 54 3 yes 13 9'].map(cells),
	);
});

/** Cells of a row, whatever stands between them. @param {string | RegExp} text */
const cells = (text) => (typeof text === 'string' ? new RegExp(`^\\s*${text.replaceAll(' ', '\\s*')}\\s*$`) : text);

test('the rows follow the pair', async ({ page }) => {
	await open(page, 'a=6&b=13&section=additive');
	await near(page, 'rows', 'seven', 'growth');
	await expect(
		page.getByRole('heading', {
			name: '{6, 13, 19} in rows of 27: at best 12, 13, 13, 15, 14 and 14 heaps stay wrong',
		}),
	).toBeVisible();
	await page.getByRole('button', { name: '{3, 10}' }).first().click();
	await expect(page.getByRole('heading', { name: '{3, 10, 13} in rows of 22: the short sentence fits' })).toBeVisible();
	await page.getByRole('button', { name: '{39, 80}' }).click();
	await expect(
		page.getByRole('heading', { name: 'Cut where the sentence cuts, the 39 rows leave nothing wrong' }),
	).toBeVisible();
	await page.getByRole('button', { name: /1 000 003/ }).click();
	await expect(page.locator('[data-panel=rows]')).toContainText('too long to be drawn');
});

test('seven short games stand side by side, and each can be opened', async ({ page }) => {
	await open(page, 'section=additive');
	await near(page, 'rows', 'seven', 'growth');
	const panel = page.locator('[data-panel=seven]');
	await expect(panel.getByRole('img', { name: /seven|7 short games/i })).toBeVisible();
	const rows = await table(page, 'The seven games as a table');
	await expect(rows).toHaveCount(8);
	await expect(rows.filter({ hasText: '{1, 4, 5}' })).toContainText('01012323');
	await expect(rows.filter({ hasText: '{3, 4, 7}' })).toContainText('0001112223');
	await expect(rows.filter({ hasText: '{4, 13, 17}' })).toContainText('00001111000011112222333322223');
	await panel.getByRole('button', { name: '{4, 13}' }).click();
	await expectResults(page, { 'additive-period': '29' });
});

test('growth shows the jump from 36 to 215, for one a or another', async ({ page }) => {
	await open(page, 'section=additive');
	await near(page, 'rows', 'seven', 'growth');
	const panel = page.locator('[data-panel=growth]');
	await expect(panel.getByRole('heading')).toHaveText(
		'From {5, 16, 21} to {5, 21, 26} the period jumps from 36 to 215',
	);
	const rows = await table(page, 'The periods as a table');
	await expect(rows.nth(16 - 5)).toHaveText(cells('16 21 36 short no'));
	await expect(rows.nth(21 - 5)).toHaveText(cells('21 26 215 long no'));
	await expect(rows.nth(15 - 5)).toHaveText(cells('15 10 35 long yes'));
	await panel.getByRole('slider').focus();
	await page.keyboard.press('ArrowRight');
	await expect(panel.getByRole('heading')).toContainText('From {6, 19, 25} to {6, 25, 31}');
	await panel.getByRole('button', { name: '{6, 25}' }).click();
	await expectResults(page, { 'additive-period': '306' });
});
