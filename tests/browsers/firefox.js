// @ts-check
/** Firefox, driven over WebDriver BiDi. */
import puppeteer from 'puppeteer-core';

/**
 * @param {string} executablePath
 * @returns {Promise<import('./smoke.test.js').Browser>}
 */
export async function firefox(executablePath) {
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath,
		headless: true,
		// As everybody's Firefox has it: a file may not read its neighbours. Puppeteer would allow it.
		extraPrefsFirefox: { 'security.fileuri.strict_origin_policy': true },
	});
	const page = await browser.newPage();
	/** @type {string[]} */
	const faults = [];
	page.on('pageerror', (error) => faults.push(String(error)));
	return {
		faults,
		open: async (url) => void (await page.goto(url)),
		run: (work, ...args) => page.evaluate(work, ...args),
		click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
		type: (text) => page.keyboard.type(text),
		close: () => browser.close(),
	};
}
