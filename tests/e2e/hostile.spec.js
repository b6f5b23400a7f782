// @ts-check
/**
 * Whatever is typed, pasted or linked: a right result or a sentence, soon, and no error in the console.
 *
 * Right means: equal to a second computation by the definitions (tests/fuzz/reference.js).
 * FUZZ_INPUTS sets how many inputs are tried, FUZZ_SEED which; `npm run fuzz` tries 10,000.
 */
import fc from 'fast-check';
import { pastes, positionsText, takesText } from '../fuzz/inputs.js';
import { LIMITS, labResults, readTakes } from '../fuzz/reference.js';
import { expect, open, test } from './lab.js';

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 300);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** How long one answer may take, in ms; generous, since the machine may be busy. */
const SOON = 15_000;

/**
 * What the lab shows once it is at rest.
 *
 * @typedef {{ error: { code: string, text: string } | null, shown: string, results: Record<string, string> }} Seen
 */

/**
 * Types into fields at once and waits until nothing is busy.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string>} texts by the name of the field
 * @returns {Promise<Seen>}
 */
const typed = (page, texts) =>
	page.evaluate(
		async ({ texts, soon }) => {
			const panel = /** @type {HTMLElement} */ (document.querySelector('[data-panel="labels"]'));
			for (const [name, text] of Object.entries(texts)) {
				const input = /** @type {HTMLInputElement} */ (panel.querySelector(`[name="${name}"]`));
				input.value = text;
				input.dispatchEvent(new InputEvent('input', { bubbles: true }));
			}
			const late = performance.now() + soon;
			do {
				await new Promise((resolve) => setTimeout(resolve, 5));
				if (performance.now() > late) throw new Error(`no answer within ${soon} ms`);
			} while (panel.querySelector('[aria-busy="true"]'));
			const error = /** @type {HTMLElement | null} */ (panel.querySelector('[data-result="error"]'));
			const results = Object.fromEntries(
				[...panel.querySelectorAll('[data-result]')].map((element) => [
					element.getAttribute('data-result'),
					element.textContent,
				]),
			);
			return {
				error: error && { code: error.dataset.code ?? '', text: error.textContent ?? '' },
				shown: /\{([\d, ]*)\}|∅/.exec(panel.querySelector('figcaption')?.textContent ?? '')?.[1] ?? '',
				results,
			};
		},
		{ texts, soon: SOON },
	);

/** A field of one line gets pasted line breaks as spaces: browsers see to that. @param {string} text */
const oneLine = (text) => text.replaceAll(/[\r\n]/g, ' ');

test('typed inputs each end in a right result or a sentence', async ({ page }) => {
	test.setTimeout(120_000 + INPUTS * 200);
	await open(page);
	const drawn = fc.sample(fc.tuple(takesText.map(oneLine), positionsText.map(oneLine)), {
		numRuns: INPUTS,
		seed: SEED,
	});
	const counts = { right: 0, refused: 0 };
	for (const [takes, positions] of drawn) {
		const seen = await typed(page, { takes, positions });
		const told = JSON.stringify({ takes, positions, seen });
		const expected = readTakes(takes);
		const range = /^[0-9]{1,7}$/.test(positions) && Number(positions) >= 1 ? Number(positions) : undefined;
		if (seen.error) {
			counts.refused++;
			expect(seen.error.code, told).toMatch(/^E_[A-Z_]+$/);
			expect(seen.error.code, told).not.toBe('E_ENGINE');
			expect(seen.error.text.length, told).toBeLessThan(300);
			expect(expected && range, told).toBeFalsy();
			continue;
		}
		counts.right++;
		expect(expected, told).not.toBeNull();
		const set = seen.shown === '' ? [] : seen.shown.split(', ').map(Number);
		if (expected) expect(set, told).toEqual(expected);
		if (range !== undefined && range <= LIMITS.cells) expect(seen.results, told).toMatchObject(labResults(set, range));
	}
	console.log(`${INPUTS} inputs tried: ${counts.right} right results, ${counts.refused} refusals, seed ${SEED}`);
	expect(counts.right).toBeGreaterThan(0);
	expect(counts.refused).toBeGreaterThan(0);
});

test('a pasted megabyte gets its sentence or its result, and the page goes on', async ({ page }) => {
	test.setTimeout(180_000);
	await open(page);
	for (const paste of pastes) {
		const seen = await typed(page, { takes: paste });
		expect(seen.error !== null || seen.results.labels !== undefined).toBe(true);
		const after = await typed(page, { takes: '2,5' });
		expect(after.results).toMatchObject(labResults([2, 5], 19));
	}
});

test('a hostile link opens the page, with a notice where something was passed over', async ({ page }) => {
	const links = fc.sample(fc.tuple(takesText, positionsText), { numRuns: Math.min(20, INPUTS), seed: SEED });
	for (const [takes, positions] of links) {
		await page.goto('about:blank');
		await open(
			page,
			`takes=${encodeURIComponent(takes.replaceAll(/\p{Surrogate}/gu, ''))}&positions=${encodeURI(positions.replaceAll(/\p{Surrogate}/gu, ''))}`,
		);
		await expect(page.locator('[data-panel="labels"] [data-result="error"]')).toHaveCount(0);
		await expect(page.locator('script[src*="alert"], img[src="x"]')).toHaveCount(0);
	}
});
