// @ts-check
/** No note is lost: two tabs, a tab closed while typing, no room, no storage, and stored data that are not ours. */
import { expect, expectResults, test } from './lab.js';
import {
	add,
	box,
	button,
	choose,
	count,
	downloaded,
	FIXTURE,
	fileOf,
	items,
	newNote,
	openNotes,
	outside,
	stored,
	texts,
	undo,
} from './notes.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The message that stays as long as notes are not stored. @param {Page} page */
const fault = (page) => page.locator('.notes-fault');

/** Adds notes as fast as the page takes them. @param {Page} page @param {string} name @param {number} many */
const addMany = (page, name, many) =>
	page.evaluate(
		async ([name, many]) => {
			const form = /** @type {HTMLFormElement} */ (document.querySelector('.notes-form'));
			const field = /** @type {HTMLTextAreaElement} */ (form.querySelector('textarea'));
			for (let i = 0; i < many; i++) {
				field.value = `${name} ${i}`;
				field.dispatchEvent(new InputEvent('input', { bubbles: true }));
				form.requestSubmit();
				await new Promise((resolve) => setTimeout(resolve));
			}
		},
		/** @type {const} */ ([name, many]),
	);

/** All texts, by way of an export. @param {Page} page @returns {Promise<string[]>} */
const exported = async (page) =>
	JSON.parse((await downloaded(page, 'Export as JSON')).text).notes.map(
		(/** @type {{ text: string }} */ note) => note.text,
	);

test('two tabs that add 500 notes each at the same time both have 1,000, also after a reload', async ({
	page,
	context,
}) => {
	test.slow();
	const other = await context.newPage();
	await openNotes(page);
	await openNotes(other);
	await Promise.all([addMany(page, 'one', 500), addMany(other, 'other', 500)]);
	const all = ['one', 'other'].flatMap((name) => Array.from({ length: 500 }, (_, i) => `${name} ${i}`)).sort();
	for (const tab of [page, other]) {
		await expect(count(tab)).toHaveText('1000', { timeout: 120_000 });
		expect((await exported(tab)).sort()).toEqual(all);
	}
	expect(await exported(page)).toEqual(await exported(other));
	const before = await exported(page);
	for (const tab of [page, other]) {
		await tab.reload();
		await expect(count(tab)).toHaveText('1000');
		expect(await exported(tab)).toEqual(before);
	}
});

test('a change in one tab shows in the other, which keeps its focus and what is being typed', async ({
	page,
	context,
}) => {
	const other = await context.newPage();
	await openNotes(page);
	await add(page, 'one');
	await add(page, 'two');
	await openNotes(other);
	await newNote(page).fill('new, unfini');
	await button(page, 'Edit', 'one').click();
	const editor = page.getByLabel('Text of the note');
	await editor.fill('one, being edited');
	await editor.press('ArrowLeft');

	await add(other, 'three');
	await box(other, 'two').check();
	await button(other, 'Top', 'one').click();
	await expect(texts(page)).toHaveText(['three', 'two']);
	await expect(box(page, 'two')).toBeChecked();
	await expect(items(page).first()).toContainText('Text of the note');
	await expect(editor).toBeFocused();
	await expect(newNote(page)).toHaveValue('new, unfini');
	await page.keyboard.type('!');
	await expect(editor).toHaveValue('one, being edite!d');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(texts(other)).toHaveText(['one, being edite!d', 'three', 'two']);
});

test('a note that another tab deletes while it is being edited stays', async ({ page, context }) => {
	const other = await context.newPage();
	await openNotes(page);
	await add(page, 'one');
	await openNotes(other);
	await button(page, 'Edit', 'one').click();
	await page.getByLabel('Text of the note').fill('still wanted');
	await button(other, 'Delete', 'one').click();
	await expect(count(page)).toHaveText('0');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(texts(page)).toHaveText(['still wanted']);
	await expect(texts(other)).toHaveText(['still wanted']);
});

test('what two tabs write into the same note is kept twice', async ({ page, context }) => {
	const other = await context.newPage();
	await openNotes(page);
	await add(page, 'one');
	await openNotes(other);
	for (const tab of [page, other]) await button(tab, 'Edit', 'one').click();
	await page.getByLabel('Text of the note').fill('by the first tab');
	await page.getByRole('button', { name: 'Save' }).click();
	await other.getByLabel('Text of the note').fill('by the second tab');
	await other.getByRole('button', { name: 'Save' }).click();
	await expect(other.getByText('Both texts are kept')).toBeVisible();
	await expect(texts(page)).toHaveText(['by the first tab', 'by the second tab']);
});

test('a tab closed right after typing loses nothing', async ({ page, context }) => {
	await openNotes(page);
	await add(page, 'kept before');
	await newNote(page).pressSequentially('typed and not add');
	await page.close();
	const next = await context.newPage();
	await openNotes(next);
	await expect(texts(next)).toHaveText(['typed and not add', 'kept before']);
	await expect(next.getByText('What you were writing when a tab was closed is kept')).toBeVisible();
	await next.reload();
	await expect(texts(next)).toHaveText(['typed and not add', 'kept before']);
});

test('a text that is too long to be kept says so where it is typed, and what was kept before it stays', async ({
	page,
	context,
}) => {
	const long = 'x'.repeat(250_001);
	await openNotes(page);
	await add(page, 'one');
	await newNote(page).fill('a new one');
	await newNote(page).fill(long);
	const form = page.locator('.notes-form');
	await expect(form).toContainText('What you type is not kept until it is shorter.');
	await expect(form).not.toContainText('storage');
	await button(page, 'Edit', 'one').click();
	const editor = page.locator('.notes-editor');
	await page.getByLabel('Text of the note').fill('one, edited');
	await page.getByLabel('Text of the note').fill(long);
	await expect(editor).toContainText('What you type is not kept until it is shorter.');
	await page.close();
	const next = await context.newPage();
	await openNotes(next);
	await expect(texts(next)).toHaveText(['a new one', 'one, edited']);
});

test('a tab closed right after adding loses nothing', async ({ page, context }) => {
	await openNotes(page);
	await page.evaluate(() => {
		const form = /** @type {HTMLFormElement} */ (document.querySelector('.notes-form'));
		const field = /** @type {HTMLTextAreaElement} */ (form.querySelector('textarea'));
		field.value = 'added in the last moment';
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		form.requestSubmit();
		window.close();
	});
	await page.close();
	const next = await context.newPage();
	await openNotes(next);
	await expect(texts(next)).toHaveText(['added in the last moment']);
});

/** The storage takes what is written from now on, and never answers. @param {Page} page */
const holdBack = (page) =>
	page.evaluate(() => {
		IDBObjectStore.prototype.get = () => /** @type {any} */ (new EventTarget());
	});

test('a tab closed before its ticks, moves, deletions and imports were stored loses none of them', async ({
	page,
	context,
}) => {
	await openNotes(page);
	for (const text of ['three', 'two', 'one']) await add(page, text);
	await expect(fault(page).locator('p')).toHaveCount(0);
	await holdBack(page);
	await box(page, 'one').check();
	await button(page, 'Top', 'three').click();
	await button(page, 'Delete', 'two').click();
	await choose(page, fileOf(1));
	await page.getByRole('button', { name: 'Merge' }).click();
	const before = (await stored(page)).stores.notes?.values;
	expect(before?.map(({ text, done }) => [text, done]).sort()).toEqual([
		['one', false],
		['three', false],
		['two', false],
	]);
	await page.close();

	const next = await context.newPage();
	await openNotes(next);
	await expect(texts(next)).toHaveText(['three', 'one', 'Note 0']);
	await expect(box(next, 'one')).toBeChecked();
	await expect(next.getByText('What you had changed when a tab was closed is kept.')).toBeVisible();
	await undo(next).click();
	await expect(texts(next)).toHaveText(['three', 'one']);
	await next.reload();
	await expect(texts(next)).toHaveText(['three', 'one']);
	expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/deed/')))).toEqual([]);
});

test('what was done in several visits without storage is made up for in their order', async ({ context, page }) => {
	await page.close();
	/** @param {(visit: Page) => Promise<void>} work */
	const visit = async (work) => {
		const visit = await context.newPage();
		await visit.addInitScript(() => {
			IDBFactory.prototype.open = () => {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			};
		});
		await openNotes(visit);
		await work(visit);
		await visit.close();
	};
	await visit(async (first) => {
		for (const text of ['three', 'two', 'one']) await add(first, text);
	});
	await visit(async (second) => {
		await box(second, 'one').check();
		await button(second, 'Delete', 'two').click();
		await expect(texts(second)).toHaveText(['one', 'three']);
	});
	await visit((third) => button(third, 'Top', 'three').click());

	const last = await context.newPage();
	await openNotes(last);
	await expect(texts(last)).toHaveText(['three', 'one']);
	await expect(box(last, 'one')).toBeChecked();
	await expect
		.poll(() => last.evaluate(() => Object.keys(localStorage).filter((key) => /deed|draft/.test(key))))
		.toEqual([]);
});

test('leaving while a change is stored nowhere is asked about, and not once it is stored', async ({ page }) => {
	await page.addInitScript(() => {
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = function (key, value) {
			if (key.includes('/deed/')) throw new DOMException('Full.', 'QuotaExceededError');
			return setItem.call(this, key, value);
		};
	});
	await openNotes(page);
	await add(page, 'one');
	await expect.poll(async () => (await stored(page)).stores.notes?.values.length).toBe(1);
	const asked = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
	await expect.poll(asked).toBe(false);
	await holdBack(page);
	await box(page, 'one').check();
	await expect.poll(asked).toBe(true);
});

test('an edit that was not saved when its tab was closed is not lost, nor is its note doubled', async ({
	page,
	context,
}) => {
	await openNotes(page);
	await add(page, 'one');
	await box(page, 'one').check();
	await button(page, 'Edit', 'one').click();
	await page.getByLabel('Text of the note').pressSequentially(' and mor');
	await page.close();
	const next = await context.newPage();
	await openNotes(next);
	await expect(texts(next)).toHaveText(['one and mor']);
	await expect(box(next, 'one and mor')).toBeChecked();
});

test('what is typed in a tab that lives is left to that tab', async ({ page, context }) => {
	await openNotes(page);
	await newNote(page).pressSequentially('unfinished');
	const other = await context.newPage();
	await openNotes(other);
	await add(other, 'of the other tab');
	await expect(texts(other)).toHaveText(['of the other tab']);
	await page.getByRole('button', { name: 'Add the note' }).click();
	await expect(texts(other)).toHaveText(['unfinished', 'of the other tab']);
});

test('a text that was left as it was, or was added, leaves no draft behind', async ({ page, context }) => {
	await openNotes(page);
	await add(page, 'one');
	await button(page, 'Edit', 'one').click();
	await page.getByLabel('Text of the note').fill('not wanted');
	await page.getByRole('button', { name: 'Leave it as it was' }).click();
	await newNote(page).pressSequentially('no');
	await newNote(page).fill('');
	await expect
		.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))))
		.toEqual([]);
	await page.close();
	const next = await context.newPage();
	await openNotes(next);
	await expect(texts(next)).toHaveText(['one']);
});

/**
 * Takes all room away from the page in the browser itself, and opens it.
 *
 * @param {Page} page
 * @param {string | undefined} baseURL
 */
async function openWithoutRoom(page, baseURL) {
	const { origin } = new URL(String(baseURL));
	const browser = await page.context().newCDPSession(page);
	await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
	await openNotes(page);
	return { makeRoom: () => browser.send('Storage.overrideQuotaForOrigin', { origin }) };
}

test('when storage is full a message stays, the notes stay in memory, and they can be exported', async ({
	page,
	baseURL,
}) => {
	const { makeRoom } = await openWithoutRoom(page, baseURL);
	await add(page, 'one');
	await expect(fault(page)).toContainText('no room left for the page: one note is not stored');
	await expect(fault(page)).toContainText('wait in this browser until they can be stored');
	await add(page, 'two');
	await box(page, 'one').check();
	await expect(fault(page)).toContainText('two notes are not stored');
	await expect(texts(page)).toHaveText(['two', 'one']);
	await page.waitForTimeout(1000);
	await expect(fault(page)).toContainText('two notes are not stored');
	expect(JSON.parse((await downloaded(page, 'Export all notes')).text).notes).toHaveLength(2);

	await makeRoom();
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(fault(page).locator('p')).toHaveCount(0);
	await page.reload();
	await expect(texts(page)).toHaveText(['two', 'one']);
	await expect(box(page, 'one')).toBeChecked();
});

test('a note that there was no room for outlives its tab as a draft', async ({ page, context, baseURL }) => {
	await openWithoutRoom(page, baseURL);
	await add(page, 'no room for this');
	await expect(fault(page)).toContainText('one note is not stored');
	await page.close();
	const next = await context.newPage();
	await openNotes(next);
	await expect(texts(next)).toHaveText(['no room for this']);
});

test('an import that there is no room for loses none of the notes it would replace', async ({ page }) => {
	await page.addInitScript(() => {
		const { put } = IDBObjectStore.prototype;
		let puts = 0;
		IDBObjectStore.prototype.put = function (value) {
			puts += 1;
			if (puts > 4) throw new DOMException('', 'QuotaExceededError'); // in the middle of the import
			return put.call(this, value);
		};
	});
	await openNotes(page);
	await add(page, 'mine');
	await choose(page, fileOf(5));
	await page.getByRole('button', { name: 'Replace' }).click();
	await expect(count(page)).toHaveText('5');
	await expect(fault(page)).toContainText('no room left for the page: six notes are not stored');
	expect((await stored(page)).stores.notes?.values).toMatchObject([{ text: 'mine' }]);
	await page.reload(); // it is tried again, and can be undone
	await expect(fault(page)).toContainText('no room left for the page: six notes are not stored');
	await undo(page).click();
	await expect(texts(page)).toHaveText(['mine']);
	expect((await stored(page)).stores.notes?.values).toMatchObject([{ text: 'mine' }]);
});

/** Ways in which a browser may refuse, each by itself. @type {Record<string, () => void>} */
const REFUSALS = {
	'indexedDB cannot be read': () =>
		Object.defineProperty(window, 'indexedDB', {
			get() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		}),
	'indexedDB is not there': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
	'indexedDB.open throws': () => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('The operation is insecure.', 'SecurityError');
		};
	},
	'opening fails': () => {
		IDBFactory.prototype.open = () => {
			const request = /** @type {any} */ (new EventTarget());
			const error = new DOMException('A mutation operation was attempted.', 'InvalidStateError');
			setTimeout(() => {
				Object.defineProperty(request, 'error', { value: error });
				request.dispatchEvent(new Event('error'));
			});
			return request;
		};
	},
	'transactions throw': () => {
		IDBDatabase.prototype.transaction = () => {
			throw new DOMException('The database connection is closing.', 'InvalidStateError');
		};
	},
	'reading throws': () => {
		for (const call of /** @type {const} */ (['get', 'getAll', 'getAllKeys'])) {
			IDBObjectStore.prototype[call] = () => {
				throw new DOMException('No.', 'UnknownError');
			};
		}
	},
	'writing throws': () => {
		for (const call of /** @type {const} */ (['put', 'delete'])) {
			IDBObjectStore.prototype[call] = () => {
				throw new DOMException('No.', 'UnknownError');
			};
		}
	},
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
	test(`without storage the lab works and notes last as long as the tab: ${name}`, async ({ page }) => {
		await page.addInitScript(refuse);
		await openNotes(page);
		await expectResults(page, { 'measured-period': '7', 'cross-check': 'agrees' });
		await add(page, 'one');
		await add(page, 'two');
		await expect(fault(page)).toContainText('wait in this browser until they can be stored');
		await box(page, 'one').check();
		await button(page, 'Up', 'one').click();
		await button(page, 'Delete', 'two').click();
		await expect(texts(page)).toHaveText(['one']);
		await undo(page).click();
		await expect(texts(page)).toHaveText(['one', 'two']);
		await choose(page, fileOf(2));
		await page.getByRole('button', { name: 'Merge' }).click();
		await expect(count(page)).toHaveText('4');
		expect(await exported(page)).toEqual(['one', 'two', 'Note 0', 'Note 1']);
		await expect(fault(page)).toContainText('wait in this browser until they can be stored');
	});
}

/** Refusals of what is not needed to store notes. @type {Record<string, () => void>} */
const SMALLER = {
	'localStorage cannot be read': () =>
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		}),
	'localStorage is full': () => {
		Storage.prototype.setItem = () => {
			throw new DOMException('Full.', 'QuotaExceededError');
		};
	},
	'every call of localStorage throws': () => {
		for (const call of /** @type {const} */ (['getItem', 'setItem', 'removeItem', 'key'])) {
			Storage.prototype[call] = () => {
				throw new DOMException('No.', 'UnknownError');
			};
		}
	},
	'there are no locks': () => Object.defineProperty(navigator, 'locks', { value: undefined }),
	'locks are refused': () => {
		LockManager.prototype.request = () => Promise.reject(new DOMException('No.', 'SecurityError'));
	},
	'there is no channel to other tabs': () => {
		/** @type {any} */ (window).BroadcastChannel = undefined;
	},
	'there is no storage manager': () => Object.defineProperty(navigator, 'storage', { value: undefined }),
	'persistence is refused with an error': () => {
		StorageManager.prototype.persist = () => Promise.reject(new TypeError('No.'));
	},
	'there are no secure identifiers': () => {
		/** @type {any} */ (crypto).randomUUID = undefined;
	},
};

for (const [name, refuse] of Object.entries(SMALLER)) {
	test(`notes are kept although ${name}`, async ({ page }) => {
		await page.addInitScript(refuse);
		await openNotes(page);
		await newNote(page).pressSequentially('one');
		const refused = name.includes('localStorage');
		if (refused) await expect(page.getByText('What you type is not kept until you add it')).toBeVisible();
		await add(page, 'one');
		if (refused) {
			await button(page, 'Edit', 'one').click();
			await page.getByLabel('Text of the note').pressSequentially('!');
			await expect(page.getByText('What you type is not kept until you save it')).toBeVisible();
			await page.getByRole('button', { name: 'Leave it as it was' }).click();
		}
		await expect(fault(page).locator('p')).toHaveCount(0);
		await page.reload();
		await expect(texts(page)).toHaveText(['one']);
		await expectResults(page, { 'measured-period': '7' });
	});
}

test('storage that does not answer is waited for, and said to be', async ({ page }) => {
	await page.addInitScript(() => {
		const { open } = IDBFactory.prototype;
		const answered = new Promise((resolve) => {
			/** @type {any} */ (window).answer = resolve;
		});
		IDBFactory.prototype.open = function (...args) {
			const request = open.apply(this, args);
			const { addEventListener } = request;
			/** Events come, but nobody hears of them before the storage has answered. @type {any} */
			const late = (/** @type {string} */ type, /** @type {(event: Event) => void} */ listener) =>
				addEventListener.call(request, type, (event) =>
					type === 'upgradeneeded' ? listener(event) : void answered.then(() => listener(event)),
				);
			request.addEventListener = late;
			return request;
		};
	});
	await page.goto('./#section=notes');
	await newNote(page).fill('written while waiting');
	await page.getByRole('button', { name: 'Add the note' }).click();
	await expect(fault(page)).toContainText('has not answered yet');
	await expect(texts(page)).toHaveText(['written while waiting']);
	await page.evaluate(() => /** @type {any} */ (window).answer());
	await expect(fault(page).locator('p')).toHaveCount(0);
	await page.reload();
	await page.evaluate(() => /** @type {any} */ (window).answer());
	await expect(texts(page)).toHaveText(['written while waiting']);
});

/**
 * Writes into the database from outside the page.
 *
 * @param {Page} page
 * @param {{ version: number, store: string, keyPath: string | null, records: unknown[] }} seed
 */
async function seed(page, seed) {
	await outside(page);
	await page.evaluate(async ({ version, store, keyPath, records }) => {
		await new Promise((resolve, reject) => {
			const request = indexedDB.open('takeaway-notes', version);
			request.onupgradeneeded = () => {
				const made = request.result.createObjectStore(store, keyPath ? { keyPath } : { autoIncrement: true });
				for (const record of records) made.add(record);
			};
			request.onsuccess = () => {
				request.result.close();
				resolve(undefined);
			};
			request.onerror = () => reject(request.error);
		});
	}, seed);
}

const GOOD = { id: 'good', text: 'a good note', done: false, about: null, order: 'a0', created: 1, changed: 1 };

test('stored records that are no notes are left untouched, beside the notes, and can be downloaded', async ({
	page,
}) => {
	const records = [
		GOOD,
		{ id: 'a', text: 7, done: 'no' },
		{ ...GOOD, id: 'b', order: '?' },
		{ ...GOOD, id: 'note-1', colour: 'red', version: 2, text: { blocks: ['of a later version'] } },
	];
	await seed(page, { version: 1, store: 'notes', keyPath: 'id', records });
	const before = await stored(page);
	await openNotes(page);
	await expect(count(page)).toHaveText('1');
	await expect(
		page.getByText('3 stored entries are not notes that this page can read. They are left untouched.'),
	).toBeVisible();
	const aside = JSON.parse((await downloaded(page, 'Download them')).text);
	expect(aside.records).toEqual(before.stores.notes?.values.filter((value) => value.id !== 'good'));

	await add(page, 'one more');
	await choose(page, fileOf(3)); // one of its ids is that of a record that cannot be read
	await page.getByRole('button', { name: 'Replace' }).click();
	await expect(count(page)).toHaveText('3');
	await expect(fault(page).locator('p')).toHaveCount(0);
	await page.reload();
	await expect(texts(page)).toHaveText(['Note 0', 'Note 1', 'Note 2']);
	const after = (await stored(page)).stores.notes?.values;
	for (const record of records.slice(1)) expect(after).toContainEqual(record);
});

for (const [name, seeded] of Object.entries({
	'of a newer version': {
		version: 7,
		store: 'notes',
		keyPath: 'id',
		records: [{ ...GOOD, blocks: [1n, new Date(0)] }],
	},
	'with another store': { version: 1, store: 'something', keyPath: null, records: ['else'] },
	'with another key': { version: 1, store: 'notes', keyPath: 'number', records: [{ number: 1, text: 'x' }] },
})) {
	test(`a stored database ${name} is left untouched and can be downloaded`, async ({ page }) => {
		await seed(page, seeded);
		const before = await stored(page);
		await openNotes(page);
		await expect(count(page)).toHaveText('0');
		await expect(fault(page)).toContainText(
			'They are left untouched. Notes written now may last only as long as this tab.',
		);
		await add(page, 'written now');
		await expect(texts(page)).toHaveText(['written now']);
		const aside = JSON.parse((await downloaded(page, 'Download what is stored')).text);
		expect(aside.database.version).toBe(seeded.version);
		expect(aside.database.stores[seeded.store]).toHaveLength(1);
		await outside(page);
		expect(await stored(page)).toEqual(before);
	});
}

test('a draft that cannot be read is left untouched and can be downloaded', async ({ page }) => {
	await outside(page);
	await page.evaluate(() => localStorage.setItem('takeaway-notes/draft/tab/x', '{"note": 7'));
	await openNotes(page);
	await expect(
		page.getByText('One stored entry is not a note that this page can read. It is left untouched.'),
	).toBeVisible();
	await add(page, 'one');
	const aside = JSON.parse((await downloaded(page, 'Download it')).text);
	expect(aside.drafts).toEqual([{ key: 'takeaway-notes/draft/tab/x', value: '{"note": 7' }]);
	expect(await page.evaluate(() => localStorage.getItem('takeaway-notes/draft/tab/x'))).toBe('{"note": 7');
});

test('one record that the browser cannot read does not take the others with it', async ({ page }) => {
	await seed(page, { version: 1, store: 'notes', keyPath: 'id', records: [GOOD, { ...GOOD, id: 'broken' }] });
	await page.addInitScript(() => {
		const { get } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.getAll = () => {
			throw new DOMException('Failed to read large IndexedDB value', 'DataError');
		};
		IDBObjectStore.prototype.get = function (id) {
			if (id === 'broken') throw new DOMException('Failed to read large IndexedDB value', 'DataError');
			return get.call(this, id);
		};
	});
	await openNotes(page);
	await expect(texts(page)).toHaveText(['a good note']);
	await expect(page.getByText('One stored entry is not a note')).toBeVisible();
	await add(page, 'one more');
	await expect(fault(page).locator('p')).toHaveCount(0);
});

test('a newer page that needs the database gets it, and this tab keeps its notes', async ({ page, context }) => {
	await openNotes(page);
	await add(page, 'one');
	const newer = await context.newPage();
	await outside(newer);
	await newer.evaluate(
		() =>
			new Promise((resolve, reject) => {
				const request = indexedDB.open('takeaway-notes', 2);
				request.onsuccess = () => {
					request.result.close();
					resolve(undefined);
				};
				request.onerror = request.onblocked = reject;
			}),
	);
	await add(page, 'two');
	await expect(fault(page)).toContainText('There are stored notes that this page cannot read');
	await expect(texts(page)).toHaveText(['two', 'one']);
});

test('the browser is asked once for persistent storage, after the first note and never at load', async ({ page }) => {
	await page.addInitScript(() => {
		const go = /** @type {any} */ (window);
		go.asked = 0;
		StorageManager.prototype.persist = async () => {
			go.asked += 1;
			return true;
		};
	});
	const asked = () => page.evaluate(() => /** @type {any} */ (window).asked);
	await openNotes(page);
	expect(await asked()).toBe(0);
	await add(page, 'one');
	await expect(page.getByText('This browser has promised not to delete them')).toBeVisible();
	expect(await asked()).toBe(1);
	await add(page, 'two');
	await page.reload();
	await button(page, 'Delete', 'one').click();
	await button(page, 'Delete', 'two').click();
	await add(page, 'three');
	await expect(fault(page).locator('p')).toHaveCount(0);
	await page.waitForTimeout(300);
	expect(await asked()).toBe(0);
});

test('nothing is ever cleared, and every key has the prefix', async ({ page }) => {
	await outside(page);
	await page.evaluate(() => localStorage.setItem('of another project', 'kept'));
	await page.addInitScript(() => {
		const go = /** @type {any} */ (window);
		go.cleared = 0;
		const count = () => {
			go.cleared += 1;
		};
		Storage.prototype.clear = count;
		IDBObjectStore.prototype.clear = /** @type {any} */ (count);
		IDBFactory.prototype.deleteDatabase = /** @type {any} */ (count);
	});
	await openNotes(page);
	await choose(page, fileOf(3));
	await page.getByRole('button', { name: 'Merge' }).click();
	await button(page, 'Delete', 'Note 1').click();
	await page.getByLabel('Import a JSON file').setInputFiles(FIXTURE);
	await page.getByRole('button', { name: 'Replace' }).click();
	await expect(count(page)).toHaveText('6');
	await newNote(page).pressSequentially('typing');
	const keys = await page.evaluate(async () => ({
		local: Object.keys(localStorage),
		databases: (await indexedDB.databases()).map((each) => each.name),
		cleared: /** @type {any} */ (window).cleared,
	}));
	expect(keys.cleared).toBe(0);
	expect(keys.local).toContain('of another project');
	for (const key of keys.local) expect(key === 'of another project' || key.startsWith('takeaway')).toBe(true);
	expect(keys.databases).toContain('takeaway-notes');
});

test('leaving asks about a text that the page says it does not keep, and about nothing else', async ({ page }) => {
	const asked = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
	await openNotes(page);
	expect(await asked()).toBe(false);
	const write = (/** @type {string} */ text) =>
		newNote(page).evaluate((field, text) => {
			/** @type {HTMLTextAreaElement} */ (field).value = text;
			field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		}, text);
	await write('x'.repeat(300_000));
	await expect(page.getByText('What you type is not kept until it is shorter')).toBeVisible();
	expect(await asked()).toBe(true);
	await write('short');
	await expect(page.getByText('What you type is not kept')).toHaveCount(0);
	expect(await asked()).toBe(false);
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await write('nothing keeps this');
	await expect(page.getByText('this browser’s storage refuses it')).toBeVisible();
	expect(await asked()).toBe(true);
	await write('');
	expect(await asked()).toBe(false);
	await page.getByLabel('Write the two quantifiers').check();
	expect(await asked()).toBe(true);
});

test('notes that are deleted from outside while the page is open are stored again, and the page says so', async ({
	page,
	context,
}) => {
	await openNotes(page);
	await add(page, 'one');
	await add(page, 'two');
	const other = await context.newPage();
	await outside(other);
	await other.evaluate(
		() =>
			new Promise((resolve) => {
				indexedDB.deleteDatabase('takeaway-notes').onsuccess = () => resolve(undefined);
			}),
	);
	await add(page, 'three');
	await expect(texts(page)).toHaveText(['three', 'two', 'one']);
	await expect(page.getByText('had been deleted outside this page')).toBeVisible();
	await page.reload();
	await expect(texts(page)).toHaveText(['three', 'two', 'one']);
});

test('after the smallest key that a note can have there is room for more notes', async ({ page }) => {
	await openNotes(page);
	await add(page, 'one');
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				const opened = indexedDB.open('takeaway-notes');
				opened.onsuccess = () => {
					const store = opened.result.transaction('notes', 'readwrite').objectStore('notes');
					store.getAll().onsuccess = (event) => {
						const [note] = /** @type {IDBRequest} */ (event.target).result;
						store.put({ ...note, order: `A${'0'.repeat(25)}1` });
						store.transaction.oncomplete = () => {
							opened.result.close();
							resolve(undefined);
						};
					};
				};
			}),
	);
	await page.reload();
	await expect(count(page)).toHaveText('1');
	for (const text of ['two', 'three']) await add(page, text);
	await page.reload();
	await expect(count(page)).toHaveText('3');
	await expect(page.locator('.notes-fault')).toBeEmpty();
});
