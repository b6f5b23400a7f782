// @ts-check
/**
 * What every command of the project is made of: named steps that say what they
 * do, skip what is done already, and stop with one plain sentence.
 *
 * Node built-ins only, since this runs before any package is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: every command runs there, wherever it was started. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure whose message is meant for the person at the keyboard. */
export class Stop extends Error {}

/** @param {string} line */
export const say = (line) => console.log(`• ${line}`);

/**
 * Runs a program with its output shown, and waits for it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, seconds?: number, sentence?: string, accepted?: number[] }} [options]
 *   `seconds` ends a program that hangs; `sentence` is what to tell the person if it fails;
 *   `accepted` are the exit codes of a program that did what it was asked to.
 * @returns {Promise<void>}
 */
export function run(program, args, { env = {}, seconds, sentence, accepted = [0] } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, {
			cwd: root,
			stdio: 'inherit',
			env: { ...process.env, ...env },
			timeout: seconds === undefined ? undefined : seconds * 1000,
		});
		const failed = (/** @type {string} */ how) =>
			reject(new Stop(`${sentence ?? `“${program} ${args.join(' ')}” did not succeed`} (${how}).`));
		child.on('error', (error) => failed(error.message));
		child.on('close', (code, signal) => {
			if (code !== null && accepted.includes(code)) resolve();
			else failed(signal ? `stopped by ${signal}${seconds ? ` after at most ${seconds} s` : ''}` : `exit code ${code}`);
		});
	});
}

/**
 * What a program prints, its errors shown.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>}
 */
export function output(program, args) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
		let text = '';
		child.stdout.setEncoding('utf8').on('data', (part) => {
			text += part;
		});
		child.on('error', (error) => reject(new Stop(`“${program}” could not be started: ${error.message}`)));
		child.on('close', (code) => {
			if (code === 0) resolve(text);
			else reject(new Stop(`“${program} ${args.join(' ')}” did not succeed (exit code ${code}).`));
		});
	});
}

/**
 * Runs a tool of an npm package of this project.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const tool = (name, args, options) => run(join(root, 'node_modules', '.bin', name), args, options);

/**
 * A digest of files and folders, names and contents: equal digests mean nothing changed.
 *
 * @param {string[]} paths relative to the project; one that does not exist counts as empty
 * @param {string} [extra] anything else the outcome depends on
 */
export function digest(paths, extra = '') {
	const hash = createHash('sha256').update(extra);
	/** @param {string} path */
	const add = (path) => {
		const full = join(root, path);
		if (!existsSync(full)) return;
		if (statSync(full).isDirectory()) {
			for (const entry of readdirSync(full).sort()) add(join(path, entry));
		} else {
			hash.update(path).update('\0').update(readFileSync(full)).update('\0');
		}
	};
	for (const path of paths) add(path);
	return hash.digest('hex');
}

/**
 * Does a piece of work unless its inputs are as they were when it last succeeded.
 *
 * @param {string} name what the work makes, as a person would say it
 * @param {{ inputs: string, output: string, work: () => Promise<void> }} options
 *   `inputs` is a digest; `output` a file that must be there.
 */
export async function once(name, { inputs, output, work }) {
	const stamp = join(root, '.cache', `${name.replaceAll(/\W+/g, '-')}.stamp`);
	const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
	if (known === inputs && existsSync(join(root, output))) {
		say(`${name}: nothing changed, kept`);
		return;
	}
	say(`${name}: being made`);
	const start = Date.now();
	await work();
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, inputs);
	say(`${name}: ready after ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * Runs a command's main function and ends with its sentence where it cannot go on.
 *
 * @param {() => Promise<void>} main
 */
export async function command(main) {
	try {
		await main();
	} catch (error) {
		if (!(error instanceof Stop)) throw error;
		console.error(`\n${error.message}`);
		process.exitCode = 1;
	}
}
