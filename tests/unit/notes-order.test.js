// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { allApplied } from '../../www/notes/changes.js';
import { byOrder, isOrderKey, keysAfter, keysBefore, moving } from '../../www/notes/order.js';
import { note } from './notes-samples.js';

/** @typedef {import('../../www/notes/note.js').Note} Note */

/** @param {readonly Note[]} notes @param {readonly import('../../www/notes/changes.js').Change[]} changes */
const after = (notes, changes) => [...allApplied(byId(notes), changes).values()].sort(byOrder);

/** @param {readonly Note[]} notes */
const byId = (notes) => new Map(notes.map((each) => [each.id, each]));

/** @param {readonly Note[]} notes */
const ids = (notes) => notes.map((each) => each.id).join('');

test('a move changes the moved note alone', () => {
	const notes = ['a0', 'a1', 'a2', 'a3'].map((order, i) => note({ id: 'abcd'.charAt(i), order }));
	const table = /** @type {const} */ ([
		['d', 'before', 'a', 'dabc'],
		['d', 'before', 'c', 'abdc'],
		['a', 'after', 'b', 'bacd'],
		['a', 'after', 'd', 'bcda'],
		['b', 'before', 'c', 'abcd'],
	]);
	for (const [id, side, target, expected] of table) {
		const changes = moving(notes, id, side, target);
		assert.deepEqual(
			changes.map((change) => change.id),
			[id],
		);
		assert.equal(ids(after(notes, changes)), expected);
	}
});

test('a thousand moves, some between equal keys, put every note where a plain list has it', () => {
	const index = fc.nat({ max: 7 });
	const step = fc.record({
		from: index,
		to: index,
		side: fc.constantFrom(/** @type {const} */ ('before'), /** @type {const} */ ('after')),
	});
	const keys = fc.array(fc.constantFrom('Zz', 'a0', 'a0V', 'a1'), { minLength: 8, maxLength: 8 });
	fc.assert(
		fc.property(keys, fc.array(step, { maxLength: 20 }), (orders, steps) => {
			let notes = orders.map((order, i) => note({ id: 'abcdefgh'.charAt(i), order })).sort(byOrder);
			let plain = [...ids(notes)];
			for (const { from, to, side } of steps) {
				if (from === to) continue;
				const [id = '', target = ''] = [plain[from], plain[to]];
				plain = plain.filter((each) => each !== id);
				plain.splice(plain.indexOf(target) + (side === 'after' ? 1 : 0), 0, id);
				notes = after(notes, moving(notes, id, side, target));
				assert.equal(ids(notes), plain.join(''));
			}
			assert.ok(notes.every((each) => isOrderKey(each.order)));
		}),
	);
});

test('ten thousand moves into one gap leave keys that are order keys', () => {
	let notes = ['a0', 'a1', 'a2'].map((order, i) => note({ id: 'abc'.charAt(i), order }));
	for (let i = 0; i < 10_000; i++)
		notes = after(notes, moving(notes, String(notes[2]?.id), 'before', String(notes[1]?.id)));
	assert.equal(new Set(notes.map((each) => each.order)).size, 3);
	assert.ok(notes.every((each) => isOrderKey(each.order)));
});

test('new notes go to the top or to the end, in the order given', () => {
	const notes = [note({ id: 'a', order: 'a0' }), note({ id: 'b', order: 'a1' })];
	/** @param {string[]} keys @param {string} names */
	const added = (keys, names) =>
		ids([...notes, ...keys.map((order, i) => note({ id: names.charAt(i), order }))].sort(byOrder));
	assert.equal(added(keysBefore(notes, 2), 'xy'), 'xyab');
	assert.equal(added(keysAfter(notes, 2), 'xy'), 'abxy');
	assert.equal(keysBefore([], 1).length, 1);
});

test('of equal keys the newer note comes first, then the id decides, whatever order they come in', () => {
	const notes = [note({ id: 'c' }), note({ id: 'b' }), note({ id: 'a', created: 2 }), note({ id: 'd', created: 1 })];
	assert.equal(ids(notes.toSorted(byOrder)), 'bcad');
	assert.equal(ids(notes.toReversed().sort(byOrder)), 'bcad');
});

test('only keys that the library can go on from are order keys', () => {
	for (const key of ['a0', 'Zz', 'a0V', 'b00']) assert.ok(isOrderKey(key), key);
	for (const key of [undefined, null, 0, '', 'a', 'a00', 'b0', '0', 'a0\n', 'a-', 'é0']) {
		assert.ok(!isOrderKey(key), String(key));
	}
});

test('before the smallest key that a note can have there is room for one more all the same', () => {
	const smallest = `A${'0'.repeat(25)}1`;
	assert.ok(isOrderKey(smallest));
	let notes = [note({ id: 'first', order: smallest }), note({ id: 'second', order: 'a0' })];
	for (const id of ['x', 'y', 'z']) {
		const [order = ''] = keysBefore(notes, 1);
		assert.ok(isOrderKey(order), order);
		notes = [...notes, note({ id, order })].sort(byOrder);
	}
	assert.equal(new Set(notes.map(({ order }) => order)).size, 5);
	assert.equal(keysBefore(notes, 40).filter(isOrderKey).length, 40);
	const moved = allApplied(new Map(notes.map((each) => [each.id, each])), moving(notes, 'second', 'before', 'first'));
	assert.deepEqual(
		[...moved.values()]
			.sort(byOrder)
			.map(({ id }) => id)
			.slice(0, 2),
		['second', 'first'],
	);
});
