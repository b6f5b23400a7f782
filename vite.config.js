// @ts-check
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { licences } from './scripts/licences.js';
import { offline } from './scripts/offline.js';
import { contentSecurityPolicy } from './scripts/policy.js';

/**
 * The builds of one page. `site` in scripts/site.js runs them in this order:
 * - `single`: one file that needs no server;
 * - `embed`: the script for other people's pages and its demonstration. A build of its
 *   own, so that the page's modules are not cut into small files for its sake;
 * - the site, beside it: last, since its service worker names all files of the folder.
 *
 * @type {Record<string, import('vite').UserConfig>}
 */
const BUILDS = {
	single: {
		plugins: [oneScript(), viteSingleFile({ outputFileName: 'takeaway.html' })],
		publicDir: false,
		build: { outDir: 'dist-single' },
	},
	production: { plugins: [notices(), offline()], build: { emptyOutDir: false } },
	embed: {
		build: {
			emptyOutDir: true,
			copyPublicDir: false,
			rolldownOptions: {
				input: { demonstration: 'embed.html', embed: 'www/embed.js' },
				// Other people's pages name this one file; every other name changes with its content.
				output: { entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js') },
			},
		},
	},
};

export default defineConfig(({ mode }) => {
	const { plugins = [], build, ...rest } = BUILDS[mode] ?? {};
	return {
		base: './', // the site works from any folder of a server
		plugins: [...plugins, contentSecurityPolicy()],
		worker: { format: 'es' },
		build: {
			target: ['chrome92', 'firefox102', 'safari16.4', 'edge92'],
			modulePreload: { polyfill: false },
			...build,
		},
		server: { port: 4173 },
		preview: { port: 4173 },
		...rest,
	};
});

/**
 * The licences of others, as a file of the site.
 *
 * @returns {import('vite').Plugin}
 */
function notices() {
	return {
		name: 'notices',
		generateBundle() {
			this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
		},
	};
}

/**
 * What differs in the one-file build: its start-up module, two sentences in the
 * footer, no icons, and the modules with a `.single.js` beside them.
 *
 * @returns {import('vite').Plugin}
 */
function oneScript() {
	/** The footer's line about using the page without network. */
	const offline = /(<p [^>]*id="offline">).*(<\/p>)/;
	/** … and its link to the licences, which are in the file itself here. */
	const notices = /<a href="\.\/licences\.txt">(.*?)<\/a>/;
	const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	const icons = /<link rel="(?:apple-touch-)?icon"[^>]*>\s*/g;
	return {
		name: 'one-script',
		config: () => ({
			build: {
				rolldownOptions: {
					output: { format: 'iife' }, // a classic script: see www/engine/create.single.js
					checks: { emptyImportMeta: false }, // only Vite’s own loader asks for it, and it loads nothing here
				},
			},
			resolve: { alias: [{ find: /^\.\/(create|wasm)\.js$/, replacement: './$1.single.js' }] },
		}),
		transformIndexHtml: {
			order: 'pre',
			handler: (html) =>
				html
					.replace('/www/main.js', '/www/single.js')
					.replace(icons, '')
					.replace(offline, '$1This file is the whole page: it needs no server and no network.$2')
					.replace(
						notices,
						(_, words) =>
							`<details class="licences"><summary>${words}</summary><pre>${escaped(licences())}</pre></details>`,
					),
		},
	};
}
