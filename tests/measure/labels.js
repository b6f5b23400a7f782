// @ts-check
/**
 * Ten million labels asked of the engine, measured period and all, beside the
 * plain loop over a Uint8Array: `npm run build`, then `node tests/measure/labels.js`.
 * docs/MEASUREMENTS.md says what came out.
 */
import assert from 'node:assert/strict';
import { ask } from '../engine.js';

const POSITIONS = 10_000_000;
const ROUNDS = 7;
const SETS = [
	[1, 3, 4],
	[2, 5],
	[5, 28, 36, 59, 64],
	Array.from({ length: 24 }, (_, i) => i + 1),
	[30, 31, 57],
	[100, 250, 999],
];

/** The labels of positions below `length`, a byte each: 1 for a loss. @param {number[]} takes @param {number} length */
function plain(takes, length) {
	const losses = new Uint8Array(length);
	for (let position = 0; position < length; position++) {
		let loss = 1;
		for (let i = 0; i < takes.length; i++) {
			const take = /** @type {number} */ (takes[i]);
			if (take > position) break;
			if (losses[position - take] === 1) {
				loss = 0;
				break;
			}
		}
		losses[position] = loss;
	}
	return losses;
}

/** The median of some rounds of two pieces of work, in turn, in milliseconds. @param {(() => unknown)[]} works */
function times(...works) {
	const rounds = works.map(() => /** @type {number[]} */ ([]));
	for (let round = 0; round < ROUNDS; round++) {
		works.forEach((work, i) => {
			const start = performance.now();
			work();
			rounds[i]?.push(performance.now() - start);
		});
	}
	return rounds.map((all) => all.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN);
}

const rows = SETS.map((takes) => {
	const text = takes.join();
	const { bits, lossCount } = ask('labels', text, String(POSITIONS));
	const losses = plain(takes, POSITIONS);
	assert.equal(
		lossCount,
		losses.reduce((sum, loss) => sum + loss, 0),
	);
	assert.ok(losses.every((loss, p) => ((bits[p >> 5] >>> (p & 31)) & 1) === loss));
	const [engine = 0, loop = 0] = times(
		() => ask('labels', text, String(POSITIONS)),
		() => plain(takes, POSITIONS),
	);
	return { takes: text.slice(0, 20), engine, 'plain loop': loop, ratio: loop / engine };
});
console.table(rows);
