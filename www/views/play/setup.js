// @ts-check
/** Another game: which, from where, and who moves first. It is judged while it is written. */
import { html, nothing } from 'lit-html';
import { encode } from '../../play/code.js';
import { grouped } from '../../words.js';
import { trouble } from '../parts.js';

/** @typedef {import('../../panel.js').Context} Context */
/** @typedef {import('../../play/code.js').Game} Game */

/** @typedef {{ kind: 'heaps' | 'euclid', takes: string, heaps: string, x: string, y: string, ending: string, first: 'reader' | 'opponent' }} Setup */

/** Games to begin with, from easy to hard. @type {readonly (readonly [name: string, game: Game])[]} */
const GAMES = [
	['One heap of 12, {1, 3, 4}', heaps('1,3,4', '12')],
	['One heap of 21, {1, 2, 3}', heaps('1,2,3', '21')],
	['Nim: heaps of 3, 4 and 5', heaps('1,2,3,4,5', '3,4,5')],
	['Heaps of 11 and 9, {2, 5}', heaps('2,5', '11,9')],
	['Euclid from (11, 27)', euclid('11', '27')],
	['Euclid from (100, 237)', euclid('100', '237')],
];

/**
 * @param {string} takes
 * @param {string} heaps
 * @returns {Game}
 */
function heaps(takes, heaps) {
	return { kind: 'heaps', takes, heaps, first: 'reader', moves: [] };
}

/**
 * @param {string} x
 * @param {string} y
 * @returns {Game}
 */
function euclid(x, y) {
	return { kind: 'euclid', ending: 'zero', x, y, first: 'reader', moves: [] };
}

/** @param {Setup} setup @returns {Game} */
const gameOf = ({ kind, takes, heaps, x, y, ending, first }) =>
	kind === 'heaps' ? { kind, takes, heaps, first, moves: [] } : { kind, ending, x, y, first, moves: [] };

/** @type {import('../../panel.js').Panel} */
export const setup = {
	name: 'play-setup',
	fields: [],
	blamed: () => undefined, // what is written here is in no link before the game is started
	local: { kind: 'heaps', takes: '1,3,4', heaps: '5,7', x: '11', y: '27', ending: 'zero', first: 'reader' },
	questions: (_, __, local) => ({
		game: { name: 'game', args: [encode(gameOf(local))] },
		limits: { name: 'playLimits', args: [] },
	}),
	view(context) {
		const { local, results, set, act, retry } = context;
		/** @type {{ largestHeap: number, mostHeaps: number, mostDigits: number } | undefined} */
		const limits = results.limits?.answer;
		const ready = results.game?.status === 'done';
		const start = (/** @type {Event} */ event) => {
			event.preventDefault();
			if (ready) act({ game: encode(gameOf(local)) }, 'move');
		};
		return html`<h3>Another game</h3>
			<div class="presets" role="group" aria-label="Games to start">
				${GAMES.map(([name, game]) => html`<button type="button" @click=${() => act({ game: encode({ ...game, first: local.first }) }, 'move')}>${name}</button>`)}
			</div>
			<form class="controls setup" @submit=${start}>
				${choices(context, 'first', 'Who moves first', { reader: 'you', opponent: 'the lab' })}
				${choices(context, 'kind', 'The game', { heaps: 'heaps of counters', euclid: 'Euclid' })}
				${
					local.kind === 'heaps'
						? html`${text(context, 'takes', 'Takes allowed', 'Whole numbers, such as 1, 3, 4')}
							${text(context, 'heaps', 'Heaps', limits ? `1 to ${limits.mostHeaps} heaps of up to ${grouped(limits.largestHeap)} counters` : 'Such as 5, 7')}`
						: html`${text(context, 'x', 'First number', limits ? `At most ${grouped(limits.mostDigits)} digits` : '')}
							${text(context, 'y', 'Second number', '')}
							${choices(context, 'ending', 'The game ends', { zero: 'at a zero', equal: 'at equal numbers' })}`
				}
				<div class="presets">
					<button type="submit" class="primary" aria-disabled=${ready ? 'false' : 'true'}>Start this game</button>
					<button type="button" class="quiet" @click=${() => set(copied(context))}>Fill in the lab’s takes and the Euclid pair</button>
				</div>
			</form>
			${trouble(results.game, 'setup-trouble', () => retry('game'))}`;
	},
};

/** @param {Context} context */
const copied = ({ state: { takes, x, y, ending } }) => ({ takes, x, y, ending });

/**
 * @param {Context} context
 * @param {'takes' | 'heaps' | 'x' | 'y'} name
 * @param {string} label
 * @param {string} hint
 */
function text({ local, set, results }, name, label, hint) {
	const numeric = name === 'x' || name === 'y';
	const invalid = results.game?.status === 'refused' && results.game.refusal?.field === name;
	return html`<div class="field">
		<label class="label" for="setup-${name}">${label}</label>
		<input
			id="setup-${name}"
			type="text"
			inputmode=${numeric ? 'numeric' : 'text'}
			autocomplete="off"
			spellcheck="false"
			.value=${local[name]}
			aria-invalid=${invalid ? 'true' : 'false'}
			aria-describedby="setup-${name}-hint setup-trouble"
			@input=${(/** @type {InputEvent & { target: HTMLInputElement }} */ event) => set({ [name]: event.target.value })}
		/>
		<span class="hint" id="setup-${name}-hint">${hint || nothing}</span>
	</div>`;
}

/**
 * @param {Context} context
 * @param {'first' | 'kind' | 'ending'} name
 * @param {string} legend
 * @param {Record<string, string>} options
 */
function choices({ local, set }, name, legend, options) {
	return html`<fieldset class="field choices">
		<legend class="label">${legend}</legend>
		${Object.entries(options).map(
			([option, words]) => html`<label>
				<input type="radio" name="setup-${name}" value=${option} .checked=${local[name] === option} @change=${() => set({ [name]: option })} />
				${words}
			</label>`,
		)}
	</fieldset>`;
}
