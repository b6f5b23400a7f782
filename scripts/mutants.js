// @ts-check
/**
 * `npm run mutants [-- pattern …]`: changes the core in some fifteen hundred small
 * ways, one at a time, and runs its tests on each: the unit tests, and for those
 * that the unit tests pass over, all tests, the documented examples included. What
 * no test notices is printed at the end, and is a failure;
 * .cargo/mutants.toml names the changes that nobody could see, with the reason.
 * It takes hours; `npm run mutants -- euclid/ values/word` does the parts whose names match.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { command, root, run, Stop, say } from './steps.js';

const VERSION = '27.1.0';

/** What cargo-mutants exits with when it came to the end: all noticed, some not, some stopped for their time. */
const ENDED = [0, 2, 3];

/** Each may hold a core and a gigabyte. */
const JOBS = Math.min(4, availableParallelism());

/**
 * Tries mutants.
 *
 * @param {string} name of the folder for what came of it
 * @param {string[]} patterns regular expressions for the names of the mutants; none for all
 * @param {string[]} [tests] which tests, as options of cargo
 * @returns {Promise<(outcome: 'caught' | 'timeout' | 'unviable' | 'missed') => string[]>} the mutants of an outcome
 */
async function tried(name, patterns, tests = []) {
	const folder = join(root, '.cache', 'mutants', name);
	mkdirSync(folder, { recursive: true });
	const args = ['--package', 'taking-games', '--no-times', '--jobs', `${JOBS}`, '--output', folder];
	for (const pattern of patterns) args.push('--re', pattern);
	for (const test of tests) args.push(`--cargo-arg=${test}`);
	await run('cargo', ['mutants', ...args], { accepted: ENDED });
	return (outcome) => {
		const list = readFileSync(join(folder, 'mutants.out', `${outcome}.txt`), 'utf8');
		return list.split('\n').filter(Boolean);
	};
}

await command(async () => {
	const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
	if (!existsSync(join(home, 'bin', 'cargo-mutants'))) {
		say(`cargo-mutants ${VERSION}: being installed (some minutes)`);
		await run('cargo', ['install', 'cargo-mutants', '--locked', '--version', VERSION]);
	}
	const first = await tried('unit', process.argv.slice(2), ['--lib']);
	const passed = first('missed');
	/** @type {string[]} */
	let living = [];
	if (passed.length > 0) {
		const exact = passed.map((name) => `^${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
		living = (await tried('all', exact))('missed');
	}
	say(`${first('caught').length} mutants are noticed by unit tests, ${passed.length - living.length} by other tests`);
	say(`${first('timeout').length} by never ending; ${first('unviable').length} could not be compiled`);
	if (living.length > 0) throw new Stop(`${living.length} mutants live:\n${living.join('\n')}`);
	say('None lives');
});
