// @ts-check
/** The sentences of the Euclid section that have numbers, made from the engine’s answers. */
import { expect } from '@playwright/test';
import { ask } from '../engine.js';

/** @param {number | string} x @param {number | string} y */
const loses = (x, y) => ask('euclidOutcome', String(x), String(y), 'zero').loss;

/** @param {number | string} x @param {number | string} y */
const verb = (x, y) => (loses(x, y) ? 'loses' : 'wins');

/** @param {string} x @param {string} y @param {string} [ending] */
const value = (x, y, ending = 'zero') => ask('euclidValue', x, y, ending);

/** @param {string} x @param {string} y */
const quotient = (x, y) => ask('euclidQuotients', x, y, 'zero', 1).quotients[0];

/**
 * What each claim must read, made from the engine's answers.
 *
 * @type {Record<string, () => string>}
 */
export const CLAIMS = {
	'two-values': () =>
		`(2, 6) has the value ${value('2', '6')} when the game ends at a zero, and ${value('2', '6', 'equal')} when it ends at equal numbers.`,
	fibonacci: () =>
		`Neighbouring Fibonacci numbers have no choice before the last step, so they are L and W in turn: (21, 34) ${verb(21, 34)}, (34, 55) ${verb(34, 55)}, (55, 89) ${verb(55, 89)}.`,
	values: () =>
		`When the game ends at a zero, (11, 27) has the quotient ${quotient('11', '27')} and the value ${value('11', '27')}, and (2, 5) has the quotient ${quotient('2', '5')} and the value ${value('2', '5')}.`,
	doubles() {
		const ratio = 267914296 / 165580141;
		expect(ratio < (1 + Math.sqrt(5)) / 2).toBe(false); // what a test by division asks
		return `For (165580141, 267914296) the quotient comes out as ${ratio}, and so does the golden ratio, so a test by division calls the pair a win; but N is ${ask('euclidForm', '165580141', '267914296', 'zero').replace('-', '−')}, and it ${verb(165580141, 267914296)}.`;
	},
	past: () =>
		`Numbers past 2⁵³ are not even read exactly: 9007199254740993 is taken for ${Number('9007199254740993')}.`,
	one: () =>
		`With 9007199254740993, the partner 14573954537613649 ${verb('9007199254740993', '14573954537613649')} and 14573954537613650 ${verb('9007199254740993', '14573954537613650')}.`,
};
