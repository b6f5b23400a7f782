// @ts-check
/**
 * `npm run bench [-- --json FILE]`: how fast the library is natively and in a
 * browser, beside its peers and beside plain JavaScript, in one table. These are
 * measurements, not tests: a row says if it misses what the project has promised.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from './browser.js';
import { setUp, wasmPackage } from './site.js';
import { command, output, root, Stop, say } from './steps.js';

/** @typedef {import('../tests/measure/rounds.js').Row} Row */

const LARGEST_MEMORY = 64 * 2 ** 20;

await command(async () => {
	const { json } = options();
	await setUp();
	await wasmPackage('bench', 'target/wasm/bench'); // not among what the page is built from
	const executablePath = await chromium();
	say('Natively (some two minutes)');
	/** @type {Row[]} */
	const native = JSON.parse(await output('cargo', ['run', '--locked', '--release', '--quiet', '-p', 'bench']));
	say('In Chromium (some two minutes)');
	const { rows, memory } = await inBrowser(executablePath);
	console.log(`\n${table({ Natively: native, 'In Chromium, in a worker': rows })}\n`);
	const kept = memory <= LARGEST_MEMORY ? 'kept' : 'MISSED';
	console.log(
		`The engine's memory after the census to 1,000: ${(memory / 2 ** 20).toFixed(1)} MiB (64 at most, ${kept})`,
	);
	if (json) writeFileSync(json, `${JSON.stringify({ native, browser: rows, memory }, null, '\t')}\n`);
});

function options() {
	try {
		return parseArgs({ options: { json: { type: 'string' } } }).values;
	} catch (error) {
		throw new Stop(`${error instanceof Error ? error.message : error}\nThe one option is --json FILE.`);
	}
}

/**
 * @param {string} executablePath
 * @returns {Promise<{ rows: Row[], memory: number }>}
 */
async function inBrowser(executablePath) {
	const { createServer } = await import('vite');
	const { chromium } = await import('@playwright/test');
	const server = await createServer({ configFile: false, root, logLevel: 'error', server: { port: 0, hmr: false } });
	await server.listen();
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
	try {
		const page = await browser.newPage();
		/** @type {Row[]} */
		const rows = [];
		let memory = Number.NaN;
		await page.exposeFunction('heard', (/** @type {{ row?: Row, memory?: number }} */ message) => {
			if (message.memory) memory = message.memory;
			if (message.row) rows.push(message.row);
			if (message.row) console.error(`${message.row.name} …`);
		});
		await page.goto(`${server.resolvedUrls?.local[0]}tests/measure/index.html`);
		await page.evaluate(
			() =>
				new Promise((resolve, reject) => {
					const worker = new Worker('./worker.js', { type: 'module' });
					worker.onerror = ({ message }) => reject(new Error(message));
					worker.onmessage = ({ data }) => {
						if (data.fault) reject(new Error(data.fault));
						else if (data.end) resolve(undefined);
						else Reflect.get(window, 'heard')(data);
					};
				}),
		);
		return { rows, memory };
	} finally {
		await browser.close();
		await server.close();
	}
}

/**
 * The rows with their columns aligned, a heading before each part.
 *
 * @param {Record<string, Row[]>} parts
 */
function table(parts) {
	const lines = Object.entries(parts).flatMap(([part, rows]) => [
		[part, 'ours', 'peer', 'ratio', 'promised', ''],
		...rows.map(cells),
	]);
	const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
	const toTheRight = new Set([1, 3]);
	return lines
		.map((line) =>
			line
				.map((cell, i) => (toTheRight.has(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

/** @param {Row} row */
function cells({ name, ours_ms, peer, promise, kept }) {
	return [
		name,
		duration(ours_ms),
		peer ? `${duration(peer.ms)}  ${peer.name}` : '',
		peer ? `${figures(peer.ratio)}×` : '',
		promised(promise),
		kept === null ? '' : kept ? 'kept' : 'MISSED',
	];
}

/** @param {import('../tests/measure/rounds.js').Promised} promise */
function promised(promise) {
	if (promise === 'none') return '';
	if ('times_faster' in promise) return `${promise.times_faster}× or more`;
	if ('times_slower' in promise) return `${promise.times_slower}× slower at most`;
	return `${duration(promise.milliseconds)} at most`;
}

/** A duration in the unit that suits it. @param {number} ms */
function duration(ms) {
	if (ms >= 1000) return `${figures(ms / 1000)} s`;
	return ms >= 1 ? `${figures(ms)} ms` : `${figures(ms * 1000)} µs`;
}

/** Three figures. @param {number} value */
function figures(value) {
	return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
