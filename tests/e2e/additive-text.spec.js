// @ts-check
/** The additive section can be read without JavaScript. */
import { expect, test } from './lab.js';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the proofs can be opened and read', async ({ page }) => {
		await page.goto('./');
		for (const summary of [
			'The proof of the short sentence',
			'The long sentence in symbols',
			'The proof of the long sentence',
			'Why no smaller period will do',
		]) {
			await page.getByText(summary).click();
		}
		await expect(page.getByText('The mex of 0, 1 and the other one is')).toBeVisible();
		await expect(page.getByText('They are one period apart')).toBeVisible();
		await expect(page.getByText('Manabe and U. Larsson')).toBeVisible();
	});
});
