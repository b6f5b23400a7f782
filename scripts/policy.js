// @ts-check
/**
 * The content security policy of the built pages, as a meta element: a site of
 * plain files can send no headers. The development server has none, since it
 * serves styles and its own client as inline code.
 */
import { createHash } from 'node:crypto';

/** The first thing in each page's head; the policy comes right after it, before anything it could concern. */
const CHARSET = '<meta charset="utf-8">';

const INLINE = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * The policy of one page. Inline code is allowed by its digest alone; a page
 * that has some is the one-file page, whose worker is a blob and which fetches nothing.
 *
 * @param {string} html
 */
export function policy(html) {
	/** @type {Record<string, string[]>} */
	const inline = { script: [], style: [] };
	for (const [, element = '', text = ''] of html.matchAll(INLINE))
		inline[element]?.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
	const alone = inline.script?.length !== 0;
	const own = alone ? [] : ["'self'"];
	/** @type {Record<string, string[]>} */
	const directives = {
		'default-src': ["'none'"],
		'script-src': [...own, ...(inline.script ?? []), "'wasm-unsafe-eval'"],
		'style-src': [...own, ...(inline.style ?? [])],
		'img-src': [...own, 'data:', 'blob:'], // pictures become PNG by way of a blob
		'worker-src': alone ? ['blob:'] : own,
		...(alone ? {} : { 'connect-src': own, 'manifest-src': own }),
		...(html.includes('<iframe') ? { 'frame-src': own } : {}),
		'base-uri': ["'none'"],
		'form-action': ["'none'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['lit-html', 'takeaway', 'takeaway-early'], // lit-html's templates, www/trusted.js, www/early.js
	};
	return Object.entries(directives)
		.map(([name, values]) => `${name} ${values.join(' ')}`)
		.join('; ');
}

/** @returns {import('vite').Plugin} */
export function contentSecurityPolicy() {
	return {
		name: 'content-security-policy',
		enforce: 'post',
		generateBundle: {
			order: 'post', // after whatever puts code into the pages
			handler(_, bundle) {
				for (const file of Object.values(bundle)) {
					if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
					const html = String(file.source);
					if (!html.includes(CHARSET)) throw new Error(`${file.fileName} does not start its head with ${CHARSET}`);
					const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(html)}">`;
					file.source = html.replace(CHARSET, `${CHARSET}\n\t\t${meta}`);
				}
			},
		},
	};
}
