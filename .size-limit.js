// @ts-check
/** What a reader loads, and may grow to. The first load is what dist/index.html asks for, and what that starts. */
import { readFileSync } from 'node:fs';

const html = readFileSync('dist/index.html', 'utf8').replaceAll(/<noscript>.*?<\/noscript>/gs, '');
const asked = [
	...html.matchAll(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]* (?:src|href)="\.\/([^"]+)"/g),
];
const engine = 'www/engine/pkg';

export default [
	{
		name: 'first load: the page, its styles and scripts, the worker, the first package',
		path: [
			'dist/index.html',
			...asked.map(([, file]) => `dist/${file}`),
			'dist/assets/worker-*.js',
			`${engine}/first/lab_bg.wasm`,
		],
		limit: '80 kB',
		gzip: true,
	},
	{ name: 'the first package', path: `${engine}/first/lab_bg.wasm`, limit: '40 kB', gzip: true },
	{
		name: 'the rest of the engine, loaded when it is asked',
		path: `${engine}/rest/lab_bg.wasm`,
		limit: '110 kB',
		gzip: true,
	},
	{ name: 'the script for other people’s pages', path: 'dist/embed.js', limit: '25 kB', gzip: true },
	{ name: 'the page in one file', path: 'dist/takeaway.html', limit: '1 MB', brotli: false },
];
