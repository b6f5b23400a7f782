// @ts-check
/** The board: what lies there, and a button for every legal move. */
import { html, nothing } from 'lit-html';
import { counters, MOST_COUNTERS } from '../../charts/counters.js';
import { lengths, shareOf } from '../../charts/lengths.js';
import { now } from '../../play/report.js';
import { grouped } from '../../words.js';
import { brief, isLong, times } from '../euclid/words.js';
import { countersOf } from './words.js';

/** @typedef {import('../../panel.js').Context} Context */
/** @typedef {import('../../play/report.js').HeapsReport} HeapsReport */
/** @typedef {import('../../play/report.js').EuclidReport} EuclidReport */
/** @typedef {import('../../play/code.js').Take} Take */

/** More legal moves than this are chosen from a list, or typed. */
const MOST_BUTTONS = 12;

/**
 * @param {Context} context
 * @param {HeapsReport} report
 * @param {(move: Take) => void} play
 */
export function heapsBoard(context, report, play) {
	const heaps = now(report).position;
	const last = report.turns.at(-1);
	return html`<ul class="heaps">
		${heaps.map((count, heap) => {
			const taken = last && last.heap === heap ? last.take : 0;
			return html`<li class="heap">
				${heaps.length === 1 ? nothing : html`<h4>Heap ${heap + 1}: ${countersOf(count)}</h4>`}
				${count + taken <= MOST_COUNTERS ? counters(count, taken) : html`<progress max=${report.start.position[heap] ?? 0} value=${count} aria-hidden="true"></progress>`}
				${takes(context, report, heap, play)}
			</li>`;
		})}
	</ul>`;
}

/**
 * @param {Context} context
 * @param {HeapsReport} report
 * @param {number} heap
 * @param {(move: Take) => void} play
 */
function takes({ local, set }, report, heap, play) {
	const legal = report.legal[heap] ?? [];
	if (report.winner || legal.length === 0)
		return html`<p class="muted">${report.winner ? 'No move is left.' : 'No take fits this heap.'}</p>`;
	const mine = report.toMove === 'reader';
	const from = report.start.position.length === 1 ? '' : ` from heap ${heap + 1}`;
	if (legal.length <= MOST_BUTTONS)
		return html`<div class="steps" role="group" aria-label="Take${from}">
			${legal.map(
				(
					take,
				) => html`<button type="button" class="move" aria-disabled=${mine ? 'false' : 'true'} @click=${() => mine && play({ heap, take })}>
					Take ${grouped(take)}<span class="visually-hidden">${from}</span>
				</button>`,
			)}
		</div>`;
	const chosen = legal.includes(local[`take${heap}`]) ? local[`take${heap}`] : legal[0];
	const submit = (/** @type {SubmitEvent} */ event) => {
		event.preventDefault();
		if (mine) play({ heap, take: chosen });
	};
	return html`<form class="steps" @submit=${submit}>
		<label>Take${from}
			<select @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => set({ [`take${heap}`]: Number(event.target.value) })}>
				${legal.map((take) => html`<option value=${take} ?selected=${take === chosen}>${grouped(take)}</option>`)}
			</select>
		</label>
		<button type="submit" class="move" aria-disabled=${mine ? 'false' : 'true'}>Take</button>
	</form>`;
}

/**
 * @param {Context} context
 * @param {EuclidReport} report
 * @param {(multiple: string) => void} play
 */
export function euclidBoard(context, report, play) {
	const { smaller, larger } = now(report).position;
	return html`<div class="pair-board">
		<h4><span class="run" translate="no">${brief(larger)}</span> and <span class="run" translate="no">${brief(smaller)}</span></h4>
		${lengths(shareOf(smaller, larger))}
		${report.winner ? html`<p class="muted">No move is left.</p>` : multiples(context, report, play)}
	</div>`;
}

/**
 * @param {Context} context
 * @param {EuclidReport} report
 * @param {(multiple: string) => void} play
 */
function multiples({ local, set }, report, play) {
	const { smaller } = now(report).position;
	const mine = report.toMove === 'reader';
	const most = Number(report.most);
	if (most <= MOST_BUTTONS && !isLong(smaller)) {
		const moves = Array.from({ length: most }, (_, k) => String(k + 1));
		return html`<div class="steps" role="group" aria-label="Take ${grouped(smaller)}">
			${moves.map(
				(
					multiple,
				) => html`<button type="button" class="move" aria-disabled=${mine ? 'false' : 'true'} @click=${() => mine && play(multiple)}>
					Take ${grouped(smaller)} ${times(multiple)}
				</button>`,
			)}
		</div>`;
	}
	const submit = (/** @type {SubmitEvent} */ event) => {
		event.preventDefault();
		if (mine) play(local.multiple ?? '1');
	};
	return html`<form class="controls" @submit=${submit}>
		<div class="field">
			<label class="label" for="play-multiple">How many times?</label>
			<input id="play-multiple" type="text" inputmode="numeric" autocomplete="off" required aria-describedby="play-multiple-hint play-trouble"
				.value=${local.multiple ?? '1'} @input=${(/** @type {InputEvent & { target: HTMLInputElement }} */ event) => set({ multiple: event.target.value })} />
			<span class="hint" id="play-multiple-hint">Take ${brief(smaller)} at least once and at most ${times(report.most)}</span>
		</div>
		<button type="submit" class="move" aria-disabled=${mine ? 'false' : 'true'}>Take</button>
	</form>`;
}
