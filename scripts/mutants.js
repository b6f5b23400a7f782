// @ts-check
/**
 * `npm run mutants [-- options of cargo mutants]`: changes the core in some
 * fifteen hundred small ways, one at a time, and runs its tests on each. The
 * ones that no test notices are printed at the end; .cargo/mutants.toml names
 * those that change nothing that can be seen, with the reason. It takes hours:
 * `npm run mutants -- -f 'crate/games/src/euclid/**'` does a part.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { command, run, say } from './steps.js';

const VERSION = '27.1.0';

await command(async () => {
	const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
	if (!existsSync(join(home, 'bin', 'cargo-mutants'))) {
		say(`cargo-mutants ${VERSION}: being installed (some minutes)`);
		await run('cargo', ['install', 'cargo-mutants', '--locked', '--version', VERSION]);
	}
	await run('cargo', ['mutants', '--package', 'games', '--no-times', ...process.argv.slice(2)], {
		sentence: 'Some mutants live: they are listed above, and in mutants.out/missed.txt',
	});
});
