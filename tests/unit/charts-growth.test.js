// @ts-check
import './dom.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { growthChart, jump } from '../../www/charts/growth.js';
import { ask } from '../engine.js';
import { assertPicture, drawn } from './pictures.js';

test('the picture of the growth along a = 5', async () => {
	await assertPicture('growth-5', growthChart(ask('growth', 5, 55)));
});

test('the jump goes from 36 to 215, and for every a from short to long', () => {
	assert.deepEqual(jump(ask('growth', 5, 55)), { from: { b: 16, period: 36 }, to: { b: 21, period: 215 } });
	for (let a = 1; a <= 30; a++) {
		const growth = ask('growth', a, Math.max(24, 11 * a));
		const { from, to } = jump(growth);
		const at = (/** @type {number} */ b) => ask('additive', String(a), String(b));
		assert.deepEqual([at(from.b).case, at(to.b).case], ['short', 'long']);
		assert.deepEqual([at(from.b).period, at(to.b).period], [String(from.period), String(to.period)]);
	}
});

test('the periods along each a are the published ones', () => {
	const lines = readFileSync(new URL('../../crate/games/tests/vectors/additive-pairs-80.csv', import.meta.url), 'utf8')
		.trim()
		.split('\n')
		.slice(1);
	const growths = Array.from({ length: 30 }, (_, a) => ask('growth', a + 1, 80));
	let compared = 0;
	for (const line of lines) {
		const [a = 0, b = 0, period] = line.split(',').map(Number);
		const growth = growths[a - 1];
		if (!growth) continue;
		assert.equal(growth.additive[b - growth.b[0]], period, line);
		compared++;
	}
	assert.equal(compared, 30 * 80 - (30 * 31) / 2);
});

test('every pair has one mark, and one for its two takes', async () => {
	const growth = ask('growth', 6, 66);
	const chart = await drawn(growthChart(growth));
	const marks = (/** @type {string} */ style) =>
		chart.querySelector(`path[class="${style}"]`)?.getAttribute('d')?.match(/z|v5/g)?.length ?? 0;
	const cases = ['long', 'long open', 'short', 'short open'].map(marks);
	assert.equal(
		cases.reduce((sum, count) => sum + count),
		66,
	);
	assert.equal(marks('two'), 66);
});
