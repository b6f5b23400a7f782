// @ts-check
/** `npm run check`: formatting, lints, types, documentation, dependencies, the sizes of the built page. Nothing is changed. */
import { audit } from './audit.js';
import { site } from './site.js';
import { command, run, say, tool } from './steps.js';

/** @type {[string, () => Promise<void>][]} */
const CHECKS = [
	['Rust formatting', () => run('cargo', ['fmt', '--all', '--check'])],
	[
		'Rust lints',
		() =>
			run('cargo', [
				'clippy',
				'--locked',
				'--quiet',
				'--all-targets',
				'--features',
				'lab/bench',
				'--',
				'-D',
				'warnings',
			]),
	],
	[
		'Rust documentation',
		() =>
			run('cargo', ['doc', '--locked', '--quiet', '--no-deps', '-p', 'taking-games', '-p', 'lab'], {
				env: { RUSTDOCFLAGS: '-D warnings' },
			}),
	],
	['JavaScript and CSS formatting and lints', () => tool('biome', ['ci', '--error-on-warnings', '.'])],
	['JavaScript types', () => tool('tsc', ['--noEmit'])],
	['HTML', () => tool('html-validate', ['index.html', 'embed.html'])],
	['Dependencies', audit],
	['Sizes', () => tool('size-limit', [])],
];

await command(async () => {
	await site();
	for (const [name, check] of CHECKS) {
		say(name);
		await check();
	}
	say('Everything is as it should be.');
});
