// @ts-check
/** The census of all additive games, exact and minimal periods from the mex rule, on one thread. */
import { measure } from './rounds.js';

/** How many runs of equal values a slice works out: about as many as the page's worker does in one. */
const SLICE = 1e6;

/**
 * @param {{ Census: new (last: string) => { advance(runs: number): { answer?: { agree: number } }, free(): void } }} lab
 * @returns {Generator<import('./rounds.js').Row>}
 */
export function* additive({ Census }) {
	const sizes = /** @type {const} */ ([
		[80, '3,160', 10],
		[1_000, '499,500', 8_000],
	]);
	for (const [last, pairs, milliseconds] of sizes) {
		yield measure(`value periods of the ${pairs} pairs {a, b, a + b} to ${last}`, { milliseconds }, () => {
			const census = new Census(String(last));
			try {
				for (;;) {
					const { answer } = census.advance(SLICE);
					if (answer) return answer;
				}
			} finally {
				census.free();
			}
		});
	}
}
