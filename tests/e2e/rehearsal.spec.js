// @ts-check
/** The rehearsal: watch, begin together, alone; and no answer anywhere before it is handed in. */
import { ask } from '../engine.js';
import { expectAccessible } from './axe.js';
import { expect, near, open, result, takes, test } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const rehearsal = (page) => page.locator('#rehearsal');

/** @param {Page} page @param {string | RegExp} name */
const press = (page, name) => rehearsal(page).getByRole('button', { name }).click();

/** @param {Page} page @param {number} position */
const cell = (page, position) => rehearsal(page).locator(`[data-position="${position}"]`);

/** @param {Page} page */
const status = (page) => rehearsal(page).getByRole('status');

/** @param {string} takes @param {number} positions @returns {import('../../www/views/labels.js').Labels} */
const labels = (takes, positions) => ask('labels', takes, String(positions));

/**
 * Opens the page at the rehearsal.
 *
 * @param {Page} page
 * @param {string} [fragment]
 */
async function begin(page, fragment = 'section=rehearsal') {
	await page.goto(`./#${fragment}`);
	await expect(rehearsal(page).getByRole('button', { name: 'Begin together' })).toBeVisible();
}

/** Types letters from position 0 on. @param {Page} page @param {string} letters */
async function predict(page, letters) {
	await cell(page, 0).focus();
	await page.keyboard.type(letters);
}

/** Draws a set of one's own, and says which it is. @param {Page} page @param {'Gentle' | 'Fair' | 'Hard'} level */
async function drawSet(page, level) {
	await press(page, 'Alone');
	await rehearsal(page).getByLabel(level).check();
	await press(page, 'Draw');
	const title = rehearsal(page).getByRole('heading', { name: /^Predict \{/ });
	await expect(title).toBeVisible();
	const takes = (await title.textContent())?.replaceAll(/[^\d,]/g, '') ?? '';
	return labels(takes, await rehearsal(page).getByRole('gridcell').count());
}

/** The other letter. @param {string} letter */
const other = (letter) => (letter === 'L' ? 'W' : 'L');

test.describe('watching', () => {
	test('every step is shown with its reason, forwards and backwards', async ({ page }) => {
		await begin(page);
		await expect(status(page)).toContainText('A position is L if every move leads to a W');
		const { reasons } = ask('reasons', '1,3,4', '14');
		for (const { position, loss, options } of reasons) {
			await press(page, 'Next');
			await expect(status(page)).toContainText(`Position ${position} is ${loss ? 'L' : 'W'}.`);
			for (const option of options)
				await expect(status(page)).toContainText(`take ${option.take}: ${position} → ${option.position}`);
			await expect(cell(page, position)).toHaveText(`${loss ? 'L' : 'W'}${position}`);
		}
		await press(page, 'Next');
		const { calls } = ask('crossCheck', '1,3,4', '14');
		await expect(status(page)).toContainText(`agrees on all 14 positions. It took ${calls} calls.`);
		await press(page, 'Next');
		await expect(status(page)).toContainText('Over positions 0 to 13 the measured period is seven: seven pairs');
		await expect(status(page)).toContainText('The losing residues are 0 and 2.');
		await press(page, 'Back');
		await press(page, 'Back');
		await expect(status(page)).toContainText('Position 13 is W.');
		await press(page, 'Back');
		await expect(cell(page, 13)).toHaveAccessibleName('position 13, not labelled yet');
	});

	test('a position that is chosen is gone to', async ({ page }) => {
		await begin(page);
		await cell(page, 5).click();
		await expect(status(page)).toContainText('Position 5 is W. Some move leads to an L: taking 3 does.');
	});
});

test.describe('beginning together', () => {
	test('the first step is supplied, and six labels are predicted, checked, mended and checked again', async ({
		page,
	}) => {
		await begin(page);
		await press(page, 'Begin together');
		await expect(rehearsal(page)).toContainText('From position 1 there is no legal move');
		await expect(rehearsal(page)).toContainText('So 1 loses, and so does 0.');
		await expect(rehearsal(page).getByRole('gridcell')).toHaveCount(6);

		await predict(page, 'LLLWW');
		await press(page, 'Check');
		await expect(status(page)).toHaveText('Position 5 has no prediction yet.');
		await expect(cell(page, 5)).toBeFocused();

		await page.keyboard.press('w');
		await press(page, 'Check');
		await expect(status(page)).toHaveText('4 of 6 labels are right. Correct those that are marked, and check again.');
		const mend = rehearsal(page).getByRole('list', { name: 'Labels to mend' }).getByRole('listitem');
		await expect(mend).toHaveText([
			'Position 2, predicted L: taking 2 leads to 0, an L.',
			'Position 4, predicted W: the only move leads to a W: taking 2 leads to 2.',
		]);
		await rehearsal(page).getByText('The moves that decide the four you had right').click();
		await expect(rehearsal(page)).toContainText('Position 1 is L: no take fits, so there is no legal move.');
		await expect(rehearsal(page)).toContainText('Position 5 is W: taking 5 leads to 0, an L.');
		await expect(cell(page, 2)).toHaveAccessibleName('position 2, predicted L, wrong');
		await expect(cell(page, 3)).toHaveAccessibleName('position 3, predicted W, right');

		await cell(page, 2).focus();
		await page.keyboard.press('w');
		await expect(cell(page, 2)).toHaveAccessibleName('position 2, predicted W');
		await expect(mend).toHaveCount(1);
		await cell(page, 4).focus();
		await page.keyboard.press('l');
		await press(page, 'Check');
		await expect(status(page)).toHaveText('All six labels are right now. At the first try it was 4 of 6.');
		await expect(rehearsal(page)).toContainText('How much harder the pattern is to see!');
		await expect(rehearsal(page)).toContainText('LLWWLWW LLWWLWW LLWWL');
		await expect(rehearsal(page)).toContainText('the measured period is seven');
	});

	test('all right at the first try is said so', async ({ page }) => {
		await begin(page);
		await press(page, 'Begin together');
		await predict(page, 'LLWWLW');
		await press(page, 'Check');
		await expect(status(page)).toHaveText('All six labels are right, at the first try.');
	});

	test('whoever gives up is shown the labels', async ({ page }) => {
		await begin(page);
		await press(page, 'Begin together');
		await press(page, 'Give up');
		await expect(status(page)).toHaveText('Here is the rest. Right at the first try: 0 of 6.');
		await expect(cell(page, 4)).toHaveAccessibleName('position 4, L, a loss');
		await press(page, 'Show it in the lab');
		await expect(page.locator('#labels-title')).toBeFocused();
		await expect(takes(page)).toBeInViewport();
		await expect(result(page, 'labels')).toHaveText('LLWWLWWLLWWLWWLLWWL');
	});
});

test.describe('alone', () => {
	for (const level of /** @type {const} */ (['Gentle', 'Fair', 'Hard'])) {
		test(`a ${level.toLowerCase()} set is drawn; its labels, residues and, last, its period are predicted`, async ({
			page,
		}) => {
			await begin(page);
			const { takes, positions, letters, measured } = await drawSet(page, level);
			if (!measured) throw new Error('a set that is drawn shows its period');

			await predict(page, other(letters[0] ?? '') + letters.slice(1));
			await press(page, 'Check');
			await expect(status(page)).toContainText(`${positions - 1} of ${positions} labels are right.`);
			await expect(rehearsal(page)).toContainText('Position 0, predicted W: no take fits');
			await cell(page, 0).focus();
			await page.keyboard.press('l');
			await press(page, 'Check');
			await expect(status(page)).toContainText('labels are right now.');

			await press(page, 'Go on to the residues');
			const residues = rehearsal(page).getByLabel('Losing residues');
			await expect(residues).toBeFocused();
			await residues.fill('0, zwei');
			await page.keyboard.press('Enter');
			await expect(rehearsal(page).locator('.trouble')).toContainText('zwei');
			await residues.fill(`${positions + 3}`);
			await page.keyboard.press('Enter');
			await expect(rehearsal(page)).toContainText('is too large for a remainder');
			await expect(rehearsal(page)).toContainText('not named yet');
			await residues.fill(measured.residues.join(' '));
			await page.keyboard.press('Enter');
			await expect(status(page)).toHaveText('That is right.');

			await press(page, 'Go on to the period');
			const period = rehearsal(page).getByRole('textbox', { name: 'Period' });
			await expect(period).toBeFocused();
			await period.fill('1');
			await page.keyboard.press('Enter');
			await expect(rehearsal(page)).toContainText('Moved by 1, the row does not lie on itself');
			await period.fill(String(Math.min(2 * measured.period, positions)));
			await page.keyboard.press('Enter');
			await expect(rehearsal(page)).toContainText(
				2 * measured.period < positions ? 'the period is the smallest' : 'there is nothing to compare',
			);
			await period.fill(String(measured.period));
			await page.keyboard.press('Enter');
			// one label, the residues and the period were wrong at the first try
			await expect(status(page)).toHaveText(
				`That is right. Right at the first try, all in all: ${positions - 1} of ${positions + 2}.`,
			);
			await expect(rehearsal(page)).toContainText(`{${takes.join(', ')}} ${positions - 1} of ${positions + 2}`);
			await expect(rehearsal(page).getByRole('button', { name: 'Draw another set' })).toBeVisible();
		});
	}

	test('another set is another set', async ({ page }) => {
		await begin(page);
		const first = await drawSet(page, 'Fair');
		await press(page, 'Give up');
		await press(page, 'Draw another set');
		await expect(rehearsal(page).getByRole('heading', { name: /^Predict \{/ })).toBeVisible();
		await expect(rehearsal(page).getByRole('heading', { name: `{${first.takes.join(', ')}}` })).toHaveCount(0);
	});
});

/**
 * Every place where a page can say something: text, attributes, fields, title,
 * address, storage, and the accessibility tree.
 *
 * @param {Page} page
 * @returns {Promise<Record<string, string>>}
 */
async function everythingSaid(page) {
	const said = await page.evaluate(() => {
		const all = [...document.querySelectorAll('*')];
		return {
			text: document.documentElement.textContent ?? '',
			attributes: all.flatMap((element) => [...element.attributes].map(({ value }) => value)).join(' \n'),
			fields: all.map((element) => ('value' in element ? String(element.value) : '')).join(' \n'),
			comments: document.documentElement.outerHTML.match(/<!--.*?-->/gs)?.join(' ') ?? '',
			title: document.title,
			address: decodeURIComponent(location.href),
			storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
		};
	});
	return { ...said, tree: await page.locator('body').ariaSnapshot() };
}

/** Words that stand between the labels of a row: they do not interrupt it. */
const BETWEEN = /\b(gridcell|cell|position|selected|starts|even|odd|true|false|loss|win|a|l|w)\b/g;

/** The rows of L's and W's in a text, with nothing between them but numbers, signs and such words. @param {string} text */
const rowsIn = (text) =>
	(text.replaceAll(BETWEEN, '').match(/[LW](?:[^A-Za-z]*[LW](?![A-Za-z]))+/g) ?? [])
		.map((row) => row.replaceAll(/[^LW]/g, ''))
		.join(' ');

/** Results from which labels, residues or a period could be read, wherever they stand. */
const RESULTS = [
	'labels',
	'losing-positions',
	'measured-period',
	'residues',
	'certified-label-preperiod',
	'certified-label-period',
	'certified-value-preperiod',
	'certified-value-period',
	'values',
];

/**
 * Expects that nothing of the page gives a set away: neither its labels in a row
 * nor its losses or residues as a list.
 *
 * @param {Page} page
 * @param {string} row so many labels that they are no accident
 * @param {readonly number[][]} lists
 */
async function expectNothingSaid(page, row, lists) {
	for (const [where, text] of Object.entries(await everythingSaid(page))) {
		expect(rowsIn(text), `labels in ${where}`).not.toContain(row);
		const plain = text.replaceAll(/\s*(?:,|;|\band\b)\s*/g, ',');
		for (const numbers of lists) expect(plain, `numbers in ${where}`).not.toContain(numbers.join(','));
	}
	for (const name of RESULTS) await expect(result(page, name), name).toHaveCount(0);
}

test.describe('during a prediction', () => {
	test('the test that follows would find labels, were they shown', async ({ page }) => {
		await open(page, 'takes=2,5');
		const said = await everythingSaid(page);
		for (const where of ['text', 'attributes', 'tree']) expect(rowsIn(said[where] ?? ''), where).toContain('LLWWLW');
	});

	test('nothing gives {2, 5} away, though the lab is asked for it in any way', async ({ page }) => {
		await begin(page, 'takes=2,5&at=4&section=rehearsal');
		await expect(result(page, 'labels')).toHaveText(/^LLWW/);
		await page.getByText('What {2, 5} does').click();
		await press(page, 'Begin together');
		await expect(
			page.locator('#labels').getByText('Nothing that follows from the labels of {2, 5} is shown'),
		).toBeVisible();
		await expectNothingSaid(page, 'LLWWLW', [
			[0, 1, 4],
			[0, 1, 7],
		]);
		await expect(page.getByText('What {2, 5} does is not shown')).toBeVisible();
		for (const name of ['measured', 'certificate'])
			await expect(page.locator(`[data-live="${name}"]`)).toHaveText(/is not shown while you predict it/);

		for (const typed of ['{5; 2}', '2 5 2']) {
			await takes(page).fill('1');
			await expect(result(page, 'labels')).toHaveText(/^LWLW/);
			await takes(page).fill(typed);
			await expect(result(page, 'labels')).toHaveCount(0);
			await expectNothingSaid(page, 'LLWWLW', [
				[0, 1, 4],
				[0, 1, 7],
			]);
		}
		await predict(page, 'LL');
		await press(page, 'Watch');
		await expectNothingSaid(page, 'LLWWLW', [
			[0, 1, 4],
			[0, 1, 7],
		]);
		await page.reload();
		await expect(
			page.locator('#labels').getByText('Nothing that follows from the labels of {2, 5} is shown'),
		).toBeVisible();
		await expectNothingSaid(page, 'LLWWLW', [
			[0, 1, 4],
			[0, 1, 7],
		]);

		await press(page, 'Begin together');
		await predict(page, 'LLWWLW');
		await press(page, 'Check');
		await expect(result(page, 'labels')).toHaveText(labels('2,5', 19).letters);
		await page.getByText('What {2, 5} does').click();
		await expect(page.getByText('The row goes LLWWLWW')).toBeVisible();
		await expect(page.locator('[data-live="measured"]')).toContainText(
			'the measured period over 19 positions is seven',
		);
	});

	test('nothing gives a drawn set away until its period is found', async ({ page }) => {
		await begin(page);
		const truth = await drawSet(page, 'Hard');
		await takes(page).fill(truth.canonical);
		await expect(page.locator('#labels').getByText(`of {${truth.takes.join(', ')}} is shown`)).toBeVisible();
		await expectNothingSaid(page, truth.letters.slice(0, 14), [truth.losses.slice(0, 8)]);
		await predict(page, truth.letters);
		await press(page, 'Check');
		await press(page, 'Go on to the residues');
		for (const name of ['measured-period', 'residues', 'losing-positions'])
			await expect(result(page, name), name).toHaveCount(0);
		await press(page, 'Give up');
		await expect(result(page, 'labels')).toHaveText(labels(truth.canonical, 19).letters);
	});

	test('nor does the game of two takes that is drawn below an additive game', async ({ page }) => {
		await begin(page, 'a=2&b=5&section=rehearsal');
		const additive = page.locator('[data-panel="additive"]');
		await expect(additive).toContainText('The game of two takes has period 7');
		await press(page, 'Begin together');
		await expect(additive).toContainText('Nothing that follows from the labels of {2, 5} is shown');
		await expect(additive).not.toContainText('period');
		await press(page, 'Give up');
		await expect(additive).toContainText('The game of two takes has period 7');
	});

	test('nor do the values, the growth along b, or the list of games of three takes', async ({ page }) => {
		const panel = (/** @type {string} */ name) => page.locator(`[data-panel="${name}"]`);
		await begin(page, 'takes=2,5&section=rehearsal');
		await near(page, 'values', 'growth', 'three-takes', 'rehearsal');
		await expect(result(page, 'certified-label-period')).toHaveText('7');
		await panel('growth').getByRole('slider').fill('2');
		await expect(panel('growth')).toContainText('{2, 9, 11}');
		await press(page, 'Begin together');
		await expect(panel('values')).toHaveText(/^\s*Nothing that follows from the labels of \{2, 5\} is shown/);
		await expect(panel('growth')).toContainText('They are not shown while you predict one of these sets');
		await expect(panel('growth').getByRole('table')).toHaveCount(0);
		await expect(panel('growth').getByRole('img')).toHaveCount(0);
		await press(page, 'Give up');
		await expect(result(page, 'certified-label-period')).toHaveText('7');
		await expect(panel('growth')).toContainText('{2, 9, 11}');

		const sets = result(page, 'three-takes-sets');
		await expect(sets).toHaveText('1140');
		const { takes } = await drawSet(page, 'Gentle');
		await expect(panel('three-takes')).toContainText(
			takes.length === 3 ? '1139 sets; the set that you predict' : '1140 sets',
		);
	});

	test('the engine is not asked for what is predicted before it is handed in', async ({ page }) => {
		await page.addInitScript(() => {
			/** @type {string[]} */
			const asked = [];
			Object.assign(window, { asked });
			const send = Worker.prototype.postMessage;
			Worker.prototype.postMessage = function (/** @type {any[]} */ ...args) {
				asked.push(JSON.stringify(args[0]));
				return Reflect.apply(send, this, args);
			};
		});
		const asked = async () => {
			const all = await page.evaluate(() => /** @type {any} */ (window).asked);
			return all.filter((/** @type {string} */ text) => text.includes('2,5'));
		};
		await begin(page);
		await press(page, 'Begin together');
		await predict(page, 'LLWWLW');
		expect(await asked()).toEqual([]);
		await press(page, 'Check');
		await expect(status(page)).toContainText('All six labels are right');
		expect((await asked()).length).toBeGreaterThan(0);
	});

	test('what a screen reader was told before is taken back', async ({ page }) => {
		await begin(page);
		await takes(page).fill('2,5');
		await expect(page.locator('#announcer')).toContainText('Losing positions of {2, 5}: 0, 1');
		await press(page, 'Begin together');
		await expect(page.locator('#announcer')).toBeEmpty();
	});
});

test('the whole rehearsal is played by keyboard alone', async ({ page }) => {
	await begin(page);
	/** Goes on with Tab until something has the focus. @param {import('@playwright/test').Locator} to */
	const tabTo = async (to) => {
		for (let i = 0; i < 40 && !(await to.evaluate((element) => element === document.activeElement)); i++)
			await page.keyboard.press('Tab');
		await expect(to).toBeFocused();
	};
	const button = (/** @type {string} */ name) => rehearsal(page).getByRole('button', { name });
	await page.locator('#rehearsal-title').focus();
	await tabTo(button('Next'));
	for (let step = 0; step < 16; step++) await page.keyboard.press('Enter');
	await expect(button('Now predict yourself')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(rehearsal(page).getByRole('heading', { name: 'Predict the first six' })).toBeFocused();
	await tabTo(cell(page, 0));
	await page.keyboard.type('LLWWWw');
	await page.keyboard.press('ArrowLeft');
	await expect(cell(page, 4)).toBeFocused();
	await page.keyboard.press('Backspace');
	await expect(cell(page, 4)).toHaveAccessibleName('position 4, no prediction yet');
	await page.keyboard.type('L');
	await tabTo(button('Check'));
	await page.keyboard.press('Enter');
	await expect(status(page)).toContainText('All six labels are right');
	await expect(button('Go on to a set of your own')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(rehearsal(page).getByRole('heading', { name: 'Let the page draw a set' })).toBeFocused();
	await tabTo(rehearsal(page).getByLabel('Gentle'));
	await page.keyboard.press('ArrowDown');
	await expect(rehearsal(page).getByLabel('Fair')).toBeChecked();
	await tabTo(button('Draw a set'));
	await page.keyboard.press('Enter');
	await tabTo(cell(page, 0));
	await page.keyboard.type('l');
	await expect(cell(page, 0)).toHaveAccessibleName('position 0, predicted L');
	await expect(cell(page, 1)).toBeFocused();
});

test('keys that are pressed elsewhere, or with Control, write nothing', async ({ page }) => {
	await begin(page);
	await press(page, 'Begin together');
	await takes(page).focus();
	await page.keyboard.type('LW');
	await cell(page, 0).focus();
	await page.keyboard.press('Control+l');
	await expect(cell(page, 0)).toHaveAccessibleName('position 0, no prediction yet');
	await expect(cell(page, 1)).toHaveAccessibleName('position 1, no prediction yet');
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

	test('it is played with a finger, and nothing is wider than the screen', async ({ page }) => {
		await begin(page);
		const narrow = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
		await rehearsal(page).getByRole('button', { name: 'Next' }).tap();
		expect(await narrow()).toBe(true);
		await rehearsal(page).getByRole('button', { name: 'Begin together' }).tap();
		for (const name of ['L loses', 'L loses', 'W wins', 'W wins', 'L loses', 'L loses'])
			await rehearsal(page).getByRole('button', { name }).tap();
		await cell(page, 5).tap();
		await rehearsal(page).getByRole('button', { name: 'W wins' }).tap();
		await rehearsal(page).getByRole('button', { name: 'Check' }).tap();
		await expect(status(page)).toContainText('All six labels are right, at the first try.');
		expect(await narrow()).toBe(true);
		await rehearsal(page).getByRole('button', { name: 'Go on' }).tap();
		await rehearsal(page).getByLabel('Hard').tap();
		await rehearsal(page).getByRole('button', { name: 'Draw a set' }).tap();
		await expect(rehearsal(page).getByRole('gridcell')).toHaveCount(28);
		expect(await narrow()).toBe(true);
		const { width, height } = (await rehearsal(page).getByRole('button', { name: 'L loses' }).boundingBox()) ?? {
			width: 0,
			height: 0,
		};
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	});
});

test.describe('progress', () => {
	test('it survives a reload, and can be started over, and that undone', async ({ page }) => {
		await begin(page);
		await press(page, 'Begin together');
		await predict(page, 'LLLWWW');
		await press(page, 'Check');
		await expect(status(page)).toContainText('4 of 6');
		await page.reload();
		await expect(status(page)).toContainText('4 of 6');
		await expect(cell(page, 2)).toHaveAccessibleName('position 2, predicted L, wrong');
		await press(page, 'Start over');
		await expect(rehearsal(page).getByRole('heading', { name: 'Watch {1, 3, 4} being labelled' })).toBeVisible();
		await press(page, 'Undo starting over');
		await expect(status(page)).toContainText('4 of 6');
		await press(page, 'Start over');
		await page.reload();
		await expect(rehearsal(page)).toContainText('Step 0 of 16');
	});

	test('starting over is not undone over what was begun since', async ({ page }) => {
		await begin(page);
		await press(page, 'Begin together');
		await press(page, 'Start over');
		await begin(page);
		await press(page, 'Begin together');
		await predict(page, 'LLLWWW');
		await expect(rehearsal(page).getByRole('button', { name: 'Undo starting over' })).toHaveCount(0);
		await expect(rehearsal(page).getByRole('button', { name: 'Start over' })).toBeVisible();
	});

	test('a set of one’s own and the answers in words survive a reload', async ({ page }) => {
		await begin(page);
		const { takes, letters } = await drawSet(page, 'Gentle');
		await predict(page, letters);
		await press(page, 'Check');
		await press(page, 'Go on to the residues');
		await rehearsal(page).getByLabel('Losing residues').fill('99');
		await page.keyboard.press('Enter');
		await expect(rehearsal(page)).toContainText('99 is too large');
		await page.reload();
		await expect(rehearsal(page).getByRole('heading', { name: `Predict {${takes.join(', ')}}` })).toBeVisible();
		await expect(rehearsal(page).getByLabel('Losing residues')).toHaveValue('99');
		await expect(rehearsal(page)).toContainText('99 is too large');
	});

	test('where the browser keeps nothing it is played all the same, and the page says so', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get() {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		});
		await begin(page);
		await press(page, 'Begin together');
		await expect(rehearsal(page)).toContainText('your progress lasts as long as this tab');
		await predict(page, 'LLWWLW');
		await press(page, 'Check');
		await expect(status(page)).toContainText('All six labels are right');
	});

	for (const [what, stored] of [
		['is no text of ours', '{"version":1,"stage":'],
		['is of a newer version', '{"version":2,"stage":"oral"}'],
		['has another shape', '{"version":1,"step":"oral","own":{"takes":"<img src=x>"}}'],
	]) {
		test(`what is stored and ${what} is a fresh start`, async ({ page }) => {
			await page.addInitScript((stored) => localStorage.setItem('takeaway-rehearsal/progress', stored), stored ?? '');
			await begin(page);
			await expect(rehearsal(page)).toContainText('Step 0 of 16');
		});
	}
});

test('axe finds no fault in any state, light or dark', async ({ page }) => {
	for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
		await page.emulateMedia({ colorScheme });
		await page.goto('./');
		await page.evaluate(() => localStorage.clear());
		await page.reload();
		await begin(page);
		const fine = () => expectAccessible(page, '#rehearsal');
		await expectAccessible(page, '#lesson');
		await fine();
		await press(page, 'Next');
		await fine();
		await press(page, 'Begin together');
		await fine();
		await press(page, 'Check');
		await fine();
		await predict(page, 'LLLWWW');
		await press(page, 'Check');
		await expect(status(page)).toContainText('4 of 6');
		await fine();
		await press(page, 'Give up');
		await expect(status(page)).toContainText('Here is the rest');
		await fine();
		await press(page, 'Alone');
		await fine();
		const { letters, measured } = await drawSet(page, 'Gentle');
		await predict(page, letters);
		await press(page, 'Check');
		await press(page, 'Go on to the residues');
		await rehearsal(page).getByLabel('Losing residues').fill('x');
		await page.keyboard.press('Enter');
		await expect(rehearsal(page).locator('.trouble')).toContainText('“x”');
		await fine();
		await rehearsal(page).getByLabel('Losing residues').fill(`${measured?.residues}`);
		await page.keyboard.press('Enter');
		await press(page, 'Go on to the period');
		await fine();
		await rehearsal(page).getByRole('textbox', { name: 'Period' }).fill(`${measured?.period}`);
		await page.keyboard.press('Enter');
		await expect(rehearsal(page)).toContainText('set of your own so far');
		await fine();
	}
});
