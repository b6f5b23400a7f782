// @ts-check
/** Long work in slices: its answer, its progress at a pace that can be read, its end when nobody wants it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { work } from '../../www/engine/work.js';

/**
 * A job of some slices, each of which takes some milliseconds.
 *
 * @param {number} slices
 * @param {number} ms
 */
function job(slices, ms) {
	const state = { done: 0, freed: 0 };
	return {
		state,
		advance() {
			const end = performance.now() + ms;
			while (performance.now() < end);
			state.done++;
			const progress = { done: String(state.done), total: String(slices) };
			return state.done === slices ? { ...progress, answer: 'the answer' } : progress;
		},
		free() {
			state.freed++;
		},
	};
}

test('progress is told about ten times a second, however short the slices', async () => {
	const busy = job(1000, 1);
	/** @type {import('../../www/engine/work.js').Progress[]} */
	const told = [];
	const start = performance.now();
	assert.equal(
		await work(
			busy,
			() => true,
			(progress) => told.push(progress),
		),
		'the answer',
	);
	const tenths = (performance.now() - start) / 100;
	assert.ok(told.length >= 3 && told.length <= tenths, `told ${told.length} times in ${tenths.toFixed(1)} tenths`);
	assert.ok(told.every(({ total }) => total === '1000'));
	assert.deepEqual(
		told.map(({ done }) => Number(done)).sort((a, b) => a - b),
		told.map(({ done }) => Number(done)),
	);
	assert.equal(busy.state.freed, 1);
});

test('short work tells no progress', async () => {
	const answer = await work(
		job(3, 1),
		() => true,
		() => assert.fail('nobody can read that fast'),
	);
	assert.equal(answer, 'the answer');
});

test('work that nobody wants any more ends without an answer, and is freed', async () => {
	const busy = job(1000, 1);
	assert.equal(await work(busy, () => busy.state.done < 5), undefined);
	assert.equal(busy.state.done, 5);
	assert.equal(busy.state.freed, 1);
});

test('work that fails says why: it is not freed, since what trapped is still borrowed', async () => {
	const busy = job(10, 0);
	busy.advance = () => {
		throw new WebAssembly.RuntimeError('unreachable');
	};
	busy.free = () => {
		throw new Error('attempted to take ownership of Rust value while it was borrowed');
	};
	await assert.rejects(
		work(busy, () => true),
		WebAssembly.RuntimeError,
	);
});
