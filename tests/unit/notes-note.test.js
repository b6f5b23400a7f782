// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { excerpt, isAbout, isId, isNote, LONGEST_TEXT, newId, textFault, title } from '../../www/notes/note.js';
import { DEFAULTS } from '../../www/state.js';
import { toFragment } from '../../www/url.js';
import { lists, note, texts } from './notes-samples.js';

test('a note is recognised field by field', () => {
	assert.ok(isNote(note({ id: 'a' })));
	assert.ok(isNote({ ...note({ id: 'a' }), colour: 'of a later version' }));
	const wrong = /** @type {const} */ ([
		['id', [undefined, '', 7, 'a b', 'x'.repeat(65)]],
		['text', [undefined, null, 7, '', ' \n', 'x'.repeat(LONGEST_TEXT + 1)]],
		['done', [undefined, 0, 'false']],
		['about', [undefined, 7, 'takes=<b>', 'a`b', 'a b', '#a']],
		['order', [undefined, 7, '', '?']],
		['created', [undefined, null, Number.NaN, 1e300, 0.5, '2026-01-31']],
		['changed', [undefined, Number.POSITIVE_INFINITY]],
	]);
	for (const [field, values] of wrong) {
		for (const value of values) assert.ok(!isNote({ ...note({ id: 'a' }), [field]: value }), `${field}: ${value}`);
	}
	for (const value of [undefined, null, 7, 'text', [], {}]) assert.ok(!isNote(value), String(value));
	fc.assert(fc.property(lists, (notes) => notes.every(isNote)));
});

test('every link of the lab can be remembered by a note', () => {
	const field = fc.oneof(fc.string({ unit: 'binary' }), fc.string());
	const states = fc.record(Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, field])));
	fc.assert(fc.property(states, (state) => isAbout(toFragment({ ...DEFAULTS, ...state }))));
	const longest = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, '\u20ac'.repeat(4000)]));
	assert.ok(isAbout(toFragment({ ...DEFAULTS, ...longest })));
});

test('ids are ids, and differ', () => {
	const ids = Array.from({ length: 1000 }, newId);
	assert.ok(ids.every(isId));
	assert.equal(new Set(ids).size, 1000);
});

test('a text that is no note is refused with a sentence', () => {
	assert.equal(textFault('x'), '');
	assert.equal(textFault('x'.repeat(LONGEST_TEXT)), '');
	assert.match(textFault(' \n\t'), /needs some text/);
	assert.match(textFault('x'.repeat(LONGEST_TEXT + 1)), /250\u202f001 characters.*250\u202f000/);
});

test('the title is the first line with words, cut between characters', () => {
	assert.equal(title('\n\n  Say what mex means \r\nand more'), 'Say what mex means');
	assert.equal(title('x'.repeat(60)), 'x'.repeat(60));
	assert.equal(title('x'.repeat(61)), `${'x'.repeat(60)}…`);
	const family = '👩‍👩‍👧‍👦'; // 11 code units, one character
	assert.equal(title(family.repeat(6)), `${family.repeat(5)}…`);
	assert.equal(title(`${'x'.repeat(59)}e\u0301!`), `${'x'.repeat(59)}…`);
});

test('the excerpt of a long text is its beginning; a short text is its own', () => {
	const long = 'word '.repeat(20_000);
	assert.ok(long.startsWith(excerpt(long)));
	assert.ok(excerpt(long).length <= 600);
	assert.equal(excerpt('line\n'.repeat(100)), 'line\n'.repeat(12).trimEnd());
	assert.equal(excerpt('line\r\n'.repeat(100)), 'line\r\n'.repeat(12).trimEnd());
	fc.assert(fc.property(texts, (text) => text.startsWith(excerpt(text))));
	assert.equal(excerpt('line\n'.repeat(11)), 'line\n'.repeat(11));
	assert.equal(excerpt('👩‍👩‍👧‍👦'.repeat(200)).length % 11, 0);
});
