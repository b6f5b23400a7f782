// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	draw,
	drawn,
	fromText,
	hidden,
	LAST_STEP,
	roundOf,
	START,
	toStage,
	toStep,
	toText,
	withRound,
} from '../../www/rehearsal/progress.js';
import { giveUp, handIn, markLabels, predict } from '../../www/rehearsal/round.js';

/** @typedef {import('../../www/rehearsal/progress.js').Progress} Progress */

const drawing = () => draw(toStage(START, 'own'), 7);
const alone = () => drawn(drawing(), { takes: '1,4', positions: 14 });

/** @param {Progress} progress */
function round(progress) {
	const now = roundOf(progress);
	assert.ok(now);
	return now;
}

test('steps stay within the worked stage', () => {
	assert.equal(toStep(START, -1).step, 0);
	assert.equal(toStep(START, 99).step, LAST_STEP);
});

test('the set begun together is hidden from the moment its stage is reached until it is over', () => {
	assert.deepEqual(hidden(START), []);
	const begun = toStage(START, 'faded');
	assert.deepEqual(hidden(begun), ['2,5']);
	assert.deepEqual(hidden(toStage(begun, 'worked')), ['2,5'], 'going back to watch does not uncover it');
	assert.deepEqual(hidden(withRound(begun, giveUp(round(begun)))), []);
});

test('a stage that is returned to is as it was left', () => {
	const begun = toStage(START, 'faded');
	const written = withRound(begun, predict(round(begun), 2, 'W'));
	assert.equal(round(toStage(toStage(written, 'own'), 'faded')).labels, '..W...');
});

test('a set is not drawn over one that is still open', () => {
	assert.equal(drawing().drawing, 7);
	assert.equal(alone().drawing, null);
	assert.deepEqual(hidden(alone()), ['1,4']);
	const open = alone();
	assert.equal(draw(open, 8), open);
	assert.equal(draw(withRound(open, giveUp(round(open))), 8).drawing, 8);
});

test('the score of a set of one’s own is written down once, when it is over', () => {
	let progress = alone();
	const truth = 'LWLWWLWLWWLWLW';
	const all = [...truth].reduce(
		(now, letter, p) => predict(now, p, /** @type {'L' | 'W'} */ (letter)),
		round(progress),
	);
	progress = withRound(progress, markLabels(handIn(all), truth));
	assert.deepEqual(progress.scores, []);
	progress = withRound(progress, giveUp(round(progress)));
	assert.deepEqual(progress.scores, [{ takes: '1,4', right: 14, of: 16 }]);
	progress = withRound(progress, { ...round(progress) });
	assert.equal(progress.scores.length, 1);
});

test('progress survives as text', () => {
	const begun = toStage(START, 'faded');
	for (const progress of [START, begun, drawing(), alone(), withRound(begun, predict(round(begun), 0, 'L'))])
		assert.deepEqual(fromText(toText(progress)), progress);
});

test('any other text is a fresh start', () => {
	const good = JSON.parse(toText(alone()));
	for (const text of [
		null,
		'',
		'null',
		'7',
		'[]',
		'{',
		JSON.stringify({ ...good, version: 2 }),
		JSON.stringify({ ...good, stage: 'examined' }),
		JSON.stringify({ ...good, step: 1e9 }),
		JSON.stringify({ ...good, stage: 'faded', faded: null }),
		JSON.stringify({ ...good, own: { ...good.own, labels: 'LW' } }),
		JSON.stringify({ ...good, own: { ...good.own, takes: '<b>' } }),
		JSON.stringify({ ...good, own: { ...good.own, part: 'essay' } }),
		JSON.stringify({ ...good, own: { ...good.own, period: null } }),
		JSON.stringify({ ...good, scores: [null] }),
		JSON.stringify({ ...good, scores: {} }),
	])
		assert.equal(fromText(text), START, text ?? 'nothing');
	fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => fromText(text) === START));
});

test('no single field can be spoilt into something that is taken for progress and is none', () => {
	const good = JSON.parse(toText(alone()));
	const spoilt = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant([]), fc.constant({}), fc.boolean());
	fc.assert(
		fc.property(fc.constantFrom(...Object.keys(good.own)), spoilt, (field, value) => {
			const progress = fromText(JSON.stringify({ ...good, own: { ...good.own, [field]: value } }));
			if (progress === START) return;
			const own = progress.own;
			assert.ok(own && own.labels.length === own.positions);
			assert.ok(own.parts.includes(own.part));
			assert.deepEqual(fromText(toText(progress)), progress);
		}),
	);
});
