// @ts-check
/** Panels in other people's pages: as elements, from another origin too, and alone in a frame. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { expect, expectResults, test } from './lab.js';
import { BUILT, heldAddresses, serve, temporary } from './site.js';

test('every element of the demonstration shows its panel, with one engine', async ({ page }) => {
	await page.goto('./embed.html');
	const labels = page.locator('takeaway-labels');
	await expect(labels.locator('[data-result="measured-period"]')).toHaveText('7');
	await expect(labels.getByRole('textbox', { name: 'Takes' })).toHaveValue('2,5');
	await expect(page.locator('takeaway-bands [data-result="additive-case"]')).toHaveText('short');
	await expect(page.locator('takeaway-stripes [data-result="census-pairs"]')).toHaveText('780');
	await expect(page.locator('takeaway-euclid [data-result="euclid-outcome"]')).not.toHaveText('none');
	await expect(page.locator('takeaway-rehearsal').getByRole('button', { name: 'Begin together' })).toBeVisible();
	const frame = page.frameLocator('iframe');
	await expect(frame.locator('[data-result="measured-period"]')).toHaveText('4');
	await expect(page.locator('#said')).toContainText('takeaway-result');
	await expect(page.locator('#said')).toHaveAttribute('aria-live', 'off'); // or each event would be read out
	expect(page.workers()).toHaveLength(2); // the elements share one; the frame is a page of its own
});

test('attributes and fields follow each other, and events tell of both', async ({ page }) => {
	await page.goto('./embed.html');
	const labels = page.locator('takeaway-labels');
	await expect(labels.locator('[data-result="cross-check"]')).toHaveText('agrees');
	await page.evaluate(() => {
		/** @type {[string, any][]} */
		const heard = [];
		Object.assign(window, { heard });
		for (const name of ['takeaway-change', 'takeaway-result'])
			document
				.querySelector('takeaway-labels')
				?.addEventListener(name, (event) => heard.push([name, Reflect.get(event, 'detail')]));
	});
	const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));

	await labels.getByRole('textbox', { name: 'Takes' }).fill('1,2,3');
	await expect(labels).toHaveAttribute('takes', '1,2,3');
	await expect.poll(heard).toContainEqual(['takeaway-change', { takes: '1,2,3', positions: '21', at: '', filled: '' }]);
	await expect
		.poll(heard)
		.toContainEqual(['takeaway-result', expect.objectContaining({ 'measured-period': '4', residues: '0' })]);

	await labels.evaluate((element) => element.setAttribute('takes', '1,2'));
	await expect(labels.getByRole('textbox', { name: 'Takes' })).toHaveValue('1,2');
	await expect(labels.locator('[data-result="measured-period"]')).toHaveText('3');
	await labels.evaluate((element) => element.removeAttribute('takes'));
	await expect(labels.getByRole('textbox', { name: 'Takes' })).toHaveValue('1,3,4');
	await labels.getByRole('textbox', { name: 'Takes' }).fill('0');
	await expect(labels.locator('[data-result="error"]')).toHaveAttribute('data-code', 'E_TAKE_ZERO');
});

test('two large charts are both painted, and painted again when the colours change', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('./embed.html');
	const charts = page.locator('takeaway-stripes');
	await charts.evaluate((first) => {
		const second = document.createElement('takeaway-stripes');
		for (const chart of [first, second]) chart.setAttribute('pairs', '300');
		first.after(second);
	});
	const canvases = charts.locator('canvas');
	await expect(canvases).toHaveCount(2);
	const corners = () =>
		canvases.evaluateAll((all) =>
			all.map((canvas) => {
				const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
				return String(context?.getImageData(context.canvas.width - 1, context.canvas.height - 1, 1, 1).data);
			}),
		);
	const [one, other] = await corners(); // the corner of (1, 300)
	expect(one).toMatch(/,255$/);
	expect(other).toBe(one);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect.poll(async () => (await corners()).includes(one ?? '')).toBe(false);
});

test('two elements of one kind do not disturb each other', async ({ page }) => {
	await page.goto('./embed.html');
	await page.evaluate(() => {
		const second = document.createElement('takeaway-labels');
		second.setAttribute('takes', '1,2');
		document.querySelector('takeaway-labels')?.after(second);
	});
	const [first, second] = [page.locator('takeaway-labels').first(), page.locator('takeaway-labels').nth(1)];
	await expect(second.locator('[data-result="measured-period"]')).toHaveText('3');
	await expect(first.locator('[data-result="measured-period"]')).toHaveText('7');
	await second.getByRole('textbox', { name: 'Takes' }).fill('1,2,3');
	await expect(second.locator('[data-result="measured-period"]')).toHaveText('4');
	await expect(first.getByRole('textbox', { name: 'Takes' })).toHaveValue('2,5');
});

test('an element that is taken out ends, one that is moved goes on, and one that comes back starts again', async ({
	page,
}) => {
	await page.goto('./embed.html');
	const labels = page.locator('takeaway-labels');
	await expect(labels.locator('[data-result="cross-check"]')).toHaveText('agrees');
	const moved = await labels.evaluate(async (element) => {
		const drawn = element.shadowRoot?.querySelector('.facts');
		document.querySelector('main')?.append(element);
		await new Promise((resolve) => setTimeout(resolve));
		return drawn !== null && drawn === element.shadowRoot?.querySelector('.facts');
	});
	expect(moved).toBe(true);

	const left = await labels.evaluate(async (element) => {
		element.remove();
		document.body.querySelector(':scope > [role="status"]')?.remove(); // as a page does that draws its body anew
		element.setAttribute('takes', '1,2');
		await new Promise((resolve) => setTimeout(resolve, 100));
		Object.assign(window, { element });
		return element.shadowRoot?.textContent?.trim();
	});
	expect(left).toBe('');

	await page.evaluate(() => document.querySelector('main')?.append(Reflect.get(window, 'element')));
	await expect(labels.locator('[data-result="measured-period"]')).toHaveText('3');
	await labels.getByRole('textbox', { name: 'Takes' }).fill('1,2,3');
	await expect(page.locator('body > [role="status"]')).toContainText('4');
});

// Playwright’s own test: ours allows no request to another origin.
plain('a page of another origin has the panel in a worker, and its own styles', async ({ page }) => {
	const other = await temporary();
	const [site, host] = [await serve(BUILT), await serve(other.folder)]; // two ports, so two origins
	try {
		await writeFile(
			join(other.folder, 'index.html'),
			`<!doctype html><title>Another page</title><body style="color: red"><p class="finding">Mine</p>
			<takeaway-labels takes="2,5"></takeaway-labels><script type="module" src="${site.url}embed.js"></script>`,
		);
		const held = await heldAddresses(page);
		await page.goto(host.url);
		const panel = page.locator('takeaway-labels');
		await expect(panel.locator('[data-result="measured-period"]')).toHaveText('7');
		expect(page.workers()).toHaveLength(1);
		expect(page.workers()[0]?.url()).toMatch(/^blob:/);
		expect(await held()).toEqual([]);
		await expect(panel.locator('.finding')).toHaveCSS('color', 'rgb(28, 26, 23)');
		await expect(page.getByText('Mine')).toHaveCSS('color', 'rgb(255, 0, 0)');
	} finally {
		await host.stop();
		await site.stop();
		await other.remove();
	}
});

// … and no error in the console.
plain('what an element holds is read until its panel is there', async ({ page }) => {
	await page.route('**/assets/euclid-*.js', (route) => route.abort());
	await page.goto('./embed.html');
	await expect(page.locator('takeaway-labels [data-result="measured-period"]')).toHaveText('7');
	await expect(page.getByText('The Euclid game needs JavaScript.')).toBeVisible();
	const drawn = () =>
		page
			.locator('main > section > *')
			.evaluateAll((all) => all.filter((one) => one.shadowRoot).map((one) => one.localName));
	await expect.poll(drawn).toEqual(['takeaway-labels', 'takeaway-bands', 'takeaway-stripes', 'takeaway-rehearsal']);
});

test('a frame shows one panel, and a link to the whole page as it stands', async ({ page }) => {
	await page.goto('./?embed=euclid#x=34&y=55');
	await expectResults(page, { 'euclid-outcome': 'L' });
	await expect(page.locator('h1')).toBeHidden();
	await expect(page.locator('#lesson')).toBeHidden();
	await expect(page.locator('[data-panel="labels"] .facts')).toHaveCount(0);
	await page.locator('#field-x').fill('21');
	const out = page.getByRole('link', { name: 'Open in Takeaway' });
	await out.focus();
	await expect(out).toHaveAttribute('href', /\/#section=euclid&x=21&y=55$/);
	await expect(out).toHaveAttribute('target', '_blank');
});

test('a link to another section leads from a panel that stands alone to the whole page', async ({ page, context }) => {
	await page.goto('./embed.html');
	await page.locator('takeaway-rehearsal').getByRole('button', { name: 'Begin together' }).click();
	await expect(page.locator('takeaway-labels')).toContainText('while you predict them');
	const [whole] = await Promise.all([
		context.waitForEvent('page'),
		page.locator('takeaway-labels').getByRole('link', { name: 'rehearsal' }).click(),
	]);
	await expect(whole).toHaveURL(/\/#rehearsal$/);
	await expect(page).toHaveURL(/embed\.html$/);

	await page.goto('./?embed=labels#takes=2,5'); // the prediction is kept in this browser
	await expect(page.locator('#labels')).toContainText('while you predict them');
	const [other] = await Promise.all([
		context.waitForEvent('page'),
		page.locator('#labels').getByRole('link', { name: 'rehearsal' }).click(),
	]);
	await expect(other).toHaveURL(/\/#rehearsal$/);
});

test('labels that are being predicted are hidden after a reload, before the rehearsal is there', async ({ page }) => {
	await page.goto('./embed.html');
	await page.locator('takeaway-rehearsal').getByRole('button', { name: 'Begin together' }).click();
	const labels = page.locator('takeaway-labels');
	await expect(labels).toContainText('while you predict them');
	let arrive = () => {};
	const held = new Promise((resolve) => {
		arrive = () => resolve(undefined);
	});
	await page.route('**/assets/rehearsal-*.js', async (route) => {
		await held;
		await route.continue();
	});
	await page.reload();
	await expect(labels).toContainText('while you predict them');
	await expect(labels.locator('[data-result="labels"], [data-result="measured-period"]')).toHaveCount(0);
	arrive();
	await expect(page.locator('takeaway-rehearsal').getByRole('button', { name: 'Begin together' })).toBeVisible();
	await expect(labels).toContainText('while you predict them');
});

test('a frame that asks for an unknown panel is the whole page', async ({ page }) => {
	await page.goto('./?embed=nothing"]#takes=2,5');
	await expectResults(page, { 'measured-period': '7' });
	await expect(page.locator('h1')).toBeVisible();
});
