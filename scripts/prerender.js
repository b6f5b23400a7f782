// @ts-check
/**
 * What the page shows of its default state, put into the document when it is built: by the same engine and the same
 * views that draw it later, so that nothing of it is copied by hand and nothing moves when the page draws it again.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
// @ts-expect-error jsdom brings no types
import { JSDOM } from 'jsdom';
import { root } from './steps.js';

const { document, MutationObserver, window } = new JSDOM().window;

/** What no script answers to yet: it is seen, and cannot be used. */
const INERT = 'form, .steps, .share';

/** What the page’s own script numbers, names and joins; a document without it has no use for them. */
const LEFT_OUT = ['tabindex', 'aria-busy', 'data-status'];

/** The markup of the labels panel in its default state. */
async function labelsPanel() {
	const lent = { document, MutationObserver, window };
	Object.assign(globalThis, lent); // lit-html looks for a document when it is loaded
	const at = (/** @type {string} */ path) => import(join(root, 'www', path));
	const [{ mount }, { labels }, { DEFAULTS }, { questions }, first] = await Promise.all([
		at('panel.js'),
		at('views/labels.js'),
		at('state.js'),
		at('engine/questions.js'),
		at('engine/pkg/first/lab.js'),
	]);
	first.initSync({ module: await readFile(join(root, 'www/engine/pkg/first/lab_bg.wasm')) });
	const engine = {
		ask: async (/** @type {string} */ _, /** @type {string} */ name, /** @type {unknown[]} */ args) => ({
			answer: answerTo(questions[name](...args)),
		}),
	};
	const place = document.createElement('div');
	await new Promise((resolve) => {
		const drawn = (/** @type {Record<string, { status: string }>} */ results) => {
			if (Object.values(results).every((result) => result.status === 'done')) resolve(undefined);
		};
		mount(place, labels, { engine, state: { ...DEFAULTS }, act: () => undefined, link: () => '', drawn });
	});
	for (const name of Object.keys(lent)) Reflect.deleteProperty(globalThis, name); // or others take this for a browser
	for (const part of place.querySelectorAll(INERT)) part.setAttribute('inert', '');
	for (const field of place.querySelectorAll('input')) field.setAttribute('value', field.value);
	for (const name of LEFT_OUT) for (const part of place.querySelectorAll(`[${name}]`)) part.removeAttribute(name);
	return place.innerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s+/g, ' ');
}

/** @param {any} answer or a job, which is worked off */
function answerTo(answer) {
	if (!(typeof answer === 'object' && 'advance' in answer)) return answer;
	for (;;) {
		const step = answer.advance(1e6);
		if (step.answer !== undefined) return step.answer;
	}
}

/** @returns {import('vite').Plugin} */
export function prerender() {
	/** @type {Promise<string> | undefined} */
	let markup;
	return {
		name: 'prerender',
		transformIndexHtml: {
			order: 'pre',
			async handler(html) {
				markup ??= labelsPanel();
				const panel = `<div data-panel="labels" data-prerendered>${await markup}</div>`;
				return html.replace('<div data-panel="labels"></div>', () => panel);
			},
		},
	};
}
