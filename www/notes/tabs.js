// @ts-check
/** Tabs tell one another which notes they have stored; each then reads them again. */
import { isId } from './note.js';

const CHANNEL = 'takeaway-notes';

/**
 * @param {object} on
 * @param {(ids: string[]) => void} on.changed another tab has stored these notes
 * @param {() => void} on.unsure other tabs may have stored something
 */
export function createTabs({ changed, unsure }) {
	window.addEventListener('pageshow', (event) => event.persisted && unsure());
	try {
		const channel = new BroadcastChannel(CHANNEL);
		channel.addEventListener('message', ({ data }) => {
			if (Array.isArray(data)) changed(data.filter(isId));
		});
		return {
			/** @param {string[]} ids */
			tell(ids) {
				try {
					channel.postMessage(ids);
				} catch (error) {
					console.warn('Other tabs could not be told:', error); // they read the notes when they are opened again
				}
			},
		};
	} catch {
		document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && unsure());
		return { tell: () => {} };
	}
}

/** @typedef {ReturnType<typeof createTabs>} Tabs */
