// @ts-check
/** Playing against the lab: legal moves, a perfect opponent, hints with reasons, undo, a game that is kept. */
import { readFile } from 'node:fs/promises';
import { expect, near, open, result, test } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const board = (page) => page.locator('[data-panel="play"]');

/** @param {Page} page */
const heading = (page) => board(page).locator('h3').first();

/** @param {Page} page */
const yourMove = (page) => expect(heading(page)).toContainText(/^(Your move|You have won|The lab has won)/);

/**
 * Opens a game and waits until the reader is to move.
 *
 * @param {Page} page
 * @param {string} [game]
 */
async function sit(page, game = '') {
	await open(page, game ? `section=play&game=${game}` : 'section=play');
	await yourMove(page);
}

/** The losses of {1, 3, 4} are 0 and 2 modulo 7. @param {number} heap */
const wins = (heap) => [1, 3, 4].find((take) => take <= heap && [0, 2].includes((heap - take) % 7));

/** @param {Page} page */
const heap = async (page) => Number(await result(page, 'play-position').textContent());

test('a won game is won by keyboard alone, and the lab says that it has lost', async ({ page }) => {
	await sit(page);
	await expect(heading(page)).toHaveText('Your move: 12 counters');
	await board(page).getByRole('button', { name: 'Take 1', exact: true }).focus();
	while ((await result(page, 'play-winner').textContent()) === 'none') {
		const before = await heap(page);
		const focused = page.locator(':focus');
		await expect(focused).toHaveText(/Take/); // the keyboard never has to find the board again
		const take = `Take ${wins(before)}`;
		for (let presses = 0; (await focused.textContent())?.trim() !== take; presses++) {
			expect(presses).toBeLessThan(10);
			const shown = Number((await focused.textContent())?.replace(/\D/g, ''));
			await page.keyboard.press(shown < (wins(before) ?? 0) ? 'Tab' : 'Shift+Tab');
		}
		await page.keyboard.press('Enter');
		await expect.poll(() => heap(page)).not.toBe(before);
		await yourMove(page);
		if ((await result(page, 'play-winner').textContent()) === 'none')
			await expect(board(page)).toContainText('The lab is losing and says so');
	}
	await expect(heading(page)).toHaveText('You have won: the lab has no move');
	await expect(heading(page)).toBeFocused();
	await expect(board(page)).toContainText('That is perfect play.');
	await expect(board(page).getByRole('cell', { name: 'Take' })).toHaveCount(0);
});

test('the lab wins from a position that is lost, whatever is played', async ({ page }) => {
	await sit(page, 'heaps:1,3,4:9:reader:');
	while ((await result(page, 'play-winner').textContent()) === 'none') {
		const before = await heap(page);
		await board(page).locator('button.move').last().click();
		await expect.poll(() => heap(page)).not.toBe(before);
		await yourMove(page);
	}
	await expect(heading(page)).toHaveText('The lab has won: you have no move');
	await expect(board(page)).toContainText('The game began at an L with you to move');
});

test('a mistake is told after the game, and can be taken back', async ({ page }) => {
	await sit(page, 'heaps:1,3,4:5:reader:');
	await board(page).getByRole('button', { name: 'Take 1', exact: true }).click(); // leaves 4, and the lab takes all
	await expect(heading(page)).toContainText('The lab has won');
	await expect(board(page)).toContainText('Your last chance was move 1');
	await board(page).getByRole('button', { name: 'Undo' }).click();
	await expect(heading(page)).toHaveText('Your move: 5 counters');
	await board(page).getByRole('button', { name: 'Redo' }).click();
	await expect(heading(page)).toContainText('The lab has won');
	await board(page).getByRole('button', { name: 'Undo' }).click();
	await board(page).getByRole('button', { name: 'Take 3', exact: true }).click();
	await expect(board(page)).toContainText('The lab is losing and says so');
	await expect(board(page).getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
});

test('a game is in the link and survives a reload', async ({ page }) => {
	await sit(page);
	await board(page).getByRole('button', { name: 'Take 3', exact: true }).click();
	await expect(heading(page)).toHaveText('Your move: 8 counters');
	await expect(page).toHaveURL(/game=heaps:1,3,4:12:reader:1-3,1-1/);
	await page.reload();
	await expect(heading(page)).toHaveText('Your move: 8 counters');
	await expect(board(page)).toContainText('You took 3, leaving 9 counters. The lab took 1, leaving 8 counters.');
});

test('the lab moves first where that is asked, and only then is the reader to move', async ({ page }) => {
	await open(page, 'section=play');
	const setup = page.locator('[data-panel="play-setup"]');
	await setup.getByLabel('the lab', { exact: true }).check();
	await setup.getByLabel('Takes allowed').fill('1 2 3');
	await setup.getByLabel('Heaps', { exact: true }).fill('10');
	await setup.getByRole('button', { name: 'Start this game' }).click();
	await expect(heading(page)).toHaveText('Your move: 8 counters');
	await expect(board(page).getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
	await page.goBack();
	await expect(heading(page)).toHaveText('Your move: 12 counters');
});

test('a hint gives the reason first: the values, their nim-sum, then the move', async ({ page }) => {
	await sit(page, 'heaps:1,2,3,4,5,6,7:3,4,5:reader:');
	await board(page).getByRole('button', { name: 'Hint' }).click();
	const hint = board(page).getByRole('region', { name: 'Hint' });
	await expect(hint.locator('tfoot')).toContainText('010');
	await expect(hint).toContainText('It is not 0, so you can win');
	await expect(hint).not.toContainText('Take 2');
	await hint.getByRole('button', { name: 'Show the move' }).click();
	await expect(hint).toContainText('it needs the value 1. Take 2 from heap 1, leaving 1 counter.');
	await board(page).getByRole('group', { name: 'Take from heap 1' }).getByRole('button', { name: 'Take 2' }).click();
	await expect(board(page)).toContainText('The lab is losing and says so');
	await expect(hint).toHaveCount(0);
});

for (const ending of ['zero', 'equal']) {
	test(`the Euclid game is played to its end at ${ending}, by the hints alone`, async ({ page }) => {
		await sit(page, `euclid:${ending}:11:27:reader:`);
		await expect(heading(page)).toHaveText('Your move: (11, 27)');
		while ((await result(page, 'play-winner').textContent()) === 'none') {
			const before = await result(page, 'play-position').textContent();
			await board(page).getByRole('button', { name: 'Hint' }).click();
			await board(page).getByRole('button', { name: 'Show the move' }).click();
			const advice = await board(page).getByRole('region', { name: 'Hint' }).locator('b').last().textContent();
			const move = advice?.match(/Take \S+ (once|twice|\S+ times)/)?.[0] ?? '';
			await board(page).getByRole('button', { name: move, exact: true }).click();
			await expect(result(page, 'play-position')).not.toHaveText(before ?? '');
			await yourMove(page);
		}
		await expect(heading(page)).toContainText('You have won');
	});
}

test('a multiple that cannot be taken is refused with a sentence, and the game goes on', async ({ page }) => {
	await sit(page, 'euclid:zero:2:100:reader:');
	const times = page.getByLabel('How many times?');
	for (const [typed, code] of [
		['51', 'E_EUCLID_MULTIPLE'],
		['0', 'E_EUCLID_MULTIPLE'],
		['-1', 'E_NEGATIVE'],
		['two', 'E_NOT_A_NUMBER'],
	]) {
		await times.fill(typed ?? '');
		await times.press('Enter');
		await expect(result(page, 'error')).toHaveAttribute('data-code', code ?? '');
	}
	await times.fill('50');
	await times.press('Enter');
	await expect(heading(page)).toHaveText('You have won: the lab has no move');
});

test('what cannot be played is refused beside its field while it is written', async ({ page }) => {
	await open(page, 'section=play');
	const setup = page.locator('[data-panel="play-setup"]');
	for (const [label, typed, code] of [
		['Takes allowed', '0', 'E_TAKE_ZERO'],
		['Heaps', '5, 10001', 'E_PLAY_HEAP_TOO_LARGE'],
		['Heaps', '1 1 1 1 1 1 1 1 1', 'E_PLAY_HEAPS'],
		['Heaps', 'five', 'E_NOT_A_NUMBER'],
	]) {
		const field = setup.getByLabel(label ?? '', { exact: true });
		const good = await field.inputValue();
		await field.fill(typed ?? '');
		await expect(setup.locator('[data-result="error"]')).toHaveAttribute('data-code', code ?? '');
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await field.fill(good);
		await expect(setup.locator('[data-result="error"]')).toHaveCount(0);
	}
});

test('a bad game of a link means the first game, and the page says so', async ({ page }) => {
	await sit(page, 'heaps:1,3,4:9:reader:1-2');
	await expect(heading(page)).toHaveText('Your move: 12 counters');
	await expect(page.locator('#notices')).toContainText('2 may not be taken in this game.');
	await page.goto('./#section=play&game=chess:e4');
	await page.reload();
	await expect(page.locator('#notices')).toContainText('not a game as the lab writes one');
});

test('a finished game is listed and saved as text and as a table', async ({ page }) => {
	await sit(page, 'heaps:1,3,4:5:reader:1-1,1-4');
	await expect(board(page).getByRole('row', { name: /^1 You 1 4 W gave the win away/ })).toBeVisible();
	const saved = async (/** @type {import('@playwright/test').Locator} */ button) => {
		const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
		return readFile(await file.path(), 'utf8');
	};
	expect(await saved(board(page).getByRole('button', { name: 'Save as text' }))).toContain(
		'2. The lab took 4, leaving 0 counters.',
	);
	await board(page).getByText('Save as a file', { exact: true }).click();
	const json = JSON.parse(await saved(board(page).getByRole('button', { name: /the moves, as JSON/ })));
	expect(json).toMatchObject({
		columns: ['move', 'player', 'heap', 'take', 'leaving'],
		rows: [
			[1, 'reader', 1, 1, '4'],
			[2, 'opponent', 1, 4, '0'],
		],
	});
});

test('while a set is predicted in the rehearsal, the board gives nothing of it away', async ({ page }) => {
	await sit(page, 'heaps:2,5:8:reader:');
	await expect(board(page).getByRole('button', { name: 'Hint' })).toBeVisible();
	await near(page, 'rehearsal');
	await page.locator('#rehearsal').getByRole('button', { name: 'Begin together' }).click();
	await expect(board(page)).toContainText('There are no hints for {2, 5} while you predict it');
	await expect(board(page).getByRole('button', { name: 'Hint' })).toHaveCount(0);
	await board(page).getByRole('button', { name: 'Take 2', exact: true }).click();
	await expect(heading(page)).toContainText('The lab has won'); // it took 5 of 6
	await expect(board(page)).not.toContainText('which is');
	await expect(board(page)).not.toContainText('Your last chance');
	await page.goto('./#section=play&game=heaps:1,3,4:8:reader:');
	await expect(heading(page)).toHaveText('Your move: 8 counters');
	await expect(board(page).getByRole('button', { name: 'Hint' })).toBeVisible();
});
