// @ts-check
/** The Euclid game: two numbers of any size in; outcome, winning move, reasoning and value out. */
import { expect, expectResults, open, result, test } from './lab.js';

/** Facts of the literature, which the core's own tests hold as well: outcome and the pair to leave. */
const PAIRS = {
	'x=2&y=3': ['L', 'none'],
	'x=25&y=7': ['W', '7,11'],
	'x=34&y=12': ['W', '10,12'],
	'x=15&y=24': ['L', 'none'],
	'x=34&y=55': ['L', 'none'],
	'x=55&y=89': ['W', '34,55'],
	'x=1000000&y=1618033': ['L', 'none'],
	'x=1000000&y=1618034': ['W', '618034,1000000'],
	'x=165580141&y=267914296': ['L', 'none'], // doubles call it winning
	'x=9007199254740993&y=14573954537613649': ['L', 'none'], // doubles cannot hold it
	'x=9007199254740993&y=14573954537613650': ['W', '5566755282872657,9007199254740993'],
	'x=0&y=5': ['L', 'none'],
	'x=0&y=0': ['L', 'none'],
	'x=7&y=7': ['W', '0,7'],
	'x=7&y=7&ending=equal': ['L', 'none'],
};

/** @param {import('@playwright/test').Page} page */
const panel = (page) => page.locator('[data-panel="euclid"]');

test('the section opens with (11, 27) and says which move wins', async ({ page }) => {
	await open(page, 'section=euclid');
	await expectResults(page, { 'euclid-outcome': 'W', 'euclid-move': '11,16', 'euclid-value': '2' });
	await expect(panel(page).locator('h3').first()).toHaveText('(11, 27) wins: take 11 once, leaving (11, 16)');
	await expect(panel(page)).toContainText('exactly one of them is an L');
	await expect(panel(page)).toContainText('2, 2 and 5, and the greatest common divisor is 1.');
});

test('the pairs of the literature have their outcomes and moves', async ({ page }) => {
	await open(page, 'section=euclid');
	for (const [fragment, [outcome = '', move = '']] of Object.entries(PAIRS)) {
		await page.evaluate((hash) => {
			location.hash = hash;
		}, fragment);
		await expect(panel(page).getByLabel('First number')).toHaveValue(new URLSearchParams(fragment).get('x') ?? '');
		await expect(panel(page).getByLabel('Second number')).toHaveValue(new URLSearchParams(fragment).get('y') ?? '');
		await expectResults(page, { 'euclid-outcome': outcome, 'euclid-move': move });
	}
});

test('the ending is a switch that is stated and never mixed', async ({ page }) => {
	await open(page, 'x=2&y=6&section=euclid');
	await expectResults(page, { 'euclid-value': '3', 'euclid-move': '0,2' });
	await expect(panel(page)).toContainText('The game ends when a number is 0');
	await panel(page).getByLabel('at equal numbers').check();
	await expectResults(page, { 'euclid-value': '2', 'euclid-move': '2,2' });
	await expect(panel(page)).toContainText('The game ends when the two are equal');
	await expect(page).toHaveURL(/ending=equal/);
	await panel(page).getByLabel('First number').fill('0');
	await expect(result(page, 'error')).toHaveAttribute('data-code', 'E_EUCLID_ZERO');
	await panel(page).getByLabel('at a zero').check();
	await expectResults(page, { 'euclid-outcome': 'L', 'euclid-value': '0' });
});

test('a pasted number is read with its spaces or separators', async ({ page }) => {
	await open(page, 'section=euclid');
	await panel(page).getByLabel('First number').fill(' 165 580 141 ');
	await panel(page).getByLabel('Second number').fill('267,914,296');
	await expectResults(page, { 'euclid-outcome': 'L', 'euclid-move': 'none', 'euclid-value': '0' });
	await expect(panel(page)).toContainText('= −1 is negative');
});

test('the reasoning leads to the pair that decides', async ({ page }) => {
	await open(page, 'x=34&y=55&section=euclid');
	await expect(panel(page).locator('.chain tbody tr')).toHaveText([
		/\(34,\s55\).*L\s*$/s,
		/\(21,\s34\).*W\s*$/s,
		/\(13,\s21\).*L\s*$/s,
		/\(8,\s13\).*W\s*$/s,
		/\(5,\s8\).*L\s*$/s,
		/\(3,\s5\).*W\s*$/s,
		/\(2,\s3\).*L\s*$/s,
		/\(1,\s2\).*it can be ended at once.*W\s*$/s,
	]);
});

for (const [what, typed, code] of [
	['a negative number', '-3', 'E_NEGATIVE'],
	['letters', 'eleven', 'E_NOT_A_NUMBER'],
	['nothing', '', 'E_EMPTY'],
	['a fraction', '2.5', 'E_FRACTION'],
	['two numbers', '11 27', 'E_SEPARATOR'],
]) {
	test(`${what} in a field is refused with a sentence, and the previous result stays and says so`, async ({ page }) => {
		await open(page, 'x=25&y=7&section=euclid');
		await expectResults(page, { 'euclid-move': '7,11' });
		await panel(page)
			.getByLabel('Second number')
			.fill(typed ?? '');
		await expect(result(page, 'error')).toHaveAttribute('data-code', code ?? '');
		await expect(panel(page).getByLabel('Second number')).toHaveAttribute('aria-invalid', 'true');
		await expect(panel(page).getByLabel('First number')).toHaveAttribute('aria-invalid', 'false');
		await expect(panel(page)).toContainText('the previous result, for (7, 25)');
		await expectResults(page, { 'euclid-outcome': 'W', 'euclid-move': '7,11' });
	});
}

test('a paste of ten million digits is refused at once', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page, 'section=euclid');
	await expectResults(page, { 'euclid-outcome': 'W' });
	await page.evaluate(() => navigator.clipboard.writeText('7'.repeat(10_000_000)));
	await panel(page).getByLabel('First number').focus();
	await page.keyboard.press('Control+A');
	await page.keyboard.press('Control+V');
	await expect(result(page, 'error')).toHaveAttribute('data-code', 'E_TOO_MANY_DIGITS');
	// In the control itself Chromium would need many seconds for the text alone: it holds no more than can be read.
	expect((await panel(page).getByLabel('First number').inputValue()).length).toBeLessThanOrEqual(200_001);
	await expect(result(page, 'error')).toContainText('at most 100000 digits');
	await expect(panel(page)).toContainText('has no room for a number of more than');
	await panel(page).getByLabel('First number').fill('12');
	await expectResults(page, { 'euclid-outcome': 'W', 'euclid-move': '12,15' });
});

test('a pair of 100,000 digits is answered, shortened for the eye and whole for programs', async ({ page }) => {
	await open(page, 'section=euclid');
	await expectResults(page, { 'euclid-value': '2' });
	const digits = '8'.repeat(100_000);
	for (const name of ['x', 'y']) {
		await page.evaluate(
			([id = '', text = '']) => {
				const field = /** @type {HTMLInputElement} */ (document.getElementById(id));
				field.value = text;
				field.dispatchEvent(new InputEvent('input', { bubbles: true }));
			},
			[`field-${name}`, name === 'x' ? digits : `99${digits.slice(2)}`],
		);
	}
	await expectResults(page, { 'euclid-outcome': 'L', 'euclid-move': 'none', 'euclid-value': '0' });
	await expect(panel(page).locator('h3').first()).toContainText('[100 000 digits]');
});

test('a bad field of a link means its default, and the page says so', async ({ page }) => {
	await open(page, 'x=-4&y=27&ending=never&section=euclid');
	await expectResults(page, { 'euclid-outcome': 'W', 'euclid-move': '11,16' });
	await expect(page.locator('#notices')).toContainText('x=-4');
	await expect(page.locator('#notices')).toContainText('“never” is not an ending');
});
