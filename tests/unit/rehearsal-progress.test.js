// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	draw,
	drawn,
	hidden,
	LAST_STEP,
	restored,
	roundOf,
	START,
	toStage,
	toStep,
	withRound,
} from '../../www/rehearsal/progress.js';
import { giveUp, handIn, joined, markLabels, predict } from '../../www/rehearsal/round.js';

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

/** What is kept of a progress, and read again. @param {Progress} progress */
const keptOf = (progress) => JSON.parse(JSON.stringify(progress));

test('progress survives being kept', () => {
	const begun = toStage(START, 'faded');
	for (const progress of [START, begun, drawing(), alone(), withRound(begun, predict(round(begun), 0, 'L'))])
		assert.deepEqual(restored(keptOf(progress)), progress);
	assert.equal(restored(keptOf(START)), START);
});

test('a part that is none is as at the start, and takes no other with it', () => {
	const good = keptOf(alone());
	for (const [part, value] of /** @type {[keyof Progress, unknown][]} */ ([
		['stage', 'examined'],
		['stage', 'faded'], // and there is no such round
		['step', 1e9],
		['level', null],
		['own', { ...good.own, labels: 'LW' }],
		['own', { ...good.own, takes: '<b>' }],
		['own', { ...good.own, part: 'essay' }],
		['own', { ...good.own, period: null }],
		['own', undefined],
		['drawing', 'x'],
		['scores', [null]],
		['scores', {}],
	]))
		assert.deepEqual(restored({ ...good, [part]: value }), { ...good, [part]: START[part] }, `${part}: ${value}`);
	fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (kept) => restored(kept) === START));
});

test('no single field can be spoilt into something that is taken for progress and is none', () => {
	const good = keptOf(alone());
	const spoilt = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant([]), fc.constant({}), fc.boolean());
	fc.assert(
		fc.property(fc.constantFrom(...Object.keys(good.own)), spoilt, (field, value) => {
			const { own } = restored({ ...good, own: { ...good.own, [field]: value } });
			if (!own) return;
			assert.ok(own.labels.length === own.positions);
			assert.ok(own.parts.includes(own.part));
			assert.deepEqual(restored({ ...good, own }).own, own);
		}),
	);
});

test('what two tabs write into one round is put together, letter by letter', () => {
	const base = round(toStage(START, 'faded'));
	const mine = predict(predict(base, 0, 'L'), 1, 'W');
	const theirs = predict(predict(base, 1, 'L'), 2, 'W');
	assert.equal(joined(base, mine, theirs).labels, 'LWW...', 'of two letters for one place the same one in both tabs');
	assert.equal(joined(base, giveUp(mine), theirs).over, true);
	assert.equal(joined(base, mine, giveUp(theirs)).over, true);
	assert.deepEqual(joined(base, mine, theirs), joined(base, theirs, mine), 'whichever tab asks');
	assert.deepEqual(
		joined(base, mine, round(alone())),
		joined(base, round(alone()), mine),
		'another set is another round',
	);
	for (const [one, other] of [
		['worked', 'own'],
		[null, mine],
		[3, 4],
	]) {
		assert.equal(joined(one, other, one), other);
		assert.equal(joined(one, one, other), other);
	}
});
