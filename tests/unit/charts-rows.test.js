// @ts-check
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences, evenRowsChart, sentenceRowsChart } from '../../www/charts/rows.js';
import { sevenChart } from '../../www/charts/seven.js';
import { ask } from '../engine.js';
import { assertPicture, drawn } from './pictures.js';

/** The published measurement: the best shift and the heaps that stay wrong, row by row. */
const OFFSETS = {
	'1,3': [[0, 4]],
	'2,5': [
		[1, 4],
		[0, 6],
	],
	'3,7': [
		[2, 6],
		[3, 8],
		[1, 8],
	],
	'3,8': [
		[1, 8],
		[0, 8],
		[0, 10],
	],
	'4,9': [
		[3, 8],
		[4, 9],
		[18, 10],
		[2, 10],
	],
	'4,11': [
		[1, 12],
		[0, 11],
		[22, 12],
		[0, 14],
	],
	'5,11': [
		[4, 10],
		[5, 11],
		[6, 12],
		[23, 12],
		[3, 12],
	],
	'6,13': [
		[5, 12],
		[6, 13],
		[7, 13],
		[8, 15],
		[28, 14],
		[4, 14],
	],
};

for (const [pair, expected] of Object.entries(OFFSETS)) {
	test(`{${pair}} in even rows leaves wrong what was published, and the drawing marks it`, async () => {
		const [a = '', b = ''] = pair.split(',');
		const { drawing, fits, rowWidth } = ask('additiveRows', a, b);
		assert.deepEqual(
			fits.map((/** @type {import('../../www/charts/rows.js').Fit} */ { shift, wrong }) => [shift, wrong]),
			expected,
		);
		for (const [k, [shift = 0, wrong]] of expected.entries()) {
			const row = drawing.values.subarray(k * Number(rowWidth), (k + 1) * Number(rowWidth));
			const marked = differences(row, drawing.pattern, shift).filter(({ value }) => value === 1);
			assert.equal(
				marked.reduce((sum, { length }) => sum + length, 0),
				wrong,
			);
		}
	});
}

test('the pictures of the rows of {4, 9, 13}', async () => {
	const { drawing, fits } = ask('additiveRows', '4', '9');
	await assertPicture('rows-even-4-9', evenRowsChart({ ...drawing, block: 4, fits }));
	await assertPicture('rows-sentence-4-9', sentenceRowsChart({ ...drawing, block: 4 }));
});

test('in the sentence’s rows every block of every pair begins in a column, and bands in their own half', async () => {
	for (const [a, b] of [
		[4, 9],
		[3, 7],
		[6, 26],
		[3, 10],
		[7, 40],
	]) {
		const { drawing } = ask('additiveRows', String(a), String(b));
		for (const [k, start] of drawing.start.entries()) {
			const end = start + drawing.lower[k] + drawing.upper[k];
			let x = drawing.shift[k] + 1;
			for (let heap = start + 1; heap < end; heap++, x++) {
				const seam = heap - start === drawing.lower[k] || drawing.carried[heap] !== drawing.carried[heap - 1];
				if (drawing.values[heap] !== drawing.values[heap - 1] && !seam && drawing.carried[heap] === 0)
					assert.equal(x % (a ?? 1), 0, `{${a},${b}} heap ${heap}`);
			}
		}
	}
});

test('the picture of the seven games, at one scale', async () => {
	const games = ask('sevenGames').map(
		(/** @type {{ takes: [number, number, number], values: string }} */ { takes, values }) => ({
			takes,
			values: Uint8Array.from(values, Number),
		}),
	);
	assert.equal(games.length, 7);
	const chart = sevenChart(games);
	await assertPicture('seven', chart);
	const titles = [...(await drawn(chart)).querySelectorAll('.title')].map((title) => title.textContent);
	for (const title of ['{3, 4, 7}: 6 + 4 = 10', '{4, 13, 17}: 16 + 13 = 29', '{1, 4, 5}: 4 + 4 = 8'])
		assert.ok(titles.includes(title));
});
