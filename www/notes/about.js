// @ts-check
/** What a note is about: a state of the lab, kept as the fragment of a link. */
import { DEFAULTS, FIELDS } from '../state.js';
import { fromFragment, toFragment } from '../url.js';
import { list } from '../words.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../state.js').Field} Field */

/** The parts of the page with the fields that show in them, in the page's order. @type {[string, Field[]][]} */
const SECTIONS = [
	['labels', ['takes', 'positions', 'at', 'filled']],
	['additive', ['a', 'b', 'heap', 'pairs']],
	['euclid', ['x', 'y', 'ending']],
	['play', ['game']],
];

const LONGEST_VALUE = 40;

/**
 * The link that restores a state and leads to where it shows.
 *
 * @param {State} state
 */
export function linkTo(state) {
	const [section] = SECTIONS.find(([, fields]) => fields.some((field) => state[field] !== DEFAULTS[field])) ?? [
		'labels',
	];
	return toFragment({ ...state, section });
}

/**
 * A state in words, as the text of its link.
 *
 * @param {string} fragment
 */
export function described(fragment) {
	const { state } = fromFragment(fragment);
	const changed = FIELDS.filter(
		(field) => field !== 'section' && state[field] !== '' && state[field] !== DEFAULTS[field],
	);
	if (changed.length === 0) return 'the lab as it opens';
	return `the lab with ${list(changed.map((field) => `${field} ${state[field].slice(0, LONGEST_VALUE)}`))}`;
}
