// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { fromJson } from '../../www/notes/json.js';
import { toMarkdown } from '../../www/notes/markdown.js';
import { HOSTILE, lists, note } from './notes-samples.js';

const ADDRESS = 'https://lab.example/takeaway/';

/** @param {string} name */
const fixture = (name) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

test('the committed notes give the committed Markdown, byte by byte', () => {
	const result = fromJson(fixture('notes-export.json'));
	if ('refusal' in result) assert.fail(result.refusal);
	const notes = result.entries.map((entry) => ({ ...entry, order: 'a0' }));
	assert.equal(toMarkdown(notes, ADDRESS), fixture('notes-export.md'));
});

/**
 * What a Markdown parser must see for some notes: headings and links of ours,
 * and each text as the literal content of one code block.
 *
 * @param {readonly import('../../www/notes/note.js').Note[]} notes
 */
const expected = (notes) => [
	'heading: Notes on the Takeaway lesson',
	'paragraph',
	...notes.flatMap((each, i) => [
		`heading: ${i + 1}. ${each.done ? 'Done' : 'Open'}`,
		...(each.about === null ? [] : [`link: ${ADDRESS}#${each.about}`]),
		`code: ${seen(each.text)}`,
	]),
];

/** As CommonMark has it: one kind of line end, no NUL. @param {string} text */
const seen = (text) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');

/** @param {string} markdown */
const parsed = (markdown) =>
	fromMarkdown(markdown).children.map((block) => {
		const inner = 'children' in block ? block.children.at(-1) : undefined;
		if (block.type === 'code') return `code: ${block.value}`;
		if (block.type === 'heading' && inner?.type === 'text') return `heading: ${inner.value}`;
		if (block.type === 'paragraph' && inner?.type === 'link') return `link: ${inner.url}`;
		return block.type;
	});

test('a Markdown parser finds every text whole in a code block, and nothing of it outside', () => {
	fc.assert(fc.property(lists, (notes) => assert.deepEqual(parsed(toMarkdown(notes, ADDRESS)), expected(notes))));
	const hostile = HOSTILE.map((text, i) => note({ id: `n${i}`, text }));
	assert.deepEqual(parsed(toMarkdown(hostile, ADDRESS)), expected(hostile));
});

test('no notes give a file that says so', () => {
	assert.equal(toMarkdown([], ADDRESS), '# Notes on the Takeaway lesson\n\nNo notes, no open, no done.\n');
});
