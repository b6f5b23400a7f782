// @ts-check
/** The additive games: any pair's case, period, departure, closing, and any heap's value. */
import { expect, expectResults, open, result, test } from './lab.js';

/** Numbers of the core's own tests, each with the sentence that stands beside it. */
const PAIRS = {
	'a=4&b=9': {
		'additive-case': 'long',
		'additive-period': '76',
		'additive-divisor': '1',
		'additive-departure': '9',
		'additive-closing': 'closes',
		'additive-values': '0000111102221333220003111002211332220033110002111322220333100001111222233332',
		'additive-heap-value': '1', // heap 1000 is heap 12
	},
	'a=3&b=10': {
		'additive-case': 'short',
		'additive-period': '22',
		'additive-departure': '12',
		'additive-closing': 'closes',
		'additive-values': '0001110001112223332223',
	},
	'a=1&b=4': { 'additive-case': 'short', 'additive-period': '8', 'additive-values': '01012323' },
	'a=1&b=3': { 'additive-case': 'long', 'additive-period': '7', 'additive-departure': '4' },
	'a=6&b=26': {
		'additive-case': 'long',
		'additive-period': '162',
		'additive-divisor': '2',
		'additive-closing': 'closes',
	},
	'a=3&b=13': { 'additive-case': 'long', 'additive-period': '81', 'additive-divisor': '1' },
	'a=6&b=13': { 'additive-case': 'long', 'additive-period': '162' },
	'a=5&b=16': { 'additive-case': 'short', 'additive-period': '36' },
	'a=5&b=21': { 'additive-case': 'long', 'additive-period': '215' },
	'a=5&b=15': { 'additive-case': 'long', 'additive-period': '35', 'additive-divisor': '5' },
	'a=5&b=10': { 'additive-case': 'short', 'additive-period': '20' },
	'a=39&b=80': { 'additive-case': 'long', 'additive-period': '6318', 'additive-closing': 'closes' },
	'a=1000003&b=1000000007&heap=1000000000000000000': {
		'additive-case': 'short',
		'additive-heap-value': '0',
		'additive-closing': 'closes',
	},
	'a=1000003&b=1000000007&heap=1000000000000000001': { 'additive-heap-value': '0' },
	'a=1000003&b=1000000007&heap=123456789012345678': { 'additive-heap-value': '3' },
};

for (const [fragment, expected] of Object.entries(PAIRS)) {
	test(`#${fragment} shows its results`, async ({ page }) => {
		await open(page, fragment);
		await expectResults(page, expected);
	});
}

test('the case says why, and the formula has the numbers put in', async ({ page }) => {
	await open(page, 'a=4&b=9&section=additive');
	const panel = page.locator('[data-panel=additive]');
	await expect(panel).toContainText('b − 1 = 8 is a loss of {4}');
	await expect(panel).toContainText('4 × (2 × 9 + 1) = 76');
	await expect(panel).toContainText('each heap from 0 to 89');
	await panel.getByRole('button', { name: '{3, 10}' }).click();
	await expect(panel).toContainText('b − 1 = 9 is a win of {3}');
	await expect(panel).toContainText('12 + 10 = 22');
	await panel.getByRole('button', { name: '{6, 26}' }).click();
	await expect(panel).toContainText('{3, 13, 16} in units of 2');
	await expect(panel).toContainText('for the reduced pair {3, 13}, b − 1 = 12 is a loss of {3}');
	await page.goBack();
	await expectResults(page, { 'additive-period': '22' });
});

test('the game of two takes is drawn with its 2s', async ({ page }) => {
	await open(page, 'a=3&b=8');
	await expect(page.getByText('{3, 8} has a single 2 in each period.')).toBeVisible();
	await page.getByLabel('b', { exact: true }).fill('9');
	await expect(page.getByText('{3, 9} has no 2: its larger take changes nothing.')).toBeVisible();
});

test('a heap says where it lies, and its moves give the same value', async ({ page }) => {
	await open(page, 'a=4&b=9&heap=97');
	await expectResults(page, { 'additive-heap-value': '3' });
	await expect(page.getByText('Heap 97 stands like heap 21 of the first period.')).toBeVisible();
	await page.getByLabel('Heap', { exact: true }).fill('0');
	await expectResults(page, { 'additive-heap-value': '0' });
	await expect(page.getByText('No take fits into this heap')).toBeVisible();
	await page.getByLabel('Heap', { exact: true }).fill('1000000000000000000000000000000');
	await expect(result(page, 'additive-heap-value')).toHaveText(/^[0-3]$/);
});

test('a pair too large to be drawn is told in numbers', async ({ page }) => {
	await open(page, 'a=1000003&b=1000000007');
	await expect(page.getByText('Periods up to 10 000 heaps are drawn')).toBeVisible();
	await page.getByLabel('a', { exact: true }).fill('1');
	await page.getByLabel('b', { exact: true }).fill('1000000000000000');
	await expectResults(page, {
		'additive-case': 'short',
		'additive-period': '2000000000000000',
		'additive-closing': 'none',
	});
	await expect(page.getByText('Not run: one period')).toBeVisible();
	await expect(page.locator('#notices')).toBeEmpty();
});

test('what is no pair or no heap is refused beside its field, and the result before stays', async ({ page }) => {
	await open(page, 'a=4&b=9');
	const panel = page.locator('[data-panel=additive]');
	for (const [field, typed, code] of [
		['a', '0', 'E_TAKE_ZERO'],
		['a', '9', 'E_PAIR_ORDER'],
		['a', '1.5', 'E_FRACTION'],
		['a', '', 'E_EMPTY'],
		['b', '3', 'E_PAIR_ORDER'],
		['b', '-9', 'E_NEGATIVE'],
		['b', '1e9', 'E_EXPONENT'],
		['b', 'nine', 'E_NOT_A_NUMBER'],
		['b', '1000000000000001', 'E_TAKE_TOO_LARGE'],
		['b', '99999999999999999999999', 'E_TAKE_TOO_LARGE'],
		['Heap', '-1', 'E_NEGATIVE'],
		['Heap', '1000000000000000000000000000001', 'E_HEAP_TOO_LARGE'],
		['Heap', '1 2', 'E_SEPARATOR'],
	]) {
		const input = panel.getByLabel(field ?? '', { exact: true });
		const before = await input.inputValue();
		await input.fill(typed ?? '');
		await expect(panel.locator('[data-result=error]')).toHaveAttribute('data-code', code ?? '');
		await expect(panel.locator('[aria-invalid=true]')).toHaveCount(1);
		if (code !== 'E_PAIR_ORDER') await expect(input).toHaveAttribute('aria-invalid', 'true');
		await expect(panel.getByText('the previous result, for')).toBeVisible();
		await expectResults(page, { 'additive-period': '76' });
		await input.fill(before);
		await expect(panel.locator('[data-result=error]')).toHaveCount(0);
	}
});

test('a link with a refused pair shows the default and says so', async ({ page }) => {
	await open(page, 'a=4&b=0');
	await expectResults(page, { 'additive-period': '76' });
	await expect(page.locator('#notices')).toContainText('b=0');
});

test('the table behind the bands tells every block', async ({ page }) => {
	await open(page, 'a=3&b=10&section=additive');
	await page.getByText('The blocks as a table').first().click();
	const rows = page.getByRole('table', { name: 'The blocks of one period of {3, 10, 13}' }).getByRole('row');
	await expect(rows).toHaveText([
		/Heaps/,
		/0 to 2\s*3\s*0\s*lower/,
		/3 to 5/,
		/6 to 8/,
		/9 to 11/,
		/12 to 14\s*3\s*2\s*upper/,
		/15 to 17/,
		/18 to 20/,
		/21\s*1\s*3\s*upper/,
	]);
});
