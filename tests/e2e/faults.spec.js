// @ts-check
/** The engine dies, the page lives: each fault shows a sentence, the rest of the page can be used, and trying again works. */
import { test as plain } from '@playwright/test';
import { expect, expectResults, open, result, takes, test } from './lab.js';
import { add, texts } from './notes.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Route} Route */

/** What the lab shows of its default set. */
const LABELS = { labels: 'LWLWWWWLWLWWWWLWLWW' };

/** @param {NonNullable<Parameters<Route['fulfill']>[0]>} response @returns {(route: Route) => Promise<void>} */
const fulfilled = (response) => (route) => route.fulfill(response);

/**
 * Hands the true file on, changed.
 *
 * @param {(body: Buffer) => Buffer} change
 * @param {Record<string, string>} [headers]
 * @returns {(route: Route) => Promise<void>}
 */
const changed =
	(change, headers = {}) =>
	async (route) => {
		const response = await route.fetch();
		const body = change(await response.body());
		await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
	};

/** @param {Buffer} body */
const half = (body) => body.subarray(0, body.length / 2);

plain.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' })); // nothing is answered after its test

/** The notes and the lesson need no engine. @param {Page} page */
async function expectTheRestToWork(page) {
	await page.getByLabel('Write the two quantifiers').check();
	await page.locator('#notes').scrollIntoViewIfNeeded();
	await add(page, 'written while the engine was away');
	await expect(texts(page)).toHaveText(['written while the engine was away']);
}

/** What can become of the engine's file on its way. @type {[string, (route: Route) => Promise<void>][]} */
const BAD_FILES = [
	['missing', fulfilled({ status: 404, body: 'not found' })],
	['empty', fulfilled({ status: 200, contentType: 'application/wasm', body: '' })],
	[
		'a page instead',
		fulfilled({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
	],
	['cut off', changed(half)],
	['cut off by the network', (route) => route.abort('connectionreset')],
];

for (const [name, respond] of BAD_FILES) {
	plain(`an engine file that is ${name}: a sentence, the rest works, and trying again works`, async ({ page }) => {
		await page.route('**/*.wasm', respond);
		await page.goto('./');
		await expect(result(page, 'error').first()).toContainText('The engine could not be started');
		await expect(result(page, 'error').first()).toHaveAttribute('data-code', 'E_ENGINE');
		await expectTheRestToWork(page);
		await page.unrouteAll({ behavior: 'wait' });
		await page.getByRole('button', { name: 'Try again' }).first().click();
		await expectResults(page, LABELS);
		await expect(texts(page)).toHaveText(['written while the engine was away']);
	});
}

plain('an engine file of another version: a sentence, and the rest works', async ({ page }) => {
	const renamed = (/** @type {Buffer} */ body) =>
		Buffer.from(body.toString('latin1').replaceAll('labels', 'LABELS'), 'latin1');
	await page.route('**/*.wasm', changed(renamed));
	await page.goto('./');
	await expect(result(page, 'error').first()).toContainText('The engine stopped in the middle of an answer');
	await expectTheRestToWork(page);
});

test('an engine file of the wrong type works all the same', async ({ page }) => {
	await page.route(
		'**/*.wasm',
		changed((body) => body, { 'content-type': 'text/plain' }),
	);
	await open(page);
	await expectResults(page, LABELS);
});

plain('the second package is missing: its panels say so, the lab goes on, and trying again works', async ({ page }) => {
	await page.route('**/*.wasm', async (route) => {
		const response = await route.fetch();
		if ((await response.body()).includes('euclidOutcome')) await route.fulfill({ status: 404, body: 'not found' });
		else await route.fulfill({ response });
	});
	await open(page);
	const euclid = page.locator('[data-panel="euclid"]');
	await euclid.scrollIntoViewIfNeeded();
	await expect(euclid.locator('[data-result="error"]')).toContainText('A part of the engine could not be loaded');
	await takes(page).fill('1,2');
	await expectResults(page, { 'measured-period': '3', 'cross-check': 'agrees' });
	await page.unrouteAll({ behavior: 'wait' });
	await euclid.getByRole('button', { name: 'Try again' }).click();
	await expectResults(page, { 'euclid-outcome': 'W' });
});

/** What can become of the worker's script. The page then does the work itself. @type {[string, (route: Route) => Promise<void>][]} */
const BAD_WORKERS = [
	['cannot be loaded', (route) => route.abort()],
	['is missing', fulfilled({ status: 404, contentType: 'text/javascript', body: 'not found' })],
	['is no script', fulfilled({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' })],
	['is cut off', changed(half)],
	['fails at once', changed((body) => Buffer.concat([Buffer.from('throw new Error("a fault");'), body]))],
];

for (const [name, respond] of BAD_WORKERS) {
	plain(`a worker whose script ${name}: the engine works without one`, async ({ page }) => {
		await page.route('**/worker-*.js', respond);
		await page.goto('./');
		await expectResults(page, { ...LABELS, 'cross-check': 'agrees' });
	});
}

plain('a worker that never says anything: after half a minute the engine works without one', async ({ page }) => {
	await page.clock.install();
	await page.route('**/worker-*.js', fulfilled({ status: 200, contentType: 'text/javascript', body: '' }));
	await page.goto('./');
	await expect.poll(() => page.workers().length).toBe(1);
	await page.waitForFunction(() => !('takeawayEarly' in window)); // the page has taken it over, and waits
	await page.clock.fastForward(31_000);
	await expectResults(page, LABELS);
	expect(page.workers()).toHaveLength(0);
});

/**
 * Serves the page and its worker under a policy without some word.
 *
 * @param {Page} page
 * @param {RegExp} word
 */
async function underPolicy(page, word) {
	await page.route(
		(url) => url.pathname === '/',
		changed((body) => Buffer.from(body.toString().replace(word, ''))),
	);
	await page.route(
		'**/worker-*.js',
		changed((body) => body, { 'content-security-policy': "script-src 'self'" }),
	);
}

plain(
	'WebAssembly is blocked by policy: a sentence, the rest works, and trying again says it again',
	async ({ page }) => {
		await underPolicy(page, / 'wasm-unsafe-eval'/);
		await page.goto('./');
		await expect(result(page, 'error').first()).toContainText('The engine could not be started');
		await expectTheRestToWork(page);
		await page.getByRole('button', { name: 'Try again' }).first().click();
		await expect(result(page, 'error').first()).toContainText('The engine could not be started');
	},
);

plain('workers are blocked by policy: the engine works without one', async ({ page }) => {
	await underPolicy(page, /(?<=worker-src )'self'/);
	await page.goto('./');
	await expectResults(page, { ...LABELS, 'cross-check': 'agrees' });
});

test('a trap in the middle of an answer: a sentence, the previous result says so, the next question works', async ({
	page,
}) => {
	await open(page);
	await expectResults(page, { 'cross-check': 'agrees' });
	await page.workers()[0]?.evaluate(() => {
		TextEncoder.prototype.encodeInto = () => {
			throw new WebAssembly.RuntimeError('unreachable');
		};
	});
	await takes(page).fill('1,\u00a02'); // a text that is not plain ASCII is written by encodeInto
	await expect(result(page, 'error').first()).toContainText('The engine stopped in the middle of an answer');
	await expect(page.locator('[data-panel="labels"]').getByText('the previous result, for {1, 3, 4}')).toBeVisible();
	await takes(page).fill('1,2,3');
	await expectResults(page, { 'losing-positions': '0,4,8,12,16', 'cross-check': 'agrees' });
});

plain('a trap on the page’s own thread: every question from then on asks for a reload', async ({ page }) => {
	await underPolicy(page, /(?<=worker-src )'self'/);
	await page.goto('./');
	await expectResults(page, { ...LABELS, 'cross-check': 'agrees' });
	await page.evaluate(() => {
		const { encodeInto } = TextEncoder.prototype;
		TextEncoder.prototype.encodeInto = () => {
			TextEncoder.prototype.encodeInto = encodeInto; // one trap only: the instance would answer on
			throw new WebAssembly.RuntimeError('unreachable');
		};
	});
	const error = page.locator('[data-panel="labels"] [data-result="error"]').first();
	await takes(page).fill('1,\u00a02');
	await expect(error).toContainText('The engine stopped in the middle of an answer. Reload the page to go on.');
	await takes(page).fill('1,2,3');
	await expect(error).toContainText('The engine could not be started');
	await expect(error).toContainText('Reload the page to go on.');
	await expect(page.locator('[data-panel="labels"]').getByText('the previous result, for {1, 3, 4}')).toBeVisible();
	await expect.poll(() => page.evaluate(() => history.state?.takes)).toBe('1,2,3');
	await page.reload();
	await expectResults(page, { 'losing-positions': '0,4,8,12,16' }); // what was typed is still there
});

test('a worker that falls silent is replaced', async ({ page }) => {
	await page.clock.install();
	await open(page);
	await expectResults(page, { 'cross-check': 'agrees' });
	await page.workers()[0]?.evaluate(() => {
		globalThis.postMessage = () => undefined; // what the browser does to a worker that it has killed for its memory
	});
	await takes(page).fill('1,2');
	await expect(result(page, 'labels')).toHaveAttribute('aria-busy', 'true'); // the question is under way
	await page.clock.fastForward(25_000);
	await expect(result(page, 'error').first()).toContainText('The engine stopped in the middle of an answer');
	await page.getByRole('button', { name: 'Try again' }).first().click();
	await expectResults(page, { 'measured-period': '3', 'cross-check': 'agrees' });
});

/** A number in the form that wasm files have, and where it ends. @param {Buffer} bytes @param {number} at */
function leb128(bytes, at) {
	let value = 0;
	for (let shift = 0; ; shift += 7) {
		const byte = bytes[at++] ?? 0;
		value += (byte & 127) * 2 ** shift;
		if (byte < 128) return { value, end: at };
	}
}

/**
 * An engine whose memory can grow by half a megabyte and no more, as on a device that has no more.
 *
 * @param {Buffer} wasm
 */
function withLittleMemory(wasm) {
	const MEMORY = 5; // the section’s code
	for (let at = 8; at < wasm.length; ) {
		const size = leb128(wasm, at + 1);
		if (wasm[at] === MEMORY) {
			const [count, limits] = [wasm[size.end], wasm[size.end + 1]];
			if (count !== 1 || limits !== 0) throw new Error('the engine has no plain memory any more');
			const pages = leb128(wasm, size.end + 2).value;
			if (pages > 110) throw new Error('the numbers of pages would need two bytes');
			const section = Buffer.from([1, 1, pages, pages + 8]); // one memory, with a maximum
			return Buffer.concat([
				wasm.subarray(0, at),
				Buffer.from([MEMORY, section.length]),
				section,
				wasm.subarray(size.end + size.value),
			]);
		}
		at = size.end + size.value;
	}
	throw new Error('the engine has no memory');
}

test('the engine runs out of memory: a sentence, smaller questions work, and so does the large one with more memory', async ({
	page,
}) => {
	await page.route('**/*.wasm', changed(withLittleMemory));
	await open(page);
	const positions = page.getByRole('textbox', { name: 'Positions', exact: true });
	await positions.fill('10000000');
	await expect(result(page, 'error').first()).toContainText('The engine stopped in the middle of an answer');
	await expect(page.locator('[data-panel="labels"]').getByText('the previous result, for {1, 3, 4}')).toBeVisible();
	await positions.fill('25');
	await expectResults(page, { 'measured-period': '7', 'compared-pairs': '18', 'cross-check': 'agrees' });
	await page.unrouteAll({ behavior: 'wait' });
	await positions.fill('10000000');
	await expect(result(page, 'error').first()).toContainText('The engine stopped in the middle of an answer');
	await page.getByRole('button', { name: 'Try again' }).first().click(); // a new engine, from the true file
	await expectResults(page, { 'measured-period': '7', 'compared-pairs': '9999993' });
});

test('a thousand edits end in the result of the last, and no result stands beside a newer input', async ({ page }) => {
	await open(page);
	await page.locator('#values').scrollIntoViewIfNeeded();
	await expectResults(page, { 'certified-value-period': '7' });
	const { stale, seconds } = await page.evaluate(async () => {
		const field = /** @type {HTMLInputElement} */ (document.querySelector('[name="takes"]'));
		const start = performance.now();
		const stale = [];
		for (let edit = 1; edit <= 1000; edit++) {
			const take = edit % 9 === 0 ? 3 : edit % 9;
			field.value = String(take);
			field.dispatchEvent(new InputEvent('input', { bubbles: true }));
			await new Promise((resolve) => setTimeout(resolve, start + 5 * edit - performance.now())); // 5 s in all
			// {k} has the period 2k, the losing positions 0 to k − 1, and so on: over 19 positions, for ever, of the values too.
			const labels = Array.from({ length: 19 }, (_, n) => (n % (2 * take) < take ? 'L' : 'W')).join('');
			const period = String(2 * take);
			for (const [name, expected] of Object.entries({
				labels,
				'measured-period': period,
				'certified-label-period': period,
				'certified-value-period': period,
			})) {
				const shown = document.querySelector(`[data-result="${name}"]`);
				if (shown?.getAttribute('aria-busy') === 'false' && shown.textContent !== expected)
					stale.push({ take, name, shown: shown.textContent });
			}
		}
		return { stale, seconds: (performance.now() - start) / 1000 };
	});
	test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
	expect(stale).toEqual([]);
	await expectResults(page, {
		'measured-period': '2',
		'losing-positions': '0,2,4,6,8,10,12,14,16,18',
		'certified-value-period': '2',
	});
});
