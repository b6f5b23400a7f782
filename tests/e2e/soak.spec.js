// @ts-check
/**
 * An hour of use in minutes, and what is left of it: nothing. Heap, engine memory, nodes, listeners, workers and
 * object URLs are counted after the garbage is collected, before the rounds and after them.
 *
 * SOAK_ROUNDS sets how many rounds; `npm run soak` goes on for 20, more than a busy reader does in an hour.
 */
import { expect, expectResults, near, open, result, takes, test } from './lab.js';
import { add } from './notes.js';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 3);

/** Caches, compiled code and the browser's own pools are full after so many rounds. */
const WARM_UP = 3;

/** How many changes of the set, of the pair and of the additive game a round has. */
const CHANGES = 40;

/** An object URL that lives longer, in ms, has been forgotten: a saved file is given a minute. */
const URL_LIFE = 90_000;

/** @typedef {import('@playwright/test').Page} Page */

test.use({ actionTimeout: 30_000 });

/**
 * Counts what only the page itself can see: object URLs, and the memory of each engine.
 *
 * @param {Page} page
 */
async function instrument(page) {
	await page.addInitScript(() => {
		/** @type {Map<string, number>} */
		const urls = new Map();
		Object.assign(window, { urls });
		const { createObjectURL, revokeObjectURL } = URL;
		URL.createObjectURL = (object) => {
			const url = createObjectURL.call(URL, object);
			urls.set(url, performance.now());
			return url;
		};
		URL.revokeObjectURL = (url) => {
			urls.delete(url);
			revokeObjectURL.call(URL, url);
		};
	});
	await page.route('**/worker-*.js', async (route) => {
		const response = await route.fetch();
		const watch = `self.memories = [];
			for (const name of ['instantiate', 'instantiateStreaming']) {
				const original = WebAssembly[name];
				WebAssembly[name] = async (...args) => {
					const made = await original.apply(WebAssembly, args);
					self.memories.push((made.instance ?? made).exports.memory);
					return made;
				};
			}\n`;
		await route.fulfill({ response, body: watch + (await response.text()) });
	});
}

/** @param {Page} page @param {import('@playwright/test').CDPSession} session */
async function measured(page, session) {
	for (let turn = 0; turn < 3; turn++) {
		await session.send('HeapProfiler.collectGarbage');
		await page.waitForTimeout(200); // finalizers run in between
	}
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
	const engine = await page
		.workers()[0]
		?.evaluate(() =>
			/** @type {WebAssembly.Memory[]} */ (Reflect.get(self, 'memories')).reduce(
				(sum, memory) => sum + memory.buffer.byteLength,
				0,
			),
		);
	const urls = await page.evaluate(
		(life) => [...Reflect.get(window, 'urls').values()].filter((made) => performance.now() - made > life).length,
		URL_LIFE,
	);
	return {
		'heap, MB': usedSize / 2 ** 20,
		'engine memory, MB': (engine ?? 0) / 2 ** 20,
		nodes,
		listeners: jsEventListeners,
		workers: page.workers().length,
		'forgotten object URLs': urls,
	};
}

/**
 * Types into a field of the page, faster than anybody can, and waits until its panel is at rest.
 *
 * @param {Page} page
 * @param {string} field
 * @param {readonly string[]} texts
 */
const edit = (page, field, texts) =>
	page.evaluate(
		async ({ field, texts }) => {
			const input = /** @type {HTMLInputElement} */ (document.querySelector(`[name="${field}"]`));
			for (const text of texts) {
				input.value = text;
				input.dispatchEvent(new InputEvent('input', { bubbles: true }));
				await new Promise((resolve) => setTimeout(resolve, 10));
			}
			const panel = input.closest('[data-panel]');
			while (panel?.querySelector('[aria-busy="true"]')) await new Promise((resolve) => setTimeout(resolve, 10));
		},
		{ field, texts },
	);

/** Texts of one round, different in each. @param {number} round @param {(n: number) => string} text */
const texts = (round, text) => Array.from({ length: CHANGES }, (_, i) => text(round * CHANGES + i));

/**
 * What a reader does, once through, and back to where it began.
 *
 * @param {Page} page
 * @param {number} round
 */
async function use(page, round) {
	await edit(page, 'takes', [...texts(round, (n) => `${1 + (n % 7)},${3 + (n % 11)},${5 + (n % 31)}`), '0,x', '']);
	await edit(page, 'positions', ['100000', '1000000', '0', '19']);
	await edit(page, 'takes', ['5,28,36,59,64', '1,3,4']);

	await edit(
		page,
		'a',
		texts(round, (n) => String(1 + (n % 8))),
	);
	await edit(page, 'b', [...texts(round, (n) => String(9 + (n % 60))), '9']);
	await edit(page, 'a', ['4']);
	await edit(page, 'x', [...texts(round, (n) => String(10n ** BigInt(n % 300) + BigInt(n))), '11']);

	const census = page.locator('.census');
	await edit(page, 'pairs', ['1000']);
	await expect(census.getByRole('heading')).toContainText('499');
	// A size that was asked for once is computed unasked; so the one button or the other is there, until it is done.
	for (const name of ['Compute all', 'Begin again', 'Cancel']) {
		await page.evaluate((name) => {
			const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.census button'));
			for (const button of buttons) if (button.textContent?.trim().startsWith(name)) button.click();
		}, name);
		await page.waitForTimeout(200);
	}
	await edit(page, 'pairs', ['120', '80']);
	await expectResults(page, { 'census-pairs': '3160' });

	const rehearsal = page.locator('#rehearsal');
	for (const stage of ['Alone', 'Begin together']) {
		await rehearsal.getByRole('button', { name: stage }).click();
		await rehearsal.locator('[data-position="2"], button:text("Draw")').first().waitFor();
		const draw = rehearsal.getByRole('button', { name: 'Draw' });
		if (await draw.isVisible()) await draw.click();
		await rehearsal.locator('[data-position="2"]').focus();
		await page.keyboard.type('LWLWW');
	}
	await rehearsal.getByRole('button', { name: /starting over|Start over/ }).click();

	const play = page.locator('[data-panel="play"]');
	await page.getByRole('button', { name: 'One heap of 21, {1, 2, 3}' }).click();
	for (let move = 0; move < 2; move++) {
		await play.getByRole('button', { name: 'Take 2' }).click();
		await expect(play.locator('h3').first()).toContainText('Your move');
	}
	await play.getByRole('button', { name: 'Hint' }).click();
	await play.getByRole('button', { name: 'Start again' }).click();

	await add(page, `a note of round ${round}`);
	const notes = page.locator('#notes');
	await notes.getByRole('checkbox', { name: /^Done/ }).first().check();
	await notes
		.getByRole('button', { name: /^Delete/ })
		.first()
		.click();
	await expect(result(page, 'note-count')).toHaveText('0');
}

test('after many rounds of use the page holds no more than before', async ({ page }) => {
	test.setTimeout(300_000 + ROUNDS * 60_000);
	await instrument(page);
	await open(page);
	await near(page);
	await expect(takes(page)).toBeVisible();
	const session = await page.context().newCDPSession(page);
	await session.send('HeapProfiler.enable');
	for (let round = 0; round < WARM_UP; round++) await use(page, round);
	const before = await measured(page, session);
	const start = Date.now();
	for (let round = WARM_UP; round < WARM_UP + ROUNDS; round++) await use(page, round);
	const seconds = Math.round((Date.now() - start) / 1000);
	const after = await measured(page, session);

	console.log(
		`${ROUNDS} rounds in ${seconds} s, each of ${4 * CHANGES} changes and a census, two rehearsals, a game and a note:`,
	);
	for (const [name, value] of Object.entries(after)) {
		const told = (/** @type {number} */ n) => (Number.isInteger(n) ? n : n.toFixed(2));
		console.log(`  ${name}: ${told(Reflect.get(before, name))} before, ${told(value)} after`);
	}
	expect(after['heap, MB']).toBeLessThan(before['heap, MB'] * 1.1 + 1);
	expect(after['engine memory, MB']).toBeLessThanOrEqual(before['engine memory, MB'] + 1);
	expect(after.nodes).toBeLessThan(before.nodes + 300);
	expect(after.listeners).toBeLessThan(before.listeners + 20);
	expect(after.workers).toBe(1);
	expect(after['forgotten object URLs']).toBe(0);
});
