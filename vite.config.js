// @ts-check
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { early } from './scripts/early.js';
import { licences } from './scripts/licences.js';
import { offline } from './scripts/offline.js';
import { contentSecurityPolicy } from './scripts/policy.js';
import { prerender } from './scripts/prerender.js';

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
	production: {
		plugins: [notices(), early(), offline()],
		build: {
			emptyOutDir: false,
			// What the page’s first script imports comes in one file: each more costs a slow line its way there and back.
			rolldownOptions: { output: { codeSplitting: { groups: [{ name: inFirst, debugName: 'first' }] } } },
		},
	},
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
		plugins: [prerender(), ...plugins, contentSecurityPolicy()],
		worker: { format: 'es' },
		build: {
			target: ['chrome105', 'firefox110', 'safari16.4', 'edge105'],
			modulePreload: false, // the first script is one file; its helper for the others would be in it
			...build,
		},
		server: { port: 4173 },
		preview: { port: 4173 },
		...rest,
	};
});

/**
 * The group of the modules that the start-up module imports, directly or not, but for what it loads later.
 *
 * @param {string} id
 * @param {{ getModuleInfo(id: string): { importers: readonly string[], isEntry: boolean } | null }} graph
 */
function inFirst(id, graph, seen = new Set([id])) {
	/** @param {string} id @returns {boolean} */
	const reached = (id) => {
		const info = graph.getModuleInfo(id);
		if (info?.isEntry || id.endsWith('/www/main.js')) return true;
		return (info?.importers ?? []).some((importer) => !seen.has(importer) && seen.add(importer) && reached(importer));
	};
	return reached(id) ? 'first' : null;
}

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
			resolve: { alias: [{ find: /^\.\/(create|wasm|later-styles)\.js$/, replacement: './$1.single.js' }] },
		}),
		transformIndexHtml: {
			order: 'pre',
			handler: (html) =>
				html
					.replace('/www/main.js', '/www/single.js')
					.replace('/www/styles/page.css', '/www/styles/all.css')
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
