// @ts-check
/** What a panel found, as Markdown: for a forum, a worksheet, a notebook. */

/** Longer texts are cut: the link shows the rest. */
const LONGEST = 200;

/**
 * @param {object} found
 * @param {string} found.title
 * @param {string} found.link
 * @param {readonly (readonly [string, string])[]} found.results name and text
 */
export function markdown({ title, link, results }) {
	const rows = results.map(([name, text]) => `| ${escaped(name)} | ${escaped(short(text))} |`);
	return `[${escaped(title)}](${link.replaceAll('(', '%28').replaceAll(')', '%29')})\n\n| result | value |\n| --- | --- |\n${rows.join('\n')}\n`;
}

/** @param {string} text */
const short = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[\\`*_[\]<>|{}]/g, '\\$&').replaceAll(/\s+/g, ' ');
