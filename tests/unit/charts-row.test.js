// @ts-check
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowPicture } from '../../www/charts/row.js';
import { stripPicture } from '../../www/charts/strip.js';
import { assertPicture, drawn } from './pictures.js';

const STYLES = ['tokens', 'additive', 'cells'];

test('the picture of the row of {1, 3, 4}', async () => {
	const row = {
		title: 'The labels of {1, 3, 4}, positions 0 to 44',
		letters: 'LWLWWWW'.repeat(7).slice(0, 45),
		period: 7,
	};
	await assertPicture('row-1-3-4', rowPicture(row), STYLES);
});

test('the picture of a long strip', async () => {
	const bits = Uint32Array.from({ length: 40 }, (_, i) => (i < 20 ? 0xffffffff : 0x55555555));
	await assertPicture('strip', stripPicture({ title: 'A strip', bits, positions: 1280 }), STYLES);
});

test('a row has each letter once, where its position says', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.string({ unit: fc.constantFrom('L', 'W'), minLength: 1, maxLength: 90 }),
			fc.integer({ min: 1, max: 90 }),
			async (letters, period) => {
				const picture = await drawn(rowPicture({ title: '', letters, period }));
				/** @type {string[]} */
				const read = [];
				for (const text of picture.querySelectorAll('.l text, .w text')) {
					const xs = (text.getAttribute('x') ?? '').split(' ').filter(Boolean).map(Number);
					const ys = (text.getAttribute('y') ?? '').split(' ').filter(Boolean).map(Number);
					for (const [i, letter] of [...(text.textContent ?? '')].entries())
						read[Math.floor((xs[i] ?? 0) / 42) + 20 * Math.floor((ys[i] ?? 0) / 78)] = letter;
				}
				assert.equal(read.join(''), letters);
				const starts = (picture.querySelector('.brackets')?.getAttribute('d') ?? '').match(/V/g) ?? [];
				assert.equal(starts.length, Math.ceil(letters.length / period));
			},
		),
		{ numRuns: 50 },
	);
});
