// @ts-check
/** A page that the browser has translated: what stands in the place of its texts keeps no old result. */
import { expect, test } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Puts two elements around texts, as the translations of Chrome and Edge do.
 *
 * @param {Page} page
 * @param {'with letters' | 'all'} which such services leave out what has no letters, or they do not
 */
const translate = (page, which) =>
	page.evaluate((which) => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		/** @type {Text[]} */
		const texts = [];
		while (walker.nextNode()) {
			const text = /** @type {Text} */ (walker.currentNode);
			const { parentElement } = text;
			if (!parentElement || parentElement.closest('script, style, textarea, svg') || parentElement.closest('font'))
				continue;
			if (which === 'all' ? text.data !== '' : /\p{L}/u.test(text.data)) texts.push(text);
		}
		for (const text of texts) {
			const outer = document.createElement('font');
			const inner = document.createElement('font');
			inner.append(text.data);
			outer.append(inner);
			text.replaceWith(outer);
		}
	}, which);

/** What is read, and where it stands: all text, and what a results’ reader and a screen reader find. @param {Page} page */
const read = (page) =>
	page.evaluate(() => {
		const seen = document.querySelector('main')?.textContent?.replaceAll(/\s+/g, '');
		const results = [...document.querySelectorAll('[data-result]')].map((result) => [
			result.getAttribute('data-result'),
			result.textContent?.trim(),
		]);
		const live = [...document.querySelectorAll('[data-live]')].map((sentence) => sentence.textContent);
		const names = [...document.querySelectorAll('[data-position]')].map((cell) => cell.getAttribute('aria-label'));
		return { seen, results, live, names };
	});

/** What changes in a panel: states of the page, one after the other, and what is pressed in between. */
const STATES = [
	'takes=2,5&positions=40&at=7&a=3&b=10&heap=77&pairs=20&x=25&y=7&ending=equal&game=heaps:1,2:9,5:reader:1-2',
	'takes=1,0&a=4&b=4&x=-1&y=7&game=heaps:1,2:9,5:reader:1-3', // refused, all of it
	'takes=1,2&positions=3000&a=5&b=11&heap=100000000000000000000&pairs=30&x=34&y=55&game=euclid:zero:34:89:reader:',
	'',
];

/** Buttons that change what only the panel knows. @type {Record<string, string[]>} */
const PRESSED = {
	labels: ['Empty the row', 'Step'],
	'three-takes': ['Next', 'Previous'],
	rehearsal: ['Next', 'Next', 'Begin together'],
	play: ['Hint', 'Show the move', 'Undo'],
};

const PANELS = [
	'labels',
	'values',
	'three-takes',
	'additive',
	'seven',
	'rows',
	'growth',
	'stripes',
	'euclid',
	'euclid-map',
	'play',
	'play-setup',
	'rehearsal',
];

for (const panel of PANELS)
	test(`“${panel}” shows what it shows untranslated`, async ({ page, context }) => {
		const plain = await context.newPage();
		for (const one of [page, plain]) await one.goto(`./?embed=${panel}`);
		await expect(plain.locator(`[data-panel="${panel}"]`)).not.toBeEmpty();
		const settled = () =>
			expect(async () => {
				for (const one of [page, plain]) expect(await one.locator('main [aria-busy="true"]').count()).toBe(0);
				expect(await read(page)).toEqual(await read(plain));
			}).toPass({ intervals: [20, 50, 100] });
		await settled();
		for (const state of STATES)
			for (const which of /** @type {const} */ (['with letters', 'all'])) {
				await translate(page, which);
				for (const one of [page, plain]) await one.evaluate((state) => (location.hash = state), state);
				await settled();
				for (const name of PRESSED[panel] ?? []) {
					await translate(page, which);
					for (const one of [page, plain]) {
						const button = one.getByRole('button', { name, exact: true }).first();
						if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
					}
					await settled();
				}
			}
	});

test('notes and notices are written and read in a translated page', async ({ page }) => {
	await page.goto('./?embed=notes#unknown=1');
	const count = page.locator('[data-result="note-count"]');
	await expect(count).toHaveText('0');
	for (const text of ['one', 'two', 'three']) {
		await translate(page, 'all');
		await page.getByLabel('New note').fill(text);
		await page.getByRole('button', { name: 'Add the note' }).click();
	}
	await expect(count).toHaveText('3');
	await translate(page, 'all');
	await page.getByRole('button', { name: 'Delete' }).nth(1).click();
	await expect(count).toHaveText('2');
	await expect(page.locator('.notes-text')).toHaveText(['three', 'one']);
	await translate(page, 'all');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.locator('.notes-text')).toHaveText(['three', 'two', 'one']);
	await translate(page, 'all');
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(page.locator('.notice')).toHaveCount(0);
});
