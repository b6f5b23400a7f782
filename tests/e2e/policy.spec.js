// @ts-check
/** The content security policy: nothing of the page runs into it, and what does not belong to the page is blocked. */
import { test as plain } from '@playwright/test';
import { expect, expectResults, open, result, test } from './lab.js';

/**
 * Listens for violations from before the first script of the page on.
 *
 * @param {import('@playwright/test').Page} page
 */
const watch = (page) =>
	page.addInitScript(() => {
		/** @type {string[]} */
		const violations = [];
		Object.assign(window, { violations });
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
			violations.push(`${effectiveDirective} ${blockedURI}`),
		);
	});

/** @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
const violations = (page) => page.evaluate(() => Reflect.get(window, 'violations'));

test('the page in use meets no limit of its policy', async ({ page }) => {
	await watch(page);
	await open(page);
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1,0');
	await expect(result(page, 'error')).toHaveAttribute('data-code', 'E_TAKE_ZERO');
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('2,5');
	await page.locator('#labels').getByRole('gridcell', { name: 'position 5' }).click();
	await page.getByRole('textbox', { name: 'Positions', exact: true }).fill('100000');
	await expectResults(page, { 'cross-check': 'agrees' });
	for (const section of ['lesson', 'rehearsal', 'values', 'additive', 'euclid', 'play', 'notes'])
		await page.locator(`#${section}`).scrollIntoViewIfNeeded();
	await page.waitForTimeout(1000); // whatever a section loads when it is seen
	expect(await violations(page)).toEqual([]);
});

/** What an attacker would try, and the directive that forbids it. @type {[string, string, () => unknown][]} */
const ATTEMPTS = [
	['a request to another server', 'connect-src', () => fetch('https://example.org/')],
	['a picture of another server', 'img-src', () => Object.assign(new Image(), { src: 'https://example.org/a.png' })],
	['an inline style', 'style-src-attr', () => document.body.setAttribute('style', 'color: red')],
	['a script in an attribute', 'require-trusted-types-for', () => document.body.setAttribute('onclick', 'alert()')],
	['text as HTML', 'require-trusted-types-for', () => Object.assign(document.body, { innerHTML: '<b>x</b>' })],
	['a policy of another name', 'trusted-types', () => Reflect.get(window, 'trustedTypes').createPolicy('other', {})],
];

for (const [name, directive, attempt] of ATTEMPTS) {
	// Playwright’s own test: the browser reports every attempt in the console, where ours allows no error.
	plain(`${name} is blocked`, async ({ page }) => {
		await watch(page);
		await open(page);
		await page.evaluate(attempt).catch(() => undefined); // some attempts throw, and all are reported
		await expect.poll(() => violations(page)).toEqual([expect.stringContaining(directive)]);
	});
}
