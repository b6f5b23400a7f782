// @ts-check
/** The Euclid game's text can be read without JavaScript, and each number in it is the engine's. */
import { ask } from '../engine.js';
import { expect, test } from './lab.js';

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
const CLAIMS = {
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

test.use({ javaScriptEnabled: false });

test('the text is there without JavaScript, and says what the engine says', async ({ page }) => {
	await page.goto('./');
	const claims = page.locator('#euclid [data-claim]');
	await expect(claims).toHaveCount(Object.keys(CLAIMS).length);
	for (const [name, text] of Object.entries(CLAIMS)) {
		await expect(page.locator(`#euclid [data-claim="${name}"]`)).toHaveText(text());
	}
	expect(loses('2', '3')).toBe(true);
	for (const heading of [
		'Every game ends',
		'Two endings',
		'Three cases decide',
		'The golden ratio tells',
		'Why the lab does not',
	])
		await expect(page.locator('#euclid').getByRole('heading', { name: heading })).toBeVisible();
	await expect(page.locator('#euclid .credit')).toContainText('Cole');
});
