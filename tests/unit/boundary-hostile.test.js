// @ts-check
/**
 * Every question of the engine, asked with whatever a reader may write: it answers or refuses with a code, an item
 * and a sentence, soon; it never traps; no number in an answer is anything but exact; and where a second computation
 * (tests/fuzz/reference.js) reaches, the answer is equal to it.
 *
 * FUZZ_QUESTIONS sets how many are asked, FUZZ_SEED which; `npm run fuzz` asks 100,000.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { questions as later } from '../../www/engine/later.js';
import { questions as first } from '../../www/engine/questions.js';
import { refusalOf } from '../../www/engine/refusal.js';
import { ask } from '../engine.js';
import { euclidText, heapsText, heapText, pairText, positionsText, sizeText, takesText } from '../fuzz/inputs.js';
import {
	additiveResults,
	censusResults,
	euclidResults,
	isPlain,
	isWinningMove,
	LIMITS,
	labResults,
	nimSum,
	readHeaps,
	readNumber,
	readRow,
	readTakes,
	valuesOf,
} from '../fuzz/reference.js';

const QUESTIONS = Number(process.env.FUZZ_QUESTIONS ?? 3000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** No answer may take longer, in ms. The longest are ten million positions; the machine may be busy. */
const SOON = 20_000;

const ending = fc.oneof(
	{ weight: 9, arbitrary: fc.constantFrom('zero', 'equal') },
	{ weight: 1, arbitrary: takesText },
);

/**
 * How a question is asked. `reads` says what the reference makes of plain arguments: null where a refusal is expected,
 * undefined where it cannot tell.
 * `right` compares the answer with that. Without them only the form of the answer is looked at.
 *
 * @template [R=any]
 * @typedef {{ args: fc.Arbitrary<any[]>, reads?: (...args: any[]) => R | null | undefined, right?: (read: R, answer: any, args: any[]) => void }} Question
 */

/** @template R @param {Question<R>} question @returns {Question<R>} */
const question = (question) => question;

const takesAndPositions = fc.tuple(takesText, positionsText);

/** Certificates are looked for this far, so that hostile sets cost milliseconds. */
const LIMIT = 3000;

/** @param {'labels' | 'values'} entries */
const certificate = (entries) =>
	question({
		args: takesText.map((takes) => [takes, LIMIT]),
		reads: readTakes,
		right(set, { proof }) {
			if (!proof || Number(proof.computed) > LIMIT) return;
			const [from, every] = [Number(proof.preperiod), Number(proof.period)];
			const values = valuesOf(set, from + 2 * every + (set.at(-1) ?? 0));
			const row = entries === 'labels' ? values.map((value) => Math.min(value, 1)) : values;
			for (let n = from; n + every < row.length; n++) assert.equal(row[n + every], row[n]);
			if (from > 0) assert.notEqual(row[from - 1 + every], row[from - 1]);
		},
	});

const pair = fc.tuple(euclidText, euclidText, ending);

/** @param {string} x @param {string} y @param {string} ending */
function euclid(x, y, ending) {
	const [a, b] = [readNumber(x), readNumber(y)];
	const results = euclidResults(a, b, ending);
	if (!results || a === null || b === null) return null;
	return a < b ? { a, b, ending, results } : { a: b, b: a, ending, results };
}

/** @param {string} a @param {string} b @param {string} [heap] */
const additive = (a, b, heap = '0') => additiveResults(readNumber(a), readNumber(b), readNumber(heap));

/** A game's text with its parts. @param {string[]} parts */
const gameText = (...parts) =>
	[...parts.map((part) => part.replaceAll(/[%:]/g, encodeURIComponent)), 'reader', ''].join(':');

/** @type {Record<string, Question>} */
const ASKED = {
	limits: { args: fc.constant([]) },
	labels: question({
		args: takesAndPositions,
		reads: readRow,
		right({ set, range }, { measured, losses, letters }) {
			if (range > LIMITS.cells) return;
			const results = labResults(set, range);
			assert.equal(letters, results.labels);
			assert.equal(losses.join(','), results['losing-positions']);
			assert.equal(String(measured?.period ?? 'none'), results['measured-period']);
			assert.equal(String(measured?.pairs ?? 'none'), results['compared-pairs']);
		},
	}),
	windowBound: question({
		args: fc.tuple(takesText),
		reads: readTakes,
		right(set, { digits }) {
			const largest = set.at(-1) ?? 0;
			if (largest <= 10_000) assert.equal(digits, String(2n ** BigInt(largest)));
		},
	}),
	explanation: question({
		args: fc.tuple(takesText, positionsText, positionsText),
		reads(takes, positions, position) {
			const read = readRow(takes, positions);
			const at = readNumber(position);
			return read && at !== null && at < read.range ? { ...read, at: Number(at) } : null;
		},
		right({ set, at }, { loss, options }) {
			const losing = options.filter((/** @type {{ loss: boolean }} */ option) => option.loss);
			assert.equal(loss, losing.length === 0);
			assert.equal(options.length, set.filter((take) => take <= at).length);
		},
	}),
	crossCheck: question({
		// Small takes make many calls, so here they are few.
		args: fc.tuple(fc.array(fc.integer({ min: 3, max: 40 })).map(String), positionsText),
		reads: readRow,
		right({ range }, { verdict, positions }) {
			assert.equal(verdict, 'agrees');
			assert.equal(positions, Math.min(range, LIMITS.checked));
		},
	}),
	drawExercise: question({
		args: fc.tuple(fc.oneof(fc.constantFrom('gentle', 'fair', 'hard'), takesText), fc.nat(2 ** 32 - 1), takesText),
		reads: (level, _, previous) => (['gentle', 'fair', 'hard'].includes(level) ? readTakes(previous) : null),
		right: (previous, { takes }) => assert.notDeepEqual(readTakes(takes), previous),
	}),
	reasons: question({
		args: takesAndPositions,
		reads: readRow,
		right: ({ range }, { reasons }) => assert.equal(reasons.length, Math.min(range, LIMITS.cells)),
	}),
	markPeriod: question({
		args: fc.tuple(takesText, positionsText, positionsText),
		reads(takes, positions, period) {
			const read = readRow(takes, positions);
			const answered = readNumber(period);
			if (!read || !answered) return null; // 0 is no period
			if (read.range > LIMITS.cells) return undefined; // there may be none to name
			const measured = labResults(read.set, read.range)['measured-period'];
			return measured === 'none' ? null : { measured, answered };
		},
		right: ({ measured, answered }, { mark }) => assert.equal(mark === 'right', measured === String(answered)),
	}),
	markResidues: { args: fc.tuple(takesText, positionsText, takesText) },
	euclidLimits: { args: fc.constant([]) },
	euclidOutcome: question({
		args: pair,
		reads: euclid,
		right({ a, b, ending, results }, { loss, winning }) {
			assert.equal(loss ? 'L' : 'W', results['euclid-outcome']);
			assert.equal(winning === null, loss);
			if (winning) assert.ok(isWinningMove(a, b, ending, `${winning.smaller},${winning.larger}`));
		},
	}),
	euclidReasoning: question({
		args: fc.tuple(pair, fc.nat(60)).map(([texts, most]) => [...texts, most]),
		reads: euclid,
		right({ results }, { steps }, [, , , most]) {
			assert.ok(steps.length <= Math.max(3, most), 'the first two steps and the last are always told');
			assert.equal(steps[0].loss ? 'L' : 'W', results['euclid-outcome']);
		},
	}),
	euclidForm: question({
		args: pair,
		reads: euclid,
		right: ({ a, b }, answer) => assert.equal(answer, String(b * b - a * b - a * a)),
	}),
	euclidValue: question({
		args: pair,
		reads: euclid,
		right({ results }, answer) {
			assert.equal(answer, results['euclid-value'] ?? answer);
			assert.equal(answer === '0', results['euclid-outcome'] === 'L');
		},
	}),
	euclidQuotients: question({
		args: fc.tuple(pair, fc.nat(60)).map(([texts, most]) => [...texts, most]),
		reads: euclid,
		right({ a, b }, { quotients }, [, , , most]) {
			const expected = [];
			for (let [small, large] = [a, b]; small > 0n && expected.length < most; [small, large] = [large % small, small])
				expected.push(String(large / small));
			assert.deepEqual(quotients, expected);
		},
	}),
	euclidMap: { args: fc.tuple(fc.oneof(fc.nat(200), fc.nat(2 ** 32 - 1)), ending) },
	values: question({
		args: takesAndPositions,
		reads: readRow,
		right: ({ set, range }, { values }) => assert.deepEqual([...values], valuesOf(set, Math.min(range, LIMITS.cells))),
	}),
	labelCertificate: certificate('labels'),
	valueCertificate: certificate('values'),
	threeTakes: question({
		args: fc.tuple(fc.oneof(fc.integer({ min: 3, max: 16 }).map(String), heapText)),
		reads(text) {
			const largest = readNumber(text);
			return largest !== null && largest >= 3n && largest <= 40n ? Number(largest) : null;
		},
		right: (n, { rows }) => assert.equal(rows.length, (n * (n - 1) * (n - 2)) / 6),
	}),
	playLimits: { args: fc.constant([]) },
	game: question({
		args: fc.oneof(
			{
				weight: 4,
				arbitrary: fc.tuple(takesText, heapsText).map(([takes, heaps]) => [gameText('heaps', takes, heaps)]),
			},
			{ weight: 4, arbitrary: pair.map(([x, y, ending]) => [gameText('euclid', ending, x, y)]) },
			{ weight: 1, arbitrary: fc.tuple(takesText) },
		),
		reads(text) {
			if (text === '') return { set: [1, 3, 4], heaps: [12] };
			const [kind, ...parts] = text
				.split(':')
				.map((/** @type {string} */ part) => part.replaceAll(/%(3A|25)/g, decodeURIComponent));
			if (parts.at(-2) !== 'reader') return null;
			if (kind === 'euclid') {
				const [ending, x, y] = parts;
				const read = euclid(x, y, ending);
				return read && String(read.b).length <= LIMITS.play.digits ? { pair: read } : null;
			}
			const [set, heaps] = [readTakes(parts[0]), readHeaps(parts[1])];
			return set && heaps ? { set, heaps } : null;
		},
		right({ pair, set = [], heaps = [] }, { start, advice }) {
			const lost = pair ? pair.results['euclid-outcome'] === 'L' : nimSum(set, heaps) === 0;
			assert.equal(start.lost, lost);
			if (!advice) return;
			const { smaller, larger } = advice.position;
			const leavesLoss = pair
				? euclid(smaller, larger, pair.ending)?.results['euclid-outcome'] === 'L'
				: nimSum(set, advice.position) === 0;
			assert.equal(leavesLoss, !lost);
		},
	}),
	additive: question({
		args: pairText,
		reads: additive,
		right(results, answer) {
			assert.equal(answer.period, results['additive-period']);
			assert.equal(answer.case, results['additive-case']);
			assert.equal(answer.divisor, results['additive-divisor']);
			assert.equal(answer.values, results['additive-values'] ?? answer.values);
			assert.equal(answer.departure.heap, results['additive-departure'] ?? answer.departure.heap);
		},
	}),
	additiveHeap: question({
		args: fc.tuple(pairText, heapText).map(([pair, heap]) => [...pair, heap]),
		reads: additive,
		right(results, { value, moves }) {
			assert.equal(String(value), results['additive-heap-value'] ?? String(value));
			const reached = moves.map((/** @type {{ value: number }} */ move) => move.value);
			assert.equal(
				value,
				[0, 1, 2, 3].find((least) => !reached.includes(least)),
			);
		},
	}),
	additiveClosing: { args: pairText }, // a pair whose period is too long for it is refused as well
	additiveRows: question({
		args: pairText,
		reads: additive,
		right(results, { rows, rowWidth, drawing }) {
			assert.equal(String(BigInt(rows) * BigInt(rowWidth)), results['additive-period']);
			if (!drawing) return;
			assert.equal(drawing.start.length, Number(rows));
			assert.equal(drawing.values.join(''), results['additive-values']);
		},
	}),
	growth: { args: fc.tuple(fc.nat(2 ** 32 - 1), fc.oneof(fc.nat(500), fc.nat(2 ** 32 - 1))) },
	sevenGames: { args: fc.constant([]) },
	stripes: question({
		args: fc.tuple(sizeText),
		reads: (last) => censusResults(readNumber(last)),
		right(results, { pairs, sharedLong, sharedShort, long }) {
			if (results['census-pairs'] === 'none') return;
			assert.equal(String(pairs), results['census-pairs']);
			assert.equal(String(sharedLong + sharedShort), results['census-shared']);
			assert.equal(String(long), results['census-long']);
		},
	}),
	census: question({
		// Larger ones take seconds; the page asks for them on request only.
		args: fc.tuple(sizeText.filter((text) => !['201', '1000'].includes(text))),
		reads: (last) => censusResults(readNumber(last)),
		right(results, { pairs, agree, long }) {
			if (results['census-pairs'] === 'none') return;
			assert.equal(String(pairs), results['census-pairs']);
			assert.equal(String(long), results['census-long']);
			assert.equal(agree, pairs);
		},
	}),
};

/**
 * Looks at every part of an answer: numbers are exact, and texts say something.
 *
 * @param {unknown} part
 */
function exact(part) {
	if (typeof part === 'number') assert.ok(Number.isSafeInteger(part) && !Object.is(part, -0), `${part} is not exact`);
	else if (typeof part === 'string') assert.doesNotMatch(part, /NaN|Infinity|undefined|null|\[object/);
	else if (ArrayBuffer.isView(part))
		for (const entry of Array.from(/** @type {any} */ (part)).slice(0, 2000)) exact(entry);
	else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) exact(inner);
	else assert.ok(part === null || part === undefined || typeof part === 'boolean', `a ${typeof part} in an answer`);
}

test('the table asks every question that there is', () => {
	assert.deepEqual(Object.keys(ASKED).sort(), Object.keys({ ...first, ...later }).sort());
});

const each = Math.ceil(QUESTIONS / Object.keys(ASKED).length);
const counts = { answered: 0, refused: 0 };

for (const [name, { args, reads, right }] of Object.entries(ASKED)) {
	test(`${name}: ${each} hostile questions`, () => {
		for (const asked of fc.sample(args, { numRuns: each, seed: SEED })) {
			const told = () => `${name}(${JSON.stringify(asked).slice(0, 500)}), seed ${SEED}`;
			const start = performance.now();
			let answer;
			try {
				answer = ask(name, ...asked);
			} catch (error) {
				const refusal = refusalOf(error);
				if (!refusal) throw new Error(told(), { cause: error });
				counts.refused++;
				assert.match(refusal.code, /^E_[A-Z_]+$/, told());
				assert.match(refusal.sentence, /[.)]$/, told());
				assert.ok(refusal.sentence.length < 400 && refusal.item.length <= 400, told());
			}
			assert.ok(performance.now() - start < SOON, `${told()} took ${performance.now() - start} ms`);
			const plain = asked.every((text) => typeof text !== 'string' || isPlain(text));
			const read = plain ? reads?.(...asked) : undefined;
			try {
				if (read !== undefined)
					assert.equal(read !== null, answer !== undefined, 'accepted or refused as the reference says');
				if (answer === undefined) continue;
				counts.answered++;
				exact(answer);
				if (read) right?.(read, answer, asked);
			} catch (error) {
				throw new Error(told(), { cause: error });
			}
		}
	});
}

test('answers and refusals, in number', () => {
	console.log(
		`${counts.answered + counts.refused} questions: ${counts.answered} answered, ${counts.refused} refused; seed ${SEED}`,
	);
	assert.ok(counts.answered > 0 && counts.refused > 0);
});
