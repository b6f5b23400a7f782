// @ts-check
/** The npm packages, exactly as locked. */
import { digest, once, run } from './steps.js';

export const packages = () =>
	once('npm packages', {
		inputs: digest(['package-lock.json']),
		output: 'node_modules/.package-lock.json', // where npm leaves its own record of what it installed
		work: () =>
			run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
				seconds: 900,
				sentence: 'The npm packages could not be installed. Check the connection and run the command again',
			}),
	});
