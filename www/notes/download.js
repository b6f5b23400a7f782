// @ts-check
/** Hands a text to the reader as a file. Nothing leaves the browser. */

/** How long the browser may take to begin reading the file; after that its memory is given back. */
const READING_MS = 60_000;

/**
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function download(name, type, text) {
	const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
