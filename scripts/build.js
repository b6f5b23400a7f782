// @ts-check
/** `npm run build`: the static site in dist/. */
import { site } from './site.js';
import { command, say } from './steps.js';

await command(async () => {
	await site();
	say('dist/ holds the site. Put it in any folder of any web server.');
});
