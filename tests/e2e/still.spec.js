// @ts-check
/** Nothing jumps: what is read stays where it is when panels and results arrive. */
import { expect, expectResults, open, takes, test } from './lab.js';

/** The most that may move in all: the share of the screen that moved times how far, as browsers count it. */
const LITTLE = 0.02;

/** @typedef {Window & { shifted: number }} Watched */

for (const [width, height] of [
	[360, 780],
	[1280, 800],
]) {
	test.describe(`at ${width} pixels`, () => {
		test.use({ viewport: { width: width ?? 0, height: height ?? 0 } });

		test('the page loads, the takes change and sections are visited without a jump', async ({ page }) => {
			await page.addInitScript(() => {
				const watched = /** @type {Watched} */ (/** @type {unknown} */ (window));
				watched.shifted = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						const shift = /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean }} */ (entry);
						if (!shift.hadRecentInput) watched.shifted += shift.value;
					}
				}).observe({ type: 'layout-shift', buffered: true });
			});
			/** What has moved since it was asked last. */
			const shifted = () =>
				page.evaluate(async () => {
					await new Promise((resolve) => setTimeout(resolve, 700)); // so that a key pressed before excuses nothing after
					const watched = /** @type {Watched} */ (/** @type {unknown} */ (window));
					const { shifted } = watched;
					watched.shifted = 0;
					return shifted;
				});
			await open(page);
			await expectResults(page, { 'cross-check': 'agrees' });
			expect(await shifted(), 'while loading').toBeLessThan(LITTLE);
			for (const [set, period] of Object.entries({ '2,5': '7', '1,2,3': '4', '4,9,13': '18' })) {
				await takes(page).fill(set);
				await expectResults(page, { 'measured-period': period, 'cross-check': 'agrees' });
				expect(await shifted(), set).toBeLessThan(LITTLE);
			}
			for (const section of ['values', 'additive', 'euclid', 'play', 'notes']) {
				await page.locator(`nav a[data-section="${section}"]`).click();
				expect(await shifted(), section).toBeLessThan(LITTLE);
			}
		});
	});
}
