// @ts-check
/**
 * `npm run audit`, and part of `npm run check`: what the project depends on. Licences by name, each tool's own
 * registry as the only source, no script that runs on installation, no package twice in what the reader loads.
 *
 * The rules are those of cargo-deny, which is not used: a fresh machine builds it for minutes, and it knows nothing of
 * npm. Known vulnerabilities are not looked for here, since that needs a database from the network: “npm audit” and
 * “cargo audit” ask for it.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command, root, Stop, say } from './steps.js';

/** Licences of what the reader loads. */
const SHIPPED = ['MIT', 'Apache-2.0', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'Unicode-3.0', 'Zlib'];

/** Licences of tools and tests: what they make or check is not bound by them. */
const TOOLS = [...SHIPPED, '0BSD', 'BlueOak-1.0.0', 'BSD-2-Clause', 'CC-BY-4.0', 'MIT-0', 'MPL-2.0'];

/** The benchmarks' peers: crate/bench links them, and nothing else may. */
const PEERS = ['cgt', 'cgt_derive', 'ogs'];

/** What workbox-build, which is a tool, writes into the service worker. */
const WRITTEN = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** Where packages come from: each tool's own registry. */
export const REGISTRY = 'the registry';

/**
 * One package as both lists know it.
 *
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} license an SPDX expression
 * @property {string} source where it comes from
 * @property {boolean} shipped whether the reader loads it, or may
 * @property {string} [folder] where its files are
 * @property {string} [fault] what else is wrong with it
 */

/**
 * Whether a licence expression can be met with these licences. `AND` binds closer than `OR`; old crates write `/` for it.
 *
 * @param {string} expression
 * @param {readonly string[]} allowed
 */
export function licensed(expression, allowed) {
	const words = expression.replaceAll('/', ' OR ').match(/[()]|[^\s()]+/g) ?? [];
	/** @returns {boolean} */
	function any() {
		let met = all();
		while (words[0] === 'OR' && words.shift()) met = all() || met;
		return met;
	}
	/** @returns {boolean} */
	function all() {
		let met = one();
		while (words[0] === 'AND' && words.shift()) met = one() && met;
		return met;
	}
	/** @returns {boolean} */
	function one() {
		const word = words.shift() ?? '';
		if (word !== '(') {
			const exception = words[0] === 'WITH' ? ` WITH ${words.splice(0, 2)[1]}` : '';
			return allowed.includes(word + exception);
		}
		const met = any();
		words.shift(); // the bracket’s end
		return met;
	}
	return any() && words.length === 0;
}

/** The crates of the lock file, without the workspace's own. @returns {Package[]} */
function crates() {
	const metadata = JSON.parse(
		execFileSync('cargo', ['metadata', '--locked', '--format-version', '1'], {
			cwd: root,
			encoding: 'utf8',
			maxBuffer: 2 ** 28,
		}),
	);
	/** @type {Map<string, any>} */
	const nodes = new Map(metadata.resolve.nodes.map((/** @type {any} */ node) => [node.id, node]));
	/** What a procedural macro is made of runs in the compiler, and is not in what it compiles. @type {Set<string>} */
	const macros = new Set(
		metadata.packages.flatMap((/** @type {any} */ { id, targets }) =>
			targets.some((/** @type {any} */ { kind }) => kind.includes('proc-macro')) ? [id] : [],
		),
	);
	/** @param {string} start @param {Set<string>} [reached] */
	const below = (start, reached = new Set()) => {
		if (reached.has(start) || macros.has(start)) return reached;
		reached.add(start);
		for (const { pkg, dep_kinds: kinds } of nodes.get(start).deps)
			if (kinds.some((/** @type {any} */ { kind }) => kind === null)) below(pkg, reached);
		return reached;
	};
	const named = (/** @type {string} */ name) => metadata.packages.find((/** @type {any} */ one) => one.name === name);
	const shipped = below(named('lab').id);
	const bench = named('bench').id;
	const registry = named('wasm-bindgen').source; // one for all
	const others = new Set(
		metadata.workspace_members.flatMap((/** @type {string} */ id) => (id === bench ? [] : [...below(id)])),
	);
	return /** @type {any[]} */ (metadata.packages)
		.filter(({ id }) => !metadata.workspace_members.includes(id))
		.filter(({ id, name }) => !PEERS.includes(name) || others.has(id))
		.map(({ id, name, version, license, source, manifest_path: manifest }) => ({
			folder: dirname(manifest),
			name,
			version,
			license: license ?? '',
			source: source === registry ? REGISTRY : (source ?? 'a folder'),
			shipped: shipped.has(id),
		}));
}

/** The npm packages of the lock file. @returns {Package[]} */
function npm() {
	const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
	const { dependencies, devDependencies } = read('package.json');
	const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
		([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
	);
	if (loose.length > 0)
		throw new Stop(`package.json does not pin ${loose.map(([name]) => name).join(', ')} to one version.`);
	const tools = [...imported(pageSources())].filter((name) => !dependencies[name]);
	if (tools.length > 0) throw new Stop(`www/ imports ${tools.join(', ')}: not in the “dependencies” of package.json.`);
	return Object.entries(read('package-lock.json').packages)
		.filter(([path]) => path !== '')
		.map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, path, ...entry }))
		.map(({ name, path, version, license = '', resolved = REGISTRY, integrity, dev, hasInstallScript }) => ({
			folder: join(root, path),
			name,
			version,
			license,
			source: resolved,
			shipped: !dev || WRITTEN.includes(name),
			...(hasInstallScript ? { fault: 'runs a script when it is installed' } : {}),
			...(integrity ? {} : { fault: 'has no digest in package-lock.json' }),
		}));
}

/** The page's own modules, as text. */
const pageSources = () =>
	readdirSync(join(root, 'www'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.js') && !file.includes('pkg'))
		.map((file) => readFileSync(join(root, 'www', file), 'utf8'));

/**
 * The packages that modules import, by name; imports of types, which stand in comments, are left out.
 *
 * @param {readonly string[]} sources
 */
export function imported(sources) {
	const specifiers = sources.flatMap((source) =>
		[...source.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\b(?:from|import)\s*\(?\s*'([a-z@][\w@/.-]*)'/g)].map(
			([, name]) => name ?? '',
		),
	);
	return new Set(specifiers.map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier));
}

/**
 * What is wrong with a list of packages, in sentences.
 *
 * @param {readonly Package[]} packages
 */
export function faults(packages) {
	const found = packages.flatMap(({ name, version, license, source, shipped, fault }) => [
		...(licensed(license, shipped ? SHIPPED : TOOLS) ? [] : [`${name} ${version} has the licence “${license}”.`]),
		...(source === REGISTRY ? [] : [`${name} ${version} comes from ${source}.`]),
		...(fault ? [`${name} ${version} ${fault}.`] : []),
	]);
	const shipped = packages.filter((one) => one.shipped).map(({ name }) => name);
	const twice = new Set(shipped.filter((name, i) => shipped.indexOf(name) !== i));
	return [...found, ...[...twice].map((name) => `${name} is loaded in two versions.`)];
}

/** What is in the files that the reader loads. */
export const shipped = () => [...npm(), ...crates()].filter((one) => one.shipped);

/** Fails with a sentence for each package that breaks a rule. */
export async function audit() {
	const packages = { crates: crates(), 'npm packages': npm() };
	for (const [kind, list] of Object.entries(packages)) {
		const wrong = faults(list);
		if (wrong.length > 0) throw new Stop(wrong.join('\n'));
		say(
			`${list.length} ${kind}, ${list.filter(({ shipped }) => shipped).length} of them in what the reader loads: all by the rules`,
		);
	}
}

if (process.argv[1] === import.meta.filename) await command(audit);
