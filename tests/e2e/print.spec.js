// @ts-check
/** The page on paper is a clean handout: read back from a PDF. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectResults, open, test } from './lab.js';

/**
 * The pages of the PDF that the browser prints, as text.
 *
 * @param {import('@playwright/test').Page} page
 */
async function printed(page) {
	const pressed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(undefined))));
	await page.getByRole('button', { name: 'Print the whole page' }).click();
	await pressed;
	const pdf = await page.pdf({ format: 'A4', printBackground: true });
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
	return text.map((sheet) => sheet.replaceAll(/\s+/g, ' '));
}

test('the handout has the results, the folded parts and the link, and nothing to press', async ({ page }) => {
	await open(page, 'takes=2,5&positions=40&a=3&b=10');
	await expectResults(page, { 'cross-check': 'agrees', 'additive-case': 'short' });
	const sheets = await printed(page);
	const text = sheets.join(' ');
	expect(sheets[0]).toContain('takes=2,5&positions=40&a=3&b=10');
	expect(text).toContain('The measured period is seven, over 40 positions');
	// … of the lesson and of the additive games; they are folded on the screen.
	for (const words of [
		'Whatever you do, the other player stands at a smaller position',
		'The shifts, and with them the rows, repeat after',
	])
		expect(text).toContain(words);
	for (const button of ['Copy link', 'Empty the row', 'Step back', 'Up to 256', 'Dismiss'])
		expect(text).not.toContain(button);
	for (const words of ['The rectangle 27 by 11', 'The measured period', 'Sets of three takes'])
		expect(text).toContain(words); // of parts that were never near the screen, too
	await expect(page.locator('details[open]:not(.behind)')).toHaveCount(0); // folded again
});

test('no figure is split, and its caption stays with it', async ({ page }) => {
	await open(page, 'positions=60');
	await expectResults(page, { 'cross-check': 'agrees' });
	const sheets = await printed(page);
	const sheet = sheets.filter((text) => text.includes('The measured period is seven'));
	expect(sheet).toHaveLength(1);
	for (const words of ['L 0 W 1 L 2', 'L 58 W 59', 'The labels of {1, 3, 4}: L is a loss'])
		expect(sheet[0]).toContain(words);
});

test('paper is light, whatever the screen is', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await open(page);
	await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
	await expect(page.locator('.cell.l b').first()).toHaveCSS('background-color', 'rgb(27, 58, 99)');
	await expect(page.locator('.finding').first()).toHaveCSS('color', 'rgb(28, 26, 23)');
});
