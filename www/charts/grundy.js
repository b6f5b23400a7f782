// @ts-check

/** The class of styles/ for a Grundy value: 4 stands for 4 and up. @param {number} value */
export const classOf = (value) => `g${Math.min(value, 4)}`;
