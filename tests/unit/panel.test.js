// @ts-check
/** A panel in the document: when it is drawn, what is said of it, and that nothing of it goes on once it is taken out. */

import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from 'lit-html';
import { announceIn } from '../../www/announce.js';
import { mount } from '../../www/panel.js';
import { DEFAULTS } from '../../www/state.js';
import { labels } from '../../www/views/labels.js';
import { threeTakes } from '../../www/views/three-takes.js';
import { values } from '../../www/views/values.js';
import { ask } from '../engine.js';
import { window } from './dom.js';

/** @typedef {import('../../www/engine/client.js').Outcome} Outcome */
/** @typedef {import('../../www/engine/work.js').Progress} Progress */

/** Everything that is queued for now has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A panel of two questions, the set and a search, with an engine whose answers are given by hand.
 *
 * @param {object} [panel] what differs
 */
function mounted(panel = {}) {
	/** @type {Record<string, { args: unknown[], answer: (outcome: Outcome) => void, tell: (progress: Progress) => void }>} */
	const asked = {};
	const engine = /** @type {import('../../www/engine/client.js').EngineClient} */ (
		/** @type {unknown} */ ({
			ask: (
				/** @type {string} */ _,
				/** @type {string} */ name,
				/** @type {unknown[]} */ args,
				/** @type {any} */ tell,
			) =>
				new Promise((answer) => {
					asked[name] = { args, answer, tell };
				}),
			cancel: () => undefined,
		})
	);
	const root = document.createElement('div');
	root.textContent = 'what the document shows';
	const { update, refresh } = mount(
		root,
		{
			name: 'test',
			fields: [],
			blamed: () => undefined,
			questions: ({ takes }) => ({ set: { name: 'set', args: [takes] }, search: { name: 'search', args: [takes] } }),
			view: ({ results: { set, search } }) =>
				html`<p>${set?.answer ?? 'no set'}, ${search?.progress ? `${search.progress.done} looked at` : (search?.answer ?? 'no find')}</p>`,
			...panel,
		},
		{ engine, state: { ...DEFAULTS }, act: () => undefined, link: () => '' },
	);
	return { root, asked, update, refresh, read: () => root.textContent?.trim() };
}

test('the first drawing waits for the first answer, however long it takes, and draws all answers at once', async () => {
	const { asked, read } = mounted();
	await settled();
	asked.search?.answer({ answer: 'found' });
	await new Promise((resolve) => setTimeout(resolve, 400));
	assert.equal(read(), 'what the document shows');
	asked.set?.answer({ answer: '{1, 3, 4}' });
	await settled();
	assert.equal(read(), '{1, 3, 4}, found');
});

test('a search that tells its progress is shown before it ends', async () => {
	const { asked, read } = mounted();
	await settled();
	asked.set?.answer({ answer: '{1, 3, 4}' });
	await settled();
	assert.equal(read(), 'what the document shows');
	asked.search?.tell({ done: '5', total: '10' });
	await settled();
	assert.equal(read(), '{1, 3, 4}, 5 looked at');
});

test('so is the first question itself', async () => {
	const { asked, read } = mounted();
	await settled();
	asked.set?.tell({ done: '5', total: '10' });
	await settled();
	assert.equal(read(), 'no set, no find');
});

test('the first answer waits a moment for the others, and no longer', async () => {
	const { asked, read } = mounted();
	await settled();
	asked.set?.answer({ answer: '{1, 3, 4}' });
	await new Promise((resolve) => setTimeout(resolve, 100));
	assert.equal(read(), 'what the document shows');
	await new Promise((resolve) => setTimeout(resolve, 400));
	assert.equal(read(), '{1, 3, 4}, no find');
});

/** What a screen reader is told. */
const region = document.createElement('p');
announceIn(region);
Object.assign(globalThis, { window });

/** What has been announced within the time that an announcement takes. */
async function said() {
	await new Promise((resolve) => setTimeout(resolve, 700));
	const sentence = region.textContent;
	region.textContent = '';
	return sentence;
}

test('the first conclusion is no news; one after a refusal is, even if it is the one before it', async () => {
	const { asked, update } = mounted({
		questions: (/** @type {import('../../www/state.js').State} */ { takes }) => ({
			set: { name: 'set', args: [takes] },
		}),
		conclusion: (/** @type {any} */ { set }) => (set.status === 'done' ? `The set is ${set.answer}.` : ''),
	});
	const put = async (/** @type {string} */ takes, /** @type {Outcome} */ outcome) => {
		update({ ...DEFAULTS, takes });
		await settled();
		asked.set?.answer(outcome);
		return said();
	};
	const refusal = { code: 'E_TAKE_ZERO', item: '0', field: undefined, sentence: 'No.' };
	assert.equal(await put('1,3,4', { answer: '{1, 3, 4}' }), '');
	assert.equal(await put('2,5', { answer: '{2, 5}' }), 'The set is {2, 5}.');
	assert.equal(await put('2,5,0', { refusal }), 'No.');
	assert.equal(await put('2,5', { answer: '{2, 5}' }), 'The set is {2, 5}.');
});

/**
 * A panel of the page with an engine that answers all questions but searches, which never end.
 *
 * @param {import('../../www/panel.js').Panel} panel
 */
async function ofPage(panel) {
	let state = { ...DEFAULTS };
	const root = document.createElement('div');
	const engine = /** @type {any} */ ({
		async ask(
			/** @type {string} */ _,
			/** @type {string} */ name,
			/** @type {unknown[]} */ args,
			/** @type {any} */ tell,
		) {
			if (!name.endsWith('Certificate')) return { answer: ask(name, ...args) };
			tell({ done: '5', total: '10' });
			return new Promise(() => undefined);
		},
		cancel: () => undefined,
	});
	const act = (/** @type {object} */ patch) => {
		state = { ...state, ...patch };
		update(state);
	};
	const { update } = mount(root, panel, { engine, state, act, link: () => '' });
	assert.equal(await said(), '');
	const press = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector)).click();
	return { root, press };
}

test('a position that is chosen, or filled by a step, is explained in speech, once each time', async () => {
	const { root, press } = await ofPage(labels);
	press('[data-position="5"]');
	assert.equal(await said(), 'Position 5 is W. Some move leads to an L: taking 3 does.');
	press('[data-position="5"]');
	assert.equal(await said(), '');
	press('[data-position="5"]');
	assert.equal(await said(), 'Position 5 is W. Some move leads to an L: taking 3 does.');
	press('.steps button'); // empties the row
	assert.equal(await said(), '');
	for (const button of root.querySelectorAll('button')) if (button.textContent === 'Step') button.click();
	assert.match((await said()) ?? '', /^Position 0 is L\. It has no legal move\./);
});

test('a value is explained in speech while a search goes on', async () => {
	const { press } = await ofPage(values);
	press('[data-position="5"]');
	assert.equal(
		await said(),
		'From position 5 the moves reach the values 0, 1, 2. The smallest number missing there is 3.',
	);
});

test('a panel in somebody else’s page changes itself where another panel would be gone to, and leaves the page where it is', async () => {
	const section = document.createElement('section');
	section.id = 'labels';
	section.scrollIntoView = () => assert.fail('the page was scrolled');
	section.append(Object.assign(document.createElement('h2'), { tabIndex: -1 }));
	document.body.append(section);
	/** @type {unknown[]} */
	const acts = [];
	const root = document.createElement('div');
	document.body.append(root);
	const engine = /** @type {any} */ ({
		ask: async (/** @type {string} */ _, /** @type {string} */ name, /** @type {unknown[]} */ args) => ({
			answer: ask(name, ...args),
		}),
	});
	const act = (/** @type {unknown[]} */ ...given) => void acts.push(given);
	mount(root, threeTakes, { engine, state: { ...DEFAULTS }, act, link: () => '' });
	await settled();
	/** @type {HTMLElement} */ (root.querySelector('tbody button')).click();
	assert.deepEqual(acts, [[{ takes: '6,13,19', at: '', filled: '' }, 'move']]);
	assert.equal(document.activeElement, document.body);
	section.remove();
	root.remove();
});

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
	const root = document.createElement('div');
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
