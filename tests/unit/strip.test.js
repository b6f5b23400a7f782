// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lossShares } from '../../www/charts/loss-shares.js';

test('the shares are those that counting one by one gives', () => {
	fc.assert(
		fc.property(
			fc.uint32Array({ minLength: 1, maxLength: 20 }),
			fc.nat(),
			fc.integer({ min: 1, max: 50 }),
			(bits, n, columns) => {
				const positions = 1 + (n % (bits.length * 32));
				const loss = (/** @type {number} */ p) => ((bits[p >>> 5] ?? 0) >>> (p & 31)) & 1;
				const shares = lossShares(bits, positions, columns);
				for (let x = 0; x < columns; x++) {
					const start = Math.floor((x * positions) / columns);
					const end = Math.max(start + 1, Math.floor(((x + 1) * positions) / columns));
					let losses = 0;
					for (let p = start; p < end; p++) losses += loss(p);
					assert.equal(shares[x], losses / (end - start));
				}
			},
		),
	);
});
