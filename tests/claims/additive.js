// @ts-check
/** The sentences of the additive section that have numbers, made from the engine’s answers. */
import { expect } from '@playwright/test';
import { ask } from '../engine.js';

/** What each claim must read, made from the engine's answers. @type {Record<string, () => string>} */
export const CLAIMS = {
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
	offsets() {
		const last = 60;
		for (let b = 2; b <= last; b++)
			for (let a = 1; a < b; a++) {
				const { case: kind, fits } = ask('additiveRows', String(a), String(b));
				const fitting = fits.filter((/** @type {{ wrong: bigint | number }} */ { wrong }) => Number(wrong) === 0);
				expect(fitting.length, `{${a}, ${b}}`).toBe(kind === 'long' ? 0 : fits.length);
			}
		return `In every long pair up to b=${last}, which is how far this was measured, some heaps of every row stay wrong at every shift.`;
	},
};

/** Values with a space between blocks. @param {string} values */
const blocks = (values) => values.replaceAll(/(\d)(?!\1|$)/g, '$1 ');
