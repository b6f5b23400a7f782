// @ts-check
/** Files of notes: byte-exact exports, imports that are told before they are done, and text that stays text. */
import { readFileSync } from 'node:fs';
import { expect, test } from './lab.js';
import { add, choose, count, downloaded, FIXTURE, fileOf, items, openNotes, texts, undo } from './notes.js';

const json = readFileSync(FIXTURE, 'utf8');
const markdown = readFileSync(FIXTURE.replace('.json', '.md'), 'utf8');

/** The counts that are shown before an import, and its choice. */
const preview = (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('group', { name: 'Import' });

/** @param {import('@playwright/test').Page} page @param {string[]} counts */
const expectCounts = (page, ...counts) => expect(preview(page).locator('[data-import]')).toHaveText(counts);

test('the committed notes are imported and exported again byte by byte, as JSON and as Markdown', async ({
	page,
	baseURL,
}) => {
	await openNotes(page);
	await choose(page, json);
	await expectCounts(page, '6 new', '0 changed', '0 the same', '0 refused');
	await expect(count(page)).toHaveText('0');
	await preview(page).getByRole('button', { name: 'Merge' }).click();
	await expect(count(page)).toHaveText('6');
	expect(await downloaded(page, 'Export as JSON')).toEqual({ name: 'takeaway-notes.json', text: json });
	const here = markdown.replaceAll('https://lab.example/takeaway/', String(baseURL));
	expect(await downloaded(page, 'Export as Markdown')).toEqual({ name: 'takeaway-notes.md', text: here });

	await page.reload();
	await expect(count(page)).toHaveText('6');
	expect((await downloaded(page, 'Export as JSON')).text).toBe(json);
	await choose(page, json);
	await expectCounts(page, '0 new', '0 changed', '6 the same', '0 refused');
});

test('what was written here is exported and read back', async ({ page }) => {
	const text = '<b>bold</b>\n👩‍👩‍👧‍👦 שלום\n\t```';
	await openNotes(page);
	await add(page, text);
	const first = await downloaded(page, 'Export as JSON');
	expect(JSON.parse(first.text).notes[0]).toMatchObject({ text, done: false, about: null });
	await choose(page, fileOf(0));
	await preview(page).getByRole('button', { name: 'Replace' }).click();
	await expect(count(page)).toHaveText('0');
	await choose(page, first.text);
	await preview(page).getByRole('button', { name: 'Merge' }).click();
	expect((await downloaded(page, 'Export as JSON')).text).toBe(first.text);
});

test('the counts of new, changed, same and refused entries are shown before anything is done', async ({ page }) => {
	await openNotes(page);
	await choose(page, fileOf(3));
	await preview(page).getByRole('button', { name: 'Merge' }).click();
	const file = JSON.parse(fileOf(5));
	file.notes[1].text = 'changed later';
	file.notes[1].changed = '2026-02-01T12:00:00.000Z';
	file.notes[2].text = 'changed earlier';
	file.notes[2].changed = '2026-01-01T12:00:00.000Z';
	file.notes[4].text = { html: '<b>' };
	await choose(page, JSON.stringify(file));
	await expectCounts(
		page,
		'1 new',
		'2 changed (of these, 1 changed here later than in the file)',
		'1 the same',
		'1 refused',
	);
	await expect(preview(page).getByText('Entry 5: Its text is not text.')).toBeVisible();
	await expect(count(page)).toHaveText('3');
	await expect(texts(page)).toHaveText(['Note 0', 'Note 1', 'Note 2']);
	await preview(page).getByRole('button', { name: 'Cancel' }).click();
	await expect(preview(page)).toHaveCount(0);
	await expect(texts(page)).toHaveText(['Note 0', 'Note 1', 'Note 2']);

	await choose(page, JSON.stringify(file));
	await preview(page).getByRole('button', { name: 'Merge' }).click();
	await expect(texts(page)).toHaveText(['Note 0', 'changed later', 'Note 2', 'Note 3']);
});

test('merging keeps what is here, replacing makes the list what the file says, and each is undone in one step', async ({
	page,
}) => {
	await openNotes(page);
	await add(page, 'mine');
	for (const [choice, after] of /** @type {const} */ ([
		['Merge', ['mine', 'Note 0', 'Note 1']],
		['Replace', ['Note 0', 'Note 1']],
	])) {
		await choose(page, fileOf(2));
		await preview(page).getByRole('button', { name: choice }).click();
		await expect(texts(page)).toHaveText([...after]);
		await undo(page).click();
		await expect(texts(page)).toHaveText(['mine']);
	}
	await page.reload();
	await expect(texts(page)).toHaveText(['mine']);
});

test('a file that is no export is refused with a sentence, and the same file can be chosen again', async ({ page }) => {
	await openNotes(page);
	for (const [text, sentence] of [
		['{', 'The file is not JSON'],
		['[1, 2]', 'not an export of these notes'],
		['{"app":"takeaway-notes","version":9,"notes":[]}', 'The file has version 9; this page reads version 1.'],
	]) {
		await choose(page, String(text));
		await expect(preview(page)).toContainText(String(sentence));
		await preview(page).getByRole('button', { name: 'Close' }).click();
	}
	await expect(count(page)).toHaveText('0');
});

test('nothing in a note is run or rendered: typed, imported, after a reload, or by its name in buttons', async ({
	page,
}) => {
	const hostile = [
		'<img src=x onerror="document.title = \'run\'">',
		'<script>document.title = "run"</script>',
		'<svg onload="document.title = \'run\'"></svg>',
		'"><iframe srcdoc="<script>parent.document.title=1</script>">',
		'javascript:document.title=1',
	];
	await openNotes(page);
	const title = await page.title();
	await add(page, String(hostile[0]));
	await choose(
		page,
		fileOf(4, (i) => String(hostile[i + 1])),
	);
	await preview(page).getByRole('button', { name: 'Merge' }).click();
	await expect(texts(page)).toHaveText(hostile);
	await page.reload();
	await expect(texts(page)).toHaveText(hostile);
	await page.getByRole('button', { name: 'Delete' }).first().click();
	await expect(page.getByText(`Deleted “${hostile[0]}”.`)).toBeVisible();
	expect(await page.locator('[data-panel="notes"] :is(img, script, svg, iframe)').count()).toBe(0);
	expect(await page.title()).toBe(title);
});

test('a link of an imported note leads to the lab or is refused', async ({ page }) => {
	const file = JSON.parse(fileOf(2));
	file.notes[0].about = 'takes=2,5';
	file.notes[1].about = 'javascript:alert("1")';
	await openNotes(page);
	await choose(page, JSON.stringify(file));
	await expectCounts(page, '1 new', '0 changed', '0 the same', '1 refused');
	await preview(page).getByRole('button', { name: 'Merge' }).click();
	await expect(items(page).getByRole('link')).toHaveAttribute('href', '#takes=2,5');
});

test('a file whose version is megabytes long is refused in a sentence, at once', async ({ page }) => {
	await openNotes(page);
	await choose(page, JSON.stringify({ app: 'takeaway-notes', version: 'v'.repeat(20_000_000), notes: [] }));
	const sentence = page.locator('.notes-import .error');
	await expect(sentence).toContainText('The file has version "vvv');
	expect((await sentence.textContent())?.length).toBeLessThan(200);
});

test('a version with a date that is yet to come takes the place of no other', async ({ page }) => {
	await openNotes(page);
	const file = (/** @type {string} */ text, /** @type {string} */ changed) =>
		JSON.stringify({
			app: 'takeaway-notes',
			version: 1,
			notes: [{ id: 'one', text, done: false, about: null, created: '2026-01-31T12:00:00.000Z', changed }],
		});
	await choose(page, file('edited since', '2026-02-01T12:00:00.000Z'));
	await page.getByRole('button', { name: 'Merge' }).click();
	await choose(page, file('written under a wrong clock', '2099-01-01T00:00:00.000Z'));
	await expect(page.locator('[data-import="unclear"]')).toContainText('some clock was wrong');
	await page.getByRole('button', { name: 'Merge' }).click();
	await expect(texts(page)).toHaveText(['edited since', 'written under a wrong clock']);
});
