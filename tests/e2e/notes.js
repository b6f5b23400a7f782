// @ts-check
/** What the tests of the notes use: opening, adding, reading the list, and storage from outside the page. */
import { readFile } from 'node:fs/promises';
import { expect, result } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */

export const FIXTURE = 'tests/fixtures/notes-export.json';

/** @param {Page} page @param {string} [fragment] */
export async function openNotes(page, fragment = '') {
	await page.goto(`./#section=notes${fragment ? `&${fragment}` : ''}`);
	await expect(count(page)).not.toHaveAttribute('aria-busy', 'true');
}

/** @param {Page} page */
export const count = (page) => result(page, 'note-count');

/** @param {Page} page */
export const newNote = (page) => page.getByLabel('New note');

/** @param {Page} page @param {string} text */
export async function add(page, text) {
	await newNote(page).fill(text);
	await page.getByRole('button', { name: 'Add the note' }).click();
	await expect(newNote(page)).toHaveValue('');
}

/** The notes shown, in order. @param {Page} page */
export const items = (page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem');

/** Their texts. @param {Page} page */
export const texts = (page) => page.locator('.notes-text');

/** A button of a note. @param {Page} page @param {string} act @param {string} name */
export const button = (page, act, name) =>
	page.getByRole('button', { name: `${act}`, exact: false }).and(page.getByRole('button', { name: `“${name}”` }));

/** The notes' Undo: the game has one, too. @param {Page} page */
export const undo = (page) => page.locator('#notes').getByRole('button', { name: 'Undo' });

/** @param {Page} page @param {string} name */
export const box = (page, name) => page.getByRole('checkbox', { name: `Done: “${name}”` });

/** Clicks and returns the file that comes down. @param {Page} page @param {string} name of the button */
export async function downloaded(page, name) {
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
	return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Chooses a file with this content. @param {Page} page @param {string} text */
export async function choose(page, text, name = 'notes.json') {
	await page
		.getByLabel('Import a JSON file')
		.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
	await expect(page.getByRole('group', { name: 'Import' })).toBeFocused();
}

/** A file of so many notes. @param {number} size @param {(i: number) => string} [textOf] */
export const fileOf = (size, textOf = (i) => `Note ${i}`) =>
	JSON.stringify({
		app: 'takeaway-notes',
		version: 1,
		notes: Array.from({ length: size }, (_, i) => ({
			id: `note-${i}`,
			text: textOf(i),
			done: i % 3 === 0,
			about: null,
			created: '2026-01-31T12:00:00.000Z',
			changed: '2026-01-31T12:00:00.000Z',
		})),
	});

/**
 * Opens an empty page of the same origin, from which storage can be seen and
 * written while the lab is not there.
 *
 * @param {Page} page
 */
export async function outside(page) {
	await page.route('**/empty.html', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }),
	);
	await page.goto('./empty.html');
}

/** Everything in the database, as it is. @param {Page} page */
export const stored = (page) =>
	page.evaluate(async () => {
		/** @param {IDBRequest} request @returns {Promise<any>} */
		const done = (request) =>
			new Promise((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		/** @type {IDBDatabase} */
		const db = await done(indexedDB.open('takeaway-notes'));
		/** @type {Record<string, { keys: any[], values: any[] }>} */
		const stores = {};
		for (const name of db.objectStoreNames) {
			const store = db.transaction(name).objectStore(name);
			stores[name] = { keys: await done(store.getAllKeys()), values: await done(store.getAll()) };
		}
		const { version } = db;
		db.close();
		return { version, stores };
	});
