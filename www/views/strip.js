// @ts-check
/** A long row of labels as a strip: the whole range at a glance, with a window that can be moved. */
import { html } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { lossShares } from '../charts/loss-shares.js';
import { grouped } from '../words.js';
import { painted } from './painted.js';

/** Columns of the strip: wide enough for a large screen, few enough to redraw at every step of the slider. */
const COLUMNS = 1200;

/**
 * @param {object} options
 * @param {Uint32Array} options.bits
 * @param {number} options.positions
 * @param {number} options.from where the window starts
 * @param {number} options.window its length
 * @param {(from: number) => void} options.scroll
 */
export function strip({ bits, positions, from, window, scroll }) {
	const last = positions - window;
	const to = (/** @type {number} */ position) => scroll(Math.max(0, Math.min(last, Math.round(position))));
	return html`<div class="strip">
		<canvas
			width=${COLUMNS}
			height="48"
			role="img"
			aria-label="The share of losses along positions 0 to ${grouped(positions - 1)}"
			${painted((canvas) => draw(canvas, bits, positions, from, window))}
			@click=${(/** @type {MouseEvent & { currentTarget: HTMLElement }} */ event) =>
				to((event.offsetX / event.currentTarget.clientWidth) * positions - window / 2)}
		></canvas>
		<label class="field wide">
			<span class="label">Show from position</span>
			<input type="range" min="0" max=${last} step="1" .value=${live(String(from))} aria-valuetext="position ${from}"
				@input=${(/** @type {InputEvent & { target: HTMLInputElement }} */ event) => to(event.target.valueAsNumber)} />
		</label>
		<label class="field">
			<span class="label">or go to</span>
			<input type="number" min="0" max=${last} .value=${live(String(from))}
				@change=${(/** @type {InputEvent & { target: HTMLInputElement }} */ event) => to(event.target.valueAsNumber || 0)} />
		</label>
	</div>`;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Uint32Array} bits
 * @param {number} positions
 * @param {number} from
 * @param {number} window
 */
function draw(canvas, bits, positions, from, window) {
	const context = canvas.getContext('2d');
	if (!context) return; // the words below the strip tell the same facts
	const style = getComputedStyle(canvas);
	const { width, height } = canvas;
	context.fillStyle = style.getPropertyValue('--w');
	context.fillRect(0, 0, width, height);
	context.fillStyle = style.getPropertyValue('--l');
	for (const [x, share] of lossShares(bits, positions, width).entries()) {
		context.fillRect(x, height * (1 - share), 1, height * share);
	}
	context.strokeStyle = style.getPropertyValue('--accent');
	context.lineWidth = 3;
	context.strokeRect((from / positions) * width, 1.5, Math.max(4, (window / positions) * width), height - 3);
}
