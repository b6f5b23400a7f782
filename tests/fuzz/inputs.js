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
	{ weight: 8, arbitrary: fc.integer({ min: 1, max: 40 }).map(String) },
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

/** Far longer than any field expects. */
export const pastes = [
	'1,'.repeat(500_000),
	'9'.repeat(1_000_000),
	' '.repeat(1_000_000),
	Array.from({ length: 200_000 }, (_, i) => i + 1).join(','),
	'<b>'.repeat(300_000),
	'٣'.repeat(500_000),
];
