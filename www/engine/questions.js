// @ts-check
/**
 * The questions of the page's first result, by name. Each returns its answer at
 * once, or a job that is worked off in slices (an object with `advance` and `free`).
 */
import * as lab from './pkg/first/lab.js';

/** @typedef {Record<string, (...args: any[]) => unknown>} Questions */

/** @type {Questions} */
export const questions = {
	limits: lab.limits,
	labels: lab.labels,
	explanation: lab.explanation,
	windowBound: lab.windowBound,
	crossCheck: (takes, positions) => new lab.CrossCheck(takes, positions),
};
