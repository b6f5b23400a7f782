// @ts-check
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { offline } from './scripts/offline.js';
import { contentSecurityPolicy } from './scripts/policy.js';

/**
 * Two builds of one page: the site (`npm run build`), and one file that needs no
 * server (`npm run build:single`, mode `single`).
 */
export default defineConfig(({ mode }) => ({
	base: './', // the site works from any folder of a server
	plugins: [
		mode === 'single' ? [oneScript(), viteSingleFile({ outputFileName: 'takeaway.html' })] : offline(),
		contentSecurityPolicy(),
	],
	publicDir: mode === 'single' ? false : 'public',
	worker: { format: 'es' },
	build: {
		target: ['chrome91', 'firefox102', 'safari16.4', 'edge91'],
		modulePreload: { polyfill: false },
		outDir: mode === 'single' ? 'dist-single' : 'dist',
	},
	server: { port: 4173 },
	preview: { port: 4173 },
}));

/** The footer's line about using the page without network. */
const OFFLINE = /(<p [^>]*id="offline">).*(<\/p>)/;

/** The page's icons, which are files of their own. */
const ICONS = /<link rel="(?:apple-touch-)?icon"[^>]*>\s*/g;

/**
 * What differs in the one-file build: its start-up module, a sentence in the
 * footer, no icons, and the modules with a `.single.js` beside them.
 *
 * @returns {import('vite').Plugin}
 */
function oneScript() {
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
					.replace(ICONS, '')
					.replace(OFFLINE, '$1This file is the whole page: it needs no server and no network.$2'),
		},
	};
}
