// @ts-check
/** later-styles.js for the one-file build: all styles are in the file. */
export const laterStyles = async () => undefined;
