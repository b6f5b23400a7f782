// @ts-check
/**
 * The results that the panel shows, as programs read them.
 *
 * @param {HTMLElement | ShadowRoot} root
 * @returns {[string, string][]}
 */
export const resultsOf = (root) =>
	/** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-result]')])
		.filter(
			({ dataset, ariaBusy }) =>
				(dataset.status ?? 'done') === 'done' && ariaBusy !== 'true' && dataset.result !== 'error',
		)
		.map((element) => [element.dataset.result ?? '', element.textContent?.trim() ?? '']);
