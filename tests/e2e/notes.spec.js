// @ts-check
/** The notes list: add, edit, tick off, delete with undo, reorder, filter, and the link to the lab. */
import { expect, expectResults, test } from './lab.js';
import { add, box, button, count, items, newNote, openNotes, texts, undo } from './notes.js';

test('at first there are no notes, and the page says where they will be kept', async ({ page }) => {
	await openNotes(page);
	await expect(count(page)).toHaveText('0');
	await expect(page.getByText('No notes yet.')).toBeVisible();
	await expect(page.getByText('Notes are kept in this browser only')).toBeVisible();
	await expect(page.getByText('Safari deletes them when seven days of browsing pass')).toBeVisible();
});

test('a note is added, and is there after a reload', async ({ page }) => {
	await openNotes(page);
	await add(page, 'Say earlier what “mex” means');
	await expect(count(page)).toHaveText('1');
	await expect(newNote(page)).toBeFocused();
	await page.reload();
	await expect(count(page)).toHaveText('1');
	await expect(texts(page)).toHaveText(['Say earlier what “mex” means']);
});

test('new notes stand at the top', async ({ page }) => {
	await openNotes(page);
	for (const text of ['one', 'two', 'three']) await add(page, text);
	await expect(texts(page)).toHaveText(['three', 'two', 'one']);
	await page.reload();
	await expect(texts(page)).toHaveText(['three', 'two', 'one']);
});

test('a note without text is refused with a sentence', async ({ page }) => {
	await openNotes(page);
	await newNote(page).fill('  \n ');
	await page.getByRole('button', { name: 'Add the note' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'A note needs some text.' })).toBeVisible();
	await expect(newNote(page)).toHaveValue('  \n ');
	await expect(count(page)).toHaveText('0');
});

test('a note is edited; leaving it as it was changes nothing', async ({ page }) => {
	await openNotes(page);
	await add(page, 'first');
	await button(page, 'Edit', 'first').click();
	const editor = page.getByLabel('Text of the note');
	await expect(editor).toBeFocused();
	await editor.fill('second\nline');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(texts(page)).toHaveText(['second\nline']);
	await expect(button(page, 'Edit', 'second')).toBeFocused();
	await button(page, 'Edit', 'second').click();
	await editor.fill('third');
	await page.getByRole('button', { name: 'Leave it as it was' }).click();
	await page.reload();
	await expect(texts(page)).toHaveText(['second\nline']);
});

test('a note is ticked off and opened again', async ({ page }) => {
	await openNotes(page);
	await add(page, 'first');
	await box(page, 'first').check();
	await page.reload();
	await expect(box(page, 'first')).toBeChecked();
	await box(page, 'first').uncheck();
	await page.reload();
	await expect(box(page, 'first')).not.toBeChecked();
});

test('a note is deleted, and the deletion undone', async ({ page }) => {
	await openNotes(page);
	for (const text of ['one', 'two', 'three']) await add(page, text);
	await button(page, 'Delete', 'two').click();
	await expect(texts(page)).toHaveText(['three', 'one']);
	await expect(page.getByText('Deleted “two”.')).toBeVisible();
	await expect(undo(page)).toBeFocused();
	await expect(page.locator('#announcer')).toHaveText('Deleted “two”. It can be undone.');
	await page.keyboard.press('Enter');
	await expect(texts(page)).toHaveText(['three', 'two', 'one']);
	await expect(undo(page)).toHaveCount(0);
	await page.reload();
	await expect(texts(page)).toHaveText(['three', 'two', 'one']);
});

test('a deleted note stays deleted', async ({ page }) => {
	await openNotes(page);
	await add(page, 'one');
	await button(page, 'Delete', 'one').click();
	await page.reload();
	await expect(count(page)).toHaveText('0');
});

test('notes are reordered by buttons, and the focus stays on the button', async ({ page }) => {
	await openNotes(page);
	for (const text of ['c', 'b', 'a']) await add(page, text);
	await button(page, 'Down', 'a').click();
	await expect(texts(page)).toHaveText(['b', 'a', 'c']);
	await expect(button(page, 'Down', 'a')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(texts(page)).toHaveText(['b', 'c', 'a']);
	await button(page, 'Up', 'c').click();
	await expect(texts(page)).toHaveText(['c', 'b', 'a']);
	await button(page, 'Top', 'a').click();
	await expect(texts(page)).toHaveText(['a', 'c', 'b']);
	await expect(page.locator('#announcer')).toHaveText('Moved to place 1 of 3.');
	await page.reload();
	await expect(texts(page)).toHaveText(['a', 'c', 'b']);
});

test('notes are reordered by Alt and the arrow keys', async ({ page }) => {
	await openNotes(page);
	for (const text of ['c', 'b', 'a']) await add(page, text);
	await box(page, 'a').focus();
	await page.keyboard.press('Alt+ArrowDown');
	await page.keyboard.press('Alt+ArrowDown');
	await expect(texts(page)).toHaveText(['b', 'c', 'a']);
	await expect(box(page, 'a')).toBeFocused();
	await page.keyboard.press('Alt+ArrowUp');
	await expect(texts(page)).toHaveText(['b', 'a', 'c']);
});

test('the list can be filtered to open and done notes, and moves pass over what is hidden', async ({ page }) => {
	await openNotes(page);
	for (const text of ['d', 'c', 'b', 'a']) await add(page, text);
	await box(page, 'b').check();
	await box(page, 'c').check();
	await page.getByLabel('Open (2)').check();
	await expect(texts(page)).toHaveText(['a', 'd']);
	await button(page, 'Down', 'a').click();
	await expect(texts(page)).toHaveText(['d', 'a']);
	await page.getByLabel('Done (2)').check();
	await expect(texts(page)).toHaveText(['b', 'c']);
	await box(page, 'b').click();
	await expect(texts(page)).toHaveText(['c']);
	await expect(box(page, 'c')).toBeFocused();
	await page.getByRole('radio', { name: 'All', exact: true }).check();
	await expect(texts(page)).toHaveText(['b', 'c', 'd', 'a']);
	await expect(count(page)).toHaveText('4');
});

test('a note remembers the state of the lab, and its link restores it', async ({ page }) => {
	await openNotes(page, 'takes=2,5&positions=40');
	await newNote(page).fill('About this set');
	await page.getByLabel('Link it to what the lab shows').check();
	await page.getByRole('button', { name: 'Add the note' }).click();
	await expect(page.getByLabel('Link it to what the lab shows')).not.toBeChecked();
	await page.goto('./#section=notes&takes=1,2');
	await page.reload();
	await expectResults(page, { 'measured-period': '3' });
	await page.getByRole('link', { name: 'the lab with takes 2,5 and positions 40' }).click();
	await expectResults(page, { 'measured-period': '7', 'window-bound': '32' });
	await expect(page.getByRole('textbox', { name: 'Takes', exact: true })).toHaveValue('2,5');
	await expect(page.getByRole('textbox', { name: 'Takes', exact: true })).toBeInViewport();
	await page.goBack();
	await expectResults(page, { 'measured-period': '3' });
});

test('a link can be forgotten, and given to a note that had none', async ({ page }) => {
	await openNotes(page, 'takes=2,5');
	await add(page, 'one');
	await button(page, 'Edit', 'one').click();
	await page.getByRole('form', { name: 'Edit' }).getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(items(page).getByRole('link')).toHaveAttribute('href', '#section=labels&takes=2,5');
	await button(page, 'Edit', 'one').click();
	await page.getByRole('form', { name: 'Edit' }).getByRole('checkbox').uncheck();
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(items(page).getByRole('link')).toHaveCount(0);
});

test('the list can be used by keyboard alone', async ({ page }) => {
	await openNotes(page);
	await newNote(page).focus();
	await page.keyboard.type('one');
	await page.keyboard.press('Control+Enter');
	await page.keyboard.type('two');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(texts(page)).toHaveText(['two', 'one']);
	await expect(items(page).getByRole('link')).toHaveCount(1);
	for (let i = 0; i < 4; i++) await page.keyboard.press('Tab'); // the link's box, the button, the filter, the first note
	await expect(box(page, 'two')).toBeFocused();
	await page.keyboard.press('Space');
	await expect(box(page, 'two')).toBeChecked();
});
