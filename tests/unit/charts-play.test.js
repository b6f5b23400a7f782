// @ts-check
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { counters, MOST_COUNTERS } from '../../www/charts/counters.js';
import { lengths, shareOf } from '../../www/charts/lengths.js';
import { assertPicture, drawn } from './pictures.js';

const STYLES = ['tokens', 'play'];

test('the picture of a heap from which 4 of 16 were taken', async () => {
	await assertPicture('counters-12-4', counters(12, 4), STYLES);
});

test('the picture of 11 and 27 as lengths', async () => {
	await assertPicture('lengths-11-27', lengths(shareOf('11', '27')), STYLES);
});

test('every counter is drawn, those that were taken as rings, and none lies on another', async () => {
	for (let count = 0; count <= MOST_COUNTERS; count += 7) {
		for (const taken of [0, 1, MOST_COUNTERS - count]) {
			const chart = await drawn(counters(count, taken));
			const circles = [...chart.querySelectorAll('circle')];
			assert.equal(circles.filter((circle) => circle.getAttribute('class') === 'there').length, count);
			assert.equal(circles.filter((circle) => circle.getAttribute('class') === 'taken').length, taken);
			const places = circles.map((circle) => `${circle.getAttribute('cx')},${circle.getAttribute('cy')}`);
			assert.equal(new Set(places).size, count + taken);
		}
	}
});

test('the smaller number is laid along the larger as often as it fits', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.integer({ min: 1, max: 1000 }),
			fc.integer({ min: 1, max: 59 }),
			fc.nat(),
			async (a, q, rest) => {
				const b = q * a + (rest % a);
				const marks = (await drawn(lengths(shareOf(String(a), String(b))))).querySelector('.fits')?.getAttribute('d');
				assert.equal(marks?.match(/M/g)?.length, q);
			},
		),
	);
	assert.equal(shareOf('0', '0'), 0);
	assert.equal(shareOf('1', `1${'0'.repeat(400)}`), 0);
});
