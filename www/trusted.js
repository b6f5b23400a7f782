// @ts-check
/**
 * The content security policy lets no text become a script. The page's own
 * scripts, which it starts by their address, pass through the policy below.
 */

const { trustedTypes } = /** @type {import('trusted-types/lib').TrustedTypesWindow} */ (
	/** @type {unknown} */ (window)
);

const policy = trustedTypes?.createPolicy('takeaway', { createScriptURL: own });

/** @param {string} address */
function own(address) {
	const { protocol, origin } = new URL(address, document.baseURI);
	if (protocol === 'blob:' || origin === location.origin) return address;
	throw new TypeError(`“${address}” is no script of this page`);
}

/**
 * The address of one of the page's own scripts, as `Worker` and `register` accept it.
 *
 * @param {string} address
 */
export const trustedScript = (address) =>
	/** @type {string} */ (/** @type {unknown} */ (policy?.createScriptURL(address) ?? address)); // the DOM's types know strings only
