// @ts-check
/**
 * The main job, the rehearsal and the notes in the other two browser engines, from
 * a server and from the disk. The promises in full are tried in Chromium (tests/e2e).
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { firefoxPath, webkitPaths } from '../../scripts/browser.js';
import { BUILT, serve } from '../e2e/site.js';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

/**
 * A browser as far as these tests need it.
 *
 * @typedef {object} Browser
 * @property {string[]} faults errors that nothing in the page has caught
 * @property {(url: string) => Promise<void>} open
 * @property {(work: (...args: any[]) => any, ...args: any[]) => Promise<any>} run in the page
 * @property {(xpath: string) => Promise<void>} click
 * @property {(text: string) => Promise<void>} type where the focus is
 * @property {() => Promise<void>} close
 */

const fox = firefoxPath();
const kit = webkitPaths();

/** @type {[string, (() => Promise<Browser>) | null][]} */
const BROWSERS = [
	['Firefox', fox ? () => firefox(fox) : null],
	['WebKit', kit ? () => webkit(kit) : null],
];

const ONE_FILE = pathToFileURL(fileURLToPath(new URL('../../dist-single/takeaway.html', import.meta.url))).href;
const ORDINARY = pathToFileURL(fileURLToPath(new URL('../../dist/index.html', import.meta.url))).href;

const PATIENCE_MS = 90_000;

for (const [name, start] of BROWSERS) {
	describe(name, { skip: start ? false : `${name} is not on this machine`, timeout: 900_000 }, () => {
		/** @type {Browser} */
		let browser;
		/** @type {Awaited<ReturnType<typeof serve>>} */
		let site;

		before(async () => {
			site = await serve(BUILT);
			browser = await /** @type {() => Promise<Browser>} */ (start)();
		});

		after(async () => {
			await browser?.close();
			await site.stop();
		});

		/** @param {string} selector */
		const textOf = (selector) =>
			browser.run(
				(selector) => document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim(),
				selector,
			);

		/**
		 * Waits until an element has a text.
		 *
		 * @param {string} selector
		 * @param {string | RegExp} expected
		 */
		async function expectText(selector, expected) {
			const fits = (/** @type {string | undefined} */ text) =>
				typeof expected === 'string' ? text === expected : expected.test(text ?? '');
			let text = await textOf(selector);
			for (const start = Date.now(); !fits(text) && Date.now() - start < PATIENCE_MS; text = await textOf(selector))
				await new Promise((resolve) => setTimeout(resolve, 100));
			assert.ok(fits(text), `${selector}: “${text}”, expected ${expected}`);
		}

		/**
		 * @param {string} section
		 * @param {string} button
		 */
		const press = (section, button) =>
			browser.click(`//section[@id='${section}']//button[contains(normalize-space(), '${button}')]`);

		/** @param {Record<string, string>} results */
		async function expectResults(results) {
			for (const [result, text] of Object.entries(results)) await expectText(`[data-result="${result}"]`, text);
		}

		/** @type {Record<string, () => string>} */
		const places = { 'from a server': () => site.url, 'in one file from the disk': () => ONE_FILE };

		for (const [where, address] of Object.entries(places)) {
			test(`the main job, ${where}`, async () => {
				await browser.open(`${address()}#takes=2,5`);
				await expectResults({ labels: 'LLWWLWWLLWWLWWLLWWL', 'measured-period': '7', 'cross-check': 'agrees' });
				await press('labels', '{1, 2, 3}');
				await expectResults({ 'measured-period': '4', residues: '0', 'cross-check': 'agrees' });
				await browser.click("//input[@name='takes']");
				await browser.type(',0');
				await expectText('#labels [data-result="error"]', /0/);
			});

			test(`the rehearsal, ${where}`, async () => {
				await browser.open('about:blank');
				await browser.open(`${address()}#section=rehearsal`);
				await press('rehearsal', 'Begin together');
				await browser.click("//section[@id='rehearsal']//*[@data-position='0']");
				await browser.type('LLWWLW');
				await press('rehearsal', 'Check');
				await expectText('#rehearsal', /All six labels are right, at the first try/);
			});

			test(`the notes, ${where}`, async () => {
				await browser.open('about:blank');
				await browser.open(`${address()}#section=notes`);
				await expectText('[data-result="note-count"]', /^\d+$/);
				const before = Number(await textOf('[data-result="note-count"]'));
				await browser.click("//section[@id='notes']//textarea");
				await browser.type('Why is 1 a loss?');
				await press('notes', 'Add the note');
				await expectText('[data-result="note-count"]', String(before + 1));
				await browser.open('about:blank');
				await browser.open(`${address()}#section=notes`);
				await expectText('[data-result="note-count"]', String(before + 1));
				await expectText('.notes-text', /Why is 1 a loss\?/);
			});
		}

		test('what is being read stays where it is while the panels above it are filled', async () => {
			await browser.open('about:blank');
			await browser.open(`${site.url}#section=notes&a=4&x=11`); // the panels that these fields are of are above
			await browser.click("//section[@id='notes']//textarea");
			const top = () => browser.run(() => document.querySelector('#notes textarea')?.getBoundingClientRect().top);
			const before = await top();
			await expectResults({ 'additive-period': '76', 'euclid-outcome': 'W' });
			assert.ok(Math.abs((await top()) - before) < 2, `${before} to ${await top()}`);
		});

		test('the other panels answer', async () => {
			await browser.open('about:blank');
			await browser.open(`${site.url}#section=additive&a=3&b=10&pairs=80&x=11`);
			await expectResults({ 'additive-case': 'short', 'additive-period': '22', 'census-agree': '3160' });
			await expectResults({ 'euclid-outcome': 'W', 'euclid-move': '11,16' });
			await browser.run(() => document.querySelector('[data-panel="values"]')?.scrollIntoView());
			await expectResults({ 'certified-value-period': '7' });
		});

		test('nothing failed unseen', () => assert.deepEqual(browser.faults, []));

		test('the ordinary build opened from the disk says what to do', async () => {
			await browser.open(ORDINARY); // what the browser keeps out then, it reports as errors
			const seen = await browser.run(() => {
				const sentence = /** @type {HTMLElement} */ (document.querySelector('.unserved'));
				return getComputedStyle(sentence).display !== 'none';
			});
			assert.ok(seen);
		});
	});
}
