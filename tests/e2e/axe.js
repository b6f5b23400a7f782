// @ts-check
/** The part of accessibility that a program can judge. */
import axe from 'axe-core';
import { expect } from './lab.js';

/** A cell's name says in words what its letter and number say: “position 0, L, a loss” for “L 0”. */
const RULES = { 'label-content-name-mismatch': { enabled: false } };

/**
 * Expects that axe finds no fault in what is shown now.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [within] a selector
 */
export async function expectAccessible(page, within = 'body') {
	await page.evaluate(axe.source);
	const faults = await page.evaluate(
		async ({ within, rules }) => {
			const { violations } = await /** @type {any} */ (window).axe.run(within, { rules, resultTypes: ['violations'] });
			return violations.map(
				(/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html).join(' ')}`,
			);
		},
		{ within, rules: RULES },
	);
	expect(faults).toEqual([]);
}
