// @ts-check
/** `npm run build`: the static site in dist/. `npm run build:single`: the page in one file, in dist-single/. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { single, site } from './site.js';
import { command, root, say } from './steps.js';

await command(async () => {
	if (process.argv.includes('single')) {
		await single();
		const { size } = statSync(join(root, 'dist-single', 'takeaway.html'));
		say(
			`dist-single/takeaway.html is the whole page in one file of ${Math.ceil(size / 1000)} kB. Open it in a browser.`,
		);
	} else {
		await site();
		say('dist/ holds the site. Put it in any folder of any web server.');
	}
});
