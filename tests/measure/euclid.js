// @ts-check
/** The Euclid game, beside the same strategy written on BigInt. */
import { measure } from './rounds.js';

const LENGTHS = [100, 1_000, 10_000, 100_000];

/** @typedef {{ loss: boolean, winning?: object }} Outcome */

/**
 * @param {{ euclidOutcome(x: string, y: string, ending: string): Outcome }} lab
 * @returns {Generator<import('./rounds.js').Row>}
 */
export function* euclid({ euclidOutcome }) {
	for (const length of LENGTHS) {
		const pairs = {
			'quotient 3': [`2${noise(length - 1, 1)}`, `7${noise(length - 1, 2)}`],
			'one half as long': [noise(length / 2, 1), noise(length, 2)],
			'neighbouring Fibonacci numbers': neighbours(1n, length),
		};
		for (const [pair, [x = '', y = '']] of Object.entries(pairs)) {
			const name = `Euclid, ${y.length.toLocaleString('en')} digits, ${pair}`;
			const engine = () => {
				const { loss, winning } = euclidOutcome(x, y, 'zero');
				return { loss, ...winning };
			};
			yield measure(name, 'none', engine, { name: 'plain BigInt', work: () => strategy(x, y) });
		}
	}
}

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
