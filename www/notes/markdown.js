// @ts-check
/**
 * Notes as a Markdown file, to be read or pasted elsewhere.
 *
 * A note may hold anything, so its text stands in a fenced code block whose
 * fence is longer than any run of backticks in the text: nothing in it can end
 * the block, and inside it nothing is a heading, a link or HTML. Escaping was
 * the alternative; it differs between Markdown programs, and {1, 3, 4} would be
 * hard to read. The block stands at the left margin and not in a list item,
 * where a line with too little indentation would end it.
 */
import { counted } from '../words.js';

/** @typedef {import('./note.js').Note} Note */

/**
 * @param {readonly Note[]} notes in order
 * @param {string} address of the page, without fragment
 */
export function toMarkdown(notes, address) {
	const done = notes.filter((note) => note.done).length;
	const counts = `${sentence(counted(notes.length, 'note'))}, ${counted(notes.length - done, 'open', 'open')}, ${counted(done, 'done', 'done')}.`;
	const parts = notes.map((note, i) =>
		[
			`## ${i + 1}. ${note.done ? 'Done' : 'Open'}`,
			...(note.about === null ? [] : [`About <${address}#${note.about}>`]),
			fenced(note.text.replace(/\r\n?/g, '\n')),
		].join('\n\n'),
	);
	return `${['# Notes on the Takeaway lesson', counts, ...parts].join('\n\n')}\n`;
}

/** @param {string} text */
function fenced(text) {
	const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}text\n${text}\n${fence}`;
}

/** @param {string} words */
const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);
