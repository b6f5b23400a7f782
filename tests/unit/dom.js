// @ts-check
/** A document for tests in Node. Import it before any chart: lit-html looks for one when it is loaded. */
// @ts-expect-error jsdom brings no types, and two lines here are all that uses it
import { JSDOM } from 'jsdom';

export const { window } = new JSDOM();
const { document, Element, HTMLElement, MutationObserver } = window;
Object.assign(globalThis, { document, Element, HTMLElement, MutationObserver });
