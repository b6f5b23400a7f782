// @ts-check
/** Where the rehearsal's progress is kept: in this browser, as one text. */
import { keep, recall } from '../kept.js';
import { fromText, toText } from './progress.js';

const KEY = 'rehearsal/progress';

/** The progress of the last visit, or a fresh start. */
export const load = () => fromText(recall(KEY));

/** @param {import('./progress.js').Progress} progress @returns {boolean} whether it is kept */
export const save = (progress) => keep(KEY, toText(progress));
