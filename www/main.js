// @ts-check
/** Start-up only: reads the link, starts the engine, puts the panels in their places. */
import { EngineClient } from './engine/client.js';
import { connect } from './engine/connect.js';
import { keepOffline } from './offline.js';
import { createPage } from './page.js';
import { preparePrint } from './print.js';
import { load, onProgress } from './rehearsal/kept.js';
import { hidden } from './rehearsal/progress.js';
import { labels } from './views/labels.js';
import { lesson } from './views/lesson.js';

const page = createPage(new EngineClient(connect));
const veil = () => page.veil(hidden(load()));
veil(); // before anything is drawn: a prediction outlasts a reload
onProgress(veil);
lesson(page);
preparePrint(page.link);
page.place(labels);
page.placeLater('rehearsal', [], async () => (await import('./views/rehearsal.js')).rehearsal(page.veil));

page.placeLater('values', [], async () => (await import('./views/values.js')).values);
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

const line = document.querySelector('#offline output');
if (line && import.meta.env.MODE === 'production') keepOffline((sentence) => line.replaceChildren(sentence));
