// @ts-check
/**
 * What can be saved of a panel: its results, the tables that it declares, and its
 * pictures, those that it shows and those that it declares. A panel that declares
 * nothing has its results and the pictures in its figures.
 */
import { render } from 'lit-html';
import { textFile } from './file.js';
import { canvasFile, pngFile, svgFile } from './picture.js';
import { resultsOf } from './results.js';
import { csv, json } from './table.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').About} About */

/** A picture that the page does not show as one. @typedef {{ name: string, title: string, draw(): unknown | Promise<unknown> }} Drawing */

/**
 * What a panel declares beside what it shows. `about` names the game and the
 * range; the panel's fields do where it is left out.
 *
 * @typedef {{ about?: Record<string, string>, tables?: Table[], pictures?: Drawing[] }} Exports
 */

/**
 * `fields` are part of the file's name.
 *
 * @typedef {{ name: string, title: string, fields: Record<string, string>, formats: Record<string, () => Promise<Blob>> }} Offer
 */

/**
 * @param {object} shown
 * @param {import('../panel.js').Panel} shown.panel
 * @param {HTMLElement | ShadowRoot} shown.root
 * @param {import('../panel.js').Results} shown.results
 * @param {import('../state.js').State} shown.state
 * @param {string} shown.link
 * @returns {Offer[]}
 */
export function offersOf({ panel, root, results, state, link }) {
	const { about, tables = [], pictures = [] } = panel.exports?.(results, state) ?? {};
	const fields =
		about ?? Object.fromEntries(panel.fields.map((field) => [field, state[field]]).filter(([, text]) => text));
	const description = [...Object.entries(fields).map(([field, text]) => `${field}: ${text}`), link].join('\n');
	const drawn = pictures.map(({ name, title, draw }) => ({
		name,
		title,
		formats: drawingFormats({ title, description }, async () => placed(await draw(), root)),
	}));
	// The key of a chart, or what lies over one, is no picture by itself.
	const shown = [...root.querySelectorAll('figure svg:not(.part)')].map((svg, i, { length }) => {
		const title = titleOf(svg);
		return {
			name: `${panel.name}-picture${length > 1 ? `-${i + 1}` : ''}`,
			title,
			formats: drawingFormats({ title, description }, async () => ({ picture: svg, remove: () => undefined })),
		};
	});
	// A raster that the panel declares as a drawing is not offered a second time.
	const rasters = pictures.length > 0 ? [] : [...root.querySelectorAll('figure canvas')];
	return [
		...[resultTable(root), ...tables].map((table) => tableOffer(table, { fields, link })),
		...drawn,
		...shown,
		...rasters.map((canvas) => ({
			name: `${panel.name}-picture`,
			title: titleOf(canvas),
			formats: { PNG: () => canvasFile(/** @type {HTMLCanvasElement} */ (canvas)) },
		})),
	].map((offer) => ({ ...offer, fields }));
}

/**
 * @param {HTMLElement | ShadowRoot} root
 * @returns {Table}
 */
const resultTable = (root) => ({
	name: 'results',
	title: 'The results',
	columns: ['result', 'value'],
	rows: () => resultsOf(root),
});

/**
 * @param {Table} table
 * @param {About} about
 */
const tableOffer = (table, about) => ({
	name: table.name,
	title: table.title,
	formats: {
		CSV: () => textFile(csv(table, about), 'text/csv'),
		JSON: () => textFile(json(table, about), 'application/json'),
	},
});

/**
 * @param {{ title: string, description: string }} words
 * @param {() => Promise<{ picture: Element, remove(): void }>} show
 */
function drawingFormats(words, show) {
	const draw = async () => {
		const { picture, remove } = await show();
		try {
			return svgFile(/** @type {SVGSVGElement} */ (picture), words);
		} finally {
			remove();
		}
	};
	return {
		SVG: async () => new Blob([(await draw()).text], { type: 'image/svg+xml' }),
		PNG: async () => pngFile(await draw()),
	};
}

/**
 * Puts a drawing where the stylesheet reaches it, for as long as it is read.
 *
 * @param {unknown} template
 * @param {HTMLElement | ShadowRoot} root
 */
function placed(template, root) {
	const place = document.createElement('div');
	place.className = 'visually-hidden';
	render(template, place);
	const picture = place.querySelector('svg');
	if (!picture) throw new Error('the drawing is no SVG');
	root.append(place);
	return { picture, remove: () => place.remove() };
}

/** What a picture shows, in words. @param {Element} picture */
const titleOf = (picture) =>
	picture.getAttribute('aria-label') ??
	picture.closest('figure')?.querySelector('.finding, figcaption')?.textContent?.trim() ??
	'The picture';
