// @ts-check
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './scripts/policy.js';

export default defineConfig({
	base: './', // the site works from any folder of a server
	plugins: [contentSecurityPolicy()],
	worker: { format: 'es' },
	build: {
		target: ['chrome91', 'firefox102', 'safari16.4', 'edge91'],
		modulePreload: { polyfill: false },
	},
	server: { port: 4173 },
	preview: { port: 4173 },
});
