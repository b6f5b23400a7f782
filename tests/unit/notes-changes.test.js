// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allApplied, inverse } from '../../www/notes/changes.js';
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

test('the inverse restores every note concerned, and removes those that are new', () => {
	/** @type {import('../../www/notes/changes.js').Change[]} */
	const changes = [
		{ id: 'a', remove: true },
		{ id: 'b', set: { text: 'other' } },
		{ id: 'c', put: note({ id: 'c' }) },
	];
	assert.deepEqual(allApplied(allApplied(notes, changes), inverse(notes, changes)), notes);
});
