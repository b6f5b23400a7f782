// @ts-check
/** A panel that is taken out of its place: nothing of it goes on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { window } from './dom.js'; // before the panel: lit-html looks for a document when it is loaded

const { html } = await import('lit-html');
const { mount } = await import('../../www/panel.js');

/** Until the microtasks that are queued are done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a panel that has ended cancels what is busy, draws no more, and leaves its place empty', async () => {
	/** @type {string[]} */
	const cancelled = [];
	/** @type {(outcome: object) => void} */
	let answer = () => {};
	const engine = /** @type {any} */ ({
		ask: (/** @type {string} */ _channel, /** @type {string} */ name) =>
			name === 'quick' ? { answer: 7 } : new Promise((resolve) => (answer = resolve)),
		cancel: (/** @type {string} */ channel) => void cancelled.push(channel),
	});
	let drawings = 0;
	const root = window.document.createElement('div');
	const panel = /** @type {any} */ ({
		name: 'one',
		fields: [],
		questions: (/** @type {any} */ { wanted }) => ({
			quick: { name: 'quick', args: [] },
			long: wanted ? { name: 'long', args: [] } : null,
		}),
		view: () => {
			drawings += 1;
			return html`<p>drawn</p>`;
		},
	});
	const page = /** @type {any} */ ({ engine, state: {}, act: () => {}, link: () => '', channel: 'embedded-1' });
	const mounted = mount(root, panel, page);
	await settled();
	assert.equal(root.textContent, 'drawn');
	mounted.update(/** @type {any} */ ({ wanted: true }));
	await settled();

	const before = drawings;
	mounted.refresh();
	mounted.end();
	assert.deepEqual(cancelled, ['embedded-1/long']);
	answer({ answer: 8 });
	mounted.refresh();
	mounted.update(/** @type {any} */ ({ wanted: false }));
	await settled();
	assert.equal(drawings, before);
	assert.equal(root.textContent, '');
});
