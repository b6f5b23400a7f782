// @ts-check
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bandsChart } from '../../www/charts/bands.js';
import { heapWidth, runsOf, ticks } from '../../www/charts/blocks.js';
import { assertPicture, drawn } from './pictures.js';

/** @param {string} digits */
const values = (digits) => Uint8Array.from(digits, Number);

/** {4, 9, 13} is long, {3, 10, 13} short; the digits are those of the core's tests. */
const GAMES = {
	'bands-4-9': {
		takes: /** @type {[number, number, number]} */ ([4, 9, 13]),
		values: values('0000111102221333220003111002211332220033110002111322220333100001111222233332'),
		twoTakes: values('0000111102221'.repeat(6).slice(0, 76)),
		oneTake: values('00001111'.repeat(10).slice(0, 76)),
		twoTakesPeriod: 13,
		departure: 9,
	},
	'bands-3-10': {
		takes: /** @type {[number, number, number]} */ ([3, 10, 13]),
		values: values('0001110001112223332223'),
		twoTakes: values('0001110001112'.repeat(2).slice(0, 22)),
		oneTake: values('000111'.repeat(4).slice(0, 22)),
		twoTakesPeriod: 13,
		departure: 12,
	},
};

for (const [name, game] of Object.entries(GAMES)) {
	test(`the picture ${name}`, async () => {
		await assertPicture(name, bandsChart(game));
	});

	test(`${name} has every digit in its place`, async () => {
		const chart = await drawn(bandsChart(game));
		const digits = [...chart.querySelectorAll('[class^="g"] text')].map((text) => text.textContent).join('');
		assert.equal(digits.length, 3 * game.values.length);
		const width = heapWidth(game.values.length, game.takes[0]);
		for (const text of chart.querySelectorAll('[class^="g"] text')) {
			const places = String(text.getAttribute('x')).split(' ');
			assert.equal(places.length, text.textContent?.length);
			for (const [i, x] of places.entries()) {
				const heap = Math.floor(Number(x) / width);
				const digit = Number(text.textContent?.[i]);
				assert.ok([game.values, game.twoTakes, game.oneTake].some((sequence) => sequence[heap] === digit));
			}
		}
	});
}

test('runs read heap by heap are the sequence', () => {
	fc.assert(
		fc.property(fc.array(fc.nat(3), { maxLength: 60 }), (sequence) => {
			const runs = runsOf(sequence);
			assert.deepEqual(
				runs.flatMap(({ length, value }) => Array(length).fill(value)),
				sequence,
			);
			assert.ok(runs.every((run, i) => i === 0 || run.value !== runs[i - 1]?.value));
		}),
	);
});

test('a line of heaps is neither wider than its limit nor drawn too small to see', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 5000 }), (heaps, block) => {
			const width = heapWidth(heaps, block);
			assert.ok(width > 0 && width <= 26);
			assert.ok(heaps * width <= 6000 * 1.1);
		}),
	);
});

test('ticks start at 0, step evenly, and leave room for their labels', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0.05, max: 26, noNaN: true }), (last, width) => {
			const all = ticks(last, width);
			assert.equal(all[0], 0);
			assert.ok(all.every((tick) => tick <= last));
			if (all.length > 1) assert.ok(/** @type {number} */ (all[1]) * width >= 43.999);
			assert.ok(all.length <= 1 + (last * width) / 43.999);
		}),
	);
});
