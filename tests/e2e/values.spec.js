// @ts-check
/** The values view: Grundy values, what is certified about labels and values, three takes in general. */
import { expect, expectResults, open, result, takes, test } from './lab.js';

/** Preperiods and periods of the label and the value sequence: crate/games/tests/vectors/subtraction-sets.json. */
const CERTIFIED = {
	'1,3,4': ['0', '7', '0', '7'],
	'2,5': ['0', '7', '0', '7'],
	'4,9,11': ['27', '5', '40', '5'],
	'6,13,19': ['0', '162', '0', '162'],
};

for (const [takes, [labelPreperiod, labelPeriod, valuePreperiod, valuePeriod]] of Object.entries(CERTIFIED)) {
	test(`{${takes}} is certified`, async ({ page }) => {
		await open(page, `takes=${takes}&section=values`);
		await expectResults(page, {
			'certified-label-preperiod': labelPreperiod ?? '',
			'certified-label-period': labelPeriod ?? '',
			'certified-value-preperiod': valuePreperiod ?? '',
			'certified-value-period': valuePeriod ?? '',
		});
	});
}

test('the values follow the set in the lab, and a position says why it has its value', async ({ page }) => {
	await open(page, 'takes=2,5&section=values');
	await expectResults(page, { values: '0,0,1,1,0,2,1,0,0,1,1,0,2,1,0,0,1,1,0' });
	await page.getByRole('gridcell', { name: 'position 5, value 2' }).click();
	await expect(
		page.getByText('the moves reach the values 0, 1. The smallest number missing there is 2.'),
	).toBeVisible();
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1,3,4');
	await expectResults(page, { values: '0,1,0,1,2,3,2,0,1,0,1,2,3,2,0,1,0,1,2' });
});

test('a period of millions is certified, with exact digits', async ({ page }) => {
	await open(page, 'takes=5,28,36,59,64&section=values');
	await expect(result(page, 'certified-label-period')).toHaveText('3162830');
});

test('a search that finds nothing, or is cancelled, says how far it looked and claims nothing', async ({ page }) => {
	await open(page, 'takes=153,249,349,598&section=values');
	const further = page.getByRole('button', { name: 'Look further' }).first();
	await further.click({ timeout: 240_000 });
	await page.getByRole('button', { name: 'Cancel' }).first().click();
	await expect(
		page.getByText(/No window has returned within the first [\d\u202f]+ labels. Nothing is claimed/),
	).toBeVisible();
	await expectResults(page, { 'certified-label-period': 'none', 'certified-label-preperiod': 'none' });
});

test('a link to a set with a long search shows the row, how far the search is and the way to end it', async ({
	page,
}) => {
	await page.goto('./#takes=153,249,349,598&section=values');
	const panel = page.locator('[data-panel="values"]');
	await expect(panel.getByRole('progressbar').first()).toBeVisible();
	await expect(panel.getByRole('heading', { name: 'The Grundy values of {153, 249, 349, 598}' })).toBeVisible();
	await panel.getByRole('button', { name: 'Cancel' }).first().click();
	await expect(panel.getByText(/No window has returned within the first/).first()).toBeVisible();
});

test('the tab stop of the row stays with the focus while a search draws its progress', async ({ page }) => {
	await page.goto('./#takes=153,249,349,598&section=values');
	const panel = page.locator('[data-panel="values"]');
	const searched = panel.getByRole('progressbar').first();
	await expect(searched).toBeVisible();
	await panel.locator('[data-position="0"]').focus();
	await page.keyboard.press('ArrowRight');
	const before = await searched.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value);
	await expect.poll(() => searched.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value)).not.toBe(before);
	const stops = panel.locator('[role=gridcell][tabindex="0"]');
	await expect(stops).toHaveCount(1);
	await expect(stops).toBeFocused();
	await expect(stops).toHaveAttribute('data-position', '1');
});

test('a certified period is gone from sight while another set is searched', async ({ page }) => {
	await open(page, 'takes=1,3,4&section=values');
	await expectResults(page, { 'certified-value-period': '7' });
	await takes(page).fill('153,249,349,598');
	await expect(page.getByRole('progressbar', { name: 'Looking for a repeated window of values' })).toBeVisible();
	const period = result(page, 'certified-value-period');
	await expect(period).toHaveAttribute('aria-busy', 'true');
	await expect(period).toHaveText('…');
	expect(await period.evaluate((it) => it.nextElementSibling?.textContent)).toBe('…');
	expect(await period.evaluate((it) => it.nextElementSibling && getComputedStyle(it.nextElementSibling).opacity)).toBe(
		'0.5',
	);
});

test('the sets of three takes up to 20 show their census, and a chosen set opens in the lab', async ({ page }) => {
	await open(page, 'section=values');
	await expectResults(page, { 'three-takes-sets': '1140', 'three-takes-sums': '975', 'three-takes-preperiods': '233' });
	const rows = page.locator('[data-panel="three-takes"] tbody tr');
	for (const [i, [takes, period]] of [
		['{6, 13, 19}', '162'],
		['{5, 14, 19}', '160'],
		['{5, 13, 18}', '145'],
		['{5, 12, 17}', '130'],
		['{5, 11, 16}', '115'],
		['{4, 11, 15}', '100'],
	].entries()) {
		await expect(rows.nth(i)).toContainText(takes ?? '');
		await expect(rows.nth(i)).toContainText(period ?? '');
	}
	await page.getByRole('button', { name: '{5, 14, 19}' }).click();
	await expect(page.getByRole('textbox', { name: 'Takes', exact: true })).toHaveValue('5,14,19');
	await expect(page.locator('#labels-title')).toBeFocused();
	await expect(page.getByRole('textbox', { name: 'Takes', exact: true })).toBeInViewport();
	await expect(page).toHaveURL(/#section=labels&takes=5,14,19$/);
	await expectResults(page, { 'certified-value-period': '160' });
});
