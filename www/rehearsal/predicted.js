// @ts-check
/** What is being predicted in this browser, as far as it is kept. */
import { load } from './kept.js';
import { hidden } from './progress.js';

export const predicted = () => hidden(load());
