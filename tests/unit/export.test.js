// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fileName, textFile } from '../../www/export/file.js';
import { markdown } from '../../www/export/markdown.js';
import { csv, json } from '../../www/export/table.js';

/** @typedef {import('../../www/export/table.js').Cell} Cell */

const ABOUT = {
	fields: { takes: '1,3,4', positions: '19' },
	link: 'https://example.org/lab/#takes=1,3,4&positions=19',
};

/** @param {Cell[][]} rows */
const table = (rows) => ({
	name: 'labels',
	title: 'The labels of {1, 3, 4}',
	columns: ['position', 'label'],
	rows: () => rows,
});

/** @param {Iterable<string>} pieces */
const text = (pieces) => [...pieces].join('');

test('CSV says what it is about, then has a header and rows', () => {
	assert.equal(
		text(
			csv(
				table([
					[0, 'L'],
					[1, 'W'],
					[2n ** 64n, null],
				]),
				ABOUT,
			),
		),
		[
			'# Takeaway: The labels of {1; 3; 4}',
			'# takes: 1;3;4',
			'# positions: 19',
			'# https://example.org/lab/#takes=1%2C3%2C4&positions=19',
			'position,label',
			'0,L',
			'1,W',
			'18446744073709551616,',
			'',
		].join('\r\n'),
	);
});

test('what a spreadsheet would run as a formula is text', () => {
	const rows = [
		['=1+1', '@SUM(A1)'],
		['+cmd', '-cmd'],
		['\t=1', '\r=1'],
		['-12', '+3.5'],
	];
	const lines = text(csv(table(rows), ABOUT))
		.split('\r\n')
		.slice(5);
	assert.deepEqual(lines, ["'=1+1,'@SUM(A1)", "'+cmd,'-cmd", '\'\t=1,"\'\r=1"', '-12,+3.5', '']);
});

/** RFC 4180, read character by character. @param {string} source */
function read(source) {
	/** @type {string[][]} */
	const rows = [];
	/** @type {string[]} */
	let row = [];
	let cell = '';
	let quoted = false;
	for (let i = 0; i < source.length; i++) {
		const character = source[i];
		if (quoted) {
			if (character !== '"') cell += character;
			else if (source[i + 1] === '"') {
				cell += '"';
				i++;
			} else quoted = false;
		} else if (character === '"') quoted = true;
		else if (character === ',') {
			row.push(cell);
			cell = '';
		} else if (character === '\r' && source[i + 1] === '\n') {
			rows.push([...row, cell]);
			row = [];
			cell = '';
			i++;
		} else cell += character;
	}
	return rows;
}

test('any text comes back from CSV as it was, but for the mark on formulas, and no note breaks a line', () => {
	const cells = fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }));
	fc.assert(
		fc.property(fc.array(cells), fc.string({ unit: 'binary' }), (rows, note) => {
			const written = text(csv(table(rows), { ...ABOUT, fields: { takes: note } }));
			const [, about, , ...body] = read(written);
			assert.equal(about?.length, 1);
			assert.deepEqual(
				body.slice(1).map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))),
				rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))),
			);
		}),
	);
});

test('JSON reads as an object, and no integer loses a digit', () => {
	const rows = [
		[0, 'L'],
		[2n ** 53n - 1n, '"'],
		[2n ** 53n, null],
	];
	assert.deepEqual(JSON.parse(text(json(table(rows), ABOUT))), {
		app: 'takeaway',
		version: 1,
		table: 'labels',
		title: 'The labels of {1, 3, 4}',
		about: ABOUT.fields,
		link: ABOUT.link,
		columns: ['position', 'label'],
		rows: [
			[0, 'L'],
			[9007199254740991, '"'],
			['9007199254740992', null],
		],
	});
	assert.deepEqual(JSON.parse(text(json(table([]), ABOUT))).rows, []);
});

test('a file is named after what is in it', () => {
	assert.equal(
		fileName('labels', { takes: '1,3,4', positions: '19' }, 'csv'),
		'takeaway-labels-takes-1-3-4-positions-19.csv',
	);
	assert.equal(fileName('results', { takes: '../../x', at: '' }, 'json'), 'takeaway-results-takes-x-at.json');
	assert.ok(fileName('labels', { takes: '1,'.repeat(2000) }, 'svg').length < 120);
});

test('a file made in slices is the whole text', async () => {
	function* pieces() {
		for (let i = 0; i < 300_000; i++) yield `${i}\r\n`;
	}
	const file = await textFile(pieces(), 'text/csv');
	assert.equal(file.type, 'text/csv');
	assert.equal(await file.text(), text(pieces()));
});

test('Markdown has a link and a table, and nothing in it can be taken for markup', () => {
	assert.equal(
		markdown({
			title: 'The period of *{1, 3}*',
			link: 'https://example.org/#takes=(1)',
			results: [
				['labels', 'L|W'],
				['values', '0'.repeat(300)],
			],
		}),
		[
			'[The period of \\*\\{1, 3\\}\\*](https://example.org/#takes=%281%29)',
			'',
			'| result | value |',
			'| --- | --- |',
			'| labels | L\\|W |',
			`| values | ${'0'.repeat(200)}… |`,
			'',
		].join('\n'),
	);
});
