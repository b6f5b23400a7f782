// @ts-check
/**
 * Cold visits on a slow line, by hand: `node tests/measure/slow-line.js [fragment…]` after `npm run build`.
 *
 * 1.6 Mbit/s, 150 ms for a round trip, gzip, a processor slowed four times. The line is the server’s own work, since
 * a browser’s emulation leaves out what a worker asks for: each connection waits one round trip, each request another,
 * and all bytes go through one pipe.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1_600_000 / 8 / 1000;
const SLOWED = 4;
const VISITS = Number(process.env.VISITS ?? 5);
const DIST = new URL('../../dist/', import.meta.url).pathname;

/** @type {Record<string, string>} */
const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.wasm': 'application/wasm',
	'.svg': 'image/svg+xml',
	'.webmanifest': 'application/manifest+json',
};

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** When the pipe is free again. */
let free = 0;
/** @type {{ path: string, bytes: number, asked: number, sent: number }[]} */
let log = [];

const server = createServer(async (request, response) => {
	const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
	const file = path.endsWith('/') ? `${path}index.html` : path;
	const asked = performance.now();
	const fresh = !Reflect.get(request.socket, 'known');
	Reflect.set(request.socket, 'known', true);
	await wait(ROUND_TRIP_MS * (fresh ? 2 : 1));
	try {
		const body = gzipSync(await readFile(join(DIST, file)));
		const type = TYPES[extname(file)] ?? 'application/octet-stream';
		response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'max-age=600' });
		for (let at = 0; at < body.length; at += 1400) {
			const part = body.subarray(at, at + 1400);
			free = Math.max(free, performance.now()) + part.length / BYTES_PER_MS;
			await wait(free - performance.now());
			response.write(part);
		}
		response.end();
		log.push({ path: file, bytes: body.length, asked, sent: performance.now() });
	} catch {
		response.writeHead(404).end();
	}
});
await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

const browser = await chromium.launch({
	executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

const median = (/** @type {number[]} */ list) => Math.round(list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0);

for (const fragment of process.argv.length > 2 ? process.argv.slice(2) : ['', 'takes=2,5&positions=40']) {
	/** @type {number[]} */
	const paints = [];
	/** @type {number[]} */
	const results = [];
	for (let visit = 0; visit < VISITS; visit++) {
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
		log = [];
		await page.addInitScript(() => {
			const look = () => {
				const shown = document.querySelector('[data-panel="labels"] [data-result="cross-check"][data-status="done"]');
				if (shown) Reflect.set(window, 'first', performance.now());
				else requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		});
		const start = performance.now();
		await page.goto(`http://localhost:${port}/#${fragment}`, { waitUntil: 'commit' });
		await page.waitForFunction(() => Reflect.get(window, 'first') !== undefined, undefined, { polling: 100 });
		const { paint, first } = await page.evaluate(() => ({
			paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
			first: Number(Reflect.get(window, 'first')),
		}));
		paints.push(paint);
		results.push(first);
		if (visit === 0) {
			const end = start + first;
			for (const { path, bytes, asked, sent } of log)
				console.log(`  ${Math.round(asked - start)} to ${Math.round(sent - start)} ms  ${bytes}  ${path}`);
			const until = log.filter(({ sent }) => sent <= end).reduce((sum, { bytes }) => sum + bytes, 0);
			console.log(`  ${(until / 1000).toFixed(1)} kB until the first result`);
		}
		await context.close();
	}
	console.log(
		`#${fragment}: first paint ${median(paints)} ms, first result ${median(results)} ms (medians of ${VISITS})`,
	);
}
await browser.close();
server.close();
