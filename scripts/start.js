// @ts-check
/** `npm start`: sets everything up and serves the built page. */
import { site } from './site.js';
import { command, say, tool } from './steps.js';

await command(async () => {
	await site();
	say('Serving the lab; the address is below. Ctrl-C ends it.');
	await tool('vite', ['preview', '--host', 'localhost', ...process.argv.slice(2)]);
});
