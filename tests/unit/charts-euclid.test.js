// @ts-check
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cellAfter, cellAt, cellBox, compared, losingIn, mapChart, valueAt } from '../../www/charts/euclid-map.js';
import { cut, squaresChart } from '../../www/charts/squares.js';
import { assertPicture, drawn } from './pictures.js';

const STYLES = ['tokens', 'additive', 'euclid'];

/** Grundy values of the zero ending, rows y = 0 … 6, columns x = 0 … 6: those of the core's tests, mirrored. */
const ZERO = {
	first: 0,
	side: 7,
	values: Uint16Array.from('0000000012345602102130301012042010005110100632001', Number),
};

for (const by of /** @type {const} */ (['outcome', 'value'])) {
	test(`the picture of the map by ${by}`, async () => {
		await assertPicture(`euclid-map-${by}`, mapChart(ZERO, by), STYLES);
	});
}

test('a map has every letter in its cell', async () => {
	const chart = await drawn(mapChart(ZERO, 'value'));
	const texts = [...chart.querySelectorAll('text')];
	assert.equal(texts.length, 49);
	for (const text of texts) {
		const cell = cellAt(Number(text.getAttribute('x')) / 640, Number(text.getAttribute('y')) / 640, ZERO);
		assert.ok(cell);
		assert.equal(text.textContent, String(valueAt(ZERO, cell)));
	}
});

test('the definition and the golden-ratio test agree on a map, and a wrong map is found out', () => {
	assert.deepEqual(compared(ZERO), { pairs: 15, losing: 5, differ: 0 });
	const wrong = { ...ZERO, values: ZERO.values.with(6 * 7 + 5, 1) };
	assert.deepEqual(compared(wrong), { pairs: 15, losing: 4, differ: 1 });
	assert.deepEqual(losingIn(ZERO, 6), [4, 5]);
});

test('a key leads from a cell to a cell, and the point in the middle of a cell is its own', () => {
	const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');
	fc.assert(
		fc.property(
			fc.nat(1),
			fc.integer({ min: 1, max: 500 }),
			fc.nat(),
			fc.nat(),
			keys,
			fc.boolean(),
			(first, side, i, j, key, control) => {
				const map = { first, side, values: [] };
				const next = cellAfter({ x: first + (i % side), y: first + (j % side) }, key, control, map);
				assert.ok(next);
				const { x, y, side: width } = cellBox(next, map);
				assert.deepEqual(cellAt((x + width / 2) / 640, (y + width / 2) / 640, map), next);
			},
		),
	);
	assert.equal(cellAfter({ x: 1, y: 1 }, 'a', false, ZERO), null);
});

test('the picture of the squares', async () => {
	const picture = { quotients: [2, 2, 5], sides: ['11', '5', '1'], taken: 1, title: '27 by 11' };
	await assertPicture('squares-11-27', squaresChart(picture), STYLES);
	await assertPicture(
		'squares-fibonacci',
		squaresChart({ quotients: [...Array(14).fill(1), 2], sides: [], taken: null, title: 'Fibonacci' }),
		STYLES,
	);
});

test('squares and the rest fill the rectangle, and none leaves it', () => {
	const quotients = fc.tuple(
		fc.integer({ min: 1, max: 20 }),
		fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 40 }),
	);
	fc.assert(
		fc.property(quotients, ([first, others]) => {
			const { width, height, sizes, rest } = cut([first, ...others]);
			assert.ok(width <= 640.01 && height <= 360.01);
			let area = rest ? rest.width * rest.height : 0;
			for (const { x, y, side, count, along } of sizes) {
				area += count * side * side;
				assert.ok(x + (along === 'x' ? count : 1) * side <= width + 0.01);
				assert.ok(y + (along === 'y' ? count : 1) * side <= height + 0.01);
			}
			assert.ok(Math.abs(area - width * height) < 1);
		}),
	);
});
