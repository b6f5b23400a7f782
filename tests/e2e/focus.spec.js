// @ts-check
/** A button that takes itself away, or can do no more, leaves the keyboard where the reader is: never at the top of the page. */
import { test as plain } from '@playwright/test';
import { expect, expectResults, open, takes, test } from './lab.js';
import { openNotes, outside } from './notes.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * Presses a button by the keyboard, and looks that the focus is somewhere while and after that is drawn.
 *
 * @param {Locator} button
 */
async function press(button) {
	const page = button.page();
	await button.focus();
	await page.keyboard.press('Enter');
	for (let look = 0; look < 5; look++) {
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
		expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
	}
}

/** @param {Page} page @param {string} panel */
const finding = (page, panel) => page.locator(`[data-panel="${panel}"] .finding`).first();

test('a button that can do no more keeps the focus', async ({ page }) => {
	await open(page);
	/** @param {string} place @param {string} name */
	const off = async (place, name) => {
		const button = page.locator(place).getByRole('button', { name, exact: true });
		await press(button);
		await expect(button).toBeFocused();
		await expect(button).toHaveAttribute('aria-disabled', 'true');
	};
	await off('#labels', 'Empty the row');
	await off('#labels', 'Fill the row');

	await page.locator('#rehearsal').scrollIntoViewIfNeeded();
	await page.locator('#rehearsal').getByRole('button', { name: 'Next', exact: true }).press('Enter');
	await off('#rehearsal', 'Back');

	const sets = page.locator('[data-panel="three-takes"]');
	await sets.scrollIntoViewIfNeeded();
	await sets.getByRole('button', { name: 'Next', exact: true }).press('Enter');
	await off('[data-panel="three-takes"]', 'Previous');

	const stripes = page.locator('[data-panel="stripes"]');
	await stripes.scrollIntoViewIfNeeded();
	await stripes.getByText('All pairs as a table').press('Enter');
	await off('[data-panel="stripes"]', 'Last');
	await off('[data-panel="stripes"]', 'First');
});

test('what is off does nothing', async ({ page }) => {
	await open(page, 'filled=3');
	const step = page.getByRole('button', { name: 'Step', exact: true });
	await page.getByRole('button', { name: 'Fill the row' }).press('Enter');
	await expect(step).toHaveAttribute('aria-disabled', 'true');
	const before = page.url();
	await step.press('Enter');
	await expect(page.getByText('Every label is filled in.')).toBeVisible();
	expect(page.url()).toBe(before);
});

test('after an explanation is closed its cell has the focus', async ({ page }) => {
	await open(page, 'at=5');
	await press(page.locator('#labels').getByRole('button', { name: 'Close' }));
	await expect(page.locator('#labels [role="gridcell"][data-position="5"]')).toBeFocused();
});

test('after “Show the move” the move has the focus, and so is spoken', async ({ page }) => {
	await open(page, 'section=play');
	const board = page.locator('[data-panel="play"]');
	await board.getByRole('button', { name: 'Hint' }).press('Enter');
	await press(board.getByRole('button', { name: 'Show the move' }));
	await expect(board.locator('.hint-move')).toBeFocused();
	await expect(board.locator('.hint-move')).toContainText('Take');
});

test('after work is begun, cancelled and begun again the finding has the focus', async ({ page }) => {
	await open(page, 'pairs=1000&section=additive');
	const panel = page.locator('[data-panel="stripes"]');
	for (const name of [/^Compute all/, 'Cancel', 'Begin again', 'Cancel']) {
		await press(panel.getByRole('button', { name }));
		await expect(finding(page, 'stripes')).toBeFocused();
	}

	await page.goto('./#takes=153,249,349,598&section=values');
	const values = page.locator('[data-panel="values"]');
	await press(values.getByRole('button', { name: 'Cancel' }).first());
	await expect(finding(page, 'values')).toBeFocused();
});

test('after a cross-check is cancelled and asked for again the finding has the focus', async ({ page }) => {
	await open(page);
	await expectResults(page, { 'cross-check': 'agrees' });
	await page.workers()[0]?.evaluate(() => {
		let time = 0;
		performance.now = () => (time += 200); // on a device so slow that even this check takes its time
		const { setTimeout } = globalThis;
		Object.assign(globalThis, { setTimeout: (/** @type {() => void} */ work) => setTimeout(work, 200) });
	});
	const panel = page.locator('[data-panel="labels"]');
	await takes(page).fill('1,2,3');
	await press(panel.getByRole('button', { name: 'Cancel' }));
	await expect(finding(page, 'labels')).toBeFocused();
	await press(panel.getByRole('button', { name: 'Check again' }));
	await expect(finding(page, 'labels')).toBeFocused();
});

plain('after “Try again” the panel’s finding has the focus, or its heading where it has none', async ({ page }) => {
	await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: 'not found' }));
	await page.goto('./');
	const retry = page.locator('#labels').getByRole('button', { name: 'Try again' }).first();
	await expect(retry).toBeVisible();
	await page.unrouteAll({ behavior: 'wait' });
	await press(retry);
	await expect(page.locator('#labels-title')).toBeFocused();
});

test('after a message is dismissed the next one has the focus, and then their place', async ({ page }) => {
	await page.goto('./#one=1&takes=0');
	const notices = page.locator('#notices');
	await expect(notices.locator('.notice')).toHaveCount(2);
	await press(notices.getByRole('button', { name: 'Dismiss' }).first());
	await expect(notices.getByRole('button', { name: 'Dismiss' })).toBeFocused();
	await press(notices.getByRole('button', { name: 'Dismiss' }));
	await expect(notices).toBeFocused();
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('after a message of the notes is dismissed the list has the focus', async ({ page }) => {
	await outside(page);
	await page.evaluate(() => {
		const note = { id: 'x', text: 'unfinished', done: false, about: null, order: 'a0', created: 1, changed: 1 };
		localStorage.setItem('takeaway-notes/draft/gone/x', JSON.stringify({ note, base: null }));
	});
	await openNotes(page);
	await press(page.locator('#notes').getByRole('button', { name: 'Dismiss' }));
	await expect(page.locator('.notes-list')).toBeFocused();
});

test('after notes are stored at last the heading has the focus', async ({ page }) => {
	await page.addInitScript(() => {
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (...args) {
			if (!Reflect.get(window, 'allowed')) throw new DOMException('No.', 'SecurityError');
			return open.apply(this, args);
		};
	});
	await openNotes(page);
	const retry = page.locator('#notes').getByRole('button', { name: 'Try again' });
	await expect(retry).toBeVisible();
	await page.evaluate(() => Object.assign(window, { allowed: true }));
	await press(retry);
	await expect(retry).toHaveCount(0);
	await expect(page.locator('#notes-title')).toBeFocused();
});
