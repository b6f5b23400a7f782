// @ts-check
import './dom.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	cellAfter,
	cellAt,
	cellBox,
	cellPixels,
	indexOf,
	LONG,
	pairAt,
	SHARED_LONG,
	SHARED_SHORT,
	SHORT,
	stripesChart,
	stripesRaster,
} from '../../www/charts/stripes.js';
import { assertPicture, drawn } from './pictures.js';

/** The kinds of all pairs to 80, from the published table. */
const table = readFileSync(new URL('../../crate/games/tests/vectors/additive-pairs-80.csv', import.meta.url), 'utf8')
	.trim()
	.split('\n')
	.slice(1)
	.map((line) => line.split(','));

/** @param {number} last */
const kindsTo = (last) => {
	const kinds = new Uint8Array((last * (last - 1)) / 2);
	for (const [a, b, , kind] of table) {
		if (Number(b) > last) continue;
		const shared = gcd(Number(a), Number(b)) > 1;
		kinds[indexOf({ a: Number(a), b: Number(b) }, last)] =
			kind === 'long' ? (shared ? SHARED_LONG : LONG) : shared ? SHARED_SHORT : SHORT;
	}
	return kinds;
};

/** @type {(a: number, b: number) => number} */
const gcd = (a, b) => (a === 0 ? b : gcd(b % a, a));

test('the picture stripes-20', async () => {
	await assertPicture('stripes-20', stripesChart(kindsTo(20), 20));
});

test('to 80 each kind has the published number of cells', async () => {
	const chart = await drawn(stripesChart(kindsTo(80), 80));
	const cells = (/** @type {string} */ kind) => chart.querySelector(`.${kind}`)?.getAttribute('d')?.split('M').length;
	assert.deepEqual(['long', 'short', 'common'].map(cells), [603 + 1, 1362 + 1, 1195 + 1]);
});

test('index and pair are each other’s inverse, in the order of the engine', () => {
	for (const last of [20, 80, 333]) {
		let index = 0;
		for (let a = 1; a < last; a++) {
			for (let b = a + 1; b <= last; b++, index++) {
				assert.equal(indexOf({ a, b }, last), index);
				assert.deepEqual(pairAt(index, last), { a, b });
			}
		}
		assert.equal(index, (last * (last - 1)) / 2);
	}
});

/** A size of chart with one of its cells. */
const place = fc
	.integer({ min: 20, max: 1000 })
	.chain((last) => fc.tuple(fc.constant(last), fc.nat((last * (last - 1)) / 2 - 1)))
	.map(([last, index]) => ({ last, cell: pairAt(index, last) }));

test('a cell is found under its own middle', () => {
	fc.assert(
		fc.property(place, ({ last, cell }) => {
			const { x, y, side } = cellBox(cell, last);
			assert.deepEqual(cellAt((x + side / 2) / 640, (y + side / 2) / 640, last), cell);
		}),
	);
});

test('no point leads out of the triangle', () => {
	const point = fc.double({ min: -0.5, max: 1.5, noNaN: true });
	fc.assert(
		fc.property(point, point, fc.integer({ min: 20, max: 1000 }), (x, y, last) => {
			const cell = cellAt(x, y, last);
			assert.ok(cell === null || (cell.a >= 1 && cell.a < cell.b && cell.b <= last));
		}),
	);
});

test('no key leads out of the triangle, and arrows go back and forth', () => {
	const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
	fc.assert(
		fc.property(place, fc.constantFrom(...keys), fc.boolean(), ({ last, cell }, key, control) => {
			const next = cellAfter(cell, key, control, last);
			assert.ok(next && next.a >= 1 && next.a < next.b && next.b <= last);
		}),
	);
	assert.deepEqual(cellAfter({ a: 4, b: 9 }, 'ArrowUp', false, 80), { a: 5, b: 9 });
	assert.deepEqual(cellAfter({ a: 8, b: 9 }, 'ArrowUp', false, 80), { a: 8, b: 9 });
	assert.deepEqual(cellAfter({ a: 4, b: 9 }, 'Home', false, 80), { a: 4, b: 5 });
	assert.deepEqual(cellAfter({ a: 4, b: 9 }, 'End', true, 80), { a: 79, b: 80 });
	assert.equal(cellAfter({ a: 4, b: 9 }, 'x', false, 80), null);
});

test('the raster has each pair’s colour at its cell, and nothing outside the triangle', () => {
	const palette = { long: 1, short: 2, common: 3, mark: 4 };
	for (const last of [20, 80]) {
		const kinds = kindsTo(last);
		const pixels = stripesRaster(kinds, last, palette);
		const side = cellPixels(last);
		const width = last * side;
		assert.equal(pixels.length, width * width);
		let coloured = 0;
		for (const [index, kind] of kinds.entries()) {
			const { a, b } = pairAt(index, last);
			const cell = Array.from({ length: side * side }, (_, i) => {
				const [x, y] = [(b - 1) * side + (i % side), (last - a) * side + Math.floor(i / side)];
				return pixels[y * width + x];
			});
			const colour = [1, 2, 3, 3][kind];
			assert.ok(cell.every((pixel) => pixel === colour || (pixel === 4 && kind !== SHORT)));
			assert.equal(cell.includes(4), kind !== SHORT);
			coloured += cell.length;
		}
		assert.equal(pixels.filter((pixel) => pixel !== 0).length, coloured);
	}
});
