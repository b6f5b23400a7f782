// @ts-check
/**
 * Whatever is typed, pasted or linked: a right result or a sentence, soon, and no error in the console.
 *
 * Right means: equal to a second computation by the definitions (tests/fuzz/reference.js).
 * FUZZ_INPUTS sets how many inputs are tried, FUZZ_SEED which; `npm run fuzz` tries 10,000.
 */
import fc from 'fast-check';
import {
	euclidText,
	heapsText,
	heapText,
	pairText,
	pastes,
	positionsText,
	sizeText,
	takesText,
} from '../fuzz/inputs.js';
import {
	additiveResults,
	censusResults,
	euclidResults,
	isPlain,
	isWinningMove,
	LIMITS,
	labResults,
	plainPart,
	readHeaps,
	readNumber,
	readRow,
	readTakes,
} from '../fuzz/reference.js';
import { expect, open, test } from './lab.js';

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 400);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** How long one answer may take, in ms; generous, since the machine may be busy. */
const SOON = 60_000;

/** The three ways in which a text can reach the page. */
const WAYS = /** @type {const} */ (['typed', 'pasted', 'linked']);

/** @typedef {typeof WAYS[number]} Way */

/** Texts by the name of their field. @typedef {Record<string, string>} Texts */

/**
 * What a panel shows once it is at rest.
 *
 * @typedef {object} Seen
 * @property {{ code: string, text: string } | null} error
 * @property {Texts} fields
 * @property {Record<string, string>} results
 * @property {string} set the takes, as the caption of the row names them
 * @property {string[]} notices
 */

/**
 * A part of the page that reads texts. `expected` is what it must show for texts that are plain: null for a refusal.
 *
 * @typedef {object} Target
 * @property {string} panel
 * @property {Texts} [defaults] what a refused link means, where no field shows it
 * @property {fc.Arbitrary<Texts>} texts
 * @property {(texts: Texts) => Record<string, string> | null} expected
 * @property {(texts: Texts, seen: Seen) => void} [also] what else must be true of a result
 */

/** @type {Record<string, Target>} */
const TARGETS = {
	takes: {
		panel: 'labels',
		texts: fc.record({ takes: takesText, positions: positionsText }),
		expected({ takes = '', positions = '' }) {
			const row = readRow(takes, positions);
			if (!row) return null;
			return row.range <= LIMITS.cells ? labResults(row.set, row.range) : {};
		},
		also({ takes = '', positions = '' }, { set, results }) {
			const shown = set === '' ? [] : set.split(', ').map(Number);
			const expected = readTakes(takes);
			if (expected) expect(shown).toEqual(expected);
			const range = readNumber(positions);
			if (range !== null && range <= LIMITS.cells) expect(results).toMatchObject(labResults(shown, Number(range)));
		},
	},
	additive: {
		panel: 'additive',
		texts: fc.tuple(pairText, heapText).map(([[a = '', b = ''], heap]) => ({ a, b, heap })),
		expected: ({ a = '', b = '', heap = '' }) => additiveResults(readNumber(a), readNumber(b), readNumber(heap)),
	},
	chart: {
		panel: 'stripes',
		texts: fc.record({ pairs: sizeText }),
		expected: ({ pairs = '' }) => censusResults(readNumber(pairs)),
	},
	Euclid: {
		panel: 'euclid',
		texts: fc.record({ x: euclidText, y: euclidText, ending: fc.constantFrom('zero', 'equal') }),
		expected: ({ x = '', y = '', ending = '' }) => euclidResults(readNumber(x), readNumber(y), ending),
		also({ x = '', y = '', ending = '' }, { results }) {
			const [a, b] = [x, y].map((text) => readNumber(text) ?? readNumber(plainPart(text)));
			if (a == null || b == null) throw new Error('a result for what is no pair');
			const move = results['euclid-move'] ?? '';
			expect(results['euclid-outcome'] === 'L' ? move === 'none' : isWinningMove(a, b, ending, move)).toBe(true);
			expect(results['euclid-value'] === '0').toBe(results['euclid-outcome'] === 'L');
		},
	},
	play: {
		panel: 'play',
		defaults: { takes: '1,3,4', heaps: '12' },
		texts: fc.record({ takes: takesText, heaps: heapsText }),
		expected({ takes = '', heaps = '' }) {
			const set = readTakes(takes);
			const sizes = readHeaps(heaps);
			if (!set || !sizes) return null;
			const stuck = sizes.every((size) => size < (set[0] ?? Number.POSITIVE_INFINITY));
			return { 'play-position': sizes.join(','), 'play-winner': stuck ? 'opponent' : 'none' };
		},
	},
};

/** A field of one line gets pasted line breaks as spaces: browsers see to that. @param {string} text */
const oneLine = (text) => text.replaceAll(/[\r\n]/g, ' ');

/** An address cannot carry half a surrogate pair. @param {string} text */
const linkable = (text) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/**
 * Puts texts into a panel in one of three ways, and waits until it is at rest.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} name the panel's
 * @param {Way} way
 * @param {Texts} texts
 * @returns {Promise<Seen>}
 */
const tried = (page, name, way, texts) =>
	page.evaluate(
		async ({ name, way, texts, soon }) => {
			const of = (/** @type {string} */ panel) =>
				/** @type {HTMLElement} */ (document.querySelector(`[data-panel="${panel}"]`));
			const panel = of(name);
			// A game is set up in a panel of its own, and begun with a button.
			const desk = name === 'play' && way !== 'linked' ? of('play-setup') : panel;
			const input = (/** @type {string} */ field) =>
				/** @type {HTMLInputElement | null} */ (
					desk.querySelector(`[name="${field}"]:not([type="radio"]), #setup-${field}`)
				);

			/** @param {HTMLInputElement} field @param {string} text */
			const type = (field, text) => {
				for (let end = 1; end <= Math.max(1, text.length); end++) {
					field.value = text.slice(0, end);
					field.dispatchEvent(new InputEvent('input', { bubbles: true }));
				}
			};

			/** @param {HTMLInputElement} field @param {string} text */
			const paste = (field, text) => {
				field.focus();
				field.select();
				if (text === '') document.execCommand('delete');
				else document.execCommand('insertText', false, text);
			};

			if (way === 'linked') {
				const game = [texts.takes, texts.heaps].map((text) => text?.replaceAll(/[%:]/g, encodeURIComponent)).join(':');
				const fields = name === 'play' ? { game: `heaps:${game}:reader:` } : texts;
				const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
				// A link to where the page is already would lead nowhere, so each names a section of its own.
				location.hash = Object.entries({ ...fields, section: String(performance.now()) })
					.map(([field, text]) => `${field}=${encodeURIComponent(text)}`)
					.join('&');
				await arrived;
			} else {
				for (const [field, text] of Object.entries(texts)) {
					const box = input(field);
					const choice = /** @type {HTMLElement | null} */ (
						desk.querySelector(`[name="${field}"][value="${CSS.escape(text)}"]`)
					);
					if (box) (way === 'typed' ? type : paste)(box, text);
					else choice?.click();
				}
			}

			const late = performance.now() + soon;
			const pause = async () => {
				await new Promise((resolve) => setTimeout(resolve, 5));
				if (performance.now() > late) throw new Error(`no answer within ${soon} ms`);
			};
			const wrong = () => /** @type {HTMLElement | null} */ (desk.querySelector('[data-result="error"]'));
			const busy = () =>
				panel.querySelector('[aria-busy="true"], .waiting') ||
				(!wrong() && panel.querySelector('.stale')) ||
				(!wrong() && desk.querySelector('.primary[aria-disabled="true"]'));
			do await pause();
			while (busy());
			if (desk !== panel && !wrong()) {
				/** @type {HTMLElement} */ (desk.querySelector('.primary')).click();
				do await pause();
				while (busy());
			}

			const said = [];
			for (let notice = document.querySelector('#notices .notice'); notice; ) {
				said.push(notice.querySelector('span')?.textContent ?? '');
				/** @type {HTMLElement} */ (notice.querySelector('button:last-child')).click();
				notice = document.querySelector('#notices .notice');
			}
			const error = wrong();
			const text = (/** @type {Element} */ element) => element.textContent ?? '';
			return {
				error: error && { code: error.dataset.code ?? '', text: text(error) },
				fields: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, input(field)?.value ?? text])),
				results: Object.fromEntries(
					[...panel.querySelectorAll('[data-result]:not([data-result="error"])')].map((element) => [
						element.getAttribute('data-result') ?? '',
						text(element),
					]),
				),
				set: /\{([\d, ]*)\}|∅/.exec(panel.querySelector('figcaption')?.textContent ?? '')?.[1] ?? '',
				notices: said,
			};
		},
		{ name, way, texts, soon: SOON },
	);

/**
 * Whether what is seen is right.
 *
 * @param {Target} target
 * @param {Way} way
 * @param {Texts} texts
 * @param {Seen} seen
 * @returns {'right' | 'refused' | 'replaced'} replaced: by the default, for the field of a link that was refused
 */
function judged({ expected, also, defaults }, way, texts, seen) {
	const plain = Object.values(texts).every(isPlain);
	if (seen.error) {
		expect(seen.error.code).toMatch(/^E_[A-Z_]+$/);
		expect(seen.error.code).not.toBe('E_ENGINE');
		expect(seen.error.text.length).toBeLessThan(300);
		expect(way).not.toBe('linked'); // a link that cannot be followed shows the default
		if (plain) expect(expected(texts)).toBeNull();
		return 'refused';
	}
	const replaced = seen.notices.some((notice) => notice.startsWith('The link asks for'));
	const shown = replaced ? (defaults ?? seen.fields) : texts;
	if (replaced) {
		expect(way).toBe('linked');
		if (plain) expect(expected(texts)).toBeNull();
	} else {
		expect(seen.fields).toEqual(texts);
	}
	const results =
		expected(shown) ??
		expected(Object.fromEntries(Object.entries(shown).map(([field, text]) => [field, plainPart(text)])));
	if (Object.values(shown).every(isPlain)) expect(results).not.toBeNull();
	expect(seen.results).toMatchObject(results ?? {});
	also?.(shown, seen);
	return replaced ? 'replaced' : 'right';
}

/** Waits for a panel that is loaded when it is seen. @param {import('@playwright/test').Page} page @param {string} panel */
async function shown(page, panel) {
	await page.locator(`[data-panel="${panel}"]`).scrollIntoViewIfNeeded();
	await expect(page.locator(`[data-panel="${panel}"] [data-result]`).first()).toBeAttached();
}

for (const [name, target] of Object.entries(TARGETS)) {
	const inputs = Math.ceil(INPUTS / Object.keys(TARGETS).length);
	test(`the ${name} field: each of many inputs ends in a right result or a sentence`, async ({ page }) => {
		test.setTimeout(300_000 + inputs * 4000);
		await open(page);
		await shown(page, target.panel);
		const drawn = fc.sample(fc.tuple(fc.constantFrom(...WAYS), target.texts), { numRuns: inputs, seed: SEED });
		/** @type {Record<string, number>} */
		const counts = {};
		const start = Date.now();
		for (const [way, wild] of drawn) {
			const clean = (/** @type {string} */ text) => (way === 'linked' ? linkable(oneLine(text)) : oneLine(text));
			const texts = Object.fromEntries(Object.entries(wild).map(([field, text]) => [field, clean(text)]));
			const seen = await tried(page, target.panel, way, texts);
			try {
				const outcome = `${way} ${judged(target, way, texts, seen)}`;
				counts[outcome] = (counts[outcome] ?? 0) + 1;
			} catch (error) {
				throw new Error(JSON.stringify({ way, texts, seen, seed: SEED }), { cause: error });
			}
		}
		const told = Object.entries(counts)
			.sort()
			.map(([outcome, count]) => `${count} ${outcome}`)
			.join(', ');
		console.log(`${name}: ${inputs} inputs in ${Math.round((Date.now() - start) / 1000)} s: ${told}; seed ${SEED}`);
		for (const outcome of ['typed right', 'typed refused', 'pasted right', 'pasted refused', 'linked right'])
			expect(counts[outcome] ?? 0, outcome).toBeGreaterThan(0);
	});
}

test('a pasted megabyte gets its sentence or its result, and the page goes on', async ({ page }) => {
	test.setTimeout(900_000);
	await open(page);
	/** @type {[Target | undefined, string, Texts][]} */
	const fields = [
		[TARGETS.takes, 'takes', { takes: '2,5', positions: '19' }],
		[TARGETS.additive, 'b', { a: '4', b: '9', heap: '1000' }],
		[TARGETS.Euclid, 'x', { x: '11', y: '27', ending: 'zero' }],
		[TARGETS.play, 'heaps', { takes: '1,3,4', heaps: '12' }],
	];
	for (const [target, field, good] of fields) {
		if (!target) continue;
		await shown(page, target.panel);
		for (const paste of pastes) {
			for (const texts of [{ ...good, [field]: paste }, good]) {
				judged(target, 'pasted', texts, await tried(page, target.panel, 'pasted', texts));
			}
		}
	}
});

test('a hostile link opens the page, with a notice where something was passed over', async ({ page }) => {
	const links = fc.sample(fc.tuple(takesText, positionsText), { numRuns: 5, seed: SEED });
	for (const [takes, positions] of links) {
		await page.goto('about:blank');
		await open(
			page,
			`takes=${encodeURIComponent(linkable(takes))}&positions=${encodeURIComponent(linkable(positions))}`,
		);
		await expect(page.locator('[data-panel="labels"] [data-result="error"]')).toHaveCount(0);
		await expect(page.locator('script[src*="alert"], img[src="x"]')).toHaveCount(0);
	}
});
