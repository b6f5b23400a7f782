// @ts-check
/** The additive section can be read without JavaScript, and every number in its text is the engine's. */
import { ask } from '../engine.js';
import { expect, test } from './lab.js';

/** What each claim must read, made from the engine's answers. @type {Record<string, () => string>} */
const CLAIMS = {
	'two-takes'() {
		const { drawing, twoTakesPeriod } = ask('additive', '3', '8');
		const values = [...drawing.twoTakes.subarray(0, Number(twoTakesPeriod))].join('');
		return `The values of {3, 8} are ${values}, again and again.`;
	},
	short() {
		const { values, period } = ask('additive', '3', '10');
		expect(Number(period)).toBe(12 + 10);
		return `For {3, 10, 13} that is ${blocks(values)}, twelve heaps and ten.`;
	},
	rows() {
		const { drawing } = ask('additiveRows', '4', '9');
		const rows = [...drawing.start].map((/** @type {number} */ start, k) => {
			const text = [...drawing.values].join('');
			const seam = start + drawing.lower[k];
			const end = seam + drawing.upper[k];
			return `row ${k}, shift ${drawing.shift[k]}: ${blocks(text.slice(start, seam))} | ${blocks(text.slice(seam, end))}`;
		});
		return rows.join(' ');
	},
	carried() {
		const { drawing } = ask('additiveRows', '4', '9');
		const carried = [...drawing.start].map((/** @type {number} */ start, k) => {
			const lower = start + drawing.lower[k];
			const on = (/** @type {number} */ from, /** @type {number} */ to) =>
				[...drawing.values.subarray(from, to)].filter((_, x) => drawing.carried[from + x] === 1);
			return { lower: on(start, lower), upper: on(lower, lower + drawing.upper[k]) };
		});
		expect(carried[0]).toEqual({ lower: [], upper: [1] });
		expect(carried.slice(1).flatMap(({ lower }) => lower)).toEqual([3, 3, 3, 3, 3, 3]);
		return 'The 1 in the upper band of row 0 stands where the lower band, carried on, would have it. The 3s in the lower bands of the other rows belong to the upper band before.';
	},
	wraps() {
		const { drawing } = ask('additiveRows', '4', '9');
		const k = drawing.carry.indexOf(1);
		return `In row ${k} the shift wraps from ${drawing.shift[k]} to ${drawing.shift[0]}, and the lower band has ${drawing.lower[k]} heaps instead of ${drawing.lower[0]}.`;
	},
	long() {
		const { drawing } = ask('additiveRows', '4', '9');
		const widths = [...drawing.lower].map((/** @type {number} */ lower, k) => lower + drawing.upper[k]);
		expect(widths).toHaveLength(4);
		return `Four rows, ${widths.join(' + ')} = ${ask('additive', '4', '9').period} heaps, and then the first row comes again.`;
	},
};

/** Values with a space between blocks. @param {string} values */
const blocks = (values) => values.replaceAll(/(\d)(?!\1|$)/g, '$1 ');

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every numeric sentence says what the engine says', async ({ page }) => {
		await page.goto('./');
		const claims = page.locator('#additive [data-claim]');
		const names = await claims.evaluateAll((all) => all.map((claim) => claim.getAttribute('data-claim')));
		expect(names.sort()).toEqual(Object.keys(CLAIMS).sort());
		for (const [name, sentence] of Object.entries(CLAIMS)) {
			await expect(page.locator(`#additive [data-claim="${name}"]`)).toHaveText(sentence());
		}
	});

	test('the proofs can be opened and read', async ({ page }) => {
		await page.goto('./');
		for (const summary of [
			'The proof of the short sentence',
			'The long sentence in symbols',
			'The proof of the long sentence',
			'Why no smaller period will do',
		]) {
			await page.getByText(summary).click();
		}
		await expect(page.getByText('The mex of 0, 1 and the other one is')).toBeVisible();
		await expect(page.getByText('They are one period apart')).toBeVisible();
		await expect(page.getByText('Manabe and U. Larsson')).toBeVisible();
	});
});
