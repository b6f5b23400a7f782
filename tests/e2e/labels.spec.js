// @ts-check
/** The main job: takes in; labels, measured period, bound and cross-check out. */
import { expect, expectResults, open, result, takes, test } from './lab.js';

/** Worked examples, recomputed by the core's own tests. */
const SETS = {
	'1,3,4': {
		labels: 'LWLWWWWLWLWWWWLWLWW',
		'losing-positions': '0,2,7,9,14,16',
		'measured-period': '7',
		'compared-pairs': '12',
		'full-repetitions': '2',
		residues: '0,2',
		'window-bound': '16',
		'cross-check': 'agrees',
		'cross-check-calls': '20725',
		'cross-check-positions': '19',
	},
	'1,2,3': { 'losing-positions': '0,4,8,12,16', 'measured-period': '4', residues: '0', 'window-bound': '8' },
	'1,2': { 'losing-positions': '0,3,6,9,12,15,18', 'measured-period': '3', residues: '0', 'window-bound': '4' },
	'2,5': { labels: 'LLWWLWWLLWWLWWLLWWL', 'measured-period': '7', residues: '0,1,4', 'window-bound': '32' },
};

test('the page opens with {1, 3, 4} over 19 positions', async ({ page }) => {
	await open(page);
	await expectResults(page, SETS['1,3,4']);
	await expect(page.getByText('12 compared pairs')).toBeVisible();
});

for (const [takes, expected] of Object.entries(SETS)) {
	test(`the preset {${takes}} shows its results`, async ({ page }) => {
		await open(page, 'takes=7&positions=19');
		await page
			.getByRole('group', { name: 'Sets to try' })
			.getByRole('button', { name: `{${takes.replaceAll(',', ', ')}}` })
			.click();
		await expectResults(page, expected);
		await expect(page).toHaveURL(takes === '1,3,4' ? /#$/ : new RegExp(`takes=${takes}$`));
	});
}

test('a typed set updates every result', async ({ page }) => {
	await open(page);
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('{5; 2 7, 5}');
	await expectResults(page, {
		'measured-period': 'none',
		residues: 'none',
		'window-bound': '128',
		'cross-check': 'agrees',
	});
	await expect(page.getByText('written more than once')).toBeVisible();
});

test('a measurement says how little it rests on', async ({ page }) => {
	await open(page, 'takes=20&positions=19');
	await expectResults(page, { 'measured-period': '1' });
	await expect(page.getByText('Nothing but losses was seen')).toBeVisible();
	await open(page, 'takes=4,9,13&positions=19');
	await expectResults(page, { 'measured-period': '18', 'compared-pairs': '1' });
	await expect(page.getByText('rests on a single pair')).toBeVisible();
});

test('a chosen position explains its label by its moves', async ({ page }) => {
	await open(page);
	await page.getByRole('gridcell', { name: 'position 5, W, a win' }).click();
	await expect(page.getByText('Some move leads to an L: taking 3 does.')).toBeVisible();
	await page.getByRole('gridcell', { name: 'position 0, L, a loss' }).click();
	await expect(page.getByText('It has no legal move.')).toBeVisible();
});

test('the row fills in its forced order, forwards and backwards', async ({ page }) => {
	await open(page);
	await page.getByRole('button', { name: 'Empty the row' }).click();
	await expect(page.getByRole('gridcell', { name: 'position 0, not filled yet' })).toBeVisible();
	await page.getByRole('button', { name: 'Step', exact: true }).click();
	await page.getByRole('button', { name: 'Step', exact: true }).click();
	await expect(page.getByRole('gridcell', { name: 'position 1, W, a win' })).toBeVisible();
	await page.getByRole('button', { name: 'Step back' }).click();
	await expect(page.getByRole('gridcell', { name: 'position 1, not filled yet' })).toBeVisible();
});

test('the grid is one tab stop with arrow keys inside', async ({ page }) => {
	await open(page);
	const cell = (/** @type {number} */ position) => page.locator(`[data-panel="labels"] [data-position="${position}"]`);
	await cell(0).focus();
	await page.keyboard.press('ArrowRight');
	await expect(cell(1)).toBeFocused();
	await page.keyboard.press('End');
	await expect(cell(18)).toBeFocused();
	await page.keyboard.press('PageUp');
	await expect(cell(8)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByText('Position 8 is W.')).toBeVisible();
	await expect(page.locator('[data-panel=labels] [role=gridcell][tabindex="0"]')).toHaveCount(1);
});

test('the grid keeps its one tab stop when the cell that had it goes, and when another cell is clicked', async ({
	page,
}) => {
	await open(page);
	const cell = (/** @type {number} */ position) => page.locator(`[data-panel="labels"] [data-position="${position}"]`);
	const stops = page.locator('[data-panel=labels] [role=gridcell][tabindex="0"]');
	await cell(0).focus();
	await page.keyboard.press('End');
	await page.getByRole('textbox', { name: 'Positions', exact: true }).fill('10');
	await expectResults(page, { labels: 'LWLWWWWLWL' });
	await page.getByRole('group', { name: 'Sets to try' }).getByRole('button').last().focus();
	await page.keyboard.press('Tab');
	await expect(cell(0)).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await cell(7).click();
	await expect(page.getByText('Position 7 is L.')).toBeVisible();
	await expect(stops).toHaveCount(1);
	await expect(stops).toHaveAttribute('data-position', '7');
});

test('a refused set names the item, and the previous result stays and says so', async ({ page }) => {
	await open(page);
	for (const [typed, code, item] of [
		['1,0,4', 'E_TAKE_ZERO', '0'],
		['1,-3', 'E_NEGATIVE', '-3'],
		['1.5', 'E_FRACTION', '1.5'],
		['three', 'E_NOT_A_NUMBER', 'three'],
		['1e9', 'E_EXPONENT', '1e9'],
		['99999999999999999999', 'E_TAKE_TOO_LARGE', '99999999999999999999'],
	]) {
		await page.getByRole('textbox', { name: 'Takes', exact: true }).fill(typed ?? '');
		await expect(result(page, 'error')).toHaveAttribute('data-code', code ?? '');
		await expect(result(page, 'error')).toContainText(item ?? '');
		await expect(page.locator('[data-panel="labels"]').getByText('the previous result, for {1, 3, 4}')).toBeVisible();
		await expectResults(page, { labels: 'LWLWWWWLWLWWWWLWLWW' });
	}
	await expect(page).toHaveURL(/\/(#)?$/);
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('');
	await expectResults(page, { labels: 'L'.repeat(19), 'window-bound': '1' });
});

test('a million positions are a strip, with the same facts in words', async ({ page }) => {
	await open(page, 'takes=1,3,4&positions=1000000');
	await expectResults(page, { 'measured-period': '7', 'compared-pairs': '999993', 'full-repetitions': '142857' });
	await expect(page.getByRole('img', { name: /share of losses/ })).toBeVisible();
	await page.getByLabel('or go to').fill('700000');
	await page.getByLabel('or go to').press('Enter');
	await expect(page.getByRole('gridcell', { name: 'position 700000, L, a loss' })).toBeVisible();
	for (const past of ['2000000', '3000000']) {
		await page.getByLabel('or go to').fill(past);
		await page.getByLabel('or go to').press('Enter');
		await expect(page.getByLabel('or go to'), past).toHaveValue('999800');
	}
});

test('the strip has the page’s colours from the start, and when they change', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await open(page, 'positions=1000000');
	const strip = page.getByRole('img', { name: /share of losses/ });
	/** The colour at the foot of its last column, where losses are, and the one that losses have on the page. */
	const colours = () =>
		strip.evaluate((canvas) => {
			if (!(canvas instanceof HTMLCanvasElement)) return [];
			const pixel = [...(canvas.getContext('2d')?.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data ?? [])];
			const hex = `#${pixel
				.slice(0, 3)
				.map((part) => part.toString(16).padStart(2, '0'))
				.join('')}`;
			return [hex, getComputedStyle(canvas).getPropertyValue('--l').trim()];
		});
	const light = await colours();
	expect(light[0]).toBe(light[1]);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect.poll(async () => (await colours())[0]).not.toBe(light[0]);
	const dark = await colours();
	expect(dark[0]).toBe(dark[1]);
	await page.emulateMedia({ media: 'print' });
	await expect.poll(async () => (await colours())[0]).toBe(light[0]);
});

test('no result speaks for itself to a screen reader: what was found is announced once', async ({ page }) => {
	await open(page);
	await takes(page).fill('2,5');
	await expect(page.locator('#announcer')).toContainText('Losing positions of {2, 5}');
	await expect(page.locator('[data-panel] output').first()).toBeAttached();
	await expect(page.locator('[data-panel] output:not([aria-live="off"])')).toHaveCount(0);
});

test('the page stays fluent while the cross-check makes its dearest 33,554,431 calls', async ({ page }) => {
	const takes = Array.from({ length: 24 }, (_, i) => i + 1).join(',');
	await open(page);
	const frames = page.evaluate(
		() =>
			new Promise((resolve) => {
				let frames = 0;
				requestAnimationFrame(function frame() {
					const calls = document.querySelector('[data-result="cross-check-calls"]');
					if (calls?.getAttribute('aria-busy') === 'true') frames += 1;
					if (calls?.textContent === '33554431') resolve(frames);
					else requestAnimationFrame(frame);
				});
			}),
	);
	await page.getByRole('textbox', { name: 'Positions', exact: true }).fill('25');
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill(takes);
	await expectResults(page, {
		'cross-check-calls': '33554431',
		'cross-check': 'agrees',
		'cross-check-positions': '25',
	});
	// On the page’s thread one frame would last as long as all the calls, however slow the machine.
	expect(await frames).toBeGreaterThan(2);
});
