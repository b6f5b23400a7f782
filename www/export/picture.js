// @ts-check
/** A picture of the page as a file of its own: its styles written into it, and the same as PNG. */

/** What a stylesheet says about a shape or a text, as far as an SVG attribute can say it too. */
const INHERITED = [
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-width',
	'stroke-dasharray',
	'stroke-linecap',
	'stroke-linejoin',
	'stroke-opacity',
	'paint-order',
	'font-family',
	'font-size',
	'font-weight',
	'font-style',
	'letter-spacing',
	'text-anchor',
	'visibility',
];
/** These are not inherited, so they are compared with what they are where nothing is said. @type {Record<string, string>} */
const OWN = { opacity: '1', 'dominant-baseline': 'auto' };

/** Attributes that mean something in a page only. */
const OF_THE_PAGE = /^(class|style|tabindex|role|aria-.*|data-.*|xmlns)$/;

const SVG = 'http://www.w3.org/2000/svg';

/** Pixels of a PNG for each unit of the picture, unless it would be larger than browsers draw. */
const SCALE = 2;
const LARGEST = 8192;

/** An SVG file and its size in pixels. @typedef {{ text: string, width: number, height: number }} Svg */

/**
 * The picture as an SVG file: valid by itself, in the colours that it has on the page.
 *
 * @param {SVGSVGElement} picture in the document, so that its styles are known
 * @param {{ title: string, description: string }} words
 * @returns {Svg}
 */
export function svgFile(picture, { title, description }) {
	const box = picture.getBoundingClientRect();
	const { x, y, width, height } = picture.viewBox.baseVal ?? { x: 0, y: 0, width: box.width, height: box.height };
	const copy = copyOf(picture);
	set(copy, { width, height, viewBox: `${x} ${y} ${width} ${height}` });
	const ground = document.createElementNS(SVG, 'rect');
	set(ground, { x, y, width, height, fill: groundOf(picture), stroke: 'none' });
	copy.prepend(worded('title', title), worded('desc', description), ground);
	const text = `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
	return { text, width, height };
}

/**
 * A copy with every shape's style in attributes, and nothing of the page's own.
 *
 * @param {SVGElement} original
 * @param {CSSStyleDeclaration} [around] the style of what it is in
 * @returns {SVGElement}
 */
function copyOf(original, around) {
	const style = getComputedStyle(original);
	const copy = /** @type {SVGElement} */ (document.createElementNS(SVG, original.localName));
	for (const { name, value } of original.attributes) {
		if (!OF_THE_PAGE.test(name)) copy.setAttribute(name, value);
	}
	for (const name of INHERITED) {
		const value = style.getPropertyValue(name);
		if (value !== around?.getPropertyValue(name)) copy.setAttribute(name, plain(value));
	}
	for (const [name, usual] of Object.entries(OWN)) {
		const value = style.getPropertyValue(name);
		if (value !== usual) copy.setAttribute(name, value);
	}
	for (const child of original.childNodes) {
		if (child instanceof SVGElement) {
			if (getComputedStyle(child).display !== 'none') copy.append(copyOf(child, style));
		} else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) copy.append(child.textContent.trim());
	}
	return copy;
}

/** Lengths without `px`, which some programs do not read in attributes. @param {string} value */
const plain = (value) => value.replaceAll(/(\d)px\b/g, '$1');

/**
 * @param {Element} element
 * @param {Record<string, string | number>} attributes
 */
function set(element, attributes) {
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/**
 * @param {string} name
 * @param {string} text
 */
function worded(name, text) {
	const element = document.createElementNS(SVG, name);
	element.textContent = text;
	return element;
}

/** The colour that the picture stands on. @param {Element} picture */
function groundOf(picture) {
	/** @type {Element | null} */
	let place = picture;
	while (place) {
		const { backgroundColor } = getComputedStyle(place);
		if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
		const up = place.getRootNode();
		place = place.parentElement ?? (up instanceof ShadowRoot ? up.host : null);
	}
	return 'Canvas';
}

/**
 * An SVG file as PNG.
 *
 * @param {Svg} svg
 */
export async function pngFile({ text, width, height }) {
	const scale = Math.min(SCALE, LARGEST / Math.max(width, height));
	const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		const canvas = document.createElement('canvas');
		canvas.width = Math.round(width * scale);
		canvas.height = Math.round(height * scale);
		canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
		return await canvasFile(canvas);
	} finally {
		URL.revokeObjectURL(address);
	}
}

/**
 * A drawn canvas as PNG.
 *
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Blob>}
 */
export const canvasFile = (canvas) =>
	new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
	});
