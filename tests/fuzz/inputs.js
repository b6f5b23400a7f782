// @ts-check
/** Texts that a page must survive: plausible, odd and hostile ones, from a seed. */
import fc from 'fast-check';

const EDGES = [
	0,
	1,
	2,
	255,
	256,
	257,
	999_999,
	1_000_000,
	1_000_001,
	2 ** 31 - 1,
	2 ** 31,
	2 ** 32 - 1,
	2 ** 32,
	2 ** 53,
];

const HUGE = ['9007199254740993', '18446744073709551615', '18446744073709551616', '1'.repeat(400)];

const HOSTILE = [
	'NaN',
	'Infinity',
	'-Infinity',
	'1e308',
	'1e9',
	'-0',
	'−0',
	'0x10',
	'0b1',
	'0o7',
	'1_000',
	'1’000',
	'1.0',
	'.5',
	'5.',
	'1/2',
	'½',
	'²',
	'٣',
	'४',
	'３',
	'\u202e1,2',
	'\u200f3',
	'1\u200b2',
	'\ufeff7',
	'null',
	'undefined',
	'[object Object]',
	'__proto__',
	'constructor',
	'<img src=x onerror=alert(1)>',
	'"><script>alert(1)</script>',
	'{{7*7}}',
	'%00',
	'\u0000',
	'\ud800',
	'e\u0301',
	'👩‍👩‍👧‍👦',
	'1,,,,2',
	',',
	';;{}',
	'--1',
	'+1',
	'1 000 000',
	"'; drop table",
	'../../etc',
	'javascript:alert(1)',
];

const separator = fc.constantFrom(',', ' ', ', ', ';', '\n', '\t', '\u00a0', ' ; ', '}{', ',,');

const item = fc.oneof(
	{ weight: 24, arbitrary: fc.integer({ min: 1, max: 40 }).map(String) },
	{ weight: 2, arbitrary: fc.constantFrom(...EDGES).map(String) },
	{ weight: 1, arbitrary: fc.constantFrom(...HUGE) },
	{ weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
	{ weight: 1, arbitrary: fc.integer({ min: -5, max: 5 }).map(String) },
);

/** Texts for the takes field. */
export const takesText = fc.oneof(
	{
		weight: 10,
		arbitrary: fc.tuple(fc.array(item, { maxLength: 8 }), separator).map(([items, between]) => items.join(between)),
	},
	{ weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
	{ weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
	{ weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

/** Texts for the positions field. */
export const positionsText = fc.oneof(
	{ weight: 8, arbitrary: fc.integer({ min: 1, max: 120 }).map(String) },
	{ weight: 1, arbitrary: item },
	{ weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
);

/** A whole number, plausible, at an edge, or none. @param {number} usual the most that is likely */
const numberText = (usual) =>
	fc.oneof(
		{ weight: 10, arbitrary: fc.integer({ min: 1, max: usual }).map(String) },
		{ weight: 2, arbitrary: fc.constantFrom(...EDGES).map(String) },
		{ weight: 1, arbitrary: fc.constantFrom(...HUGE) },
		{ weight: 1, arbitrary: fc.bigInt({ min: 0n, max: 10n ** 31n }).map(String) },
		{ weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
		{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
	);

/** Texts for the two takes of an additive game. */
export const pairText = fc.oneof(
	{ weight: 2, arbitrary: fc.tuple(numberText(60), numberText(400)) },
	{
		weight: 1,
		arbitrary: fc
			.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 }))
			.map(([a, more]) => [`${a}`, `${a + more}`]),
	},
);

/** Texts for a heap of an additive game. */
export const heapText = numberText(50_000);

/** Texts for the size of the chart of pairs. */
export const sizeText = fc.oneof(
	{ weight: 6, arbitrary: fc.integer({ min: 20, max: 120 }).map(String) },
	{ weight: 1, arbitrary: fc.constantFrom('19', '20', '200', '201', '1000', '1001') },
	{ weight: 3, arbitrary: numberText(100) },
);

/** Texts for a number of the Euclid game. */
export const euclidText = fc.oneof(
	{ weight: 6, arbitrary: numberText(60) },
	{ weight: 1, arbitrary: fc.bigInt({ min: 0n, max: 10n ** 400n }).map(String) },
);

/** Texts for heaps to play with. */
export const heapsText = fc.oneof(
	{
		weight: 6,
		arbitrary: fc
			.tuple(
				fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 4 }),
				fc.constantFrom(', ', ' ', ' + ', ';'),
			)
			.map(([heaps, between]) => heaps.join(between)),
	},
	{ weight: 1, arbitrary: fc.constantFrom('10000', '10001', '1,2,3,4,5,6,7,8', '1,2,3,4,5,6,7,8,9', '0', '0,0') },
	{ weight: 2, arbitrary: takesText },
);

/** Far longer than any field expects. */
export const pastes = [
	'1,'.repeat(500_000),
	'9'.repeat(1_000_000),
	' '.repeat(1_000_000),
	Array.from({ length: 200_000 }, (_, i) => i + 1).join(','),
	'<b>'.repeat(300_000),
	'٣'.repeat(500_000),
];
