// @ts-check
/**
 * Pictures compared with their committed snapshots. `UPDATE_SNAPSHOTS=1 node --test tests/unit/`
 * writes them anew; a snapshot can be opened in a browser from its place.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { window } from './dom.js';

const FOLDER = new URL('../snapshots/', import.meta.url);

/** The stylesheets of most charts. */
const STYLES = ['tokens', 'additive'];

/**
 * The element that a chart's template makes.
 *
 * @param {unknown} template
 * @returns {Promise<Element>}
 */
export async function drawn(template) {
	const { render } = await import('lit-html');
	const place = window.document.createElement('div');
	render(template, place);
	const element = place.firstElementChild;
	assert.ok(element);
	return element;
}

/**
 * Compares a chart with `tests/snapshots/<name>.svg`.
 *
 * @param {string} name
 * @param {unknown} template
 * @param {string[]} [styles] of www/styles, for whoever opens the snapshot
 */
export async function assertPicture(name, template, styles = STYLES) {
	const file = fileURLToPath(new URL(`${name}.svg`, FOLDER));
	const sheets = styles.map((style) => `<?xml-stylesheet href="../../www/styles/${style}.css"?>\n`);
	const text = sheets.join('') + written(await drawn(template));
	if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, text);
	assert.ok(existsSync(file), `there is no snapshot ${name}.svg: run with UPDATE_SNAPSHOTS=1 and look at it`);
	assert.equal(text, readFileSync(file, 'utf8'), `${name}.svg differs`);
}

/** One tag a line, so that a difference can be read. @param {Element} element */
const written = (element) =>
	`${new window.XMLSerializer()
		.serializeToString(element)
		.replaceAll(/<!--.*?-->/gs, '')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/ ?(<[^/])/g, '\n$1')
		.trim()}\n`;
