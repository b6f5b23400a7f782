// @ts-check
/** The fragment is the save file: links, back and forward, and links that cannot be read. */
import { FROZEN } from '../frozen-links.js';
import { expect, expectResults, near, open, result, takes, test } from './lab.js';

test('a link restores the set and the range', async ({ page }) => {
	await open(page, 'takes=2,5,7&positions=19');
	await expectResults(page, { 'measured-period': 'none', 'compared-pairs': 'none' });
	await expect(page.getByRole('textbox', { name: 'Takes', exact: true })).toHaveValue('2,5,7');
});

test('a link leads to its section and stays there while the panels above are filled, until the reader scrolls', async ({
	page,
}) => {
	await open(page, 'section=play&a=4&x=11'); // the panels that these fields are of are above
	const top = () => page.locator('#play').evaluate((section) => Math.round(section.getBoundingClientRect().top));
	await expectResults(page, { 'additive-period': '76', 'euclid-outcome': 'W' });
	await expect.poll(top).toBe(24); // its margin for scrolling
	await page.mouse.wheel(0, -300);
	await expect.poll(top).toBe(324);
	await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#labels button')).click()); // a panel is drawn again
	await expectResults(page, { 'measured-period': '7' });
	expect(await top()).toBe(324);
});

test('an edit replaces the address and a chosen preset adds to the history', async ({ page }) => {
	await open(page);
	await page.getByRole('group', { name: 'Sets to try' }).getByRole('button', { name: '{1, 2}', exact: true }).click();
	await page.getByRole('group', { name: 'Sets to try' }).getByRole('button', { name: '{2, 5}' }).click();
	await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('2,5,7');
	await expect(page).toHaveURL(/#takes=2,5,7$/);
	await page.goBack();
	await expectResults(page, { 'measured-period': '3' });
	await expect(page.getByRole('textbox', { name: 'Takes', exact: true })).toHaveValue('1,2');
	await page.goForward();
	await expectResults(page, { 'measured-period': 'none' });
});

test('the address follows an answer that was long in coming, through a reload as well', async ({ page }) => {
	await page.addInitScript(() => {
		const post = Worker.prototype.postMessage;
		const delayed = /** @type {Window & { delay?: number }} */ (window);
		Worker.prototype.postMessage = function (/** @type {[any, any]} */ ...message) {
			setTimeout(() => post.apply(this, message), delayed.delay ?? 0);
		};
	});
	await open(page);
	await expectResults(page, { 'cross-check': 'agrees' });
	await page.evaluate(() => Object.assign(window, { delay: 1000 })); // the address waits for less
	await takes(page).fill('2,5');
	await expect(page).toHaveURL(/#takes=2,5$/);
	await page.reload();
	await expect(takes(page)).toHaveValue('2,5');
	await expectResults(page, { 'measured-period': '7' });
});

test('the step that a move leaves keeps an edit that was made just before it', async ({ page }) => {
	await open(page);
	await page.evaluate(async () => {
		const field = /** @type {HTMLInputElement} */ (document.querySelector('#field-takes'));
		field.value = '1,2';
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		const period = () => document.querySelector('[data-result="measured-period"]')?.textContent;
		while (period() !== '3') await new Promise((resolve) => setTimeout(resolve));
		/** @type {HTMLElement} */ (document.querySelector('nav a[data-section="play"]')).click();
	});
	await expect(page).toHaveURL(/#section=play&takes=1,2$/);
	await page.goBack();
	await expect(page).toHaveURL(/#takes=1,2$/);
	await expect(takes(page)).toHaveValue('1,2');
});

for (const [what, text, code] of [
	['is refused', '1,0,4', 'E_TAKE_ZERO'],
	['is too long for a link', '9'.repeat(5000), 'E_TAKE_TOO_LARGE'],
]) {
	test(`a text that ${what} is there again after a contents link and Back, and after a reload`, async ({ page }) => {
		await open(page, 'positions=25');
		await takes(page).fill(text ?? '');
		const refused = page.locator('[data-panel="labels"] [data-result="error"]');
		await expect(refused).toHaveAttribute('data-code', code ?? '');
		await page.locator('nav a[data-section="play"]').click();
		await expect(page).toHaveURL(/#section=play&positions=25$/);
		for (const back of [() => page.goBack(), () => page.reload()]) {
			await back();
			await expect(page).toHaveURL(/#positions=25$/);
			await expect(takes(page)).toHaveValue(text ?? '');
			await expect(refused).toHaveAttribute('data-code', code ?? '');
			await expect(page.locator('#notices')).toBeEmpty();
		}
		await takes(page).fill('2,5');
		await expect(page).toHaveURL(/#takes=2,5&positions=25$/);
	});
}

test('a link that is followed in the same tab says what it says, whatever the history keeps', async ({ page }) => {
	await open(page);
	await takes(page).fill('1,0,4');
	await expect(result(page, 'error')).toBeVisible();
	await page.evaluate(() => {
		location.hash = 'takes=0,3';
	});
	await expect(page.getByText('The link asks for “takes=0,3”')).toBeVisible();
	await expect(takes(page)).toHaveValue('1,3,4');
});

test('the skip link leads to the lab and leaves what was typed', async ({ page }) => {
	await open(page, 'x=25&y=7');
	await takes(page).fill('2,5');
	await page.getByRole('link', { name: 'Skip to the lab' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#labels-title')).toBeFocused();
	await expect(page).toHaveURL(/#section=labels&takes=2,5&x=25&y=7$/);
	await expectResults(page, { labels: 'LLWWLWWLLWWLWWLLWWL', 'euclid-move': '7,11' });
	await expect(page.locator('#notices')).toBeEmpty();
});

test('a section opens in a new tab, and the tab it was opened from stays as it is', async ({ page, context }) => {
	await open(page, 'takes=2,5');
	const entry = page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: 'Rehearsal' });
	const [tab] = await Promise.all([context.waitForEvent('page'), entry.click({ modifiers: ['Control'] })]);
	await expect(tab.locator('[data-panel="rehearsal"]').getByRole('button', { name: 'Next' })).toBeVisible();
	await expect(tab.locator('#notices')).toBeEmpty();
	await expect
		.poll(() => tab.locator('#rehearsal').evaluate((it) => Math.round(it.getBoundingClientRect().top)))
		.toBe(24);
	await expect(page).toHaveURL(/#takes=2,5$/);
});

test('a chosen position that fits a shorter row no more is in no link, and is no fault', async ({ page, context }) => {
	await open(page, 'at=18');
	await page.getByRole('textbox', { name: 'Positions', exact: true }).fill('10');
	await expectResults(page, { labels: 'LWLWWWWLWL' });
	await expect(page).toHaveURL(/#positions=10$/);
	await expect(page.locator('[data-result="error"]')).toHaveCount(0);
	await takes(page).fill('2,5,7');
	await expect(page).toHaveURL(/#takes=2,5,7&positions=10$/);
	const other = await context.newPage();
	await other.goto(page.url());
	await expectResults(other, { 'losing-positions': '0,1,4' });
	await expect(other.locator('.notice')).toHaveCount(0);
});

test('a link with a set that is refused shows the default and says so', async ({ page }) => {
	await open(page, 'takes=0,3&positions=25');
	await expectResults(page, { labels: 'LWLWWWWLWLWWWWLWLWWWWLWLW' });
	await expect(page.getByRole('status')).toContainText(['takes=0,3', ''].filter(Boolean));
	await expect(page.getByText('A take of 0 would leave the heap as it is')).toBeVisible();
});

for (const [link, sentence, fragment] of [
	['a=3&b=10&heap=٣', '“heap=٣”', 'a=3&b=10'],
	['takes=2,5&positions=10&at=10', '“at=10”', 'takes=2,5&positions=10'],
]) {
	test(`${sentence} is refused by a later question, and the rest of the link stands`, async ({ page }) => {
		await open(page, link);
		await page.locator('#additive [data-panel="additive"]').scrollIntoViewIfNeeded();
		await expect(page.getByText(sentence ?? '')).toBeVisible();
		await expect(result(page, 'error')).toHaveCount(0);
		await expect(page).toHaveURL(new RegExp(`#${fragment}$`));
	});
}

test('two numbers of a link that do not fit together are both passed over', async ({ page }) => {
	await open(page, 'a=43&b=30');
	await page.locator('[data-panel="additive"]').scrollIntoViewIfNeeded();
	await expect(page.getByText('The link asks for “b=30”')).toBeVisible();
	await expect(page.getByText('The link asks for “a=43”')).toBeVisible();
	await expectResults(page, { 'additive-period': '76' });
	await expect(result(page, 'error')).toHaveCount(0);
});

test('a choice that no longer fits is forgotten with it, and the address goes on', async ({ page }) => {
	await open(page, 'at=15');
	await takes(page).fill('1,2');
	const positions = page.getByRole('textbox', { name: 'Positions', exact: true });
	await positions.fill('10');
	await expect(page).toHaveURL(/#takes=1,2&positions=10$/);
	await page.locator('#labels').getByRole('gridcell', { name: 'position 5' }).click();
	await expect(result(page, 'error')).toHaveCount(0);
	await expect(page).toHaveURL(/#takes=1,2&positions=10&at=5$/);
});

test('a section that there is not is passed over, and the page says so', async ({ page }) => {
	await open(page, 'section=foo&takes=1,2&filled=abc');
	await expectResults(page, { 'measured-period': '3' });
	await expect(page.getByText('“section=foo”')).toBeVisible();
	await expect(page.getByText('“filled=abc”')).toBeVisible();
});

test('a part of a link that is not known is passed over, and the page says so', async ({ page }) => {
	await open(page, 'takes=1,2&colour=%E0%A4%A');
	await expectResults(page, { 'measured-period': '3' });
	await expect(page.getByText('“colour=%E0%A4%A”')).toBeVisible();
});

for (const { link, results } of FROZEN) {
	test(`the frozen link ${link || 'without a fragment'} shows what it always did`, async ({ page }) => {
		await page.goto(`./${link}`);
		await expectResults(page, results);
	});
}

test('a link with thousands of unknown parts gets one sentence, at once', async ({ page }) => {
	await open(page, `takes=1,2&${Array.from({ length: 5000 }, (_, i) => `x${i}=1`).join('&')}`);
	await expectResults(page, { 'measured-period': '3' });
	await expect(page.locator('.notice')).toHaveCount(1);
	await expect(page.locator('.notice')).toContainText('“x0=1”, “x1=1”, “x2=1” and 4997 more. They were passed over.');
});

test('a row of another link than the default is never the document’s', async ({ page }) => {
	await page.route('**/*.wasm', () => undefined); // no answer ever comes
	await page.goto('./#takes=2,5');
	await expect(page.locator('[data-result]')).toHaveCount(0);
	await expect(page.locator('[data-position]')).toHaveCount(0);
	await page.goto('./?again');
	await expectResults(page, { labels: 'LWLWWWWLWLWWWWLWLWW', 'measured-period': '7', 'cross-check-calls': '20725' });
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a reader who drags the scrollbar is not taken back to where the link led', async ({ page }) => {
	await open(page, 'section=additive');
	await near(page, 'additive');
	await page.goto('./?again#section=additive');
	await expectResults(page, { 'additive-period': '76' });
	await page.evaluate(() => document.querySelector('[data-panel="rows"]')?.scrollIntoView()); // no key, no wheel, no finger
	await expect(page.locator('[data-panel="rows"]')).toContainText('Rows of');
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	expect(
		await page.locator('[data-panel="rows"]').evaluate((rows) => Math.abs(rows.getBoundingClientRect().top)),
	).toBeLessThan(400);
});
