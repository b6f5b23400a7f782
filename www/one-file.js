// @ts-check
/**
 * The page in one file, saved by way of the page: a browser downloads a link’s file itself, past the service worker
 * that has it, so that without network there would be none. Without JavaScript the link is an ordinary one.
 */
import { save } from './export/file.js';
import { notice } from './notices.js';

/** @param {HTMLAnchorElement} link */
export function keepSaving(link) {
	link.addEventListener('click', async (event) => {
		event.preventDefault();
		try {
			const response = await fetch(link.href);
			if (!response.ok) throw new Error(`the server answered with ${response.status}`);
			save(await response.blob(), link.download);
		} catch (error) {
			console.warn('The one-file page could not be fetched:', error);
			notice('The file could not be fetched. Try again when there is a network.');
		}
	});
}
