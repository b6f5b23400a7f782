// @ts-check
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowPicture } from '../../www/charts/row.js';
import { stripPicture } from '../../www/charts/strip.js';
import { assertPicture, drawn } from './pictures.js';

const STYLES = ['tokens', 'additive', 'cells'];

/** @param {string} letter */
const kind = (letter) => letter.toLowerCase();

test('the picture of the row of {1, 3, 4}', async () => {
	const row = {
		title: 'The labels of {1, 3, 4}, positions 0 to 44',
		texts: [...'LWLWWWW'.repeat(7).slice(0, 45)],
		kind,
		period: 7,
	};
	await assertPicture('row-1-3-4', rowPicture(row), STYLES);
});

test('the picture of values, some of two digits, bracketed after a preperiod', async () => {
	const texts = ['0', '1', '12', '0', '1', '2', '0', '1', '2', '10'];
	const picture = await drawn(
		rowPicture({ title: '', texts, kind: (text) => `g${Math.min(Number(text), 4)}`, period: 3, preperiod: 3 }),
	);
	assert.deepEqual(
		[...picture.querySelectorAll('.g4 text')].map((text) => [text.textContent, text.getAttribute('x')]),
		[
			['12', '103'],
			['10', '397'],
		],
	);
	assert.equal(picture.querySelector('.g0 text')?.textContent, '000');
	assert.equal(picture.querySelector('.brackets')?.getAttribute('d'), 'M126 57V62H248M252 57V62H374M378 57V62H416');
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
				const picture = await drawn(rowPicture({ title: '', texts: [...letters], kind, period }));
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
