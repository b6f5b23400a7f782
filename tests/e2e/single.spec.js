// @ts-check
/** The page without a server: the one-file build opened from the disk, and what the ordinary build says there. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, expectResults, result, test } from './lab.js';
import { heldAddresses } from './site.js';

const folder = fileURLToPath(new URL('../../', import.meta.url));
const one = pathToFileURL(`${folder}dist-single/takeaway.html`).href;
const ordinary = pathToFileURL(`${folder}dist/index.html`).href;

const SET = { labels: 'LLWWLWWLLWWLWWLLWWL', 'measured-period': '7', residues: '0,1,4', 'cross-check': 'agrees' };

test('the one-file page works from the disk, with its link', async ({ page }) => {
	const held = await heldAddresses(page);
	await page.goto(`${one}#takes=2,5`);
	await expectResults(page, SET);
	expect(await held()).toEqual([]); // the whole page’s text, as the worker’s script
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1,2,3');
	await expectResults(page, { 'measured-period': '4', 'cross-check': 'agrees' });
	await expect(page).toHaveURL(`${one}#takes=1,2,3`);
	expect(page.workers()).toHaveLength(1);
});

test('the one-file page is complete: it asks for no other file', async ({ page }) => {
	/** @type {string[]} */
	const asked = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(one);
	await expectResults(page, { 'cross-check': 'agrees' });
	await page.mouse.wheel(0, 20_000);
	await page.waitForTimeout(500); // whatever the last sections load
	expect(asked.filter((url) => !/^(data|blob):/.test(url))).toEqual([one]);
});

test('where workers are refused the engine shares the page’s thread', async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
	for (const address of [one, './']) {
		await page.goto(`${address}#takes=2,5`);
		await expectResults(page, SET);
	}
});

test('the ordinary build opened from the disk says what to do, and nowhere else', async ({ page, browser }) => {
	const sentence = /did not load.*takeaway\.html.*npm start/;
	const other = await browser.newPage(); // its console reports the blocked files, which is the point
	await other.goto(ordinary);
	await expect(other.getByText(sentence)).toBeVisible();
	await other.close();
	for (const address of [one, './']) {
		await page.goto(address);
		await expect(result(page, 'labels')).not.toHaveText('none');
		await expect(page.getByText(sentence)).toBeHidden();
	}
});
