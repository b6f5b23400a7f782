// @ts-check
/**
 * Parts of the document that would give a set's labels away, taken out while a
 * reader predicts them: `data-veil="2,5"`. They are out of the document, not only
 * out of sight: nothing can be found in it, read aloud from it or printed.
 */
import { setOf } from './words.js';

/** What stood in a covered part. @type {Map<Element, DocumentFragment>} */
const kept = new Map();

/** @param {readonly string[]} sets as links write them, such as `2,5` */
export function cover(sets) {
	for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-veil]'))) {
		const takes = part.dataset.veil ?? '';
		const content = kept.get(part);
		if (sets.includes(takes) && !content) {
			const taken = document.createDocumentFragment();
			taken.append(...part.childNodes);
			kept.set(part, taken);
			const note = document.createElement('p');
			note.className = 'note';
			note.textContent = `What ${setOf(takes.split(','))} does is not shown while you predict it in the rehearsal.`;
			part.append(note);
		} else if (!sets.includes(takes) && content) {
			part.replaceChildren(content);
			kept.delete(part);
		}
	}
}
