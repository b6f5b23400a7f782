// @ts-check
/** The sentences of the lesson that have numbers, made from the engine’s answers. */
import { expect } from '@playwright/test';
import { grouped, list } from '../../www/words.js';
import { ask } from '../engine.js';

/** @param {string} takes @param {number} [positions] @returns {import('../../www/views/labels.js').Labels} */
const labels = (takes, positions = 19) => ask('labels', takes, String(positions));

/** The measurement over 19 positions, which must show a period. @param {string} takes */
function measured(takes) {
	const { measured } = labels(takes);
	if (!measured) throw new Error(`{${takes}} shows no period`);
	return measured;
}

/** The certified period. @param {string} takes */
function proved(takes) {
	const { preperiod, period } = ask('labelCertificate', takes, 1000).proof;
	expect(preperiod).toBe('0');
	return Number(period);
}

const all24 = Array.from({ length: 24 }, (_, i) => i + 1).join(',');

/**
 * What each claim must read, made from the engine's answers.
 *
 * @type {Record<string, () => string>}
 */
export const CLAIMS = {
	stuck() {
		const { options, position, loss } = ask('explanation', '3,4', '19', '1');
		expect(options).toEqual([]);
		return `With the takes {3, 4} and one counter in the heap there is no move, so position ${position} is an ${loss ? 'L' : 'W'}.`;
	},
	cost() {
		const calls = (/** @type {string} */ takes) => grouped(ask('crossCheck', takes, '25').calls);
		return `The table costs one short look at the takes for each position, while the recursion costs a number of calls that can double with every counter: ${calls('1,3,4')} for positions 0 to 24 of {1, 3, 4}, and ${calls(all24)} for those of {1, 2, …, 24}.`;
	},
	cap: () =>
		`That is why the check stops at position ${ask('crossCheck', '1,3,4', '1000').positions - 1}, and claims nothing past it.`,
	'measured-heading': () =>
		`${measured('1,3,4').period === 7 ? 'Seven' : '?'} is measured: ${measured('1,3,4').pairs} pairs agree, and that is all it says`,
	losses: () => `Over positions 0 to 18 the losses of {1, 3, 4} are ${list(labels('1,3,4').losses)}.`,
	measured() {
		const { period, pairs } = measured('1,3,4');
		return `Lay the row on itself, moved by ${period}: each of the ${pairs} pairs of positions that are ${period} apart shows the same letter twice, and no smaller distance does it.`;
	},
	'measured-period'() {
		const { period, repetitions, rest } = measured('1,3,4');
		expect(repetitions).toBe(2);
		return `So ${period} is the measured period over these ${labels('1,3,4').positions} positions, seen twice in full with ${rest} positions to spare.`;
	},
	residues() {
		const { period, residues } = measured('1,3,4');
		return `Divide the losses by ${period}, and the remainders that occur are ${list(residues)}.`;
	},
	'two-residues'() {
		expect(measured('1,3,4').residues).toHaveLength(2);
		return 'There are two of them, so these losses are not the multiples of anything.';
	},
	silent() {
		expect(labels('1,3,4').positions - 1).toBeLessThan(19);
		return 'It is silent about position 19, and about position 40.';
	},
	'single-pair'() {
		const { period, pairs } = measured('4,9,13');
		expect(pairs).toBe(1);
		return `Over the same 19 positions {4, 9, 13} measures ${period}, on the strength of a single pair.`;
	},
	misleading() {
		const { period, pairs } = measured('5,16,21');
		return `{5, 16, 21} measures ${period}, from ${pairs} pairs that all agree; its labels really repeat with ${proved('5,16,21')}.`;
	},
	'no-period'() {
		expect(labels('2,5,7').measured).toBeNull();
		return 'And {2, 5, 7} shows no period at all.';
	},
	window() {
		const { takes, letters } = labels('1,3,4');
		const { preperiod, repeatAt } = ask('labelCertificate', '1,3,4', 1000).proof; // of the first repeat
		expect([preperiod, repeatAt]).toEqual(['0', String(letters.indexOf(letters.slice(0, 4), 1))]);
		const largest = takes.at(-1) ?? 0;
		const window = letters.slice(0, largest);
		return `For {1, 3, 4} a window has ${largest} labels. The window at position 0, ${window}, stands again at position ${letters.indexOf(window, 1)}, and no other window has stood twice before.`;
	},
	certificate() {
		const period = proved('1,3,4');
		return `So 0 + ${period} + 4 = ${0 + period + 4} labels prove that the period is ${period}, from position 0 on, for every heap.`;
	},
	bound: () =>
		`For {1, 3, 4} the bound is ${ask('windowBound', '1,3,4').digits}, and the period is ${proved('1,3,4')}.`,
	'1,2-losses': () => `The losses up to 18 are ${list(labels('1,2').losses)}.`,
	'1,2-proof'() {
		expect(proved('1,2')).toBe(3);
		return 'Answer a take of 1 with 2, and a take of 2 with 1: each pair of moves removes 3 counters.';
	},
	'1,2,3-losses': () => `The losses up to 18 are ${list(labels('1,2,3').losses)}.`,
	'1,2,3-proof'() {
		const period = proved('1,2,3');
		expect(measured('1,2,3').residues).toEqual([0]);
		expect(
			labels('1,2,3')
				.takes.map((take) => period - take)
				.sort(),
		).toEqual(labels('1,2,3').takes);
		return `Answer a take of t with ${period}−t: each pair of moves removes ${period} counters, so whoever faces a multiple of ${period} faces the next lower one, down to the empty heap.`;
	},
	'1,3,4-losses'() {
		expect(measured('1,3,4').residueCount).toBe(2);
		return `The losses up to 18 are ${list(labels('1,3,4').losses)}: two in every ${measured('1,3,4').period}.`;
	},
	'1,3,4-no-answer'() {
		const rest = measured('1,3,4').period - 1;
		expect(labels('1,3,4').takes).not.toContain(rest);
		return `No answer makes up ${rest + 1} every time: after a take of 1 it would have to be ${rest}, which is not a take.`;
	},
	'2,5-start'() {
		expect(labels('2,5').letters.slice(0, 2)).toBe('LL');
		expect(ask('explanation', '2,5', '19', '1').options).toEqual([]);
		return 'Positions 0 and 1 both lose: from 1 there is no legal move, since even the smaller take is too large.';
	},
	'2,5-labels'() {
		const period = proved('2,5');
		return `The row goes ${labels('2,5').letters.slice(0, period)} and then repeats, with period ${period}.`;
	},
	'2,5-residues': () => `The losing residues are ${list(measured('2,5').residues)}.`,
};
