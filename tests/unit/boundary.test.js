// @ts-check
/** The boundary by its own short table: what crosses, and how refusals and jobs look from JavaScript. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as first from '../../www/engine/pkg/first/lab.js';
import * as rest from '../../www/engine/pkg/rest/lab.js';
import { refusalOf } from '../../www/engine/refusal.js';

for (const [part, { initSync }] of Object.entries({ first, rest })) {
	initSync({ module: readFileSync(new URL(`../../www/engine/pkg/${part}/lab_bg.wasm`, import.meta.url)) });
}

/** @param {() => unknown} question */
function refusal(question) {
	try {
		question();
	} catch (error) {
		return refusalOf(error);
	}
	return undefined;
}

test('a report is one owned object, with its sequence as a typed array', () => {
	const report = /** @type {any} */ (first.labels('4,1,3,1', '19'));
	assert.deepEqual(report.takes, [1, 3, 4]);
	assert.deepEqual(report.repeated, [1]);
	assert.equal(report.letters, 'LWLWWWWLWLWWWWLWLWW');
	assert.ok(report.bits instanceof Uint32Array);
	assert.equal(report.bits[0], 0b10100001010000101);
	assert.deepEqual(report.measured, {
		period: 7,
		pairs: 12,
		repetitions: 2,
		rest: 5,
		residues: [0, 2],
		residueCount: 2,
	});
	assert.deepEqual(first.windowBound('1,3,4'), { takes: [1, 3, 4], digits: '16' });
});

test('a refusal is an error with a code, the item and a sentence', () => {
	for (const [takes, positions, code, item] of [
		['1,0', '19', 'E_TAKE_ZERO', '0'],
		['1e9', '19', 'E_EXPONENT', '1e9'],
		['1', '0', 'E_POSITIONS_NONE', '0'],
		['1', '10000001', 'E_POSITIONS_TOO_MANY', '10000001'],
	]) {
		const found = refusal(() => first.labels(takes ?? '', positions ?? ''));
		assert.equal(found?.code, code);
		assert.equal(found?.item, item);
		assert.match(found?.sentence ?? '', /\.$/);
	}
});

test('a job works in slices and ends with the same answer however it is sliced', () => {
	for (const budget of [1, 7, 1_000_000]) {
		const job = new rest.LabelCertificate('4,9,11', 1000n);
		let slice = /** @type {any} */ (job.advance(budget));
		while (slice.answer === undefined) slice = job.advance(budget);
		assert.equal(slice.answer.proof.preperiod, '27');
		assert.equal(slice.answer.proof.period, '5');
		job.free();
	}
});

test('a search past its limit says how far it looked and proves nothing', () => {
	const job = new rest.LabelCertificate('5,28,36,59,64', 1000n);
	let slice = /** @type {any} */ (job.advance(100));
	while (slice.answer === undefined) slice = job.advance(100);
	assert.equal(slice.answer.proof, null);
	assert.ok(Number(slice.answer.looked) >= 1000);
	job.free();
});
