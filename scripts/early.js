// @ts-check
/**
 * What the built page asks for before its own script has run: www/early.js, which every page of the site with an
 * engine of its own begins with, and the first wasm package.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.js';

/** @returns {import('vite').Plugin} */
export function early() {
	return {
		name: 'early',
		generateBundle: {
			order: 'post', // when the other files have their names
			handler(_, bundle) {
				/** @param {RegExp} name */
				const fileNamed = (name) => {
					const found = Object.keys(bundle).filter((file) => name.test(file));
					if (found.length !== 1)
						throw new Error(`one file is expected for ${name}, not ${found.join(', ') || 'none'}`);
					return found[0];
				};
				const worker = fileNamed(/\/worker-[\w-]+\.js$/);
				const source = readFileSync(join(root, 'www', 'early.js'), 'utf8').replace('WORKER', `./${worker}`);
				const script = this.emitFile({ type: 'asset', name: 'early.js', source });
				const page = bundle['index.html'];
				if (page?.type !== 'asset') throw new Error('there is no index.html');
				const first = Object.values(bundle).find(
					(file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith('first/lab_bg.wasm')),
				);
				if (!first) throw new Error('there is no first package');
				/** @type {string[]} */
				const styles = [];
				const html = String(page.source).replaceAll(/\s*(<link rel="stylesheet"[^>]*>)/g, (_, link) => {
					styles.push(link);
					return '';
				});
				// In the order in which a browser with few connections should ask: what the first paint waits for is first.
				const later = fileNamed(/\/later-[\w-]+\.css$/);
				const head = [
					...styles,
					`<script src="./${this.getFileName(script)}"></script>`,
					`<noscript><link rel="stylesheet" href="./${later}"></noscript>`,
					'$2',
					`<link rel="preload" href="./${first.fileName}" as="fetch" type="application/wasm" crossorigin>`,
				];
				page.source = html.replace(/(\n\t*)(<script type="module"[^>]*><\/script>)/, `$1${head.join('$1')}`);
			},
		},
	};
}
