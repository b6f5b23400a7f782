// @ts-check
/** The additive games: one panel a figure. Loaded together, when the first of them is near. */
export { bands } from './additive/bands.js';
export { growth } from './additive/growth.js';
export { rows } from './additive/rows.js';
export { seven } from './additive/seven.js';
export { stripes } from './additive/stripes.js';
