// @ts-check
/** A site of its own for one test: served under a sub-path, replaced or stopped while a page is open. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The site that the other tests use. */
export const BUILT = join(root, 'dist');

/** A folder that is removed by `remove`. */
export async function temporary() {
	const folder = await mkdtemp(join(tmpdir(), 'takeaway-'));
	return { folder, remove: () => rm(folder, { recursive: true }) };
}

/**
 * Serves a folder as `http://localhost:…/lessons/takeaway/`.
 *
 * @param {string} folder
 */
export async function serve(folder) {
	const server = await preview({
		configFile: false,
		root,
		base: '/lessons/takeaway/',
		logLevel: 'silent',
		build: { outDir: folder },
		preview: { port: 0, host: 'localhost' },
	});
	const url = server.resolvedUrls?.local[0];
	if (!url) throw new Error('the server has no address');
	return { url, stop: () => server.close() };
}

/**
 * Puts another build into a served folder.
 *
 * @param {string} from
 * @param {string} to
 */
export async function replace(from, to) {
	await rm(to, { recursive: true });
	await cp(from, to, { recursive: true });
}

/**
 * Builds a version of the site with another title and another script.
 *
 * @param {string} outDir
 */
export async function nextVersion(outDir) {
	await build({
		root,
		logLevel: 'silent',
		build: { outDir, emptyOutDir: true },
		plugins: [
			{
				name: 'next-version',
				transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('Takeaway', 'Takeaway 2') },
				transform: (code, id) =>
					id.endsWith('www/main.js') ? `${code}\ndocument.documentElement.dataset.version = '2';` : null,
			},
		],
	});
}

/**
 * The addresses of texts that a page has made and not revoked, from now on.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<string[]>>} the function that reads them
 */
export async function heldAddresses(page) {
	await page.addInitScript(() => {
		const held = new Set();
		Object.assign(window, { held });
		const { createObjectURL, revokeObjectURL } = URL;
		URL.createObjectURL = (object) => {
			const url = createObjectURL(object);
			held.add(url);
			return url;
		};
		URL.revokeObjectURL = (url) => {
			held.delete(url);
			revokeObjectURL(url);
		};
	});
	return () => page.evaluate(() => [...Reflect.get(window, 'held')]);
}
