// @ts-check
/** Browsers for the tests: those that are installed, or Debian's, or a sentence. */
import { existsSync, readdirSync } from 'node:fs';
import { aptInstall, canInstall } from './debian.js';
import { Stop, say } from './steps.js';

const CHROMIUM = [
	process.env.CHROME_PATH ?? '',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/usr/bin/microsoft-edge',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** The path of an installed Chromium, Chrome or Edge, or nothing. */
const installed = () => CHROMIUM.find((path) => path !== '' && existsSync(path));

/** Makes sure that there is a Chromium, and returns its path. */
export async function chromium() {
	if (!installed() && canInstall()) await aptInstall(['chromium']);
	const path = installed();
	if (!path) {
		throw new Stop(
			'The tests need a browser. Install Chrome, Chromium or Edge (on Debian and Ubuntu: “sudo apt-get install chromium”), ' +
				'or set CHROME_PATH to one, then run the command again.',
		);
	}
	say(`Browser for the tests: ${path}`);
	return path;
}

const FIREFOX = [
	process.env.FIREFOX_PATH ?? '',
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of an installed Firefox, or nothing. */
export const firefoxPath = () => FIREFOX.find((path) => path !== '' && existsSync(path));

/** The paths of WebKitGTK's browser, its driver and a screen for it, or nothing. */
export function webkitPaths() {
	const paths = { binary: miniBrowser() ?? '', driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
	return Object.values(paths).every((path) => existsSync(path)) ? paths : undefined;
}

/** Debian keeps it in the folder of the architecture and the library's version. */
function miniBrowser() {
	if (process.platform !== 'linux') return undefined;
	for (const folder of readdirSync('/usr/lib', { withFileTypes: true })) {
		for (const version of folder.isDirectory() ? ['4.1', '4.0', '6.0'] : []) {
			const path = `/usr/lib/${folder.name}/webkit2gtk-${version}/MiniBrowser`;
			if (existsSync(path)) return path;
		}
	}
	return undefined;
}

/** Makes sure that there are the other two engines where that can be done, and says which are missing. */
export async function otherBrowsers() {
	if (!firefoxPath() && canInstall()) await aptInstall(['firefox-esr']);
	if (!webkitPaths() && canInstall()) await aptInstall(['webkit2gtk-driver', 'xvfb']);
	if (!firefoxPath())
		say('Firefox is not on this machine: its tests are not run. They are where FIREFOX_PATH names it.');
	if (!webkitPaths())
		say(
			'WebKitGTK is not on this machine: its tests are not run. Debian’s packages webkit2gtk-driver and xvfb bring it.',
		);
}
