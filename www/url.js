// @ts-check
/**
 * State to fragment and back: a pure pair. The fragment is the save file.
 *
 * `#takes=2,5&positions=40`. A field at its default is left out, so the plain
 * address is the default state, and a field that is missing means its default.
 * A section's bare name, `#rehearsal`, is what the page's own links carry for
 * a new tab and for readers without JavaScript; it leads to the section.
 */
import { DEFAULTS, FIELDS, SECTIONS } from './state.js';

/** @typedef {import('./state.js').State} State */

/** Longer texts are not state that a link can carry: a mail program would cut them. */
export const LONGEST_VALUE = 4000;

/**
 * What the fields may hold that no question judges; the engine judges the others.
 *
 * @type {Partial<Record<import('./state.js').Field, (text: string) => boolean>>}
 */
const JUDGED_HERE = {
	section: (text) => SECTIONS.includes(text),
	filled: (text) => /^\d{0,4}$/.test(text),
};

/**
 * The fragment of a state, without `#`; empty for the default state.
 *
 * @param {State} state
 */
export function toFragment(state) {
	return FIELDS.filter((field) => state[field] !== DEFAULTS[field] && state[field].length <= LONGEST_VALUE)
		.map((field) => `${field}=${encode(state[field])}`)
		.join('&');
}

/**
 * The state of a fragment, with or without `#`. Fields this version does not
 * know are reported, as are those that cannot be decoded or mean nothing: the page tells them.
 *
 * @param {string} fragment
 * @returns {{ state: State, unread: string[] }}
 */
export function fromFragment(fragment) {
	/** @type {State} */
	const state = { ...DEFAULTS };
	/** @type {string[]} */
	const unread = [];
	for (const part of fragment.replace(/^#/, '').split('&')) {
		if (part === '') continue;
		if (SECTIONS.includes(part)) {
			state.section = part;
			continue;
		}
		const [name = '', ...rest] = part.split('=');
		const field = FIELDS.find((known) => known === name);
		const value = decode(rest.join('='));
		const read = field !== undefined && rest.length > 0 && value !== null && value.length <= LONGEST_VALUE;
		if (read && (JUDGED_HERE[field]?.(value) ?? true)) state[field] = value;
		else unread.push(part);
	}
	return { state, unread };
}

/**
 * The fields that a fragment names, at their defaults too: what a link speaks of.
 *
 * @param {string} fragment
 */
export function namedIn(fragment) {
	const names = fragment
		.replace(/^#/, '')
		.split('&')
		.map((part) => part.split('=')[0]);
	return FIELDS.filter((field) => names.includes(field));
}

/**
 * Percent-encoded where it must be; commas and the like stay readable. Half a
 * surrogate pair, which no address can carry, becomes U+FFFD.
 *
 * @param {string} text
 */
const encode = (text) =>
	encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll(/%(2C|3B|3A)/g, decodeURIComponent);

/** @param {string} text */
function decode(text) {
	try {
		return decodeURIComponent(text.replaceAll('+', ' '));
	} catch {
		return null; // not percent-encoding: reported as unread
	}
}
