// @ts-check
/** Work that can wait until the browser has nothing else to do. */

/** @param {() => void} work */
export const whenIdle = (work) => {
	if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4000 });
	else setTimeout(work, 300); // Safari has no idle callback
};
