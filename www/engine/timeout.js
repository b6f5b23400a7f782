// @ts-check
/**
 * Rejects after a time: for the other side of a race with what may never answer.
 *
 * @param {number} seconds
 * @returns {Promise<never>}
 */
export const timeout = (seconds) =>
	new Promise((_, reject) => {
		setTimeout(() => reject(new Error(`it did not answer within ${seconds} s`)), seconds * 1000);
	});
