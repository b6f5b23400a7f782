// @ts-check
/** A browser for the tests: one that is installed, or Debian's, or a sentence. */
import { existsSync } from 'node:fs';
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
