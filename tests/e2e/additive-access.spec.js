// @ts-check
/** The additive games for everyone: no barrier that axe knows, nothing sideways at 320 px, no jump when figures arrive. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, near, open, result, test } from './lab.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in the section.
 *
 * @param {import('@playwright/test').Page} page
 */
async function barriers(page) {
	await page.evaluate(AXE);
	return page.evaluate(async () => {
		const { violations } = await /** @type {any} */ (window).axe.run('#additive');
		return violations.map(
			(/** @type {any} */ { id, nodes }) =>
				`${id}: ${nodes.map((/** @type {any} */ node) => node.html.slice(0, 200)).join(' | ')}`,
		);
	});
}

/**
 * Opens the section with all its figures there.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [fragment]
 */
async function arrived(page, fragment = '') {
	await open(page, `${fragment}${fragment ? '&' : ''}section=additive`);
	await near(page, 'additive', 'seven', 'rows', 'growth', 'stripes');
	await expect(result(page, 'census-pairs')).not.toHaveAttribute('aria-busy', 'true');
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
	test(`axe finds nothing, in ${colorScheme}, with tables and proofs open`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await arrived(page);
		expect(await barriers(page)).toEqual([]);
		for (const summary of await page.locator('#additive summary').all()) await summary.click();
		expect(await barriers(page)).toEqual([]);
	});
}

test('axe finds nothing where fields are refused', async ({ page }) => {
	await arrived(page);
	await page.getByLabel('a', { exact: true }).fill('0');
	await page.getByLabel('All pairs up to').fill('7');
	await expect(page.locator('#additive [data-result=error]')).toHaveCount(2);
	expect(await barriers(page)).toEqual([]);
});

for (const fragment of ['', 'a=39&b=80', 'a=1000003&b=1000000007&heap=1000000000000000000000000000000', 'pairs=1000']) {
	test(`at 320 px nothing but data scrolls sideways: #${fragment}`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await arrived(page, fragment);
		const wide = await page.evaluate(() =>
			[...document.querySelectorAll('#additive *')]
				.filter((element) => !element.closest('.scroller, svg') && element.getBoundingClientRect().right > 321)
				.map((element) => element.outerHTML.slice(0, 120)),
		);
		expect(wide).toEqual([]);
	});
}

test('the reader’s place does not jump when the figures arrive', async ({ page }) => {
	await page.goto('./');
	await page.evaluate(() => {
		/** @type {string[]} */
		const jumps = [];
		Object.assign(window, { jumps });
		new PerformanceObserver((list) => {
			for (const entry of /** @type {any[]} */ (list.getEntries())) {
				const from = entry.sources.map(
					(/** @type {any} */ source) => source.node?.outerHTML?.slice(0, 80) ?? source.node?.nodeName,
				);
				if (entry.value > 0.02) jumps.push(`${entry.value}: ${from.join(' | ')}`);
			}
		}).observe({ type: 'layout-shift' });
		document.querySelector('[data-panel="stripes"]')?.scrollIntoView();
	});
	await expect(result(page, 'census-pairs')).toHaveText('3160');
	await page.waitForTimeout(300);
	expect(await page.evaluate(() => /** @type {any} */ (window).jumps)).toEqual([]);
});
