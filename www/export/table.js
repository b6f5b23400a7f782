// @ts-check
/**
 * A table as text: CSV for spreadsheets, JSON for programs. Both say first what
 * the table is about. They are made piece by piece: a table may have ten million rows.
 */

/** A cell. `null` is an absent value. @typedef {string | number | bigint | null} Cell */

/**
 * @typedef {object} Table
 * @property {string} name part of the file's name: `labels`
 * @property {string} title what it holds, for people
 * @property {readonly string[]} columns
 * @property {() => Iterable<readonly Cell[]>} rows
 */

/**
 * What a file is about: the game and the range, by field, and the link that shows them.
 *
 * @typedef {object} About
 * @property {Readonly<Record<string, string>>} fields
 * @property {string} link
 */

/**
 * CSV as RFC 4180 has it, with what it is about in lines that start with `#` above the header.
 *
 * @param {Table} table
 * @param {About} about
 * @returns {Iterable<string>}
 */
export function* csv({ title, columns, rows }, { fields, link }) {
	yield note(`Takeaway: ${title}`);
	for (const [field, text] of Object.entries(fields)) yield note(`${field}: ${text}`);
	yield note(link.replaceAll(',', '%2C')); // the same link, in one cell
	yield line(columns);
	for (const row of rows()) yield line(row);
}

/** One line, one cell in a spreadsheet too. @param {string} text */
const note = (text) =>
	`# ${text
		.replaceAll(/[\r\n]+/g, ' ')
		.replaceAll(',', ';')
		.replaceAll('"', "'")}\r\n`;

/** @param {readonly Cell[]} cells */
const line = (cells) => `${cells.map(cell).join(',')}\r\n`;

/** What a spreadsheet may take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** @param {Cell} value */
function cell(value) {
	if (typeof value !== 'string') return value === null ? '' : String(value);
	const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value; // the apostrophe makes it text, and is not shown
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * JSON: an object with `columns` and `rows`. Integers from 2^53 on are text of their digits.
 *
 * @param {Table} table
 * @param {About} about
 * @returns {Iterable<string>}
 */
export function* json({ name, title, columns, rows }, { fields, link }) {
	const head = JSON.stringify(
		{ app: 'takeaway', version: 1, table: name, title, about: fields, link, columns },
		null,
		'\t',
	);
	yield `${head.slice(0, -2)},\n\t"rows": [`;
	let separator = '\n\t\t';
	for (const row of rows()) {
		yield separator + JSON.stringify(row.map((value) => (typeof value === 'bigint' ? exact(value) : value)));
		separator = ',\n\t\t';
	}
	yield '\n\t]\n}\n';
}

/** @param {bigint} value */
const exact = (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : String(value));
