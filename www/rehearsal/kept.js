// @ts-check
/**
 * Where the rehearsal's progress is kept: in this browser, each part under its own key, and each score under one
 * of its own, since several tabs may go on with it. What two tabs write into one round is put together.
 */
import { keep, keysOf, onKept, recall } from '../kept.js';
import { PARTS, restored } from './progress.js';
import { joined } from './round.js';

/** @typedef {import('./progress.js').Progress} Progress */
/** @typedef {import('./progress.js').Part} Part */
/** @typedef {Progress['scores'][number]} Entry */

const HERE = 'rehearsal/';
const SCORES = `${HERE}score/`;

/** Where the first version of the page kept all of it in one text: read for what is not kept otherwise, and never written. */
const WHOLE = `${HERE}progress`;

/** Kept once the scores of that text have keys of their own, the same in every tab: before all others. */
const MOVED = `${HERE}moved`;
const oldKey = (/** @type {number} */ i) => `${SCORES}0-${String(i).padStart(4, '0')}`;

/** The texts of the parts as this tab last read or wrote them. @type {Map<Part, string | null>} */
const known = new Map();

/**
 * What this tab has changed of late: another one may have written at the same moment, without having been told of
 * it. `base` is what both knew, `at` when it was written last.
 *
 * @type {Map<Part, { base: string | null, at: number }>}
 */
const fresh = new Map();

/** How long a tab may take to be told: far less than a reader needs to change tabs and write. */
const MOMENT_MS = 1000;

/** The scores by the keys where they are kept. @type {Map<string, Entry>} */
const entries = new Map();

/** What could not be kept when it changed: it is tried again with the next change. @type {Set<Part | Entry>} */
const unkept = new Set();

let count = 0;

/** The key of a new score: later ones come behind. */
const newKey = () =>
	`${SCORES}${Date.now().toString(36).padStart(9, '0')}-${String(count++).padStart(4, '0')}-${Math.random().toString(36).slice(2, 8)}`;

/** @param {string | null} text @returns {any} */
function parsed(text) {
	try {
		return JSON.parse(text ?? 'null');
	} catch {
		return null; // not ours to read
	}
}

/**
 * The progress of the last visit and of other tabs, or a fresh start.
 *
 * @returns {Progress}
 */
export function load() {
	const whole = parsed(recall(WHOLE));
	const before = whole?.version === 1 ? whole : {};
	const parts = PARTS.map((part) => {
		const text = reconciled(part);
		return [part, text === null ? before[part] : parsed(text)];
	});
	/** @type {Entry[]} */
	const old = recall(MOVED) === null && Array.isArray(before.scores) ? before.scores : [];
	const unmoved = new Map(old.map((entry, i) => [oldKey(i), entry]));
	const present = [...new Set([...unmoved.keys(), ...keysOf(SCORES)])].sort();
	for (const key of entries.keys()) if (!present.includes(key)) entries.delete(key);
	for (const key of present) if (!entries.has(key)) entries.set(key, parsed(recall(key)) ?? unmoved.get(key));
	return restored({ ...Object.fromEntries(parts), scores: present.map((key) => entries.get(key)) });
}

/**
 * The text of a part. Where another tab has written over what this one wrote a moment ago, both are put together again.
 *
 * @param {Part} part
 */
function reconciled(part) {
	const theirs = recall(HERE + part);
	const mine = known.get(part);
	const change = fresh.get(part);
	if (theirs === mine || mine === undefined || !change || Date.now() - change.at > MOMENT_MS) {
		known.set(part, theirs);
		return theirs;
	}
	const text = JSON.stringify(joined(parsed(change.base), parsed(mine), parsed(theirs)));
	known.set(part, text);
	if (text !== theirs) keep(HERE + part, text);
	return text;
}

/**
 * Keeps what has changed in the progress.
 *
 * @param {Progress} progress
 * @param {Progress} before
 * @returns {boolean} whether all of it is kept
 */
export function save(progress, before) {
	for (const part of PARTS) {
		if (progress[part] === before[part] && !unkept.has(part)) continue;
		const at = Date.now();
		const last = known.get(part) ?? null;
		const change = fresh.get(part);
		fresh.set(part, { base: change && at - change.at < MOMENT_MS ? change.base : last, at });
		known.set(part, JSON.stringify(progress[part]));
		const now = recall(HERE + part); // what another tab has written, and this one may not have been told of yet
		if (now !== last) reconciled(part);
		else note(part, keep(HERE + part, JSON.stringify(progress[part])));
	}
	if (progress.scores !== before.scores || unkept.size > 0) saveScores(progress.scores, before.scores);
	return unkept.size === 0;
}

/** @param {readonly Entry[]} scores @param {readonly Entry[]} before */
function saveScores(scores, before) {
	const keyOf = new Map([...entries].map(([key, entry]) => [entry, key]));
	for (const entry of scores) {
		const key = keyOf.get(entry) ?? newKey();
		entries.set(key, entry);
		if (recall(key) === null) note(entry, keep(key, JSON.stringify(entry)));
	}
	for (const entry of before) {
		const key = keyOf.get(entry);
		if (key === undefined || scores.includes(entry)) continue;
		entries.delete(key);
		note(entry, keep(key, null));
	}
	keep(MOVED, '1');
}

/** @param {Part | Entry} what @param {boolean} kept */
function note(what, kept) {
	if (kept) unkept.delete(what);
	else unkept.add(what);
}

/** Tells when another tab has gone on. @param {() => void} changed */
export const onProgress = (changed) => onKept(HERE, changed);
