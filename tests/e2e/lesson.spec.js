// @ts-check
/** The lesson: it can be read without JavaScript, some sentences follow the lab, and ticks stay. */
import { SENTENCES } from '../../www/views/lesson.js';
import { ask } from '../engine.js';
import { expect, open, result, test } from './lab.js';

/** @param {string} takes @returns {import('../../www/views/labels.js').Labels} */
const labels = (takes) => ask('labels', takes, '19');

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the lesson is all there, with its formulas and its live sentences in words', async ({ page }) => {
		await page.goto('./');
		await expect(page.locator('#lesson h3')).toHaveCount(12);
		await expect(page.locator('#lesson .formula')).toHaveCount(3);
		const live = (/** @type {string} */ name) => page.locator(`[data-live="${name}"]`);
		await expect(live('reach')).toHaveText(SENTENCES.reach(labels('1,3,4')));
		await expect(live('check')).toHaveText(SENTENCES.check(labels('1,3,4'), ask('crossCheck', '1,3,4', '19')));
		await expect(live('measured')).toHaveText(SENTENCES.measured(labels('1,3,4')));
		await live('certificate').scrollIntoViewIfNeeded();
		await expect(live('certificate')).toHaveText(SENTENCES.certificate(ask('labelCertificate', '1,3,4', 1000)));
		await expect(live('bound')).toHaveText(SENTENCES.bound(ask('windowBound', '1,3,4')));
		await expect(page.locator('[data-live]')).toHaveCount(Object.keys(SENTENCES).length);
		await page.getByText('What {2, 5} does').click();
		await expect(page.getByText('The row goes LLWWLWW')).toBeVisible();
	});
});

test('the live sentences follow the lab', async ({ page }) => {
	await open(page, 'takes=2,5,7&positions=19');
	const live = (/** @type {string} */ name) => page.locator(`[data-live="${name}"]`);
	await expect(live('reach')).toHaveText('With {2, 5, 7} in the lab, the last seven labels decide the next.');
	await expect(live('measured')).toHaveText('With {2, 5, 7} in the lab, no period shows over 19 positions.');
	await expect(live('bound')).toContainText('at most 128 windows of seven labels');
	await live('certificate').scrollIntoViewIfNeeded();
	await expect(live('certificate')).toHaveText(SENTENCES.certificate(ask('labelCertificate', '2,5,7', 1000)));
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1');
	await expect(live('reach')).toHaveText('With {1} in the lab, the last label alone decides the next.');
	await expect(live('check')).toHaveText(/agrees on all 19 positions that it checked, with 190 calls\.$/);
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('0');
	await expect(result(page, 'error')).toBeVisible();
	await expect(live('reach')).toHaveText('With {1} in the lab, the last label alone decides the next.');
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('');
	await expect(live('bound')).toHaveText(
		'With the empty set in the lab, a window has no label, and there is only one.',
	);
});

test('what has been learnt can be ticked, and stays ticked', async ({ page }) => {
	await open(page);
	await page.getByLabel('Write the two quantifiers').check();
	await page.getByLabel('Tell a measured period').check();
	await expect(page.getByText('The ticks are kept in this browser.')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('Write the two quantifiers')).toBeChecked();
	await expect(page.getByLabel('Tell a measured period')).toBeChecked();
	await expect(page.locator('.ticks :checked')).toHaveCount(2);
	await page.getByLabel('Tell a measured period').uncheck();
	await page.reload();
	await expect(page.locator('.ticks :checked')).toHaveCount(1);
});

test('where the browser keeps nothing, ticks still work and the page says so', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('blocked', 'SecurityError');
			},
		});
	});
	await open(page);
	await page.getByLabel('Write the two quantifiers').check();
	await expect(page.getByText('the ticks last as long as this tab')).toBeVisible();
	await expect(page.getByLabel('Write the two quantifiers')).toBeChecked();
});

test('the links of the lesson lead to their sections', async ({ page }) => {
	await open(page);
	await page.locator('#lesson').getByRole('link', { name: 'rehearsal' }).click();
	await expect(page).toHaveURL(/#section=rehearsal$/);
});
