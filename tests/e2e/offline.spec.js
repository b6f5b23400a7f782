// @ts-check
/** Without network: one version is kept whole, and a newer one comes in when the reader asks for it. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { expect, expectResults, test } from './lab.js';
import { BUILT, nextVersion, replace, serve, temporary } from './site.js';

test.use({ serviceWorkers: 'allow' });
plain.use({ serviceWorkers: 'allow' });

plain.describe.configure({ mode: 'default' }); // one after the other, so that the next version is built once

/** @type {Awaited<ReturnType<typeof temporary>>} */
let next;

plain.beforeAll(async () => {
	next = await temporary();
	await nextVersion(next.folder);
});

plain.afterAll(() => next.remove());

/** @typedef {import('@playwright/test').Page} Page */

/** The worker is registered when the page has nothing else to do. */
const PATIENT = { timeout: 120_000 };

/** @param {Page} page */
const line = (page) => page.locator('#offline output');

/** The names of the caches and the paths kept in them. @param {Page} page */
const kept = (page) =>
	page.evaluate(async () => {
		/** @type {Record<string, string[]>} */
		const all = {};
		for (const name of await caches.keys()) {
			const requests = await (await caches.open(name)).keys();
			all[name] = requests.map(({ url }) => new URL(url).pathname.replace(/^.*\/takeaway\//, ''));
		}
		return all;
	});

/**
 * Expects one version of the site, in the page's text and in its script.
 *
 * @param {Page} page
 * @param {1 | 2} number
 */
async function expectVersion(page, number) {
	await expect(page.locator('h1')).toHaveText(number === 1 ? 'Takeaway' : 'Takeaway 2');
	await expect(page.locator('html[data-version="2"]')).toHaveCount(number - 1);
}

plain('a page that was visited once works with the server stopped', async ({ page }) => {
	const server = await serve(BUILT);
	try {
		await page.goto(server.url);
		await expect(line(page)).toContainText('ready', PATIENT);
	} finally {
		await server.stop();
	}
	await page.goto(`${server.url}#takes=2,5`);
	await page.reload();
	await expectResults(page, { 'measured-period': '7', residues: '0,1,4', 'cross-check': 'agrees' });
	await page.goto(`${server.url}?embed=labels#takes=1,2`);
	await expectResults(page, { 'measured-period': '3' });
	// Whoever passes a link on adds parameters of their own.
	await page.goto(`${server.url}?utm_source=mail&fbclid=1#takes=1,2`);
	await expectResults(page, { 'measured-period': '3' });
	await page.goto(`${server.url}index.html?embed=labels&utm_source=mail#takes=2,5`);
	await expectResults(page, { 'measured-period': '7' });
	await page.goto(`${server.url}embed.html`);
	await expect(page.locator('takeaway-labels [data-result="measured-period"]')).toHaveText('7');
	for (const file of ['takeaway.html', 'licences.txt'])
		expect(await page.evaluate(async (file) => (await fetch(file)).status, file), file).toBe(200);
	await page.goto(`${server.url}?again`);
	await expectResults(page, { 'cross-check': 'agrees' });
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Takeaway in one file' }).click(),
	]);
	expect(await download.failure()).toBeNull();
	await page.goto(`${server.url}no-such-page`).catch(() => undefined); // no network, as the browser says
	expect(page.url()).not.toBe(server.url);
});

plain('a new version waits until it is asked for, and comes whole', async ({ page, context }) => {
	const first = await temporary();
	await replace(BUILT, first.folder);
	const server = await serve(first.folder);
	try {
		await page.goto(server.url);
		await expect(line(page)).toContainText('ready', PATIENT);
		const [name = ''] = Object.keys(await kept(page));
		const others = [
			'another-site-precache-v2',
			`workbox-precache-v2-${server.url}blog/`,
			`workbox-precache-v1-${server.url}`,
		];
		await page.evaluate((others) => Promise.all(others.map((name) => caches.open(name))), others);
		await replace(next.folder, first.folder);
		await page.reload();
		await expect(page.getByText('A new version of this page is ready.')).toBeVisible(PATIENT);
		await expectVersion(page, 1);
		await expectResults(page, { 'cross-check': 'agrees' });
		const offered = await context.newPage();
		await offered.goto(server.url);
		await expect(offered.getByText('A new version of this page is ready.')).toBeVisible(PATIENT);
		const early = await context.newPage(); // the switch finds it before it has loaded everything
		await early.goto(server.url);
		await expectVersion(early, 1);

		await page.getByRole('button', { name: 'Use it now' }).click();
		await expectVersion(page, 2);
		await expectResults(page, { 'cross-check': 'agrees' });
		for (const [other, remedy] of /** @type {const} */ ([
			[early, 'Reload'],
			[offered, 'Use it now'],
		])) {
			await expect(other.getByText('started in another tab')).toBeVisible();
			await expectVersion(other, 1);
			await other.getByRole('button', { name: remedy }).click();
			await expectVersion(other, 2);
		}

		const caches_ = await kept(page);
		expect(Object.keys(caches_).sort()).toEqual([...others, name].sort());
		const html = caches_[name]?.filter((path) => path === 'index.html');
		expect(html).toHaveLength(1);
	} finally {
		await server.stop();
		await first.remove();
	}
});

plain('a server that is halfway through an update changes nothing', async ({ page }) => {
	const site = await temporary();
	await replace(BUILT, site.folder);
	const server = await serve(site.folder);
	try {
		await page.goto(server.url);
		await expect(line(page)).toContainText('ready', PATIENT);
		const before = await kept(page);
		await cp(join(next.folder, 'sw.js'), join(site.folder, 'sw.js')); // the new worker, the old page
		await cp(join(next.folder, 'assets'), join(site.folder, 'assets'), { recursive: true });
		const redundant = page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
			await registration.update().catch(() => undefined);
			await found;
			const { installing } = registration;
			await new Promise((resolve) => {
				if (!installing || installing.state === 'redundant') resolve(undefined);
				installing?.addEventListener('statechange', () => installing.state === 'redundant' && resolve(undefined));
			});
		});
		await redundant;
		await page.reload();
		await expect(line(page)).toContainText('ready', PATIENT);
		await expectVersion(page, 1);
		for (const path of Object.values(before).flat()) expect(Object.values(await kept(page)).flat()).toContain(path);
		await expect(page.getByText('A new version of this page is ready.')).toBeHidden();
	} finally {
		await server.stop();
		await site.remove();
	}
});

plain('where the worker cannot be had the footer says so, and the page works', async ({ page }) => {
	const site = await temporary();
	await replace(BUILT, site.folder);
	await rm(join(site.folder, 'sw.js'));
	const server = await serve(site.folder);
	try {
		await page.goto(server.url);
		await expect(line(page)).toContainText('not available', PATIENT);
		await expectResults(page, { 'cross-check': 'agrees' });
	} finally {
		await server.stop();
		await site.remove();
	}
});

test('the site can be installed', async ({ page }) => {
	await page.goto('./');
	const session = await page.context().newCDPSession(page);
	const { errors, url } = await session.send('Page.getAppManifest');
	expect(url).toContain('manifest.webmanifest');
	expect(errors).toEqual([]);
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
