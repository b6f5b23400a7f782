// @ts-check
/** The rules for what the project depends on: what they let through and what they do not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, imported, licensed, REGISTRY } from '../../scripts/audit.js';

test('a licence expression is met by the licences that are allowed', () => {
	const allowed = ['MIT', 'Apache-2.0', 'Zlib'];
	for (const [expression, met] of /** @type {[string, boolean][]} */ ([
		['MIT', true],
		['GPL-3.0', false],
		['', false],
		['GPL-3.0 OR MIT', true],
		['MIT/Apache-2.0', true],
		['MIT AND GPL-3.0', false],
		['MIT AND Zlib', true],
		['(MIT OR GPL-3.0) AND Zlib', true],
		['(MIT OR Zlib) AND GPL-3.0', false],
		['GPL-3.0 AND Zlib OR MIT', true],
		['Apache-2.0 WITH LLVM-exception', false],
		['Apache-2.0 WITH LLVM-exception OR MIT', true],
		['MIT)', false],
		['SEE LICENSE IN file', false],
	]))
		assert.equal(licensed(expression, allowed), met, expression);
});

const GOOD = {
	name: 'good',
	version: '1.0.0',
	license: 'MIT',
	source: REGISTRY,
	shipped: true,
};

test('each rule finds the package that breaks it', () => {
	assert.deepEqual(faults([GOOD]), []);
	assert.deepEqual(faults([{ ...GOOD, license: 'MPL-2.0', shipped: false }]), []);
	for (const [broken, sentence] of /** @type {[object, string][]} */ ([
		[{ license: 'MPL-2.0' }, 'good 1.0.0 has the licence “MPL-2.0”.'],
		[{ license: 'AGPL-3.0', shipped: false }, 'good 1.0.0 has the licence “AGPL-3.0”.'],
		[{ source: 'git+ssh://git@example.org/good.git' }, 'good 1.0.0 comes from git+ssh://git@example.org/good.git.'],
		[{ fault: 'runs a script when it is installed' }, 'good 1.0.0 runs a script when it is installed.'],
	]))
		assert.deepEqual(faults([{ ...GOOD, ...broken }]), [sentence]);
	assert.deepEqual(faults([GOOD, { ...GOOD, version: '2.0.0' }]), ['good is loaded in two versions.']);
	assert.deepEqual(faults([GOOD, { ...GOOD, version: '2.0.0', shipped: false }]), []);
});

test('what a module imports is known by the package’s name, and types are not imported', () => {
	const source = `
		/** @typedef {import('types-only').Type} Type */
		import { html } from 'lit-html';
		import { live } from 'lit-html/directives/live.js';
		import * as Scoped from '@scope/name/deep.js';
		import 'effect';
		import { own } from './own.js';
		export { other } from '../other.js';
		const later = await import('later');
	`;
	assert.deepEqual([...imported([source])], ['lit-html', '@scope/name', 'effect', 'later']);
});
