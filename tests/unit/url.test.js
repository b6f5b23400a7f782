// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { DEFAULTS, FIELDS, SECTIONS, stateIn } from '../../www/state.js';
import { fromFragment, LONGEST_VALUE, namedIn, toFragment } from '../../www/url.js';
import { FROZEN } from '../frozen-links.js';

test('the default state is the plain address', () => {
	assert.equal(toFragment(DEFAULTS), '');
	assert.deepEqual(fromFragment('').state, DEFAULTS);
});

test('a link reads as a person would write it', () => {
	assert.equal(toFragment({ ...DEFAULTS, takes: '2,5', positions: '40' }), 'takes=2,5&positions=40');
});

test('state to fragment and back is the same state', () => {
	const text = fc.string({ unit: 'grapheme', maxLength: 60 });
	const state = fc.record({
		...Object.fromEntries(FIELDS.map((field) => [field, text])),
		section: fc.constantFrom(...SECTIONS),
		filled: fc.constantFrom('', '0', '17', '1000'),
	});
	fc.assert(
		fc.property(state, (drawn) => {
			const written = /** @type {import('../../www/state.js').State} */ ({ ...drawn });
			assert.deepEqual(fromFragment(toFragment(written)), { state: written, unread: [] });
		}),
		{ numRuns: 2000 },
	);
});

test('any text is read without an error, and what is unread is reported', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (fragment) => {
			const { state, unread } = fromFragment(fragment);
			assert.deepEqual(Object.keys(state), FIELDS);
			assert.ok(unread.every((part) => fragment.includes(part)));
		}),
	);
});

test('the bare name of a section leads to it', () => {
	const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
	assert.deepEqual(
		SECTIONS,
		[...page.matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id),
	);
	for (const section of SECTIONS)
		assert.deepEqual(fromFragment(`#${section}`), { state: { ...DEFAULTS, section }, unread: [] });
});

test('what no link can carry is left out or replaced', () => {
	assert.equal(toFragment({ ...DEFAULTS, takes: '1,'.repeat(LONGEST_VALUE) }), '');
	assert.equal(toFragment({ ...DEFAULTS, takes: '\ud800' }), 'takes=%EF%BF%BD');
	assert.deepEqual(fromFragment('#takes=%zz&nonsense&=1').unread, ['takes=%zz', 'nonsense', '=1']);
});

test('what no question judges is judged when the link is read', () => {
	const parts = ['section=foo', 'section=', 'filled=abc', 'filled=-1', 'filled=12345'];
	assert.deepEqual(fromFragment(parts.join('&')), { state: DEFAULTS, unread: parts });
});

test('a state that was kept is taken as it is, and nothing else is taken for one', () => {
	const state = { ...DEFAULTS, takes: '1,0,4' };
	assert.deepEqual(stateIn(structuredClone(state)), state);
	assert.deepEqual(stateIn({ ...state, colour: 'red' }), state);
	const { heap, ...older } = state;
	for (const none of [null, undefined, 'takes=2,5', 7, [], {}, older, { ...older, heap: 1000 }])
		assert.equal(stateIn(none), null);
	assert.equal(heap, '1000');
});

test('what a fresh visit of version 1 shows, which the frozen links rely on', () => {
	assert.deepEqual(
		{ ...DEFAULTS },
		{
			section: 'lesson',
			takes: '1,3,4',
			positions: '19',
			at: '',
			filled: '',
			a: '4',
			b: '9',
			heap: '1000',
			pairs: '80',
			x: '11',
			y: '27',
			ending: 'zero',
			game: '',
		},
	);
});

for (const { link, state } of FROZEN) {
	test(`the frozen link ${link || 'without a fragment'} keeps its meaning`, () => {
		assert.deepEqual(fromFragment(link), { state: { ...DEFAULTS, ...state }, unread: [] });
	});
}

test('a link speaks of the fields that it names, at their defaults too', () => {
	assert.deepEqual(namedIn('#b=9&takes=1,3,4&colour=red&play'), ['takes', 'b']);
	assert.deepEqual(namedIn(''), []);
});
