// @ts-check
/** Canvases in the page's colours. What is painted does not follow a change of them, so it is painted again. */
import { ref } from 'lit-html/directives/ref.js';

/** @typedef {(canvas: HTMLCanvasElement) => void} Paint */

/** What each canvas that is drawn shows. @type {Map<HTMLCanvasElement, Paint>} */
const paintings = new Map();

/**
 * Keeps the canvas that it is put on painted.
 *
 * @param {Paint} paint in the colours that the canvas has when it is called
 */
export function painted(paint) {
	/** @type {HTMLCanvasElement | undefined} */
	let mine;
	return ref((canvas) => {
		if (canvas instanceof HTMLCanvasElement) {
			mine = canvas;
			watch();
			paintings.set(canvas, paint);
			queueMicrotask(() => repaint(canvas)); // an element has its colours only once it is in the document
		} else if (mine && paintings.get(mine) === paint) {
			paintings.delete(mine);
		}
	});
}

/** @param {HTMLCanvasElement} canvas */
function repaint(canvas) {
	if (canvas.isConnected) paintings.get(canvas)?.(canvas);
}

let watching = false;

/** From the first canvas on: paints all of them again whenever the page's colours change. */
function watch() {
	if (watching) return;
	watching = true;
	for (const medium of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']) {
		window.matchMedia(medium).addEventListener('change', () => {
			for (const canvas of paintings.keys()) repaint(canvas);
		});
	}
}
