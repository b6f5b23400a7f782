// @ts-check
/**
 * The Euclid game asked of the engine, beside the same strategy written in
 * JavaScript: `npm run build`, then `node tests/measure/euclid.js`.
 * docs/MEASUREMENTS.md says what came out.
 */
import assert from 'node:assert/strict';
import { ask } from '../engine.js';

const LENGTHS = [100, 1_000, 10_000, 100_000];

/** Outcome and winning move of two decimal texts, 0 < x < y, as the engine finds them. @param {string} x @param {string} y */
function strategy(x, y) {
	const [a, b] = [BigInt(x), BigInt(y)];
	const loses = (/** @type {bigint} */ a, /** @type {bigint} */ b) => b - a < a && b * (b - a) < a * a;
	const loss = loses(a, b);
	const quotient = b / a;
	const rest = b - quotient * a;
	if (rest === 0n || loses(rest, a)) return { loss, multiple: String(quotient), smaller: String(rest), larger: x };
	if (quotient === 1n) return { loss };
	return { loss, multiple: String(quotient - 1n), smaller: x, larger: String(a + rest) };
}

/** Neighbours in the sequence 1, q, q² + 1, … with about so many digits. @param {bigint} q @param {number} digits */
function neighbours(q, digits) {
	let [a, b] = [1n, q];
	// One doubling a step: (uₙ, uₙ₊₁) to (u₂ₙ₊₁, u₂ₙ₊₂), counted from u₀ = 1 and u₋₁ = 0.
	for (let length = 1; 2 * length <= digits; length = String(b).length) {
		const before = b - q * a;
		[a, b] = [a * (before + b), b * b + a * a];
	}
	return [String(a), String(b)];
}

/** Digits that look random, the same in every run. @param {number} length @param {number} seed */
function noise(length, seed) {
	let state = seed;
	return Array.from({ length }, () => {
		state = (state * 48_271) % 2_147_483_647;
		return 1 + (state % 9);
	}).join('');
}

/** The least of the times of some runs, in milliseconds. @param {() => unknown} work */
function time(work) {
	let least = Number.POSITIVE_INFINITY;
	const end = performance.now() + 1_000;
	for (let run = 0; run < 3 || performance.now() < end; run++) {
		const start = performance.now();
		work();
		least = Math.min(least, performance.now() - start);
	}
	return least;
}

const rows = LENGTHS.flatMap((length) => {
	const pairs = {
		'a quotient of 3': [`2${noise(length - 1, 1)}`, `7${noise(length - 1, 2)}`],
		'half as long': [noise(length / 2, 1), noise(length, 2)],
		'near the golden ratio': neighbours(1n, length),
	};
	return Object.entries(pairs).map(([pair, [x = '', y = '']]) => {
		const { loss, winning } = ask('euclidOutcome', x, y, 'zero');
		assert.deepEqual({ loss, ...winning }, strategy(x, y));
		const [engine, javaScript] = [time(() => ask('euclidOutcome', x, y, 'zero')), time(() => strategy(x, y))];
		return { pair, digits: y.length, engine, 'plain BigInt': javaScript, ratio: engine / javaScript };
	});
});
console.table(rows);
