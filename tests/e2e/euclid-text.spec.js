// @ts-check
/** The Euclid game's text can be read without JavaScript. */
import { expect, test } from './lab.js';

test.use({ javaScriptEnabled: false });

test('the text is there without JavaScript', async ({ page }) => {
	await page.goto('./');
	for (const heading of [
		'Every game ends',
		'Two endings',
		'Three cases decide',
		'The golden ratio tells',
		'Why the lab does not',
	])
		await expect(page.locator('#euclid').getByRole('heading', { name: heading })).toBeVisible();
	await expect(page.locator('#euclid .credit')).toContainText('Cole');
});
