// @ts-check
/**
 * Notes as a JSON file and back. Equal notes give equal bytes: the file holds no
 * time of export, and no keys of order, since its list is in order.
 */
import { quoted } from '../words.js';
import { isAbout, isId, textFault } from './note.js';

/** @typedef {import('./note.js').Note} Note */

/** A note without its place in the list. @typedef {Omit<Note, 'order'>} Entry */

const APP = 'takeaway-notes';
const VERSION = 1;

/** In bytes. Reading a larger file would freeze the page. */
export const LARGEST_FILE = 64 * 2 ** 20;

/**
 * @param {readonly Note[]} notes in order
 */
export function toJson(notes) {
	const entries = notes.map(({ id, text, done, about, created, changed }) => ({
		id,
		text,
		done,
		about,
		created: new Date(created).toISOString(),
		changed: new Date(changed).toISOString(),
	}));
	return `${JSON.stringify({ app: APP, version: VERSION, notes: entries }, null, '\t')}\n`;
}

/**
 * Reads a file that somebody chose: anything may be in it. Either it is refused
 * as a whole, with a sentence, or every entry is accepted or refused.
 *
 * @param {string} text
 * @returns {{ refusal: string } | { entries: Entry[], refused: string[] }}
 */
export function fromJson(text) {
	/** @type {any} */
	let file;
	try {
		file = JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		return { refusal: `The file is not JSON: ${error instanceof Error ? error.message : error}.` };
	}
	if (file?.app !== APP) return { refusal: 'The file is JSON, but not an export of these notes.' };
	if (file.version !== VERSION) {
		return {
			refusal: `The file has version ${quoted(String(JSON.stringify(file.version)))}; this page reads version ${VERSION}.`,
		};
	}
	if (!Array.isArray(file.notes)) return { refusal: 'The file has no list of notes.' };

	/** @type {Map<string, Entry>} */
	const entries = new Map();
	/** @type {string[]} */
	const refused = [];
	for (const [i, value] of file.notes.entries()) {
		const fault = entryFault(value) || (entries.has(value.id) ? 'Its id stands in the file before.' : '');
		if (fault) refused.push(`Entry ${i + 1}: ${fault}`);
		else entries.set(value.id, entryOf(value));
	}
	return { entries: [...entries.values()], refused };
}

/**
 * Why a value of the file is no note, as a sentence; empty if it is one.
 *
 * @param {any} value
 */
function entryFault(value) {
	if (typeof value !== 'object' || value === null) return 'It is not an object.';
	if (!isId(value.id)) return 'Its id is not made of 1 to 64 letters, digits, hyphens and underscores.';
	if (typeof value.text !== 'string') return 'Its text is not text.';
	if (textFault(value.text)) return textFault(value.text);
	if (typeof value.done !== 'boolean') return '“done” is neither true nor false.';
	if (!isAbout(value.about)) return '“about” is neither null nor the part of a link to the lab that follows the #.';
	if (!isIsoTime(value.created) || !isIsoTime(value.changed))
		return 'A time is not written as 2026-01-31T12:00:00.000Z.';
	return '';
}

/** @param {any} value @returns {Entry} */
const entryOf = ({ id, text, done, about, created, changed }) => ({
	id,
	text,
	done,
	about,
	created: Date.parse(created),
	changed: Date.parse(changed),
});

/** @param {unknown} text */
function isIsoTime(text) {
	const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
	return !Number.isNaN(time) && new Date(time).toISOString() === text; // one spelling only, so that an export of an import is the same file
}
