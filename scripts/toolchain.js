// @ts-check
/**
 * A Rust that can compile to WebAssembly, found or installed in the order of
 * least surprise: what is there, rustup's target, Debian's own packages.
 *
 * There is no rust-toolchain.toml on purpose: it would pin a toolchain that a
 * machine may not be able to fetch. Cargo.toml states the minimum instead.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canInstall } from './debian.js';
import { run, Stop, say } from './steps.js';

const TARGET = 'wasm32-unknown-unknown';
const DEBIAN_PACKAGES = ['rustc-web', 'cargo-web', 'rust-web-src', 'lld-22'];
const DEBIAN_PROGRAMS = ['/usr/bin/cargo', '/usr/bin/rustc', '/usr/bin/wasm-ld-22'];

/**
 * How to call Cargo for wasm: the program, its environment and extra arguments.
 * The environment belongs to that one call; native builds keep the ordinary toolchain.
 *
 * @typedef {{ cargo: string, env: Record<string, string>, args: string[] }} Toolchain
 */

/** @type {Toolchain} */
const ACTIVE = { cargo: 'cargo', env: {}, args: [] };

/** @type {Toolchain} */
const DEBIAN = {
	cargo: '/usr/bin/cargo',
	env: {
		RUSTC: '/usr/bin/rustc',
		RUSTC_BOOTSTRAP: '1', // -Zbuild-std is not stable; Debian has no prebuilt std for wasm32
		CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: 'wasm-ld-22',
	},
	args: ['-Zbuild-std=std,panic_abort'],
};

/** @returns {Promise<Toolchain>} */
export async function toolchain() {
	const forced = process.env.LAB_TOOLCHAIN;
	if (forced === 'debian') return debian();
	if (forced)
		throw new Stop(`LAB_TOOLCHAIN is “${forced}”. The only value it can have is “debian”; leave it out otherwise.`);
	if (!answers('cargo'))
		throw new Stop('Cargo was not found. Install Rust (https://rustup.rs) and run the command again.');
	if (hasTarget()) {
		say('Rust for WebAssembly: the active toolchain has it');
		return ACTIVE;
	}
	if (answers('rustup')) {
		say(`Rust for WebAssembly: rustup target add ${TARGET} (at most two minutes)`);
		try {
			await run('rustup', ['target', 'add', TARGET], { seconds: 120 });
		} catch (error) {
			if (!(error instanceof Stop)) throw error;
			say(error.message);
		}
		if (hasTarget()) return ACTIVE;
	}
	return debian();
}

/** Debian's own Rust, which builds the standard library along with the crate. */
async function debian() {
	if (!DEBIAN_PROGRAMS.every((program) => existsSync(program))) {
		if (!canInstall()) {
			throw new Stop(
				`No Rust here can compile to WebAssembly. Run “rustup target add ${TARGET}”, or on Debian and Ubuntu ` +
					`“sudo apt-get install --no-install-recommends ${DEBIAN_PACKAGES.join(' ')}”, then this command again.`,
			);
		}
		await aptInstall(DEBIAN_PACKAGES);
	}
	say('Rust for WebAssembly: Debian’s packages');
	return DEBIAN;
}

function hasTarget() {
	const sysroot = execFileSync('rustc', ['--print', 'sysroot'], { encoding: 'utf8' }).trim();
	return existsSync(join(sysroot, 'lib', 'rustlib', TARGET));
}

/** @param {string} program */
function answers(program) {
	try {
		execFileSync(program, ['--version'], { stdio: 'ignore' });
		return true;
	} catch {
		return false; // the absence is the answer: every caller goes on to the next way
	}
}
