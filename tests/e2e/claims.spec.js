// @ts-check
/**
 * Every sentence with a digit, anywhere in the page, has a ground: it is made from the engine's answers, or bound to a
 * result, or listed with what confirms it (tests/claims). A sentence without one fails here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import * as additive from '../claims/additive.js';
import * as euclid from '../claims/euclid.js';
import * as lesson from '../claims/lesson.js';
import { PROSE, VIEWS } from '../claims/prose.js';
import { ask } from '../engine.js';
import { expect, test } from './lab.js';

/** What each claim of a section must read. @type {Record<string, Record<string, () => string>>} */
const CLAIMS = { lesson: lesson.CLAIMS, additive: additive.CLAIMS, euclid: euclid.CLAIMS };

/** Spaces of every width alike. @param {string | null | undefined} text */
const plain = (text) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';

test.describe('the document', () => {
	test.use({ javaScriptEnabled: false });

	test('every sentence that is made from answers says what the engine says', async ({ page }) => {
		await page.goto('./');
		const said = await page.locator('[data-claim]').evaluateAll((all) =>
			all.map((element) => ({
				section: element.closest('section[id]')?.id ?? '',
				name: element.getAttribute('data-claim') ?? '',
				text: element.textContent,
			})),
		);
		for (const { section, name, text } of said)
			expect(plain(text), `${section}: ${name}`).toBe(plain(CLAIMS[section]?.[name]?.()));
		const made = Object.entries(CLAIMS).flatMap(([section, claims]) =>
			Object.keys(claims).map((name) => `${section}: ${name}`),
		);
		expect(said.map(({ section, name }) => `${section}: ${name}`).sort()).toEqual(made.sort());
	});

	test('every other sentence with a digit is listed with its ground, and every ground holds', async ({ page }) => {
		await page.goto('./');
		const found = await page.evaluate(
			(grounds) => {
				const SET = /\{[\d,\s…]*\}/g; // named in passing: a claim is about what is said of it
				const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
				/** @type {string[]} */
				const without = [];
				const used = new Set();
				for (let node = walker.nextNode(); node; node = walker.nextNode()) {
					const place = node.parentElement;
					if (!/\d/.test((node.nodeValue ?? '').replaceAll(SET, ''))) continue;
					// What follows the lab, formulas, literature, and the first picture, which has a test of its own.
					if (!place || place.closest('[data-claim], [data-live], math, .credit, .literature, [data-panel="labels"]'))
						continue;
					const confirmed = grounds.flatMap(({ where, says }, i) => {
						const block = place.closest(where);
						return block?.textContent?.replaceAll(/\s+/g, ' ').includes(says) ? [i] : [];
					});
					if (confirmed.length === 0) without.push(node.nodeValue ?? '');
					for (const i of confirmed) used.add(i);
				}
				return { without, unused: grounds.filter((_, i) => !used.has(i)) };
			},
			PROSE.map(({ where, says }) => ({ where, says })),
		);
		expect(found).toEqual({ without: [], unused: [] });
		for (const { says, ground } of PROSE) if (typeof ground === 'function') expect(ground, says).not.toThrow();
	});

	test('the first picture, there before the engine is, shows what the engine says', async ({ page }) => {
		await page.goto('./');
		const lab = page.locator('[data-panel="labels"]');
		const { letters, measured } = ask('labels', '1,3,4', '19');
		expect(measured.period).toBe(7);
		await expect(lab.locator('.finding')).toHaveText('The measured period is seven, over 19 positions');
		await expect(lab.locator('.cell b')).toHaveText([...letters]);
		await expect(lab.locator('.cell small')).toHaveText([...letters].map((_, position) => String(position)));
		await expect(lab.locator('.starts small')).toHaveText(['0', '7', '14']);
		await expect(lab.locator('figcaption')).toContainText('The brackets mark the repetitions of 7.');
	});
});

/** All modules of the page but the packages, which are made. @param {string} folder @returns {string[]} */
const modules = (folder) =>
	readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name === 'pkg' ? [] : modules(path);
		return entry.name.endsWith('.js') ? [path] : [];
	});

/**
 * The texts that a module writes, without tags, `◊` for what is put in.
 *
 * @param {string} path
 */
function textsOf(path) {
	/** @type {string[]} */
	const texts = [];
	/** @param {any} node */
	const visit = (node) => {
		if (typeof node !== 'object' || node === null || /^(Import|Export\w+From|ExportAll)/.test(node.type ?? '')) return;
		if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
		if (node.type === 'TemplateLiteral')
			texts.push(node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked).join('◊'));
		for (const part of Object.values(node)) visit(part);
	};
	visit(parseAst(readFileSync(path, 'utf8')).body);
	return texts.map((text) => plain(text.replaceAll(/<[^>]*>/g, ' ')));
}

/** A text that people read, no selector and no class, and that has a digit which was not put in. @param {string} text */
const tellsNumber = (text) =>
	/[\d¹²³⁰-⁹]/.test(text) &&
	/[a-z]{2,}[,:.]? [a-z(\d◊]/i.test(text) &&
	!/[#[]/.test(text) &&
	!/^[\w-]+(\s[\w-]*\d[\w-]*)*$/.test(text);

test('every sentence with a digit that a view writes is listed with its ground, and every ground holds', () => {
	const sentences = modules('www').flatMap((path) =>
		textsOf(path)
			.filter(tellsNumber)
			.map((text) => ({ path, text })),
	);
	expect(sentences.length).toBeGreaterThan(40);
	const without = sentences.filter(({ text }) => !VIEWS.some(([says]) => text.includes(says)));
	const unused = VIEWS.filter(([says]) => !sentences.some(({ text }) => text.includes(says)));
	expect({ without, unused }).toEqual({ without: [], unused: [] });
	for (const [says, ground] of VIEWS) if (typeof ground === 'function') expect(ground, says).not.toThrow();
});
