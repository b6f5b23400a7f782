// @ts-check
/** What is in the built files: nothing of whoever built them, and the notices of the works of others. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/steps.js';

/** @param {string} folder @returns {[name: string, content: Buffer][]} */
const filesOf = (folder) =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name))]);

test('no file of the site tells where it was built', () => {
	const places = [root, homedir(), process.env.CARGO_HOME ?? ''].filter((place) => place.length > 1);
	for (const [name, content] of [...filesOf('dist'), ...filesOf('www/engine/pkg')])
		for (const place of places) assert.ok(!content.includes(`${place}/`), `${name} names ${place}`);
	// The one file carries the packages as base64.
	const [, one = Buffer.alloc(0)] = filesOf('dist').find(([name]) => name.endsWith('takeaway.html')) ?? [];
	const modules = [...one.toString().matchAll(/data:application\/wasm;base64,([A-Za-z0-9+/=]+)/g)];
	assert.equal(modules.length, 2);
	for (const [, base64 = ''] of modules)
		for (const place of places) assert.ok(!Buffer.from(base64, 'base64').includes(`${place}/`), place);
});

test('the notices of what the reader loads are in the site and in the one file', () => {
	const text = readFileSync(join(root, 'dist/licences.txt'), 'utf8');
	for (const [name, words] of [
		['lit-html', 'Copyright (c) 2017 Google LLC'],
		['idb', 'Copyright (c) 2016, Jake Archibald'],
		['comlink', 'Apache License'],
		['workbox-precaching', 'Copyright 2018 Google LLC'],
		['fractional-indexing', 'CC0'],
		['wasm-bindgen', 'Alex Crichton'],
		['serde-wasm-bindgen', 'Cloudflare'],
		['console_error_panic_hook', 'MIT License'],
	]) {
		assert.ok(text.includes(`${name} `), name);
		assert.ok(text.includes(words ?? ''), `${name}: ${words}`);
	}
	const one = readFileSync(join(root, 'dist/takeaway.html'), 'utf8');
	for (const words of ['Copyright (c) 2017 Google LLC', 'Jake Archibald', 'Cloudflare'])
		assert.ok(one.includes(words), words);
});
