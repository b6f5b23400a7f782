// @ts-check
/**
 * What else has a digit in the page: general sentences, which no one answer of the engine makes. Each is listed with
 * what confirms it. Those of the document are found by a selector and a piece of their text, those that the views
 * write by the text alone, where `◊` stands for what is put in.
 */
import assert from 'node:assert/strict';
import { ask } from '../engine.js';

/**
 * A ground is a check, or a word for what can be no more than right or wrong to read: a definition, a rule of the
 * game, an example of what may be written.
 *
 * @typedef {(() => void) | 'definition' | 'example'} Ground
 */

/** All pairs a < b up to a bound. @param {number} last @returns {[number, number][]} */
const pairs = (last) =>
	Array.from({ length: last }, (_, i) => i + 1).flatMap((b) =>
		Array.from({ length: b - 1 }, (_, i) => /** @type {[number, number]} */ ([i + 1, b])),
	);

/** @param {number} a @param {number} b */
const additive = (a, b) => ask('additive', String(a), String(b));

/** @param {string} takes */
const period = (takes) => ask('valueCertificate', takes, 100_000).proof;

/** @param {number} x @param {number} y @param {string} [ending] */
const outcome = (x, y, ending = 'zero') => ask('euclidOutcome', String(x), String(y), ending);

/** @param {number} a @param {number} b @returns {number[]} */
const quotients = (a, b) => ask('euclidQuotients', String(a), String(b), 'zero', 60).quotients.map(Number);

/** @param {() => unknown} question */
const refused = (question) => assert.throws(question, /[.]$/);

const refusedLimits = {
	pair() {
		assert.ok(additive(1, 10 ** 15));
		refused(() => ask('additive', '1', String(10 ** 15 + 1)));
	},
	heap() {
		const most = `1${'0'.repeat(30)}`;
		assert.ok(ask('additiveHeap', '4', '9', most));
		refused(() => ask('additiveHeap', '4', '9', `${most.slice(0, -1)}1`));
	},
	chart() {
		for (const size of ['20', '1000']) assert.ok(ask('stripes', size));
		for (const size of ['19', '1001']) refused(() => ask('stripes', size));
	},
};

/** Periods up to 10 000 heaps are drawn. */
function drawn() {
	assert.equal(additive(1, 5000).period, '10000');
	assert.ok(additive(1, 5000).drawing && ask('additiveRows', '1', '5000').drawing);
	assert.equal(additive(1, 5001).period, '10003');
	assert.ok(!additive(1, 5001).drawing && !ask('additiveRows', '1', '5001').drawing);
}

function values0() {
	const { values } = ask('values', '2,5,7', '500');
	const { letters } = ask('labels', '2,5,7', '500');
	assert.equal([...values].map((value) => (value === 0 ? 'L' : 'W')).join(''), letters);
}

function twoTakes() {
	for (const [a, b] of pairs(14)) {
		const odd = b % a === 0 && (b / a) % 2 === 1;
		assert.deepEqual([period(`${a},${b}`).period, period(`${a},${b}`).preperiod], [String(odd ? 2 * a : a + b), '0']);
	}
}

/** Of two takes: blocks of ones and noughts, and a 2 for what an even block has at b or past it. */
function twos() {
	for (const [a, b] of pairs(20)) {
		const { drawing, twoTakesPeriod } = additive(a, b);
		for (let n = 0; n < Number(twoTakesPeriod); n++) {
			const x = n % (a + b);
			const block = Math.floor(x / a) % 2;
			assert.equal(drawing.twoTakes[n], block === 0 && x >= b ? 2 : block, `{${a}, ${b}} at ${n}`);
		}
	}
}

function atMost3() {
	for (const [a, b] of pairs(40)) assert.doesNotMatch(additive(a, b).values, /[^0-3]/);
}

/** The two bands of short pairs. */
function bands() {
	for (const [a, b] of pairs(30)) {
		const { case: kind, values, divisor } = additive(a, b);
		if (kind !== 'short' || divisor !== '1') continue;
		const m = a * Math.ceil(b / a);
		for (let x = 0; x < m + b; x++)
			assert.equal(Number(values[x]), x < m ? Math.floor(x / a) % 2 : 2 + (Math.floor((x - m) / a) % 2));
	}
}

/** The proofs’ conclusion, closed by computation for each pair. */
function closes() {
	for (const [a, b] of pairs(40)) assert.equal(ask('additiveClosing', String(a), String(b)).verdict, 'closes');
}

/** Nobody can move at a 0, or at equal numbers where these end the game. */
function endings() {
	for (let n = 1; n <= 40; n++) {
		assert.ok(outcome(0, n).over && outcome(0, n).loss && !outcome(n, n).loss);
		assert.ok(outcome(n, n, 'equal').over && outcome(n, n, 'equal').loss);
	}
	for (const [a, b] of pairs(40)) assert.equal(outcome(a, b).loss, outcome(a, b, 'equal').loss);
}

/** The first quotient of 2 or more decides; before it every move is forced. */
function firstChoice() {
	for (const [a, b] of pairs(60)) {
		const before = quotients(a, b).findIndex((quotient) => quotient >= 2);
		assert.equal(outcome(a, b).loss, before % 2 === 1, `(${a}, ${b})`);
		if (outcome(a, b).loss) assert.ok(b < 2 * a);
	}
}

/** From a pair that wins exactly one move wins. */
function onlyMove() {
	firstChoice();
	for (const [a, b] of pairs(60)) {
		const left = Array.from({ length: Math.floor(b / a) }, (_, i) => b - (i + 1) * a);
		assert.equal(left.filter((rest) => outcome(a, rest).loss).length, outcome(a, b).loss ? 0 : 1, `(${a}, ${b})`);
	}
}

/** What 0 and the nim-sum say of a sum of heaps. */
function nimSum() {
	for (const [heaps, lost] of /** @type {[string, boolean][]} */ ([
		['3,5,6', true],
		['3,4,5', false],
		['7', false],
	]))
		assert.equal(ask('game', `heaps:1,2,3,4,5,6,7:${heaps}:reader:`).start.lost, lost);
}

/** @type {readonly { where: string, says: string, ground: Ground }[]} */
export const PROSE = [
	{ where: '#values p', says: 'a heap is an L exactly when its value is 0', ground: values0 },
	{ where: '#values p', says: 'With two takes a and b the values repeat with a + b', ground: twoTakes },
	{ where: '#additive p', says: 'With three takes no value is above 3', ground: atMost3 },
	{ where: '#additive h3', says: 'a second one makes 2s', ground: twos },
	{ where: '#additive p', says: 'With two takes', ground: twos },
	{ where: '#additive p', says: 'alternately 0 and 1', ground: bands },
	{ where: '#additive details', says: '', ground: closes },
	{ where: '#euclid p', says: 'play on until a number is 0', ground: endings },
	{ where: '#euclid p', says: 'a remainder', ground: 'definition' },
	{ where: '#euclid p', says: 'leaves the other player in case 1 or 3', ground: onlyMove },
	{ where: '#euclid p', says: 'Each 1 is a forced move', ground: firstChoice },
	{
		where: '#euclid p',
		says: 'about 1.618',
		ground: () => assert.equal(((1 + Math.sqrt(5)) / 2).toFixed(3), '1.618'),
	},
	{
		where: '#euclid p',
		says: 'is never 0',
		ground() {
			for (const [a, b] of pairs(60)) assert.equal(ask('euclidForm', `${a}`, `${b}`, 'zero') < '0', outcome(a, b).loss);
		},
	},
	{
		where: '#euclid p',
		says: 'carry about 16 digits',
		ground: () => assert.equal(String(Number.MAX_SAFE_INTEGER).length, 16),
	},
	{
		where: '#euclid p',
		says: 'a pair of numbers with 100 000 digits is judged as exactly as (2, 3)',
		ground() {
			assert.equal(ask('euclidLimits').mostDigits, 100_000);
			assert.equal(ask('euclidOutcome', '9'.repeat(100_000), '1', 'zero').loss, false);
			assert.equal(outcome(2, 3).loss, true);
		},
	},
];

/** The fixed sentences of the views. @type {readonly (readonly [says: string, ground: Ground])[]} */
export const VIEWS = [
	['Its id is not made of 1 to 64 letters', 'definition'],
	['A time is not written as 2026-01-31T12:00:00.000Z', 'example'],
	['Larger than a, up to 10¹⁵', refusedLimits.pair],
	['A whole number up to 10³⁰', refusedLimits.heap],
	['20 to 1000', refusedLimits.chart],
	['Periods up to 10 000 heaps are drawn', drawn],
	['choose a pair with a period of at most 10 000 heaps', drawn],
	['From 1 up', 'definition'],
	['a single 2', 'definition'],
	['b − 1 = ◊ is ◊ of {◊}', 'definition'],
	['b mod 2a', 'definition'],
	['has no 2: its larger take changes nothing', twos],
	[', with r = b mod 2 a = ◊', 'definition'],
	['the sentence obeys the mex rule at each heap from 0 to ◊', closes],
	['No take fits into this heap, so it is worth 0 and lost', values0],
	['A heap worth 0 is lost for the player to move', values0],
	['A heap worth more than 0 is won', values0],
	[
		'on average by 2 heaps for each step of b where the pair is short, by 2 a where it is long, or by 2 a / d where',
		function growth() {
			for (const [a, b] of pairs(30)) {
				const [now, later] = [additive(a, b), additive(a, b + 2 * a)]; // 2a steps of b later
				const rows = now.case === 'long' ? a / Number(now.divisor) : 1;
				assert.equal(Number(later.period) - Number(now.period), 2 * a * (rows === 1 ? 2 : 2 * rows));
			}
			twoTakes();
		},
	],
	[
		'A lower band of 0s and 1s, m wide, then an upper band of 2s and 3s, exactly b wide',
		function seven() {
			for (const { takes, values } of ask('sevenGames')) {
				const m = takes[0] * Math.ceil(takes[1] / takes[0]);
				assert.match(values.slice(0, m), /^[01]+$/);
				assert.match(values.slice(m), /^[23]+$/);
				assert.equal(values.length - m, takes[1]);
			}
			assert.match(additive(1, 4).values, /^0101(23)+$/); // {1, 4, 5} has blocks of a single heap
		},
	],
	['every stripe starts one past a multiple of 2 a', 'definition'],
	['Each cell is a pair (x, y), found from the rules alone', 'definition'],
	['on the edges one number is 0, and the game is over', endings],
	['The losing pairs with 0 < x < y ≤ ◊', 'definition'],
	['no number may become 0. The game ends when the two are equal', 'definition'],
	['The game ends when a number is 0, and whoever made it 0 has won', 'definition'],
	['Whoever makes a number 0 wins', 'definition'],
	['The test is for pairs with 0', 'definition'],
	['Take all of it, and a 0 is left', endings],
	['From 0 up, at most ◊ digits', 'definition'],
	['A whole number, such as 27', 'example'],
	['Up to ◊ whole numbers from 1 to ◊', 'definition'],
	['Whole numbers, such as 1, 3, 4', 'example'],
	['From 1 to ◊', 'definition'],
	['How many, from 0', 'definition'],
	['ositions 0 to ◊', 'definition'],
	['no distance from 1 to ◊ fits ◊', 'definition'],
	['2 to the power ◊', 'definition'],
	['an even count gives 0, an odd one 1', 'definition'],
	['It is 0, so you cannot win from here', nimSum],
	['It is not 0, so you can win', nimSum],
	['Turn over its digits in the columns where ◊ has a 1', 'definition'],
	['One heap of 12, {1, 3, 4}', 'example'],
	['One heap of 21, {1, 2, 3}', 'example'],
	['Nim: heaps of 3, 4 and 5', 'example'],
	['Heaps of 11 and 9, {2, 5}', 'example'],
	['Euclid from (', 'example'],
	['1 to ◊ heaps of up to ◊ counters', 'definition'],
	['Such as 5, 7', 'example'],
	[
		'From position 1 there is no legal move, since even the smaller take is too large. So 1 loses, and so does 0',
		() =>
			assert.ok(
				ask('reasons', '2,5', '2').reasons.every((/** @type {any} */ one) => one.loss && one.options.length === 0),
			),
	],
	['write the remainders, such as 0, 3', 'example'],
	['the labels are filled in from 0 upwards', 'definition'],
	['A 0 is a loss; what is not 0 is a win', values0],
	['the smallest number that is missing is 0', values0],
	['the smallest of 0, 1, 2, … that is not the value of a heap', 'definition'],
];
