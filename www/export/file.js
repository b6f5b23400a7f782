// @ts-check
/** Files made in the page: their names, their making in slices, and their saving. */

/** How long text is made before the page gets its turn. */
const SLICE_MS = 12;

/** How long the browser may take to begin reading a file; after that its memory is given back. */
const READING_MS = 60_000;

/** Longer parts of a name are cut: file systems allow 255 bytes in all. */
const LONGEST = 60;

/**
 * A file's name, of letters, digits and hyphens: `takeaway-labels-takes-1-3-4-positions-19.csv`.
 *
 * @param {string} what
 * @param {Readonly<Record<string, string>>} fields
 * @param {string} kind
 */
export const fileName = (what, fields, kind) =>
	`${['takeaway', what, ...Object.entries(fields).flat()].map(tame).filter(Boolean).join('-')}.${kind}`;

/** @param {string} text */
const tame = (text) =>
	text
		.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
		.slice(0, LONGEST)
		.replaceAll(/^-+|-+$/g, '');

/**
 * A file from pieces of text, made in slices so that the page stays alive.
 *
 * @param {Iterable<string>} pieces
 * @param {string} type
 */
export async function textFile(pieces, type) {
	/** @type {Blob[]} */
	const parts = [];
	/** @type {string[]} */
	let slice = [];
	let start = performance.now();
	for (const piece of pieces) {
		slice.push(piece);
		if (slice.length % 256 === 0 && performance.now() - start > SLICE_MS) {
			parts.push(new Blob(slice));
			slice = [];
			await new Promise((resolve) => setTimeout(resolve));
			start = performance.now();
		}
	}
	return new Blob([...parts, ...slice], { type });
}

/**
 * Hands a file to the browser, which saves it. Nothing leaves the browser.
 *
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
