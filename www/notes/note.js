// @ts-check
/** A note: what a reader would change about this lesson. */
import { grouped } from '../words.js';
import { isOrderKey } from './order.js';

/**
 * Times are milliseconds since 1970. A note's text is text: nowhere in the page
 * or in an export is it read as markup.
 *
 * @typedef {object} Note
 * @property {string} id random, so that no two tabs or computers give the same one
 * @property {string} text as it was typed
 * @property {boolean} done
 * @property {string | null} about the fragment of the lab state it was written about; empty: the default state; null: none
 * @property {string} order where it stands in the list (see order.js)
 * @property {number} created
 * @property {number} changed when its text, its tick or its link last changed
 */

/** In UTF-16 units. About a short book; beyond it, typing in a browser's text field is no longer fluent. */
export const LONGEST_TEXT = 250_000;

/** The title of a note that a button or a message speaks of. */
const TITLE_LENGTH = 60;

/** A longer text is shown in part until the reader asks for all of it. */
const EXCERPT_LENGTH = 600;
const EXCERPT_LINES = 12;

/** 128 random bits. Not `crypto.randomUUID`: a page served over plain http does not have it. */
export const newId = () =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {unknown} id @returns {id is string} */
export const isId = (id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id);

/**
 * What url.js writes, and nothing else: so a fragment can stand in a Markdown
 * link or in an attribute as it is.
 *
 * @param {unknown} about
 * @returns {about is string | null}
 */
export const isAbout = (about) => about === null || (typeof about === 'string' && /^[\w.!~*'(),;:=&%+-]*$/.test(about));

/** @param {unknown} time @returns {time is number} */
export const isTime = (time) => Number.isInteger(time) && Math.abs(Number(time)) <= 8.64e15; // as a Date can hold

/**
 * Why this cannot be the text of a note, as a sentence; empty if it can.
 *
 * @param {string} text
 */
export function textFault(text) {
	if (text.trim() === '') return 'A note needs some text.';
	if (text.length > LONGEST_TEXT) {
		return `The text has ${grouped(text.length)} characters; a note may have ${grouped(LONGEST_TEXT)}. Split it into several notes.`;
	}
	return '';
}

/**
 * Whether a stored value is a note, field by field. Fields that this version
 * does not know may be there too: they are kept.
 *
 * @param {any} value
 * @returns {value is Note}
 */
export const isNote = (value) =>
	typeof value === 'object' &&
	value !== null &&
	isId(value.id) &&
	typeof value.text === 'string' &&
	textFault(value.text) === '' &&
	typeof value.done === 'boolean' &&
	isAbout(value.about) &&
	isOrderKey(value.order) &&
	isTime(value.created) &&
	isTime(value.changed);

/**
 * The first words of a note.
 *
 * @param {string} text
 */
export function title(text) {
	const line = /[^\r\n]*/.exec(text.trimStart())?.[0].trimEnd() ?? '';
	return line.length <= TITLE_LENGTH ? line : `${cut(line, TITLE_LENGTH)}…`;
}

/**
 * The part of a text that is shown at first; the text itself if it is short.
 *
 * @param {string} text
 */
export function excerpt(text) {
	let end = Math.min(text.length, EXCERPT_LENGTH);
	let lines = 0;
	for (const match of text.slice(0, end).matchAll(/\r\n|\r|\n/g)) {
		lines += 1;
		if (lines === EXCERPT_LINES) end = match.index;
	}
	return end >= text.length ? text : cut(text, end);
}

/** Firefox has it since version 125; before, a cut may fall into an emoji. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/**
 * Cuts between two characters as a reader counts them: no half emoji, no letter without its accent.
 *
 * @param {string} text
 * @param {number} length
 */
function cut(text, length) {
	const around = text.slice(0, length + 64); // long enough for any character in use
	return text.slice(0, graphemes?.segment(around).containing(length)?.index ?? length);
}
