// @ts-check
/** Start-up only: reads the link, starts the engine, puts the panels in their places. */
import { EngineClient } from './engine/client.js';
import { connect } from './engine/connect.js';
import { framed } from './frame.js';
import { keysOf, onKept } from './kept.js';
import { laterStyles } from './later-styles.js';
import { notice } from './notices.js';
import { keepOffline } from './offline.js';
import { createPage } from './page.js';
import { preparePrint } from './print.js';
import { DEFAULTS } from './state.js';
import { labels } from './views/labels.js';

const page = createPage(new EngineClient(connect), laterStyles);

/** Hides what is being predicted, here or in another tab. Without a rehearsal there is nothing to read, and nothing to load. */
async function veil() {
	if (keysOf('rehearsal/').length > 0) page.veil((await import('./rehearsal/predicted.js')).predicted());
	document.documentElement.classList.remove('predicting'); // early.js has hidden more
}
onKept('rehearsal/', veil);

/** Takes away the row that the document brings where it is not what this page is to show. Its room stays until it is filled. */
function clearRow() {
	/** @type {HTMLElement | null} */
	const row = document.querySelector('[data-prerendered]');
	const { takes, positions, at, filled } = page.state;
	const seen = framed === null || framed === 'labels';
	const own = seen && takes === DEFAULTS.takes && positions === DEFAULTS.positions && at === '' && filled === '';
	if (!row || (own && keysOf('rehearsal/').length === 0)) return;
	row.style.minHeight = `${row.offsetHeight}px`;
	row.replaceChildren();
}
clearRow();

async function start() {
	try {
		await veil(); // before anything is drawn: a prediction outlasts a reload
	} catch (error) {
		console.warn('What is being predicted could not be read:', error);
		return notice('A part of the page could not be loaded. Reload the page to try again.'); // better no labels than spoilt ones
	}
	void page.first.then(rest);
	preparePrint(page.link, page.whole);
	page.place(labels);
	page.placeLater('rehearsal', [], async () => (await import('./views/rehearsal.js')).rehearsal(page.veil));

	page.placeLater('values', [], async () => (await import('./views/values.js')).values, '[data-live="certificate"]');
	page.placeLater('three-takes', [], async () => (await import('./views/three-takes.js')).threeTakes);

	const additive = () => import('./views/additive.js');
	page.placeLater('additive', ['a', 'b', 'heap'], async () => (await additive()).bands);
	page.placeLater('seven', [], async () => (await additive()).seven);
	page.placeLater('rows', [], async () => (await additive()).rows);
	page.placeLater('growth', [], async () => (await additive()).growth);
	page.placeLater('stripes', ['pairs'], async () => (await additive()).stripes);

	const euclid = () => import('./views/euclid.js');
	page.placeLater('euclid', ['x', 'y', 'ending'], async () => (await euclid()).euclid);
	page.placeLater('euclid-map', ['ending'], async () => (await euclid()).map);

	page.placeLater('notes', [], async () => (await import('./views/notes.js')).notes());
	page.placeLater('play', ['game'], async () => {
		const { keepFocus, opponent, play } = await import('./views/play.js');
		opponent(page);
		keepFocus(page);
		return play;
	});
	page.placeLater('play-setup', [], async () => (await import('./views/play.js')).setup);
}
void start();

/** What may wait until the page shows what was asked for. */
async function rest() {
	await laterStyles();
	(await import('./views/lesson.js')).lesson(page);
	const link = document.getElementById('one-file');
	if (link instanceof HTMLAnchorElement) (await import('./one-file.js')).keepSaving(link);
}

const line = document.querySelector('#offline output');
if (line && import.meta.env.MODE === 'production')
	keepOffline((sentence) => line.replaceChildren(sentence), page.first);
