// @ts-check
/** The engine on the browser's own integers: the core's own tests play on another kind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ask } from '../engine.js';

/** The position loses, by the golden-ratio test. @param {bigint} a @param {bigint} b 0 ≤ a ≤ b */
const loses = (a, b) => a === 0n || (a < b && b * b < a * b + a * a);

/** The Grundy value with the zero ending, one quotient after the other. @param {bigint} a @param {bigint} b @returns {bigint} */
function value(a, b) {
	if (a === 0n) return 0n;
	const q = b / a;
	return q > value(b % a, a) ? q : q - 1n;
}

/** The pair with these quotients. @param {bigint[]} quotients @returns {[bigint, bigint]} */
function built(quotients) {
	let [a, b] = [0n, 1n];
	for (const q of quotients) [a, b] = [b, q * b + a];
	return [a, b];
}

/** Pairs of any size, and pairs whose quotients are mostly 1 and 2. */
const pairs = fc.oneof(
	fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 300n }), fc.bigInt({ min: 0n, max: 10n ** 300n })),
	fc.array(fc.constantFrom(1n, 1n, 2n, 2n, 3n, 50n), { minLength: 1, maxLength: 400 }).map(built),
);

test('outcome, winning move and value agree with plain BigInt', () => {
	fc.assert(
		fc.property(pairs, ([x, y]) => {
			const [a, b] = x < y ? [x, y] : [y, x];
			const { winning, ...told } = ask('euclidOutcome', String(x), String(y), 'zero');
			assert.deepEqual(told, {
				smaller: String(a),
				larger: String(b),
				ending: 'zero',
				over: a === 0n,
				loss: loses(a, b),
			});
			assert.equal(ask('euclidValue', String(x), String(y), 'zero'), String(value(a, b)));
			if (told.loss) {
				assert.equal(winning, null);
			} else {
				const left = b - BigInt(winning.multiple) * a;
				assert.deepEqual([winning.smaller, winning.larger].map(BigInt), left < a ? [left, a] : [a, left]);
				assert.ok(loses(BigInt(winning.smaller), BigInt(winning.larger)));
			}
		}),
	);
});

test('the bound of a large take is a power of 2', () => {
	for (const largest of [1, 64, 1000, 100_000]) {
		assert.equal(BigInt(ask('windowBound', String(largest)).digits), 2n ** BigInt(largest));
	}
});
