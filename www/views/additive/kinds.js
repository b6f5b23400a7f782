// @ts-check
/** The kinds of pairs, whose codes are in charts/stripes.js, in words. */
import { LONG, SHARED_LONG } from '../../charts/stripes.js';

/** @param {number} kind */
export const isLong = (kind) => kind === LONG || kind === SHARED_LONG;

/** A kind in two cells of a table. @param {number} kind */
export const caseAndFactor = (kind) => [isLong(kind) ? 'long' : 'short', kind >= SHARED_LONG ? 'yes' : 'no'];
