// @ts-check
/** From sources to the wasm package and the static site. */
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { packages } from './packages.js';
import { digest, once, root, run, tool } from './steps.js';
import { toolchain } from './toolchain.js';

const PACKAGES = 'www/engine/pkg';
const CRATES = ['Cargo.toml', 'Cargo.lock', 'crate/games/Cargo.toml', 'crate/games/src', 'crate/lab', 'crate/xtask'];
const PAGE = [
	'index.html',
	'embed.html',
	'www',
	'public',
	'vite.config.js',
	'scripts/policy.js',
	'scripts/early.js',
	'scripts/offline.js',
	'scripts/licences.js',
	'scripts/prerender.js',
	'package-lock.json',
	'Cargo.lock',
];

/** The two packages that crate/lab is made into, by its features: what the first result needs, and the rest. */
const PARTS = ['first', 'rest'];

/**
 * Cargo's flags for what is shipped: the places of a panic, which a release build holds as texts, must not
 * tell where it was built and by whom. The last prefix that fits counts.
 */
function nameless() {
	const sources = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry', 'src');
	const prefixes = [
		[homedir(), 'home'],
		[root, 'takeaway'],
		...(existsSync(sources) ? readdirSync(sources) : []).map((registry) => [join(sources, registry), 'crates']),
	];
	const flags = prefixes.map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
	return { CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') };
}

/** The wasm packages in www/engine/pkg. */
export async function wasm() {
	for (const part of PARTS) await wasmPackage(part);
}

/**
 * One of them: cargo, wasm-bindgen (crate/xtask), wasm-opt.
 *
 * @param {string} part a feature of crate/lab
 */
export async function wasmPackage(part, folder = join(PACKAGES, part)) {
	await once(`wasm package “${part}”`, {
		inputs: digest([...CRATES, 'scripts/site.js'], process.env.LAB_TOOLCHAIN),
		output: join(folder, 'lab_bg.wasm'),
		async work() {
			const { cargo, env, args } = await toolchain();
			const target = ['--target', 'wasm32-unknown-unknown', '--target-dir', 'target/wasm'];
			const features = ['--no-default-features', '--features', part];
			await run(cargo, ['build', '--locked', '--profile', 'wasm', '-p', 'lab', ...features, ...target, ...args], {
				env: { ...env, ...nameless() },
			});
			const compiled = 'target/wasm/wasm32-unknown-unknown/wasm/lab.wasm';
			await run('cargo', ['run', '--locked', '--quiet', '-p', 'xtask', '--', compiled, folder]);
			const file = join(root, folder, 'lab_bg.wasm');
			await tool('wasm-opt', ['-O3', '--output', file, file]);
		},
	});
}

/** Everything up to the wasm package. */
export async function setUp() {
	await packages();
	await wasm();
}

/** The static site in dist/, usable from any folder of a server: the page, the one-file page, the script for other pages. */
export async function site() {
	await single();
	await once('site', {
		inputs: digest(PAGE),
		output: 'dist/index.html',
		async work() {
			await tool('vite', ['build', '--mode', 'embed', '--logLevel', 'warn']);
			copyFileSync(join(root, 'dist-single', 'takeaway.html'), join(root, 'dist', 'takeaway.html'));
			await tool('vite', ['build', '--logLevel', 'warn']);
		},
	});
}

/** The page in one file, dist-single/takeaway.html, usable without a server. */
export async function single() {
	await setUp();
	await once('one-file page', {
		inputs: digest(PAGE),
		output: 'dist-single/takeaway.html',
		work: () => tool('vite', ['build', '--mode', 'single', '--logLevel', 'warn']),
	});
}
