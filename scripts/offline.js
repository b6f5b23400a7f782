// @ts-check
/**
 * The service worker and the manifest of the built site, made when all its other files are there. The worker
 * holds one version, whole: it takes each file by its digest or not at all, and it gives up
 * the old version only when the reader has asked for the new one (www/offline.js).
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

export function offline() {
	let folder = '';
	/** @type {import('vite').Plugin} */
	const whereTo = {
		name: 'where-to',
		configResolved({ root, build }) {
			folder = resolve(root, build.outDir);
		},
	};
	const worker = VitePWA({
		filename: 'sw.js', // in the site's own folder, since a worker serves no higher one
		injectRegister: false,
		registerType: 'prompt',
		includeManifestIcons: false, // they are among the files below
		manifest: {
			id: './',
			name: 'Takeaway: a lab for games of taking',
			short_name: 'Takeaway',
			description: 'Which heaps of a subtraction game lose, what repeats, and what is proved.',
			lang: 'en',
			start_url: './',
			scope: './',
			display: 'minimal-ui',
			background_color: '#fdfcf8', // --page of styles/tokens.css
			theme_color: '#fdfcf8',
			icons: [
				{ src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
				{ src: './icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
				{ src: './icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
			],
		},
		workbox: {
			cacheId: 'takeaway', // the origin may have other sites, each with its own caches
			globPatterns: ['**/*.{html,js,css,wasm,svg,png,txt}'],
			maximumFileSizeToCacheInBytes: 2 ** 20, // the one-file page is the largest, and may have a megabyte
			manifestTransforms: [(entries) => withIntegrity(entries, folder)],
			ignoreURLParametersMatching: [/./], // the page reads “embed” itself; the others were added by whoever passed the link on
			navigateFallback: null, // an address that does not exist is not the lab
			// No version of this worker has used another cache. Workbox’s cleaning looks for this scope anywhere
			// in a cache’s name, and would delete those of other sites whose address begins with this one.
			cleanupOutdatedCaches: false,
			inlineWorkboxRuntime: true,
			sourcemap: false,
		},
	});
	return [whereTo, worker];
}

/**
 * A server that is being updated may hand out the new worker and an old page.
 * With its digest known, a file of another version fails the installation, and
 * the version at hand stays.
 *
 * @param {import('workbox-build').ManifestEntry[]} entries
 * @param {string} folder where the site was built
 */
async function withIntegrity(entries, folder) {
	const manifest = entries.map(async (entry) => {
		const content = await readFile(join(folder, entry.url));
		return {
			...entry,
			size: content.length,
			integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
		};
	});
	return { manifest: await Promise.all(manifest) };
}
