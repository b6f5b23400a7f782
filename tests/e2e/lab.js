// @ts-check
/** What every end-to-end test uses: a page that watches itself, and results by name. */
import { test as base, expect } from '@playwright/test';

/**
 * A page whose test fails on an unhandled error, an error in the console, or a
 * request to another origin, whatever else the test looks at.
 */
export const test = base.extend({
	page: async ({ page, baseURL }, use) => {
		/** @type {string[]} */
		const faults = [];
		page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
		page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
		page.on('request', (request) => {
			const url = new URL(request.url());
			const own = url.origin === new URL(baseURL ?? '').origin || ['data:', 'blob:', 'file:'].includes(url.protocol);
			if (!own) faults.push(`request to ${url.origin}`);
		});
		await use(page);
		expect(faults).toEqual([]);
	},
});

export { expect };

/**
 * The element of a result.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
export const result = (page, name) => page.locator(`[data-result="${name}"]`);

/** The field of the lab's takes. @param {import('@playwright/test').Page} page */
export const takes = (page) => page.getByRole('textbox', { name: 'Takes', exact: true });

/**
 * Opens the page with a fragment and waits for the labels.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [fragment]
 */
export async function open(page, fragment = '') {
	await page.goto(fragment ? `./#${fragment}` : './');
	await expect(result(page, 'labels')).not.toHaveText('none');
}

/**
 * Expects results by name, each to have exactly this text.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string>} expected
 */
export async function expectResults(page, expected) {
	for (const [name, text] of Object.entries(expected)) {
		await expect(result(page, name), name).toHaveText(text);
		await expect(result(page, name), name).not.toHaveAttribute('aria-busy', 'true');
	}
}

/**
 * Brings panels near the screen, since what nobody is near is not there, and waits until they have come.
 *
 * @param {import('@playwright/test').Page} page
 * @param {...string} names of panels; none: all of them
 */
export async function near(page, ...names) {
	const places =
		names.length > 0
			? names.map((name) => page.locator(`[data-panel="${name}"]`))
			: await page.locator('[data-panel]').all();
	for (const place of places) {
		await place.evaluate((element) => {
			window.dispatchEvent(new WheelEvent('wheel')); // it is the reader who scrolls, and no link that leads elsewhere
			element.scrollIntoView();
		});
		await expect(place).toContainText(/\S/);
	}
}
