// @ts-check
/** Debian and Ubuntu packages, where the set-up may install them. */
import { existsSync } from 'node:fs';
import { run, say } from './steps.js';

/** Whether this is Debian or Ubuntu and we are root. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Installs Debian packages, refreshing apt's lists first: on a new machine they are empty.
 *
 * @param {string[]} names
 */
export async function aptInstall(names) {
	say(`Debian’s packages ${names.join(', ')}: being installed`);
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	const sentence = `Debian’s packages ${names.join(', ')} could not be installed`;
	await run('apt-get', ['update', '-qq'], { env, seconds: 300, sentence });
	await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env, seconds: 900, sentence });
}
