// @ts-check
/** Several tabs at once: what one has kept, no other takes away; what is predicted in one is hidden in all, and no longer. */
import { expect, expectResults, near, open, takes, test } from './lab.js';
import { add, button, count, newNote, openNotes, texts } from './notes.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const rehearsal = (page) => page.locator('[data-panel="rehearsal"]');

/** @param {Page} page @param {string} name */
const press = (page, name) => rehearsal(page).getByRole('button', { name, exact: true }).click();

/** Writes letters from a position on. @param {Page} page @param {number} at @param {string} letters */
async function predict(page, at, letters) {
	await rehearsal(page).locator(`[data-position="${at}"]`).focus();
	await page.keyboard.type(letters);
}

/** The letters that stand in the row. @param {Page} page */
const row = (page) => rehearsal(page).locator('[data-position] b');

test('ticks of two tabs add up, and each tab shows them', async ({ page, context }) => {
	const other = await context.newPage();
	await open(page);
	await open(other);
	const boxes = (/** @type {Page} */ tab) => tab.locator('.ticks input');
	await Promise.all([boxes(page).nth(0).check(), boxes(other).nth(1).check()]);
	await boxes(page).nth(2).check();
	for (const tab of [page, other]) for (const i of [0, 1, 2]) await expect(boxes(tab).nth(i)).toBeChecked();
	await boxes(other).nth(0).uncheck();
	for (const tab of [page, other]) {
		await tab.reload();
		await expect(boxes(tab).nth(1)).toBeChecked();
		await expect(boxes(tab).nth(2)).toBeChecked();
		await expect(boxes(tab).nth(0)).not.toBeChecked();
	}
});

test('ticks that an earlier version of the page kept are still there', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('takeaway-lesson/ticks', 'order,stuck'));
	await open(page);
	await expect(page.locator('.ticks input[name="order"]')).toBeChecked();
	await page.locator('.ticks input[name="order"]').uncheck();
	await page.reload();
	await expect(page.locator('.ticks input[name="order"]')).not.toBeChecked();
	await expect(page.locator('.ticks input[name="stuck"]')).toBeChecked();
});

test('a round goes on in two tabs, and what each wrote is in it', async ({ page, context }) => {
	const other = await context.newPage();
	for (const tab of [page, other]) {
		await tab.goto('./#section=rehearsal');
		await near(tab, 'rehearsal');
	}
	await press(page, 'Begin together');
	await predict(page, 0, 'L');
	await expect(row(other).first()).toHaveText('L');
	await Promise.all([predict(page, 1, 'L'), predict(other, 4, 'LW')]);
	await predict(page, 2, 'WW');
	for (const tab of [page, other]) await expect(row(tab)).toHaveText(['L', 'L', 'W', 'W', 'L', 'W']);
	await page.reload();
	await near(page, 'rehearsal');
	await expect(row(page)).toHaveText(['L', 'L', 'W', 'W', 'L', 'W']);
	await press(page, 'Check');
	await expect(rehearsal(page)).toContainText('All six labels are right');
	await press(other, 'Watch'); // a tab that wrote all of its record would now write the round back
	await page.reload();
	await near(page, 'rehearsal');
	await press(page, 'Begin together');
	await expect(rehearsal(page)).toContainText('All six labels are right');
});

test('scores of two tabs stand side by side', async ({ page, context }) => {
	await page.addInitScript(() => {
		if (localStorage.getItem('takeaway-rehearsal/progress') !== null) return;
		const scores = [{ takes: '1,4', right: 14, of: 16 }];
		const whole = { version: 1, stage: 'own', step: 3, level: 'gentle', faded: null, own: null, drawing: null, scores };
		localStorage.setItem('takeaway-rehearsal/progress', JSON.stringify(whole)); // as an earlier version kept it
	});
	const other = await context.newPage();
	for (const tab of [page, other]) {
		await tab.goto('./#section=rehearsal');
		await near(tab, 'rehearsal');
		await expect(rehearsal(tab)).toContainText('{1, 4} 14 of 16');
	}
	for (const tab of [page, other, page]) {
		await rehearsal(tab).getByRole('button', { name: /^Draw/ }).click();
		await expect(row(tab).first()).toHaveText('?'); // the one before is over
		await predict(tab, 0, 'L'.repeat(20));
		await press(tab, 'Check');
		await press(tab, 'Give up and be shown');
	}
	for (const tab of [page, other]) await expect(rehearsal(tab)).toContainText('four sets of your own');
	await other.reload();
	await near(other, 'rehearsal');
	await expect(rehearsal(other)).toContainText('four sets of your own');
});

test('a set that another tab predicts is hidden at once, and shown when that is over', async ({ page, context }) => {
	await open(page, 'takes=2,5');
	await expectResults(page, { 'measured-period': '7' });
	const other = await context.newPage();
	await other.goto('./#section=rehearsal');
	await near(other, 'rehearsal');
	await press(other, 'Begin together');
	const lab = page.locator('[data-panel="labels"]');
	await expect(lab).toContainText('Nothing that follows from the labels of {2, 5} is shown');
	await expect(lab.locator('.cell')).toHaveCount(0);
	const late = await context.newPage(); // opened meanwhile
	await late.goto('./#takes=2,5');
	await expect(late.locator('[data-panel="labels"]')).toContainText('Nothing that follows');
	await predict(other, 0, 'LLWWLW');
	await press(other, 'Check');
	for (const tab of [page, late]) await expectResults(tab, { 'measured-period': '7', labels: 'LLWWLWWLLWWLWWLLWWL' });
	await expect(takes(page)).toHaveValue('2,5');
});

test('what the document brings is hidden before anything is painted, where its set is being predicted', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const own = {
			takes: '1,3,4',
			positions: 14,
			parts: ['labels'],
			part: 'labels',
			right: false,
			over: false,
			shown: false,
			labels: '.'.repeat(14),
			handed: null,
			first: null,
			firstRight: null,
			residues: { text: '', handed: null, first: null },
			period: { text: '', handed: null, first: null },
		};
		localStorage.setItem('takeaway-rehearsal/own', JSON.stringify(own));
	});
	await page.route('**/index-*.js', () => undefined); // the page’s own script never comes
	await page.goto('./', { waitUntil: 'commit' });
	await expect(page.locator('[data-prerendered]')).toBeAttached();
	await expect(page.locator('[data-prerendered] .cell').first()).toBeHidden();
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await page.goto('./?again');
	await expect(page.locator('[data-panel="labels"]')).toContainText(
		'Nothing that follows from the labels of {1, 3, 4}',
	);
	await expect(page.locator('[data-panel="labels"] .cell')).toHaveCount(0);
});

test('one note that two tabs change at the same moment is kept in both versions', async ({ page, context }) => {
	await openNotes(page);
	await add(page, 'one');
	const other = await context.newPage();
	await openNotes(other);
	for (const [tab, text] of /** @type {const} */ ([
		[page, 'here'],
		[other, 'there'],
	])) {
		await button(tab, 'Edit', 'one').click();
		await tab.getByLabel('Text of the note').fill(text);
	}
	await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Save', exact: true }).click()));
	for (const tab of [page, other]) {
		await expect(count(tab)).toHaveText('2');
		expect((await texts(tab).allTextContents()).sort()).toEqual(['here', 'there']);
	}
});

test.describe('where there are no locks', () => {
	test.beforeEach(async ({ context }) => {
		await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined })); // plain http
	});

	test('what is typed in a tab that lives is left to it: a note can be left as it was, and a new one thrown away', async ({
		page,
		context,
	}) => {
		await openNotes(page);
		await add(page, 'the original');
		await button(page, 'Edit', 'the original').click();
		await page.getByLabel('Text of the note').fill('half a thought');
		await newNote(page).fill('to be thrown away');
		const other = await context.newPage();
		await openNotes(other);
		await other.waitForTimeout(4000); // longer than a tab may take to answer
		await page.getByRole('button', { name: 'Leave it as it was' }).click();
		await newNote(page).fill('');
		for (const tab of [page, other]) {
			await expect(texts(tab)).toHaveText(['the original']);
			await tab.reload();
			await expect(texts(tab)).toHaveText(['the original']);
		}
	});

	test('what a closed tab was typing becomes notes, beside the one that it was typed into', async ({
		page,
		context,
	}) => {
		await openNotes(page);
		await add(page, 'the original');
		const other = await context.newPage();
		await openNotes(other);
		await button(other, 'Edit', 'the original').click();
		await other.getByLabel('Text of the note').fill('half a thought');
		await newNote(other).fill('another one');
		await other.close();
		await page.reload();
		await expect(count(page)).toHaveText('3');
		expect((await texts(page).allTextContents()).sort()).toEqual(['another one', 'half a thought', 'the original']);
	});
});
