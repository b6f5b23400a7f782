// @ts-check
/** The styles of what lies below the first screen. Without JavaScript the document asks for them itself. */
import href from './styles/later.css?url';

/** @type {Promise<void> | undefined} */
let loaded;

/** Resolves when they are there, or cannot be had: what they are for is shown all the same. */
export const laterStyles = () =>
	(loaded ??= new Promise((resolve) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		link.onload = link.onerror = () => resolve();
		document.head.append(link);
	}));
