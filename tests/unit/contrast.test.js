// @ts-check
/** The colours of styles/tokens.css: contrasts by WCAG 2.2, distances in Oklab as the colour-blind see them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../../www/styles/tokens.css', import.meta.url), 'utf8');

/** @typedef {[number, number, number]} Rgb linear light, 0 to 1 */
/** @typedef {Record<string, Rgb>} Palette */

/** @param {string} block @returns {Palette} */
const palette = (block) =>
	Object.fromEntries(
		[...block.matchAll(/--([\w-]+):\s*#([0-9a-f]{6})\b/gi)].map(([, name = '', hex = '']) => [name, linear(hex)]),
	);

/** @param {string} hex @returns {Rgb} */
function linear(hex) {
	const channel = (/** @type {number} */ at) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [channel(0), channel(2), channel(4)];
}

const [day = '', night = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

/** Dark replaces some of the light colours, as the cascade does. @type {Record<string, Palette>} */
const SCHEMES = { light: palette(day), dark: { ...palette(day), ...palette(night) } };

/**
 * A colour of a palette.
 *
 * @param {Palette} colours
 * @param {string} name
 */
function of(colours, name) {
	const colour = colours[name];
	assert.ok(colour, `tokens.css has no colour --${name}`);
	return colour;
}

/** Relative luminance. @param {Rgb} rgb */
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/**
 * @param {Rgb} one
 * @param {Rgb} other
 */
function contrast(one, other) {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** What is written on what, and how much contrast it needs. @type {[string, string, number][]} */
const PAIRS = [
	...['l', 'w', 'g0', 'g1', 'g2', 'g3', 'g4', 'long', 'short', 'common', 'accent'].map(
		(ground) => /** @type {[string, string, number]} */ ([`on-${ground}`, ground, 4.5]),
	),
	...['page', 'raised'].flatMap((ground) => [
		/** @type {[string, string, number]} */ (['text', ground, 7]),
		/** @type {[string, string, number]} */ (['muted', ground, 4.5]),
		/** @type {[string, string, number]} */ (['accent', ground, 4.5]),
		/** @type {[string, string, number]} */ (['error', ground, 4.5]),
		/** @type {[string, string, number]} */ (['border', ground, 3]),
	]),
];

for (const [scheme, colours] of Object.entries(SCHEMES)) {
	test(`every pair of colours has its contrast, ${scheme}`, () => {
		for (const [ink, ground, least] of PAIRS) {
			const found = contrast(of(colours, ink), of(colours, ground));
			assert.ok(found >= least, `${ink} on ${ground}: ${found.toFixed(2)}, needed ${least}`);
		}
	});

	test(`every cell stands out from the page by its ground or its border, ${scheme}`, () => {
		const page = of(colours, 'page');
		for (const ground of ['l', 'w', 'g0', 'g1', 'g2', 'g3', 'g4', 'long', 'short', 'common']) {
			const best = Math.max(contrast(of(colours, ground), page), contrast(of(colours, 'border'), page));
			assert.ok(best >= 3, `${ground}: ${best.toFixed(2)}`);
		}
	});
}

/** @param {Rgb} rgb Björn Ottosson's Oklab, from linear sRGB @returns {Rgb} */
function oklab([r, g, b]) {
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

/**
 * @param {Rgb} one
 * @param {Rgb} other
 */
const distance = (one, other) => {
	const [a, b] = [oklab(one), oklab(other)];
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/**
 * Sight as matrices on linear sRGB: Machado, Oliveira and Fernandes (2009), severity 1.
 *
 * @type {Record<string, [Rgb, Rgb, Rgb]>}
 */
const SIGHT = {
	'normal sight': [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
	],
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	tritanopia: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
	greyscale: [
		[0.2126, 0.7152, 0.0722],
		[0.2126, 0.7152, 0.0722],
		[0.2126, 0.7152, 0.0722],
	],
};

/**
 * @param {[Rgb, Rgb, Rgb]} matrix
 * @param {Rgb} rgb
 * @returns {Rgb}
 */
const seen = (matrix, rgb) => {
	const row = (/** @type {Rgb} */ [r, g, b]) => Math.max(0, Math.min(1, r * rgb[0] + g * rgb[1] + b * rgb[2]));
	return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Values are told apart by their digit first; in greyscale the colours are a hint only. @type {Record<string, number>} */
const LEAST = { light: 0.15, dark: 0.15, 'light greyscale': 0.07, 'dark greyscale': 0.05 };

const VALUES = ['g0', 'g1', 'g2', 'g3', 'g4'];

for (const [scheme, colours] of Object.entries(SCHEMES)) {
	for (const [sight, matrix] of Object.entries(SIGHT)) {
		test(`no two values look alike: ${scheme}, ${sight}`, () => {
			const least = LEAST[`${scheme} ${sight}`] ?? LEAST[scheme] ?? 1;
			for (const [i, one] of VALUES.entries()) {
				for (const other of VALUES.slice(0, i)) {
					const apart = distance(seen(matrix, of(colours, one)), seen(matrix, of(colours, other)));
					assert.ok(apart.toFixed(2) >= least.toFixed(2), `${one} and ${other}: ${apart.toFixed(3)}, needed ${least}`);
				}
			}
		});
	}
}
