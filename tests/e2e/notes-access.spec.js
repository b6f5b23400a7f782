// @ts-check
/** The notes for everyone: axe in every state, light, dark and forced colours; a phone; targets and names. */
import axe from 'axe-core';
import { expect, test } from './lab.js';
import { add, box, button, choose, count, fileOf, newNote, openNotes } from './notes.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What axe finds in the notes section, as lines. @param {Page} page @param {string[]} [rules] all, unless some are named */
async function findings(page, rules) {
	await page.evaluate(axe.source);
	return page.evaluate(async (rules) => {
		const { violations } = await /** @type {any} */ (window).axe.run('#notes', rules ? { runOnly: rules } : {});
		return violations.flatMap((/** @type {any} */ { id, nodes }) =>
			nodes.map((/** @type {any} */ node) => `${id}: ${node.html}`),
		);
	}, rules);
}

/** The states that the notes can be in. @type {Record<string, (page: Page) => Promise<void>>} */
const STATES = {
	'no notes': (page) => openNotes(page),
	'some notes, one done, one long, one with a link': async (page) => {
		await openNotes(page, 'takes=2,5');
		await add(page, 'one');
		await box(page, 'one').check();
		await add(page, 'word '.repeat(1000));
		await newNote(page).fill('three');
		await page.getByLabel('Link it to what the lab shows').check();
		await page.getByRole('button', { name: 'Add the note' }).click();
		await expect(count(page)).toHaveText('3');
	},
	'a note being edited': async (page) => {
		await openNotes(page);
		await add(page, 'one');
		await button(page, 'Edit', 'one').click();
	},
	'an edit that is refused': async (page) => {
		await openNotes(page);
		await add(page, 'one');
		await button(page, 'Edit', 'one').click();
		await page.getByLabel('Text of the note').fill('');
	},
	'a new note that is refused': async (page) => {
		await openNotes(page);
		await page.getByRole('button', { name: 'Add the note' }).click();
	},
	'a deletion that can be undone': async (page) => {
		await openNotes(page);
		await add(page, 'one');
		await button(page, 'Delete', 'one').click();
	},
	'an empty filter': async (page) => {
		await openNotes(page);
		await add(page, 'one');
		await page.getByLabel('Done (0)').check();
	},
	'several pages': async (page) => {
		await openNotes(page);
		await choose(page, fileOf(120));
		await page.getByRole('button', { name: 'Merge' }).click();
		await expect(count(page)).toHaveText('120');
	},
	'an import that waits': async (page) => {
		await openNotes(page);
		await choose(page, fileOf(3).replace('"Note 1"', '7'));
	},
	'an import that is refused': async (page) => {
		await openNotes(page);
		await choose(page, '{}');
	},
	'no storage': async (page) => {
		await page.addInitScript(() => {
			IDBFactory.prototype.open = () => {
				throw new DOMException('No.', 'SecurityError');
			};
		});
		await openNotes(page);
		await add(page, 'one');
	},
};

for (const [name, reach] of Object.entries(STATES)) {
	test(`axe finds nothing, nothing is cut off, and targets are large enough: ${name}`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await reach(page);
		expect(await findings(page)).toEqual([]);
		for (const media of /** @type {const} */ ([{ colorScheme: 'dark' }, { forcedColors: 'active' }])) {
			await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
			expect(await findings(page, ['color-contrast']), JSON.stringify(media)).toEqual([]);
		}
		expect(await page.locator('#notes').evaluate((section) => section.scrollWidth)).toBeLessThanOrEqual(320);
		const small = await page
			.locator('#notes :is(button, label:has(input), input[type="file"])')
			.evaluateAll((elements) =>
				elements
					.map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML }))
					.filter(({ box }) => box.width < 24 || box.height < 24)
					.map(({ html }) => html),
			);
		expect(small).toEqual([]);
	});
}

test('every control of a note has a name that tells which note it is for', async ({ page }) => {
	await openNotes(page);
	await add(page, 'one\nmore');
	for (const name of [
		'Edit “one”',
		'Up one place: “one”',
		'Down one place: “one”',
		'Top of the list: “one”',
		'Delete “one”',
	]) {
		await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
	}
	await expect(page.getByRole('checkbox', { name: 'Done: “one”', exact: true })).toBeVisible();
});

test('on paper the notes are there without their controls', async ({ page }) => {
	await openNotes(page);
	await add(page, 'one');
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('.notes-text')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Add the note' })).toBeHidden();
	await expect(button(page, 'Edit', 'one')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Export as JSON' })).toBeHidden();
});
