// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { allApplied, takingBack, tracesOf } from '../../www/notes/changes.js';
import { compare, merging, replacing } from '../../www/notes/import.js';
import { toJson } from '../../www/notes/json.js';
import { isNote } from '../../www/notes/note.js';
import { byOrder } from '../../www/notes/order.js';
import { lists, note } from './notes-samples.js';

/** @typedef {import('../../www/notes/note.js').Note} Note */

/** @param {readonly Note[]} notes */
const byId = (notes) => new Map(notes.map((each) => [each.id, each]));

const here = [note({ id: 'a', order: 'a0' }), note({ id: 'b', order: 'a1' }), note({ id: 'c', order: 'a2' })];
const later = note({ id: 'a' }).changed + 1;
const file = [
	note({ id: 'x', text: 'first of the file' }),
	note({ id: 'b', text: 'changed later in the file', changed: later }),
	note({ id: 'c', done: true, changed: 0 }),
	note({ id: 'y' }),
	note({ id: 'a', changed: later }),
];

test('a file is compared before anything is done', () => {
	const { fresh, newer, older, same } = compare(byId(here), file);
	/** @param {readonly { id: string }[]} entries */
	const ids = (entries) => entries.map((entry) => entry.id).join('');
	assert.deepEqual([fresh, newer, older, same].map(ids), ['xy', 'b', 'c', 'a']);
});

test('merging keeps all notes, takes the later text, and puts new ones at the end', () => {
	const notes = byId(here);
	const after = allApplied(notes, merging(here, compare(notes, file)));
	const sorted = [...after.values()].sort(byOrder);
	assert.equal(sorted.map((each) => each.id).join(''), 'abcxy');
	assert.equal(after.get('b')?.text, 'changed later in the file');
	assert.equal(after.get('c')?.done, false);
	assert.ok(sorted.every(isNote));
});

test('replacing makes the list equal to the file, byte by byte', () => {
	fc.assert(
		fc.property(lists, lists, (before, incoming) => {
			const notes = byId(before);
			const changes = replacing(before, compare(notes, incoming));
			const after = allApplied(notes, changes);
			assert.equal(toJson([...after.values()].sort(byOrder)), toJson(incoming));
			assert.deepEqual(allApplied(after, takingBack(tracesOf(notes, changes), after).changes), notes);
		}),
	);
});

test('merging twice is merging once, and taking it back brings everything back', () => {
	fc.assert(
		fc.property(lists, lists, (before, incoming) => {
			const notes = byId(before);
			const changes = merging(before, compare(notes, incoming));
			const once = allApplied(notes, changes);
			const again = compare(once, incoming);
			assert.equal(again.fresh.length + again.newer.length, 0);
			assert.deepEqual(allApplied(once, takingBack(tracesOf(notes, changes), once).changes), notes);
			for (const each of before) assert.ok(once.has(each.id));
		}),
	);
});

test('an entry whose id belongs to a stored value that cannot be read gets another id', () => {
	const { entries, fresh } = compare(new Map(), [note({ id: 'a' })], new Set(['a']));
	assert.equal(fresh.length, 1);
	assert.notEqual(entries[0]?.id, 'a');
});
