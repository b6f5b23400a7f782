// @ts-check
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { offline } from './scripts/offline.js';
import { contentSecurityPolicy } from './scripts/policy.js';

/**
 * The builds of one page. `site` in scripts/site.js runs them in this order:
 * - `single`: one file that needs no server;
 * - the site;
 * - `embed`: beside it, the script for other people's pages and its demonstration. A
 *   build of its own, so that the page's modules are not cut into small files for its sake.
 *
 * @type {Record<string, import('vite').UserConfig>}
 */
const BUILDS = {
	single: {
		plugins: [oneScript(), viteSingleFile({ outputFileName: 'takeaway.html' })],
		publicDir: false,
		build: { outDir: 'dist-single' },
	},
	production: { plugins: [offline()] },
	embed: {
		build: {
			emptyOutDir: false,
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
 * What differs in the one-file build: its start-up module, a sentence in the
 * footer, no icons, and the modules with a `.single.js` beside them.
 *
 * @returns {import('vite').Plugin}
 */
function oneScript() {
	/** The footer's line about using the page without network. */
	const offline = /(<p [^>]*id="offline">).*(<\/p>)/;
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
					.replace(offline, '$1This file is the whole page: it needs no server and no network.$2'),
		},
	};
}
