// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decode, encode, FIRST_GAME, UnreadableGame } from '../../www/play/code.js';
import { continues, mover, played, redone, undone } from '../../www/play/moves.js';

/** @typedef {import('../../www/play/code.js').Game} Game */

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const first = fc.constantFrom('reader', 'opponent');
const heaps = fc.record({
	kind: fc.constant('heaps'),
	takes: text,
	heaps: text,
	first,
	moves: fc.array(fc.record({ heap: fc.nat(998), take: fc.nat(999_999_999) }, { noNullPrototype: true }), {
		maxLength: 12,
	}),
});
const euclid = fc.record({
	kind: fc.constant('euclid'),
	ending: text,
	x: text,
	y: text,
	first,
	moves: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { maxLength: 12 }),
});
const game = /** @type {fc.Arbitrary<Game>} */ (fc.oneof(heaps, euclid));

test('a game reads as a person would write it', () => {
	const take = (/** @type {number} */ heap, /** @type {number} */ take) => ({ heap, take });
	assert.equal(
		encode({ kind: 'heaps', takes: '1,3,4', heaps: '9,5', first: 'reader', moves: [take(0, 4), take(1, 1)] }),
		'heaps:1,3,4:9,5:reader:1-4,2-1',
	);
	assert.equal(
		encode({ kind: 'euclid', ending: 'zero', x: '11', y: '27', first: 'opponent', moves: ['1', '2'] }),
		'euclid:zero:11:27:opponent:1,2',
	);
	assert.deepEqual(decode(''), FIRST_GAME);
});

test('a game to text and back is the same game', () => {
	fc.assert(
		fc.property(game, (game) => {
			assert.deepEqual(decode(encode(game)), { ...game });
		}),
		{ numRuns: 2000 },
	);
});

test('any text is a game or is refused by name', () => {
	const close = fc.stringMatching(/^(heaps|euclid|go):[0-9,:%A-F-]{0,30}(reader|opponent|nobody):[0-9,-]{0,12}$/);
	fc.assert(
		fc.property(fc.oneof(close, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
			try {
				const game = decode(text);
				assert.deepEqual(decode(encode(game)), game);
			} catch (error) {
				assert.ok(error instanceof UnreadableGame);
				assert.ok(text.startsWith(error.item));
			}
		}),
		{ numRuns: 5000 },
	);
	for (const text of [
		'heaps',
		'heaps:1:5:reader',
		'heaps:1:5:reader:0-1',
		'heaps:1:5:reader:1-1,',
		'euclid:zero:1:2:me:1',
	])
		assert.throws(() => decode(text), UnreadableGame, text);
});

test('undo goes back to the reader’s move before, and redo comes back', () => {
	fc.assert(
		fc.property(game, (game) => {
			const before = undone(game);
			const readers = game.moves.filter((_, i) => mover(game.first, i) === 'reader').length;
			assert.equal(before === null, readers === 0);
			if (before === null) return;
			assert.equal(mover(game.first, before.moves.length), 'reader');
			assert.ok(continues(game, before));
			const after = redone(before, game);
			assert.ok(after && continues(game, after));
			assert.ok(after.moves.length === game.moves.length || mover(game.first, after.moves.length) === 'reader');
			assert.equal(undone(after)?.moves.length, before.moves.length);
		}),
		{ numRuns: 2000 },
	);
});

test('nothing is redone along another game', () => {
	const one = played(FIRST_GAME, { heap: 0, take: 1 });
	const other = played(FIRST_GAME, { heap: 0, take: 3 });
	assert.equal(redone(one, other), null);
	assert.equal(redone(one, one), null);
	assert.deepEqual(redone(FIRST_GAME, other), other);
});
