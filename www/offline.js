// @ts-check
/**
 * The page without network: a service worker keeps one version of the site,
 * whole, and a newer one waits until the reader asks for it.
 */
import { whenIdle } from './idle.js';
import { notice } from './notices.js';
import { trustedScript } from './trusted.js';

/** A tab can stay open for weeks: how often it asks for a newer version when it is looked at. */
const HOURS = 6;

/**
 * @param {(sentence: string) => void} tell what the footer says about it
 * @param {Promise<unknown>} first resolves when nothing that the page is asked for has to compete with it any more
 */
export function keepOffline(tell, first) {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return tell('not available in this browser.'); // a private window, or no https
	let asked = false;
	let replaced = false;
	let { controller } = serviceWorker;
	// From the start: when another tab has switched, it is too late to load the files of this version.
	serviceWorker.addEventListener('controllerchange', () => {
		if (asked) location.reload();
		else if (controller) {
			replaced = true;
			notice('A new version of this page was started in another tab. What is open here goes on until you reload.', {
				label: 'Reload',
				act: () => location.reload(),
			});
		}
		({ controller } = serviceWorker);
	});
	const ask = () => {
		if (replaced) location.reload(); // another tab was asked before
		asked = true;
	};
	void first.then(() => whenIdle(() => register(tell, ask)));
}

/**
 * @param {(sentence: string) => void} tell
 * @param {() => void} ask the reader wants the version that waits
 */
async function register(tell, ask) {
	const ready = () => tell('ready. This version is kept in this browser.');
	try {
		const { Workbox } = await import('workbox-window');
		const workbox = new Workbox(trustedScript(new URL('sw.js', document.baseURI).href));
		workbox.addEventListener('activated', ready);
		workbox.addEventListener('redundant', ({ isUpdate }) => {
			if (!isUpdate) tell('not available: the files could not be kept.');
		});
		workbox.addEventListener('waiting', () => {
			notice('A new version of this page is ready.', {
				label: 'Use it now',
				act() {
					ask();
					workbox.messageSkipWaiting();
				},
			});
		});
		const registration = await workbox.register();
		if (!registration) throw new Error('the browser did not say why');
		if (registration.active) ready();
		let looked = Date.now();
		document.addEventListener('visibilitychange', () => {
			if (document.hidden || Date.now() - looked < HOURS * 3_600_000) return;
			looked = Date.now();
			registration.update().catch(() => undefined); // no network: the next look will do
		});
	} catch (error) {
		tell('not available: the browser did not accept it.');
		console.warn('The page is not kept for use without network:', error);
	}
}
