// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { fromJson, toJson } from '../../www/notes/json.js';
import { lists, note } from './notes-samples.js';

const committed = readFileSync(new URL('../fixtures/notes-export.json', import.meta.url), 'utf8');

/** @param {string} text */
function read(text) {
	const result = fromJson(text);
	if ('refusal' in result) assert.fail(result.refusal);
	return result;
}

/** @param {import('../../www/notes/json.js').Entry[]} entries */
const placed = (entries) => entries.map((entry) => ({ ...entry, order: 'a0' }));

test('the committed file is read whole and written again byte by byte', () => {
	const { entries, refused } = read(committed);
	assert.deepEqual(refused, []);
	assert.equal(entries.length, 6);
	assert.equal(toJson(placed(entries)), committed);
});

test('what is exported is read back as it was, in order', () => {
	fc.assert(
		fc.property(lists, (notes) => {
			const { entries, refused } = read(toJson(notes));
			assert.deepEqual(refused, []);
			assert.deepEqual(
				entries,
				notes.map(({ order, ...entry }) => entry),
			);
		}),
	);
});

test('a file that is no export is refused with a sentence', () => {
	const table = /** @type {const} */ ([
		['', /not JSON/],
		['{', /not JSON/],
		['null', /not an export/],
		['[]', /not an export/],
		['{"app":"other","version":1,"notes":[]}', /not an export/],
		['{"app":"takeaway-notes","version":2,"notes":[]}', /version 2; this page reads version 1/],
		['{"app":"takeaway-notes","notes":[]}', /version undefined/],
		['{"app":"takeaway-notes","version":1,"notes":{}}', /no list/],
	]);
	for (const [text, expected] of table) {
		const result = fromJson(text);
		assert.match('refusal' in result ? result.refusal : 'accepted', expected, text);
	}
});

test('entries are refused one by one, each with its place and the reason', () => {
	const good = JSON.parse(toJson([note({ id: 'a' })])).notes[0];
	const table = /** @type {const} */ ([
		[7, /not an object/],
		[null, /not an object/],
		[{ ...good, id: '../a' }, /id/],
		[{ ...good, text: { html: '<b>' } }, /text is not text/],
		[{ ...good, text: ' ' }, /needs some text/],
		[{ ...good, done: 'yes' }, /“done”/],
		[{ ...good, about: 'javascript:alert(`1`)' }, /“about”/],
		[{ ...good, created: '31 Jan 2026' }, /time/],
		[{ ...good, changed: 7 }, /time/],
		[{ ...good, changed: '2026-02-30T00:00:00.000Z' }, /time/],
		[good, /id stands in the file before/],
	]);
	const notes = [good, ...table.map(([value]) => value)];
	const { entries, refused } = read(JSON.stringify({ app: 'takeaway-notes', version: 1, notes }));
	assert.equal(entries.length, 1);
	assert.equal(refused.length, table.length);
	for (const [i, [, expected]] of table.entries()) {
		assert.match(refused[i] ?? '', expected);
		assert.match(refused[i] ?? '', new RegExp(`^Entry ${i + 2}:`));
	}
});

test('fields of a later version and a byte order mark are passed over', () => {
	const file = JSON.parse(toJson([note({ id: 'a' })]));
	file.notes[0].colour = 'red';
	const { entries } = read(`\uFEFF${JSON.stringify(file)}`);
	assert.deepEqual(Object.keys(entries[0] ?? {}), ['id', 'text', 'done', 'about', 'created', 'changed']);
});
