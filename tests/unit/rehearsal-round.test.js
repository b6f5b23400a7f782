// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	ALL_PARTS,
	giveUp,
	goOn,
	handIn,
	mark,
	markAnswer,
	markLabels,
	newRound,
	OPEN,
	predict,
	score,
	unpredicted,
	write,
} from '../../www/rehearsal/round.js';

/** @typedef {import('../../www/rehearsal/round.js').Round} Round */

/** @param {Round} round @param {string} letters */
const predictAll = (round, letters) =>
	[...letters].reduce((now, letter, position) => predict(now, position, /** @type {'L' | 'W'} */ (letter)), round);

const TRUTH = 'LLWWLW';
const faded = () => newRound('2,5', 6, ['labels']);

test('a round begins with nothing predicted', () => {
	assert.equal(faded().labels, '......');
	assert.deepEqual(unpredicted(faded()), [0, 1, 2, 3, 4, 5]);
	assert.deepEqual(score(faded()), { right: 0, of: 6 });
	assert.deepEqual(score(newRound('1,4', 14)), { right: 0, of: 16 });
});

test('labels are handed in only when every one is predicted', () => {
	const most = predictAll(faded(), 'LLWWL');
	assert.equal(handIn(most), most);
	assert.equal(handIn(predict(most, 5, 'W')).handed, TRUTH);
});

test('wrong labels are marked, mended and checked again; the score is that of the first try', () => {
	let round = markLabels(handIn(predictAll(faded(), 'LLLWWW')), TRUTH);
	assert.deepEqual(
		[0, 1, 2, 3, 4, 5].map((p) => mark(round, p, TRUTH)),
		['right', 'right', 'wrong', 'right', 'wrong', 'right'],
	);
	assert.deepEqual(score(round), { right: 4, of: 6 });
	assert.equal(round.right, false);
	round = predict(round, 2, 'W');
	assert.equal(mark(round, 2, TRUTH), null, 'a mended label is not marked before it is checked');
	round = markLabels(handIn(predict(round, 4, 'L')), TRUTH);
	assert.deepEqual([round.right, round.over], [true, true]);
	assert.deepEqual(score(round), { right: 4, of: 6 });
	assert.equal(predict(round, 0, 'W'), round, 'what is over is not written on');
});

test('an answer that comes late is counted for the labels handed in first', () => {
	const twice = handIn(predict(handIn(predictAll(faded(), 'LLLWLW')), 2, 'W'));
	assert.deepEqual(score(markLabels(twice, TRUTH)), { right: 5, of: 6 });
	assert.equal(markLabels(twice, TRUTH).over, true);
});

test('the parts come in their order, each after the one before is right', () => {
	let round = markLabels(handIn(predictAll(newRound('1,4', 5), 'LWLWW')), 'LWLWW');
	assert.deepEqual([round.part, round.right, round.over], ['labels', true, false]);
	round = goOn(round);
	assert.equal(goOn(round), round);
	assert.equal(write(round, 'period', '5'), round, 'the period is asked last');
	round = markAnswer(handIn(write(round, 'residues', '0')), 'residues', false);
	assert.deepEqual([round.right, round.residues.first], [false, false]);
	round = markAnswer(handIn(write(round, 'residues', '0 2')), 'residues', true);
	assert.deepEqual([round.right, round.residues.first], [true, false]);
	round = markAnswer(handIn(write(goOn(round), 'period', '5')), 'period', true);
	assert.deepEqual([round.over, round.period.first], [true, true]);
	assert.deepEqual(score(round), { right: 6, of: 7 });
});

test('giving up ends the round with what was right at the first try', () => {
	const round = giveUp(markLabels(handIn(predictAll(faded(), 'WWWWLW')), TRUTH));
	assert.deepEqual([round.over, round.shown], [true, true]);
	assert.deepEqual(score(round), { right: 4, of: 6 });
	assert.deepEqual(score(giveUp(faded())), { right: 0, of: 6 });
});

/** Any sequence of acts, with the engine's answers coming in at any time. */
const acts = fc.array(
	fc.oneof(
		fc.record({ act: fc.constant('predict'), at: fc.nat(5), letter: fc.constantFrom('L', 'W', OPEN) }),
		fc.record({ act: fc.constantFrom('handIn', 'goOn', 'labels') }),
		fc.record({ act: fc.constantFrom('residues', 'period'), right: fc.boolean() }),
		fc.record({ act: fc.constant('write'), part: fc.constantFrom('residues', 'period'), text: fc.string() }),
	),
	{ maxLength: 60 },
);

/** @param {Round} round @param {any} act @param {string} truth @returns {Round} */
function after(round, act, truth) {
	switch (act.act) {
		case 'predict':
			return predict(round, act.at, act.letter);
		case 'handIn':
			return handIn(round);
		case 'goOn':
			return goOn(round);
		case 'labels':
			return markLabels(round, truth);
		case 'write':
			return write(round, act.part, act.text);
		default:
			return markAnswer(round, act.act, act.right);
	}
}

test('whatever is done in whatever order, a score never falls, nor rises after the first try', () => {
	const truths = fc.string({ unit: fc.constantFrom('L', 'W'), minLength: 6, maxLength: 6 });
	fc.assert(
		fc.property(acts, truths, (sequence, truth) => {
			let round = newRound('3,4', 6);
			for (const act of sequence) {
				const next = after(round, act, truth);
				assert.equal(next.labels.length, 6);
				assert.ok(ALL_PARTS.indexOf(next.part) >= ALL_PARTS.indexOf(round.part));
				if (round.firstRight !== null) assert.equal(next.firstRight, round.firstRight);
				for (const part of /** @type {const} */ (['residues', 'period']))
					if (round[part].first !== null) assert.equal(next[part].first, round[part].first);
				if (round.over) assert.equal(next, round);
				if (next.part !== 'labels') assert.equal(next.labels, truth, 'one goes on with right labels only');
				assert.ok(score(next).right >= score(round).right && score(next).right <= score(next).of);
				round = next;
			}
		}),
		{ numRuns: 2000 },
	);
});

test('marking what was marked already changes nothing, so that answers may come twice', () => {
	const marked = markLabels(handIn(predictAll(faded(), 'LLLWWW')), TRUTH);
	assert.equal(markLabels(marked, TRUTH), marked);
	const done = markLabels(handIn(predictAll(faded(), TRUTH)), TRUTH);
	assert.equal(markLabels(done, TRUTH), done);
});
