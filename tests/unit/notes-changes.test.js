// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allApplied, deedOn, isChange, stillToDo, takingBack, tracesOf } from '../../www/notes/changes.js';
import { note } from './notes-samples.js';

const a = note({ id: 'a' });
const b = note({ id: 'b' });
const notes = new Map([a, b].map((each) => [each.id, each]));

test('each change touches its own fields, so that changes of two tabs add up', () => {
	const typed = { id: 'a', set: { text: 'typed in one tab' } };
	const ticked = { id: 'a', set: { done: true } };
	const expected = { ...a, text: 'typed in one tab', done: true };
	assert.deepEqual(allApplied(notes, [typed, ticked]).get('a'), expected);
	assert.deepEqual(allApplied(notes, [ticked, typed]).get('a'), expected);
});

test('a note deleted in another tab stays deleted when it is ticked, and comes back when it was typed into', () => {
	const gone = allApplied(notes, [{ id: 'a', remove: true }]);
	assert.equal(allApplied(gone, [{ id: 'a', set: { done: true } }]).has('a'), false);
	const typed = { ...a, text: 'still being typed' };
	assert.deepEqual(allApplied(gone, [{ id: 'a', set: { text: typed.text }, orPut: typed }]).get('a'), typed);
});

test('what is applied leaves the notes before as they were', () => {
	allApplied(notes, [
		{ id: 'a', remove: true },
		{ id: 'b', set: { done: true } },
	]);
	assert.deepEqual([...notes.values()], [a, b]);
});

/** @type {import('../../www/notes/changes.js').Change[]} */
const step = [
	{ id: 'a', remove: true },
	{ id: 'b', set: { text: 'other', changed: b.changed + 1 } },
	{ id: 'c', put: note({ id: 'c' }) },
];

test('a step that is taken back restores every note concerned, and removes those that are new', () => {
	const after = allApplied(notes, step);
	const back = takingBack(tracesOf(notes, step), after);
	assert.deepEqual(allApplied(after, back.changes), notes);
	assert.deepEqual([back.staying, back.replaced], [[], []]);
});

test('what was done after a step that is taken back is kept: texts, ticks and places', () => {
	const later = b.changed + 2;
	const now = allApplied(notes, [
		...step,
		{ id: 'b', set: { done: true, order: 'a7', changed: later } },
		{ id: 'c', set: { text: 'typed into a new note' } },
	]);
	const back = takingBack(tracesOf(notes, step), now);
	const expected = [a, { ...b, done: true, order: 'a7', changed: later }, now.get('c')];
	assert.deepEqual(
		[...allApplied(now, back.changes).values()].toSorted((x, y) => (x.id < y.id ? -1 : 1)),
		expected,
	);
	assert.deepEqual([back.staying, back.replaced], [[now.get('c')], []]);

	const typed = allApplied(now, [{ id: 'b', set: { text: 'typed later' } }]);
	assert.deepEqual(takingBack(tracesOf(notes, step), typed).replaced, [typed.get('b')]);
});

test('a deed is still to be done on notes that nobody has changed since, and never twice', () => {
	const deed = deedOn(notes, step, '');
	assert.deepEqual(stillToDo(notes, deed), step);
	assert.deepEqual(stillToDo(new Map([['b', { ...b, changed: b.changed + 9 }]]), deed), [step[2]]);
	assert.deepEqual(stillToDo(allApplied(notes, step), deed), []);
});

test('a stored value is a change, field by field, or none', () => {
	const good = [...step, { id: 'a', set: { done: true } }, { id: 'a', set: { text: 'b' }, orPut: a }];
	assert.deepEqual(good.map(isChange), Array(5).fill(true));
	const bad = [
		null,
		'a',
		{},
		{ id: '', remove: true },
		{ id: 'a', remove: 1 },
		{ id: 'a', put: b },
		{ id: 'a', put: { ...a, order: '?' } },
		{ id: 'a', set: null },
		{ id: 'a', set: { text: 7 } },
		{ id: 'a', set: { done: true }, orPut: b },
		{ id: 'a', set: { order: '' } },
	];
	assert.deepEqual(bad.map(isChange), Array(bad.length).fill(false));
});
