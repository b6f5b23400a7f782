// @ts-check
/** Every pair that a sentence about the Euclid game names is one that the moves leave, with the outcome that the rules give it. */
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from 'lit-html';
import { why } from '../../www/views/euclid/reasoning.js';
import { hint } from '../../www/views/play/hint.js';
import { ask } from '../engine.js';

/** @typedef {'zero' | 'equal'} Ending */
/** @typedef {[bigint, bigint]} Pair smaller, larger */

/** The pairs that a player can leave: the rules, and nothing else. @param {Pair} pair @param {Ending} ending @returns {Pair[]} */
function options([a, b], ending) {
	if (a === 0n || (ending === 'equal' && a === b)) return [];
	/** @type {Pair[]} */
	const left = [];
	for (let rest = b - a; rest >= (ending === 'equal' ? 1n : 0n); rest -= a) left.push(rest < a ? [rest, a] : [a, rest]);
	return left;
}

/** Whether the player to move loses. @param {Ending} ending */
function judge(ending) {
	/** @type {Map<string, boolean>} */
	const known = new Map();
	/** @param {Pair} pair @returns {boolean} */
	return function loses(pair) {
		const key = pair.join();
		const found = known.get(key) ?? options(pair, ending).every((next) => !loses(next));
		known.set(key, found);
		return found;
	};
}

/** A view as its text, with plain spaces. @param {unknown} view */
function text(view) {
	const place = document.createElement('div');
	render(view, place);
	return (place.textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** The pairs in a text, with the letter that follows each, if one does. @param {string} text */
const named = (text) =>
	[...text.matchAll(/\(([\d ]+), ([\d ]+)\)(?: ([LW])\b)?/g)].map(([, a = '', b = '', letter]) => ({
		pair: /** @type {Pair} */ ([BigInt(a.replaceAll(' ', '')), BigInt(b.replaceAll(' ', ''))]),
		letter,
	}));

/**
 * Compares all sentences about one pair with the rules.
 *
 * @param {Pair} pair
 * @param {Ending} ending
 * @param {(pair: Pair) => boolean} loses
 */
function compare(pair, ending, loses) {
	const about = `(${pair.join(', ')}) ${ending}`;
	const left = options(pair, ending);
	const isLeft = (/** @type {Pair} */ other) => left.some((next) => next.join() === other.join());
	const report = ask('game', `euclid:${ending}:${pair.join(':')}:reader:`);
	if (left.length > 0) {
		const reason = text(hint(report, false, () => undefined));
		const pairs = named(reason);
		for (const { pair: next } of pairs) assert.ok(isLeft(next), `${about}: “${reason}”`);
		assert.equal(
			reason.includes('You can win'),
			!loses(pair) && !reason.includes('only one move'),
			`${about}: “${reason}”`,
		);
		if (reason.includes('only one move')) {
			assert.equal(left.length, 1, about);
			assert.equal(reason.includes('That pair wins for the lab'), loses(pair), `${about}: “${reason}”`);
			assert.deepEqual(pairs[0]?.pair, left[0], about);
		}
		const open = text(hint(report, true, () => undefined)).slice(reason.indexOf('Show the move'));
		const shown = named(open.slice(open.lastIndexOf('Take '))).at(-1)?.pair;
		assert.ok(shown && isLeft(shown), `${about}: “${open}”`);
		assert.equal(loses(shown), !loses(pair), `${about}: “${open}”`);
	}
	const reasoning = ask('euclidReasoning', String(pair[0]), String(pair[1]), ending, 40);
	const told = text(why(reasoning, ending));
	const cases = told.slice(0, told.indexOf('The reasoning, pair by pair') >>> 0);
	for (const { pair: next, letter } of named(cases)) {
		assert.ok(next.join() === pair.join() || isLeft(next), `${about}: “${cases}”`);
		if (letter) assert.equal(letter, loses(next) ? 'L' : 'W', `${about}: “${cases}”`);
	}
	for (const { smaller, larger, loss } of reasoning.steps)
		assert.equal(loss, loses([BigInt(smaller), BigInt(larger)]), `${about}, step (${smaller}, ${larger})`);
}

for (const ending of /** @type {Ending[]} */ (['zero', 'equal'])) {
	test(`all pairs below 60, the ending at ${ending}`, () => {
		const loses = judge(ending);
		for (let b = 1n; b < 60n; b++)
			for (let a = ending === 'zero' ? 0n : 1n; a <= b; a++) compare([a, b], ending, loses);
	});

	test(`long chains of quotients, the ending at ${ending}`, () => {
		const loses = judge(ending);
		for (const tail of [[2], [3], [1, 2], [2, 3], [4, 2]])
			for (let ones = 1; ones <= 60; ones += 7)
				for (const first of [1n, 2n, 5n]) {
					/** @type {Pair} */
					let pair = [1n, 1n];
					for (const q of [...tail.map(BigInt), ...Array(ones).fill(1n), first])
						pair = [pair[1], q * pair[1] + pair[0]];
					compare(pair, ending, loses);
				}
	});
}

test('the pair that was named wrongly: from (34, 55) only (21, 34) can be left', () => {
	const report = ask('game', 'euclid:zero:34:55:reader:');
	assert.match(
		text(hint(report, false, () => undefined)),
		/you can only leave \(21, 34\)\. That pair wins for the lab/,
	);
	const choice = ask('game', 'euclid:zero:34:89:reader:');
	assert.match(
		text(hint(choice, false, () => undefined)),
		/21 is left\. Two moves matter: take it twice and leave \(21, 34\)/,
	);
});
