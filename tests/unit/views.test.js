// @ts-check
/** No number stands beside an input it does not belong to; what failed or was cancelled can be asked again. */

import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { render } from 'lit-html';
import { START, toStep } from '../../www/rehearsal/progress.js';
import { DEFAULTS } from '../../www/state.js';
import { bands } from '../../www/views/additive/bands.js';
import { growth } from '../../www/views/additive/growth.js';
import { euclid, map } from '../../www/views/euclid.js';
import { labels } from '../../www/views/labels.js';
import { lesson } from '../../www/views/lesson.js';
import { worked } from '../../www/views/rehearsal/worked.js';
import { pagedTable } from '../../www/views/table.js';
import { threeTakes } from '../../www/views/three-takes.js';
import { values } from '../../www/views/values.js';
import { ask } from '../engine.js';
import { window } from './dom.js';

/** @typedef {import('../../www/panel.js').Panel} Panel */
/** @typedef {import('../../www/panel.js').Result} Result */
/** @typedef {import('../../www/panel.js').Results} Results */
/** @typedef {import('../../www/state.js').State} State */

/** The statuses of a question that has no answer of its own. */
const UNANSWERED = /** @type {const} */ (['busy', 'failed', 'cancelled', 'withdrawn']);

/** The names of the questions that were asked again. @type {string[]} */
let retried = [];

beforeEach(() => {
	retried = [];
});

/**
 * The answer to a question.
 *
 * @param {string} name
 * @param {...unknown} args
 * @returns {Result}
 */
const done = (name, ...args) => ({ status: 'done', question: { name, args }, answer: ask(name, ...args) });

/**
 * A newer question that has no answer of its own.
 *
 * @param {Exclude<Result['status'], 'done'>} status
 * @param {Result} before
 * @returns {Result}
 */
const after = (status, before) => ({
	status,
	question: { name: before.question.name, args: ['something newer'] },
	answer: before.answer,
	...(status === 'failed' ? { failure: 'The engine stopped.' } : {}),
});

/** @param {Partial<State>} state @param {Results} results @param {object} [local] */
const context = (state, results, local = {}) => ({
	state: { ...DEFAULTS, ...state },
	results,
	local,
	veiled: false,
	hides: () => false,
	act: () => undefined,
	goTo: () => undefined,
	set: () => undefined,
	cancel: () => undefined,
	retry: (/** @type {string} */ name) => void retried.push(name),
});

/**
 * Draws a panel, perhaps over what was drawn before.
 *
 * @param {Panel} panel
 * @param {Partial<State>} state
 * @param {Results} results
 * @param {HTMLElement} [root]
 */
function draw(panel, state, results, root = document.createElement('div')) {
	render(panel.view(context(state, results, panel.local)), root);
	return root;
}

/** What is read. @param {Element} root */
const text = (root) => (root.textContent ?? '').replaceAll(/\s+/g, ' ');

/** The text of a result. @param {Element} root @param {string} name */
const result = (root, name) => root.querySelector(`[data-result="${name}"]`)?.textContent?.trim();

/** Presses every button of this name. @param {Element} root @param {string} name */
function press(root, name) {
	for (const button of root.querySelectorAll('button')) if (button.textContent?.trim() === name) button.click();
}

test('questions about an accepted input wait for the answer to this input', () => {
	/** @type {[Panel, Partial<State>, Partial<State>, Results][]} */
	const cases = [
		[labels, { takes: '1,3,4' }, { takes: '0,3', at: '5' }, { labels: done('labels', '1,3,4', '19') }],
		[bands, { a: '4', b: '9' }, { a: '9' }, { pair: done('additive', '4', '9') }],
		[euclid, { x: '11', y: '27' }, { x: '-1' }, { outcome: done('euclidOutcome', '11', '27', 'zero') }],
	];
	for (const [panel, accepted, typed, results] of cases) {
		const asked = (/** @type {Partial<State>} */ state) =>
			Object.entries(panel.questions({ ...DEFAULTS, ...state }, results, panel.local))
				.filter(([, question]) => question)
				.map(([name]) => name);
		assert.ok(asked(accepted).length > 2, panel.name);
		assert.ok(asked({ ...accepted, ...typed }).length <= 2, panel.name); // the one that judges it, and the limits
	}
});

for (const status of UNANSWERED) {
	test(`a cross-check that is ${status} says nothing of another set`, () => {
		const crossCheck = after(status, done('crossCheck', '1,3,4', '19'));
		const root = draw(labels, { takes: '2,5' }, { labels: done('labels', '2,5', '19'), crossCheck });
		assert.doesNotMatch(text(root), /agrees|20.?725/);
		press(root, 'Check again');
		press(root, 'Try again');
		assert.deepEqual(retried, status === 'cancelled' || status === 'failed' ? ['crossCheck'] : []);
	});

	test(`a closing that is ${status} says nothing of another pair`, () => {
		const closing = after(status, done('additiveClosing', '4', '9'));
		const root = draw(bands, { a: '3', b: '10' }, { pair: done('additive', '3', '10'), closing });
		assert.doesNotMatch(text(root), /closes|obeys the mex rule/);
		press(root, 'Check again');
		press(root, 'Try again');
		assert.deepEqual(retried, status === 'cancelled' || status === 'failed' ? ['closing'] : []);
	});

	test(`a certificate that is ${status} shows no number of another set`, () => {
		const valueCertificate = after(status, done('valueCertificate', '4,9,11', 1000));
		const labelCertificate = after(status, done('labelCertificate', '4,9,11', 1000));
		const root = draw(values, {}, { values: done('values', '1,3,4', '19'), labelCertificate, valueCertificate });
		for (const name of ['label-preperiod', 'label-period', 'value-preperiod', 'value-period'])
			assert.equal(result(root, `certified-${name}`), status === 'busy' ? '…' : 'none');
		assert.doesNotMatch(text(root), /repeat every/);
	});
}

test('a row of values is not told the period of another set', () => {
	/** @type {Result} */
	const refused = {
		...done('values', '1,3,4', '19'),
		status: 'refused',
		refusal: { code: 'E_POSITIONS', item: 'abc', field: undefined, sentence: '“abc” is no number.' },
	};
	const [labelCertificate, valueCertificate] = [
		done('labelCertificate', '4,9,11', 1000),
		done('valueCertificate', '4,9,11', 1000),
	];
	const root = draw(values, {}, { values: refused, labelCertificate, valueCertificate });
	assert.equal(root.querySelector('.finding')?.textContent, 'The Grundy values of {1, 3, 4}');
	assert.match(text(root), /The row below is the previous result, for \{1, 3, 4\}\./);
	assert.doesNotMatch(text(root), /brackets mark/);
	assert.equal(result(root, 'certified-value-period'), '5');
});

test('the numbers of the formula are said to be those of the reduced pair', () => {
	const long = draw(bands, {}, { pair: done('additive', '6', '26') });
	assert.match(text(long), /with r = b mod 2a = 1 of the reduced pair \{3, 13\}\./);
	const short = draw(bands, {}, { pair: done('additive', '6', '20') });
	assert.match(text(short), /with m = 12, b rounded up to whole blocks of a of the reduced pair \{3, 10\}\./);
	assert.match(text(draw(bands, {}, { pair: done('additive', '4', '9') })), /b mod 2a = 1\. /);
});

test('the previous value of a heap names its game', () => {
	const heap = after('refused', done('additiveHeap', '4', '9', '1000'));
	const root = draw(bands, { heap: '-1' }, { pair: done('additive', '3', '10'), heap });
	assert.match(text(root), /the previous result, for heap 1000 of \{4, 9, 13\}\./);
});

test('the previous periods of the growth, the census of three takes and the map name what they are of', () => {
	const periods = draw(growth, {}, { growth: after('failed', done('growth', 5, 55)) });
	assert.match(text(periods), /the previous result, for a = 5\./);
	const sets = draw(threeTakes, {}, { rows: after('failed', done('threeTakes', '12')) });
	assert.match(text(sets), /the previous result, for takes up to 12\./);
	const pairs = draw(map, {}, { map: after('failed', done('euclidMap', 13, 'equal')) });
	assert.match(text(pairs), /for the pairs up to 13 of the game that ends at equal numbers\./);
});

test('what the Euclid game shows of one pair is gone when the questions about the next have failed', () => {
	const parts = {
		reasoning: done('euclidReasoning', '11', '27', 'zero', 40),
		quotients: done('euclidQuotients', '11', '27', 'zero', 40),
		form: done('euclidForm', '11', '27', 'zero'),
		value: done('euclidValue', '11', '27', 'zero'),
	};
	const first = () => draw(euclid, {}, { outcome: done('euclidOutcome', '11', '27', 'zero'), ...parts });
	const now = (/** @type {Result['status']} */ status) =>
		Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, after(/** @type {any} */ (status), part)]));
	assert.match(text(first()), /11 fits twice.*2, 2 and 5, and the greatest/);
	// The same numbers with another ending are another game.
	for (const outcome of [done('euclidOutcome', '25', '7', 'zero'), done('euclidOutcome', '11', '27', 'equal')]) {
		const busy = draw(euclid, {}, { outcome, ...now('busy') }, first());
		for (const hidden of busy.querySelectorAll('.waiting')) hidden.remove();
		assert.doesNotMatch(text(busy), /fits twice|2, 2 and 5/);
		assert.equal(result(busy, 'euclid-value'), '…');
		const failed = draw(euclid, {}, { outcome, ...now('failed') }, first());
		assert.doesNotMatch(text(failed), /fits twice|2, 2 and 5/);
		assert.equal(result(failed, 'euclid-value'), 'none');
		retried = [];
		press(failed, 'Try again');
		assert.deepEqual(retried.sort(), ['form', 'quotients', 'reasoning', 'value']);
	}
});

test('the lab says what failed beside its labels, and asks it again', () => {
	const windowBound = after('failed', done('windowBound', '2,5'));
	const explanation = after('failed', done('explanation', '2,5', '19', '3'));
	const root = draw(
		labels,
		{ takes: '1,3,4', at: '4' },
		{ labels: done('labels', '1,3,4', '19'), windowBound, explanation },
	);
	assert.doesNotMatch(text(root), /32|Position 3/);
	press(root, 'Try again');
	assert.deepEqual(retried.sort(), ['explanation', 'windowBound']);
});

test('the explanation of one position does not stand beside another', () => {
	const known = { labels: done('labels', '1,3,4', '19'), explanation: done('explanation', '1,3,4', '19', '3') };
	assert.match(text(draw(labels, { at: '3' }, known)), /Position 3 is W\./);
	assert.doesNotMatch(text(draw(labels, { at: '4' }, known)), /Position 3 is W\./);
});

test('the worked stage says what failed, and asks it again', () => {
	const range = ['1,3,4', '14'];
	const check = after('failed', done('crossCheck', ...range));
	const root = document.createElement('div');
	render(worked(context({}, { check }, { progress: toStep(START, 15) }), {}), root);
	press(root, 'Try again');
	assert.deepEqual(retried, ['check']);
});

test('the sentences of the lesson speak of the set in the lab, or say that nothing is known of it yet', () => {
	const names = ['reach', 'check', 'measured', 'certificate', 'bound'];
	document.body.replaceChildren(
		...names.map((name) => {
			const sentence = document.createElement('p');
			sentence.dataset.live = name;
			sentence.textContent = 'With {1, 3, 4} in the lab, …';
			return sentence;
		}),
	);
	const said = (/** @type {string} */ name) => document.querySelector(`[data-live="${name}"]`)?.textContent ?? '';
	/** @type {Record<string, (results: Results) => void>} */
	const seen = {};
	const page = {
		watch: (/** @type {string} */ name, /** @type {any} */ watcher) => Object.assign(seen, { [name]: watcher }),
		veiled: () => false,
	};
	lesson(/** @type {any} */ (page));

	const before = { crossCheck: done('crossCheck', '1,3,4', '19'), windowBound: done('windowBound', '1,3,4') };
	seen.labels?.({ labels: done('labels', '1,3,4', '19'), ...before });
	assert.match(said('check'), /^With \{1, 3, 4\} in the lab, the second computation agrees/);
	assert.match(said('certificate'), /^With \{1, 3, 4\}/, 'what the document says of the default stays');

	for (const status of UNANSWERED) {
		const [crossCheck, windowBound] = [after(status, before.crossCheck), after(status, before.windowBound)];
		seen.labels?.({ labels: done('labels', '2,5', '19'), crossCheck, windowBound });
		assert.match(said('reach'), /^With \{2, 5\}/);
		assert.match(said('measured'), /^With \{2, 5\}/);
		for (const name of ['check', 'bound', 'certificate'])
			assert.equal(said(name), 'For the set in the lab this has not been computed yet.');
	}
	seen.labels?.({
		labels: done('labels', '2,5', '19'),
		crossCheck: done('crossCheck', '2,5', '19'),
		windowBound: done('windowBound', '2,5'),
	});
	seen.values?.({ labelCertificate: done('labelCertificate', '2,5', 1000) });
	for (const name of names) assert.match(said(name), /^With \{2, 5\} in the lab/);
	document.body.replaceChildren();
});

test('a search that the reader has let go further goes further for its own set alone', () => {
	const takes = '153,249,349,598';
	const none = (/** @type {string} */ name) => ({
		...done(name, '1,3,4', 100),
		answer: { takes: [153], looked: '100', proof: null },
	});
	const results = {
		values: done('values', takes, '19'),
		labelCertificate: none('labelCertificate'),
		valueCertificate: none('valueCertificate'),
	};
	let local = values.local;
	const set = (/** @type {object} */ patch) => {
		local = { ...local, ...patch };
	};
	const root = document.createElement('div');
	const limits = (/** @type {string} */ takes) => {
		const { labelCertificate, valueCertificate } = values.questions({ ...DEFAULTS, takes }, results, local);
		return [labelCertificate?.args[1], valueCertificate?.args[1]];
	};
	const [first] = limits(takes);
	for (const times of [10, 100]) {
		render(values.view({ ...context({ takes }, results, local), set }), root);
		/** @type {HTMLElement} */ (root.querySelector('dd button')).click(); // the one of the labels
		assert.deepEqual(limits(takes), [times * Number(first), first]);
		assert.deepEqual(limits('1,3,4'), [first, first]);
	}
});

test('a position that is refused or has no explanation can be closed', () => {
	const labelsDone = done('labels', '1,3,4', '5');
	const refusal = { code: 'E_POSITION', item: '18', field: undefined, sentence: 'No.' };
	for (const status of /** @type {const} */ (['refused', 'failed'])) {
		/** @type {object[]} */
		const acts = [];
		const explanation = { status, question: { name: 'explanation', args: [] }, refusal };
		const given = context({ positions: '5', at: '18' }, { labels: labelsDone, explanation }, labels.local);
		const root = document.createElement('div');
		render(labels.view({ ...given, act: (patch) => void acts.push(patch) }), root);
		press(root, 'Close');
		assert.deepEqual(acts, [{ at: '' }], status);
	}
});

test('the field of a table’s page says which page is shown, whatever was typed', () => {
	const root = document.createElement('div');
	let local = { Rows: 0 };
	const shown = () =>
		render(
			pagedTable(
				{
					...context({}, {}, local),
					set(patch) {
						local = { ...local, ...patch };
						shown();
					},
				},
				{ summary: 'Rows', caption: 'Rows', columns: ['row'], rows: Array(120), row: (_, i) => [i] },
			),
			root,
		);
	shown();
	const page = /** @type {HTMLInputElement} */ (root.querySelector('input'));
	for (const [typed, expected] of [
		['7', '3'],
		['8', '3'],
		['-1', '1'],
		['', '1'],
	]) {
		page.value = typed ?? '';
		page.dispatchEvent(new window.Event('change'));
		assert.equal(page.value, expected, typed);
	}
});
