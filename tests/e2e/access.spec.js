// @ts-check
/** The whole page for everyone: every section in every state and colour scheme, at 320 pixels too. */
import { expectAccessible } from './axe.js';
import { expect, expectResults, near, open, result, takes, test } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @typedef {Parameters<Page['emulateMedia']>[0]} Media */

/** @type {Media[]} */
const SCHEMES = [
	{ colorScheme: 'light', forcedColors: 'none' },
	{ colorScheme: 'dark', forcedColors: 'none' },
	{ colorScheme: 'light', forcedColors: 'active' },
];

/** All panels in their places with their results. @param {Page} page @param {string} [fragment] */
async function whole(page, fragment = '') {
	await open(page, fragment);
	await near(page);
	await expectResults(page, { 'cross-check': 'agrees', 'census-agree': '3160', 'euclid-outcome': 'W' });
}

/** A search that lasts: for labels that do not repeat within the first two thousand millions. @param {Page} page */
async function searching(page) {
	await open(page, 'takes=153,249,349,598&section=values');
	await page.getByRole('button', { name: 'Look further' }).first().click({ timeout: 240_000 });
	await expect(page.locator('#values progress').first()).toBeVisible();
}

/**
 * How each state is reached, and the sections that it shows in.
 *
 * @type {Record<string, { sections: string[], reach: (page: Page) => Promise<void> }>}
 */
const STATES = {
	'results, a position explained, files offered': {
		sections: ['body'],
		async reach(page) {
			await whole(page);
			await page.locator('[data-panel="labels"] [data-position="5"]').click();
			await page.locator('[data-panel="values"] [data-position="5"]').click();
			for (const save of await page.getByText('Save as a file', { exact: true }).all()) await save.click();
			for (const summary of await page.locator('details.proof summary, #lesson summary').all()) await summary.click();
		},
	},
	'refused input': {
		sections: ['#labels', '#values', '#additive', '#euclid'],
		async reach(page) {
			await whole(page);
			await takes(page).fill('1,0');
			await page.getByLabel('a', { exact: true }).fill('0');
			await page.locator('#euclid').getByLabel('First number').fill('-1');
			for (const section of ['labels', 'additive', 'euclid'])
				await expect(page.locator(`#${section} [data-result="error"]`).first()).toBeVisible();
		},
	},
	'an empty row, filled to a half': {
		sections: ['#labels'],
		async reach(page) {
			await open(page);
			await page.getByRole('button', { name: 'Empty the row' }).click();
			await page.getByRole('button', { name: 'Step', exact: true }).click();
		},
	},
	'a strip of a million positions': { sections: ['#labels'], reach: (page) => open(page, 'positions=1000000') },
	'a search that runs': { sections: ['#values'], reach: searching },
	'a search that was cancelled': {
		sections: ['#values'],
		async reach(page) {
			await searching(page);
			await page.locator('#values').getByRole('button', { name: 'Cancel' }).first().click();
			await expect(
				page
					.locator('#values')
					.getByText(/Nothing is claimed/)
					.first(),
			).toBeVisible();
		},
	},
	'an engine that does not come': {
		sections: ['#labels'],
		async reach(page) {
			await page.route('**/*.wasm', (route) => route.fulfill({ status: 200, body: 'no engine' }));
			await page.goto('./');
			await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
		},
	},
};

for (const [name, { sections, reach }] of Object.entries(STATES)) {
	test(`axe finds nothing, in light, dark and forced colours: ${name}`, async ({ page }) => {
		await reach(page);
		for (const scheme of SCHEMES) {
			await page.emulateMedia(scheme);
			for (const section of sections) await expectAccessible(page, section);
		}
	});
}

test.describe('at 320 pixels, which is 1280 at four times the size', () => {
	test.use({ viewport: { width: 320, height: 256 } });

	test('nothing but data scrolls sideways, and every target can be hit', async ({ page }) => {
		await whole(page);
		for (const save of await page.getByText('Save as a file', { exact: true }).all()) await save.click();
		const { width, small } = await page.evaluate(() => {
			// A link in a sentence has the height of its line (WCAG 2.5.8 leaves it out).
			const targets = 'button, input, select, textarea, summary, nav a, [role="gridcell"].cell, canvas';
			return {
				width: document.documentElement.scrollWidth,
				small: [...document.querySelectorAll(targets)]
					.map((element) => element.closest('label') ?? element)
					.filter((element) => {
						const { width, height } = element.getBoundingClientRect();
						return width > 0 && (width < 24 || height < 24);
					})
					.map((element) => element.outerHTML.slice(0, 150)),
			};
		});
		expect(width).toBeLessThanOrEqual(320);
		expect(small).toEqual([]);
	});
});

test('no name is given twice in the document', async ({ page }) => {
	await whole(page);
	const twice = await page.evaluate(() => {
		const names = [...document.querySelectorAll('[id]')].map(({ id }) => id);
		return names.filter((name, i) => names.indexOf(name) !== i);
	});
	expect(twice).toEqual([]);
});

test('each grid is one tab stop, and nothing on the page moves by itself', async ({ page }) => {
	await whole(page);
	const stops = await page
		.getByRole('grid')
		.evaluateAll((grids) =>
			grids.map((grid) => [grid.getAttribute('aria-label'), grid.querySelectorAll('[tabindex="0"]').length]),
		);
	expect(stops.length).toBeGreaterThanOrEqual(4);
	for (const [label, count] of stops) expect(count, String(label)).toBe(1);
	await page.getByRole('button', { name: '{2, 5}' }).first().click();
	await page.locator('nav a[data-section="euclid"]').click();
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	await expect(result(page, 'measured-period')).toHaveText('7');
});

test('a phone’s keyboard for a field can write whatever the field takes: a set needs commas', async ({ page }) => {
	await whole(page, 'game=euclid:zero:3:1000:reader:');
	const setup = page.locator('[data-panel="play-setup"]');
	const keyboards = () =>
		page
			.locator('[data-panel] input[type="text"]')
			.evaluateAll((fields) =>
				fields.map((field) => [field.id.replace('field-', ''), field.getAttribute('inputmode')]),
			);
	const numbers = ['positions', 'a', 'b', 'heap', 'pairs', 'x', 'y', 'play-multiple'].map((name) => [name, 'numeric']);
	await expect(setup.getByLabel('Heaps', { exact: true })).toBeVisible();
	await expect(page.getByLabel('How many times?')).toBeVisible();
	expect((await keyboards()).sort()).toEqual(
		[...numbers, ['takes', 'text'], ['setup-takes', 'text'], ['setup-heaps', 'text']].sort(),
	);
	await setup.getByLabel('Euclid').check();
	await expect(setup.getByLabel('First number')).toBeVisible();
	expect((await keyboards()).sort()).toEqual(
		[...numbers, ['takes', 'text'], ['setup-x', 'numeric'], ['setup-y', 'numeric']].sort(),
	);
});
