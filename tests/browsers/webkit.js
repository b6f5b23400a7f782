// @ts-check
/** WebKit: WebKitGTK's small browser on a screen of its own, driven over WebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
// @ts-expect-error it brings no types, and this module alone uses it
import { Builder, By, until } from 'selenium-webdriver';

const PATIENCE_MS = 90_000;

/**
 * @param {{ binary: string, driver: string, screen: string }} paths
 * @returns {Promise<import('./smoke.test.js').Browser>}
 */
export async function webkit({ binary, driver: driverPath, screen: screenPath }) {
	const screen = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [number] = await once(/** @type {import('node:stream').Readable} */ (screen.stdio[3]), 'data'); // the first one that is free
	const port = await freePort();
	const service = spawn(driverPath, [`--port=${port}`], {
		stdio: 'ignore',
		// As root it has no sandbox of its own; what it opens is our own page.
		env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
	});
	for (const child of [service, screen]) {
		child.unref();
		process.once('exit', () => child.kill()); // also where the tests end before they close the browser
	}
	const driver = await connected(binary, port);
	return {
		faults: [], // this driver reports none
		open: (url) => driver.get(url),
		run: (work, ...args) => driver.executeScript(`return (${work}).apply(null, arguments)`, ...args),
		async click(xpath) {
			const element = await driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE_MS);
			await driver.executeAsyncScript(`(${inSightAndStill}).apply(null, arguments)`, element);
			await element.click();
		},
		type: (text) => driver.actions().sendKeys(text).perform(),
		async close() {
			await driver.quit();
			service.kill();
			screen.kill();
		},
	};
}

/**
 * Runs in the page: brings an element into sight and waits until it has stood still
 * for some frames, as a reader does and as the drivers of the other browsers do.
 *
 * @param {Element} element
 * @param {() => void} done
 */
function inSightAndStill(element, done) {
	element.scrollIntoView({ block: 'center' });
	let [before, frames] = [Number.NaN, 0];
	requestAnimationFrame(function look() {
		const { top } = element.getBoundingClientRect();
		frames = top === before ? frames + 1 : 0;
		before = top;
		if (frames < 3) requestAnimationFrame(look);
		else done();
	});
}

/**
 * @param {string} binary
 * @param {number} port
 */
async function connected(binary, port) {
	const builder = new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
	for (const start = Date.now(); ; ) {
		try {
			return await builder.build();
		} catch (error) {
			if (Date.now() - start > PATIENCE_MS) throw error; // the service takes a moment to listen
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
	}
}

/** @returns {Promise<number>} */
async function freePort() {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	server.close();
	return port;
}
