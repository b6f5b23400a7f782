// @ts-check
import { defineConfig } from '@playwright/test';

/** The built site under a sub-path, as a web server would serve it. */
const PORT = Number(process.env.TEST_PORT ?? 4188);

export default defineConfig({
	testDir: 'tests/e2e',
	fullyParallel: true,
	workers: 2,
	retries: 0, // a second try would hide what a reader meets at the first
	// What is waited for is what is promised; how soon it comes is the machine’s affair, and measured elsewhere.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	reporter: [['list']],
	use: {
		baseURL: `http://localhost:${PORT}/`,
		browserName: 'chromium',
		serviceWorkers: 'block', // offline.spec.js allows them; elsewhere they would only take time
		launchOptions: {
			executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
			args: [
				'--no-sandbox', // CI runs as root
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
	webServer: {
		command: `node_modules/.bin/vite preview --port ${PORT} --strictPort`,
		url: `http://localhost:${PORT}/`,
		reuseExistingServer: false,
	},
});
