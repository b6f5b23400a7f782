// @ts-check
/**
 * The licences of what is in the built page, as one text. Most of them ask for it: whoever passes a copy on
 * passes the notice on. It is read from the packages themselves when building, so that none is forgotten.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shipped } from './audit.js';
import { root } from './steps.js';

const RULE = '─'.repeat(72);

/** The files that a package may keep its licence in; of several, the one whose name says MIT will do. */
const NAMES = /^(licen[cs]e|copying|unlicense)/i;

/** Where a file goes on with the licences of what only the package's own tools are made of. */
const REST = /^# Licenses of bundled dependencies$/m;

/** @param {string} folder of a package */
function licenceIn(folder) {
	const files = readdirSync(folder).filter((name) => NAMES.test(name));
	const file = files.find((name) => /mit/i.test(name)) ?? files[0];
	if (!file) return undefined;
	const [text = ''] = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').split(REST);
	return text.trim();
}

/** What is shipped and is no package of its own: the helper with which Vite loads modules, and Rust's library. */
const MORE = [
	{ name: 'vite', version: '', license: 'MIT', folder: join(root, 'node_modules', 'vite') },
	{ name: 'The Rust standard library', version: '', license: 'MIT OR Apache-2.0' },
];

/** All notices: equal texts stand once, under the names of all packages that have them. */
export function licences() {
	/** @type {Map<string, string[]>} */
	const texts = new Map();
	for (const { name, version, license, folder } of [...shipped(), ...MORE]) {
		const text = (folder && licenceIn(folder)) ?? `Copyright its authors. Licence: ${license}`;
		texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`.trim()]);
	}
	const own = `Takeaway is licensed under MIT or Apache-2.0, at your choice. It contains these works of others:`;
	return `${[own, ...[...texts].map(([text, names]) => `${RULE}\n${names.join(', ')}\n\n${text}`)].join('\n\n')}\n`;
}
