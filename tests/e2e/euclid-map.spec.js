// @ts-check
/** The map of the Euclid game: every small pair told by pointer or keys, and opened by choosing it. */
import { expect, expectResults, near, open, test } from './lab.js';

/** @param {import('@playwright/test').Page} page */
const panel = (page) => page.locator('[data-panel="euclid-map"]');

test('the map counts the losing pairs, as many as the golden-ratio test', async ({ page }) => {
	await open(page, 'section=euclid');
	await near(page, 'euclid-map');
	for (const [last, pairs, losing] of [
		['13', '78 pairs', '28 lose'],
		['100', '4950 pairs', '1879 lose'],
		['500', '124 750 pairs', '47 591 lose'],
	]) {
		await panel(page)
			.getByRole('button', { name: `up to ${last}`, exact: true })
			.click();
		await expect(panel(page).locator('figcaption')).toContainText(`Of the ${pairs}`);
		await expect(panel(page).locator('figcaption')).toContainText(`${losing}: just those between the two lines`);
	}
});

test('arrow keys tell the pairs, and Enter opens one', async ({ page }) => {
	await open(page, 'section=euclid');
	await near(page, 'euclid-map');
	const grid = panel(page).getByRole('grid');
	await expect(panel(page)).toContainText('(11, 27) wins: Grundy value 2.');
	await grid.locator('[tabindex="0"]').focus();
	await page.keyboard.press('Home');
	await expect(grid.locator(':focus')).toHaveAccessibleName('x 0, y 27, L, loses, Grundy value 0');
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
	await expect(grid.locator(':focus')).toHaveAccessibleName('x 2, y 3, L, loses, Grundy value 0');
	await expect(panel(page)).toContainText('(2, 3) loses');
	await page.keyboard.press('Enter');
	await expectResults(page, { 'euclid-outcome': 'L' });
	await expect(page.locator('#euclid').getByLabel('First number')).toHaveValue('2');
	await expect(page.locator('[data-panel="euclid"] .finding').first()).toBeFocused();
	await expect(page.locator('#euclid').getByLabel('First number')).toBeInViewport();
	await page.goBack();
	await expectResults(page, { 'euclid-outcome': 'W', 'euclid-move': '11,16' });
});

test('the pointer tells the pair under it, and a click on the told pair opens it', async ({ page }) => {
	await open(page, 'section=euclid');
	await near(page, 'euclid-map');
	await panel(page).getByRole('button', { name: 'up to 13', exact: true }).click();
	const chart = panel(page).locator('.picker');
	await chart.scrollIntoViewIfNeeded();
	const box = await chart.boundingBox();
	if (!box) throw new Error('the map is not there');
	const at = (/** @type {number} */ x, /** @type {number} */ y) =>
		/** @type {const} */ ([box.x + ((x + 0.5) / 14) * box.width, box.y + ((13 - y + 0.5) / 14) * box.height]);
	await page.mouse.move(...at(7, 10));
	await expect(panel(page)).toContainText('(7, 10) loses: Grundy value 0.');
	await page.mouse.move(...at(10, 3));
	await expect(panel(page)).toContainText('(10, 3) wins: Grundy value 2.');
	await page.mouse.click(...at(10, 3));
	await expectResults(page, { 'euclid-outcome': 'W', 'euclid-value': '2' });
});

test('the values and the table show what the cells are', async ({ page }) => {
	await open(page, 'section=euclid&ending=equal');
	await near(page, 'euclid-map');
	await panel(page).getByRole('button', { name: 'up to 13', exact: true }).click();
	await panel(page).getByRole('button', { name: 'Grundy values' }).click();
	await expect(panel(page).locator('.map text')).toHaveCount(13 * 13); // the equal ending starts at 1
	await expect(panel(page).locator('figcaption')).toContainText('On the diagonal the numbers are equal');
	await panel(page).getByText('The losing pairs as a table').click();
	await expect(panel(page).getByRole('row', { name: /^13 / })).toHaveText(/9 to 12\s*4/);
});
