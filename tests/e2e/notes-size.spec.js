// @ts-check
/** Many notes, and long ones. */
import { expect, test } from './lab.js';
import { add, box, button, choose, count, downloaded, fileOf, items, newNote, openNotes, texts } from './notes.js';

test('5,000 notes are a list of pages that stays fluent', async ({ page }) => {
	await openNotes(page);
	await choose(page, fileOf(5000));
	await expect(page.locator('[data-import="new"]')).toHaveText('5000 new');
	await page.getByRole('button', { name: 'Merge' }).click();
	await expect(count(page)).toHaveText('5000');
	await expect(items(page)).toHaveCount(50);
	await expect(page.getByText('1 to 50 of 5000').first()).toBeVisible();

	await add(page, 'one more');
	await expect(count(page)).toHaveText('5001');
	const elements = await page.locator('[data-panel="notes"] *').count();
	expect(elements).toBeLessThan(2000);

	const pages = page.getByRole('navigation', { name: 'Pages of notes' }).first();
	await pages.getByRole('button', { name: 'Last' }).click();
	await expect(texts(page)).toHaveText(['Note 4999']);
	await button(page, 'Up', 'Note 4999').click();
	await expect(texts(page).last()).toHaveText('Note 4999');
	await expect(button(page, 'Up', 'Note 4999')).toBeFocused();
	await button(page, 'Top', 'Note 4999').click();
	await expect(texts(page).first()).toHaveText('Note 4999');
	await box(page, 'Note 4999').check();

	await page.reload();
	await expect(count(page)).toHaveText('5001');
	await expect(texts(page).first()).toHaveText('Note 4999');
	await expect(texts(page).nth(1)).toHaveText('one more');
	const file = JSON.parse((await downloaded(page, 'Export as JSON')).text);
	expect(file.notes).toHaveLength(5001);
	expect(file.notes[0]).toMatchObject({ text: 'Note 4999', done: true });
});

/**
 * How long each act takes from its event to the drawn list, in milliseconds: the median of nine.
 *
 * @param {import('@playwright/test').Page} page
 */
const timesOfActs = (page) =>
	page.evaluate(async () => {
		const within = (/** @type {string} */ selector) =>
			/** @type {HTMLElement} */ (document.querySelector(`[data-panel="notes"] ${selector}`));
		const field = /** @type {HTMLTextAreaElement} */ (within('textarea'));
		/** @type {Record<string, () => void>} */
		const acts = {
			type() {
				field.value = 'typed';
				field.dispatchEvent(new InputEvent('input', { bubbles: true }));
			},
			add: () => within('form').querySelector('button')?.click(),
			move: () => within('[data-act="down"]').click(),
			tick: () => within('.notes-tick input').click(),
			delete: () => within('[data-act="delete"]').click(),
			undo: () => within('.notes-undo').click(),
		};
		/** @type {Record<string, number[]>} */
		const times = {};
		for (let round = 0; round < 9; round++) {
			for (const [name, act] of Object.entries(acts)) {
				const start = performance.now();
				act();
				await new Promise((resolve) => setTimeout(resolve));
				times[name] = [...(times[name] ?? []), performance.now() - start];
			}
		}
		return Object.fromEntries(
			Object.entries(times).map(([name, all]) => [name, Math.round(all.sort((a, b) => a - b)[4] ?? 0)]),
		);
	});

test('on 5,000 notes each act takes hardly longer than on 100', async ({ page }) => {
	/** @param {number} size */
	const timed = async (size) => {
		await openNotes(page);
		await choose(page, fileOf(size));
		await page.getByRole('button', { name: 'Replace' }).click();
		await expect(count(page)).toHaveText(String(size));
		await page.waitForTimeout(1500); // the import is being stored
		return timesOfActs(page);
	};
	const few = await timed(100);
	const many = await timed(5000);
	test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify({ few, many }) });
	for (const [act, time] of Object.entries(many)) expect(time, act).toBeLessThan(5 * (few[act] ?? 0) + 50);
});

test('a note of 100,000 characters with line breaks, emoji and right-to-left text is kept whole', async ({ page }) => {
	const line = 'Überlegung: 👩‍👩‍👧‍👦 {1, 3, 4} שלום עולם مرحبا\n\n\t';
	const text = line.repeat(Math.ceil(100_000 / line.length)).trim();
	await openNotes(page);
	await paste(page, text);
	await page.getByRole('button', { name: 'Add the note' }).click();
	await expect(texts(page)).toHaveAttribute('dir', 'auto');
	expect((await texts(page).textContent())?.length).toBeLessThan(700);
	await page
		.getByRole('button', { name: `Show all ${text.length.toLocaleString('en').replace(',', '\u202f')} characters` })
		.click();
	expect(await texts(page).textContent()).toBe(text);
	await page.reload();
	await page.getByRole('button', { name: 'Show all' }).click();
	expect(await texts(page).textContent()).toBe(text);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	const exported = JSON.parse((await downloaded(page, 'Export as JSON')).text);
	expect(exported.notes[0].text).toBe(text);
});

test('a right-to-left note is laid out from the right', async ({ page }) => {
	await openNotes(page);
	await add(page, 'שלום עולם');
	expect(await texts(page).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a text that is too long is refused and stays in its field', async ({ page }) => {
	const text = 'words '.repeat(42_000);
	await openNotes(page);
	await paste(page, text);
	await page.getByRole('button', { name: 'Add the note' }).click();
	await expect(page.getByText('The text has 252\u202f000 characters; a note may have 250\u202f000.')).toBeVisible();
	await expect(newNote(page)).toHaveValue(text);
});

/**
 * Puts a long text into the field at once. Typing it as Playwright does takes
 * Chromium minutes when it has thousands of lines, in any text field.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
const paste = (page, text) =>
	newNote(page).evaluate((field, text) => {
		/** @type {HTMLTextAreaElement} */ (field).value = text;
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
	}, text);
