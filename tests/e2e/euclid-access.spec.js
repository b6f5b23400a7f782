// @ts-check
/** The Euclid game and its opponent for everyone: no barrier that axe knows, nothing sideways on a phone, no motion. */
import { expectAccessible } from './axe.js';
import { expect, near, open, result, test } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} fragment */
async function arrived(page, fragment) {
	await open(page, fragment);
	await near(page, 'euclid', 'euclid-map', 'play', 'play-setup');
	await expect(result(page, 'euclid-value')).not.toHaveText('none');
	await expect(page.locator('[data-panel="euclid-map"] figcaption')).toBeVisible();
	await expect(page.locator('[data-panel="play"] h3').first()).toContainText(
		/^(Your move|You have won|The lab has won)/,
	);
	await expect(page.locator('[data-panel="play-setup"]')).toContainText('Start this game');
}

test('whatever scrolls sideways has a name and can be reached by key', async ({ page }) => {
	await arrived(page, 'x=3&y=50000&section=euclid');
	await expect(page.getByRole('region', { name: 'The rectangle of (3,\u00a050\u202f000)' })).toHaveAttribute(
		'tabindex',
		'0',
	);
	await expect(page.locator('.scroller:not([tabindex="0"]:is([role="region"], section)[aria-label])')).toHaveCount(0);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
	test(`axe finds nothing in the Euclid section, in ${colorScheme}, in each of its states`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await arrived(page, 'section=euclid');
		for (const summary of await page.locator('#euclid summary').all()) await summary.click();
		await expectAccessible(page, '#euclid');
		await page.locator('#euclid').getByRole('button', { name: 'Grundy values' }).click();
		await page.locator('#euclid').getByLabel('First number').fill('7'.repeat(5000));
		await expect(page.locator('#euclid')).toContainText('has no room for a number');
		await expect(result(page, 'euclid-value')).not.toHaveAttribute('aria-busy', 'true');
		for (const summary of await page.locator('#euclid .whole summary').all()) await summary.click();
		await expectAccessible(page, '#euclid');
		await page.locator('#euclid').getByLabel('First number').fill('-1');
		await expect(page.locator('#euclid [data-result=error]')).toBeVisible();
		await expectAccessible(page, '#euclid');
	});

	test(`axe finds nothing at the board, in ${colorScheme}, in each of its states`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await arrived(page, 'section=play&game=heaps:1,2,3,4,5:3,4,5:reader:');
		const board = page.locator('[data-panel="play"]');
		await board.getByRole('button', { name: 'Hint' }).click();
		await board.getByRole('button', { name: 'Show the move' }).click();
		await expectAccessible(page, '#play');
		await page.locator('#play').getByLabel('Euclid', { exact: true }).check();
		await page.locator('#play').getByLabel('Second number').fill('x');
		await expect(page.locator('#play [data-result=error]')).toBeVisible();
		await expectAccessible(page, '#play');
		for (const game of ['euclid:zero:2:100:reader:', 'euclid:equal:11:27:reader:', 'heaps:1,3,4:5:reader:1-1,1-4']) {
			await arrived(page, `section=play&game=${game}`);
			await expectAccessible(page, '#play');
		}
	});
}

for (const fragment of [
	'x=165580141&y=267914296',
	`x=${'7'.repeat(900)}&y=${'9'.repeat(901)}`,
	'game=heaps:1,2,3,4,5:60,59,58,57,56,55,54,53:reader:',
	'game=euclid:zero:165580141:267914296:opponent:',
	'game=heaps:1,3,4:30,31:reader:1-1,2-4',
]) {
	test(`at 320 px nothing but data scrolls sideways: #${fragment.slice(0, 40)}`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await arrived(page, `${fragment}&section=euclid`);
		const extra = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(extra).toBe(0);
	});
}

test('a finger plays: every button of the board is large enough to be hit', async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		baseURL: baseURL ?? '',
		hasTouch: true,
		viewport: { width: 360, height: 740 },
	});
	const page = await context.newPage();
	await arrived(page, 'section=play&game=heaps:1,3,4:9,5:reader:');
	for (const button of await page.locator('[data-panel="play"] button.move').all()) {
		const box = await button.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
		expect(box?.width).toBeGreaterThanOrEqual(44);
	}
	await page.locator('[data-panel="play"] button.move').first().tap();
	await expect(page.locator('[data-panel="play"] .story')).toContainText('The lab took');
	await context.close();
});

test('what the board says is announced once, when it is the reader’s turn again', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await arrived(page, 'section=play');
	await page.locator('[data-panel="play"]').getByRole('button', { name: 'Take 3', exact: true }).click();
	await expect(page.locator('#announcer')).toHaveText(
		'You took 3, leaving 9 counters. The lab took 1, leaving 8 counters. Your move: 8 counters.',
	);
});
