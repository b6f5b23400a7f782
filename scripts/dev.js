// @ts-check
/** `npm run dev`: the page, rebuilt on every change; a change in crate/ rebuilds the wasm package. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setUp, wasm } from './site.js';
import { command, root, say, tool } from './steps.js';

await command(async () => {
	await setUp();
	let building = Promise.resolve();
	for (const crate of ['games', 'lab']) {
		watch(join(root, 'crate', crate, 'src'), { recursive: true }, () => {
			// a compile error is shown, and the next change tries again
			building = building.then(wasm).catch((error) => say(error.message));
		});
	}
	await tool('vite', []);
});
