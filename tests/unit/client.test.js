// @ts-check
/** The page's side of the engine: one that dies is replaced, and whoever is innocent of its death is asked again. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { EngineClient } from '../../www/engine/client.js';

mock.timers.enable({ apis: ['setTimeout'] }); // nobody is silent here, and no test waits for the next look

/**
 * Engines made to order. A question named `trap` kills its engine, `slow` has no answer in the first one.
 */
function engines() {
	let started = 0;
	const connect = async () => {
		const engine = ++started;
		const life = new AbortController();
		return /** @type {any} */ ({
			engine: {
				isAlive: () => true,
				cancel: () => undefined,
				async ask(/** @type {string} */ _channel, /** @type {number} */ _number, /** @type {string} */ name) {
					if (name === 'trap') throw new WebAssembly.RuntimeError('unreachable');
					if (name === 'slow' && engine === 1) return new Promise(() => undefined);
					return { answer: `${name} from engine ${engine}` };
				},
			},
			life: life.signal,
			end: () => life.abort(new Error('it was given up')),
		});
	};
	return { client: new EngineClient(connect), started: () => started };
}

test('a question that kills its engine fails with a sentence, and the next has a new engine', async () => {
	const { client, started } = engines();
	assert.deepEqual(await client.ask('a', 'labels', []), { answer: 'labels from engine 1' });
	assert.match(/** @type {any} */ (await client.ask('a', 'trap', [])).failure, /^The engine stopped .*\.$/);
	assert.deepEqual(await client.ask('a', 'labels', []), { answer: 'labels from engine 2' });
	assert.equal(started(), 2);
});

test('what another question has interrupted is asked again', async () => {
	const { client } = engines();
	const slow = client.ask('b', 'slow', []);
	await client.ask('a', 'trap', []);
	assert.deepEqual(await slow, { answer: 'slow from engine 2' });
});

test('what was interrupted is not asked again where a newer question has come, or it was cancelled', async () => {
	const { client } = engines();
	const [older, cancelled] = [client.ask('b', 'slow', []), client.ask('c', 'slow', [])];
	const trap = client.ask('a', 'trap', []);
	const newer = client.ask('b', 'labels', []);
	await Promise.all([trap, client.cancel('c')]);
	assert.deepEqual(await older, { superseded: true });
	assert.deepEqual(await cancelled, { superseded: true });
	assert.ok('answer' in (await newer));
});

test('an engine that cannot be started fails every question once, with the reason', async () => {
	let tries = 0;
	const client = new EngineClient(async () => {
		tries++;
		throw new Error('the file is missing');
	});
	const outcomes = await Promise.all(['a', 'b', 'c'].map((channel) => client.ask(channel, 'labels', [])));
	for (const outcome of outcomes)
		assert.deepEqual(outcome, { failure: 'The engine could not be started: the file is missing' });
	assert.equal(tries, 1);
});

test('an engine that lives on keeps nothing of the questions that were answered', async () => {
	let listeners = 0;
	const { signal } = new AbortController();
	const add = signal.addEventListener.bind(signal);
	const remove = signal.removeEventListener.bind(signal);
	signal.addEventListener = (/** @type {any[]} */ ...args) => {
		listeners++;
		Reflect.apply(add, signal, args);
	};
	signal.removeEventListener = (/** @type {any[]} */ ...args) => {
		listeners--;
		Reflect.apply(remove, signal, args);
	};
	const engine = { isAlive: () => true, ask: async () => ({ answer: 7 }) };
	const client = new EngineClient(async () => /** @type {any} */ ({ engine, life: signal, end: () => undefined }));
	for (let n = 0; n < 100; n++) await client.ask('a', 'labels', []);
	assert.equal(listeners, 0);
});

test('a cancel that comes in after a newer question, while the engine starts, leaves that one alone', async () => {
	/** @type {string[]} */
	const messages = [];
	let start = () => {};
	const started = new Promise((resolve) => {
		start = () => resolve(undefined);
	});
	const engine = {
		isAlive: () => true,
		ask: async (/** @type {string} */ _channel, /** @type {number} */ number, /** @type {string} */ name) => {
			messages.push(`${name} is ${number}`);
			return { answer: name };
		},
		cancel: async (/** @type {string} */ channel, /** @type {number} */ number) => {
			messages.push(`cancel ${number} of ${channel}`);
		},
	};
	const client = new EngineClient(async () => {
		await started;
		return /** @type {any} */ ({ engine, life: new AbortController().signal, end: () => undefined });
	});
	const older = client.ask('a', 'older', []);
	const cancel = client.cancel('a');
	const newer = client.ask('a', 'newer', []);
	start();
	await Promise.all([older, cancel, newer]);
	assert.deepEqual(messages.toSorted(), ['cancel 1 of a', 'newer is 2', 'older is 1']);
	await client.cancel('b');
	assert.equal(messages.length, 3, 'where nothing was asked there is nothing to cancel');
});

test('an engine after which there can be no other says so, and what it left undone fails with the reason', async () => {
	let gone = false;
	const client = new EngineClient(async () => {
		if (gone) throw new Error('Reload the page to go on.');
		const life = new AbortController();
		const ask = async (/** @type {string} */ _channel, /** @type {number} */ _number, /** @type {string} */ name) => {
			if (name === 'trap') throw new WebAssembly.RuntimeError('unreachable');
			return new Promise(() => undefined);
		};
		const end = () => {
			gone = true;
			life.abort(new Error('it was given up'));
		};
		return /** @type {any} */ ({ engine: { isAlive: () => true, ask }, life: life.signal, end, last: true });
	});
	const open = client.ask('b', 'slow', []);
	const outcomes = [await client.ask('a', 'trap', []), await open, await client.ask('a', 'labels', [])];
	for (const outcome of outcomes) assert.match(/** @type {any} */ (outcome).failure, /Reload the page to go on\.$/);
});
