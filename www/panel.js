// @ts-check
/**
 * A panel: one part of the page, drawn from the state and from the engine's answers.
 *
 * Data goes one way. The panel says which questions its state raises; they are
 * asked when they change; each outcome is kept in a `Result`; the view is a pure
 * function of state and results; the reader's acts change the state.
 */
import { nothing } from 'lit-html';
import { announce } from './announce.js';
import { drawingIn } from './undisturbed.js';
import { keepingFocus } from './views/focus.js';
import { createShare } from './views/share.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./engine/refusal.js').Refusal} Refusal */

/** One question: its name in engine/questions.js and its arguments. @typedef {{ name: string, args: unknown[] }} Question */

/**
 * What is known about one question.
 *
 * - `busy`: asked, no answer yet. `answer` is that of the question before, if there was one.
 * - `done`: `answer` belongs to `question`.
 * - `refused`, `failed`, `cancelled`: this question has no answer; `answer` is the previous one.
 *   `progress` of a cancelled question says how far it came.
 * - `withdrawn`: nothing is asked any more, and what was asked last has no answer; `answer` is the one before.
 *
 * @template [A=any]
 * @typedef {object} Result
 * @property {'busy' | 'done' | 'refused' | 'failed' | 'cancelled' | 'withdrawn'} status
 * @property {Question} question what was asked last
 * @property {A} [answer]
 * @property {Refusal} [refusal]
 * @property {string} [failure]
 * @property {import('./engine/work.js').Progress} [progress]
 */

/** @typedef {Record<string, Result | undefined>} Results */

/** How long the first drawing waits for the answers that come soon after the first one. */
const SOON_MS = 300;

/** A part of the page that the reader can be brought to. @typedef {{ section: string } | { panel: string }} Place */

/**
 * What a view may use. `local` is what only this panel knows and no link keeps
 * (where a chart is scrolled to, say).
 *
 * @typedef {object} Context
 * @property {State} state
 * @property {Results} results
 * @property {any} local
 * @property {boolean} veiled the labels of the set that the panel shows are being predicted: nothing that gives them away may be drawn
 * @property {(takes: string) => boolean} hides whether the labels of this set, as links write it, are being predicted
 * @property {(patch: Partial<State>, how?: 'edit' | 'move') => void} act changes the state; a `move` can be undone with the back button
 * @property {(place: Place, patch: Partial<State>) => void} goTo a `move` that brings the reader to what it changes; where the panel stands alone, just the move
 * @property {(patch: object) => void} set changes `local`
 * @property {(name: string) => void} cancel
 * @property {(name: string) => void} retry
 */

/**
 * @typedef {object} Panel
 * @property {string} name its place: `data-panel="name"`
 * @property {readonly import('./state.js').Field[]} fields the fields of the state that it reads from the reader
 * @property {readonly string[]} [judges] the questions that judge these fields, if it is not the first one alone
 * @property {(refusal: Refusal) => import('./state.js').Field | undefined} blamed the field that a refusal is about, if it is about one
 * @property {readonly import('./state.js').Field[]} [chosen] those of them that are chosen in the view, not written: one that fits no more is dropped
 * @property {(state: State, results: Results, local: any) => Record<string, Question | null>} questions null: not asked now
 * @property {(context: Context) => unknown} view
 * @property {(results: Results, state: State) => string} [conclusion] what a screen reader is told when the answers are in
 * @property {(results: Results, state: State, local: any) => string} [explanation] what a screen reader is told of what the reader has chosen in the view; empty: nothing is chosen
 * @property {(results: Results) => string | readonly string[] | undefined} [reveals] the set or sets, as links write them, whose labels or periods the view gives away
 * @property {(results: Results, state: State) => import('./export/offers.js').Exports} [exports] what can be saved beside the results and the pictures of its figures
 * @property {object} [local]
 * @property {(results: Results, local: any) => object} [settle] `local`, with what the answers change in it
 * @property {(local: any) => void} [keep] is given each new `local`, to write down what should outlast the page
 */

/**
 * Puts a panel into an element.
 *
 * @param {HTMLElement | ShadowRoot} root
 * @param {Panel} panel
 * @param {object} page
 * @param {import('./engine/client.js').EngineClient} page.engine
 * @param {State} page.state
 * @param {Context['act']} page.act
 * @param {Context['goTo']} [page.goTo]
 * @param {() => string} page.link the address that shows this panel as it stands
 * @param {(takes: string) => boolean} [page.veiled] whether a set's labels are being predicted
 * @param {string} [page.channel] names this panel's questions apart from those of another one like it
 * @param {(draw: () => void) => void} [page.steadily] changes the document by drawing without moving what is read elsewhere
 * @param {(results: Results) => void} [page.drawn] called with what has just been drawn
 */
export function mount(root, panel, page) {
	const { engine, act, link, veiled = () => false, channel = panel.name, drawn: onDrawn } = page;
	const { steadily = (draw) => draw(), goTo = (_, patch) => act(patch, 'move') } = page;
	let { state } = page;
	/** @type {Results} */
	let results = {};
	let local = panel.local ?? {};
	let kept = local;
	let drawn = false;
	/** Whether the first drawing has waited for long enough; undefined: its wait has not begun. @type {boolean | undefined} */
	let waited;
	let scheduled = false;
	let ended = false;
	/** What a screen reader knows: it is told what changes in it. @type {{ trouble?: string, conclusion?: string, explanation?: string }} */
	let told = {};
	const share = createShare({ panel, root, link, redraw: refresh });
	const drawInto = drawingIn(root);

	/** @param {object} patch */
	const set = (patch) => {
		local = { ...local, ...patch };
		refresh();
	};

	/** @param {string} name */
	const cancel = (name) => void engine.cancel(`${channel}/${name}`);

	/** @param {string} name */
	const retry = (name) => {
		const result = results[name];
		if (result) ask(name, result.question);
	};

	/**
	 * @param {string} name
	 * @param {Question} question
	 */
	async function ask(name, question) {
		const before = results[name]?.answer;
		put(name, { status: 'busy', question, answer: before });
		const outcome = await engine.ask(`${channel}/${name}`, question.name, question.args, (progress) => {
			// Progress has a channel of its own and may come in after the answer.
			if (results[name]?.question === question && results[name].status === 'busy')
				put(name, { status: 'busy', question, answer: before, progress });
		});
		if (results[name]?.question !== question) return; // a newer question is on its way: this outcome is nobody's
		if ('answer' in outcome) put(name, { status: 'done', question, answer: outcome.answer });
		else if ('refusal' in outcome) put(name, { status: 'refused', question, answer: before, refusal: outcome.refusal });
		else if ('failure' in outcome) put(name, { status: 'failed', question, answer: before, failure: outcome.failure });
		else put(name, { status: 'cancelled', question, answer: before, progress: results[name].progress });
	}

	/**
	 * @param {string} name
	 * @param {Result} result
	 */
	function put(name, result) {
		results = { ...results, [name]: result };
		refresh();
	}

	/** Asks what has changed, and draws once when the present event is over. */
	function refresh() {
		if (scheduled || ended) return;
		scheduled = true;
		queueMicrotask(() => {
			scheduled = false;
			if (ended) return;
			settle();
			raise();
			draw();
		});
	}

	function settle() {
		local = panel.settle?.(results, local) ?? local;
		if (local === kept) return;
		kept = local;
		panel.keep?.(local);
	}

	function raise() {
		for (const [name, question] of Object.entries(panel.questions(state, results, local))) {
			const asked = results[name]?.question;
			if (!question) withdraw(name);
			else if (!(asked && sameQuestion(asked, question))) void ask(name, question);
		}
	}

	/**
	 * Ends work that nobody asks for any more, and forgets a refusal; the same question can be asked again.
	 *
	 * @param {string} name
	 */
	function withdraw(name) {
		const result = results[name];
		if (!result || ['done', 'cancelled', 'withdrawn'].includes(result.status)) return;
		if (result.status === 'busy') cancel(name);
		results = { ...results, [name]: { status: 'withdrawn', question: NOTHING, answer: result.answer } };
	}

	/**
	 * Whether the first drawing waits: what the document shows already stays until the first
	 * answer is in, and a moment longer, so that the panel grows once. Work that tells its
	 * progress lasts: that is shown, with the way to end it.
	 */
	function waits() {
		const known = Object.values(results);
		const open = known.filter((result) => result?.status === 'busy');
		if (open.length === 0) return false;
		if (known[0]?.status === 'busy') return !known[0].progress;
		if (open.some((result) => result?.progress)) return false;
		if (waited === undefined) {
			waited = false;
			setTimeout(() => {
				waited = true;
				refresh();
			}, SOON_MS);
		}
		return !waited;
	}

	function draw() {
		if (!drawn && waits()) return;
		const open = Object.values(results).some((result) => result?.status === 'busy');
		const hidden = [panel.reveals?.(results) ?? []].flat().some(veiled);
		const view = panel.view({ state, results, local, veiled: hidden, hides: veiled, act, goTo, set, cancel, retry });
		const write = () => {
			if (!drawn) root.replaceChildren();
			drawn = true;
			drawInto([view, hidden ? nothing : share(results, state)]); // a file would give the labels away
		};
		steadily(() => keepingFocus(root, write));
		onDrawn?.(results);
		if (!hidden) tell(open);
		tellTrouble(open);
	}

	/**
	 * Says why there is no result for what is written: the last of a burst of sentences only, as announce.js does.
	 *
	 * @param {boolean} open whether that is yet to come
	 */
	function tellTrouble(open) {
		const faults = Object.values(results).flatMap((result) => result?.refusal?.sentence ?? result?.failure ?? []);
		const trouble = open ? (told.trouble ?? '') : [...new Set(faults)].join(' ');
		if (trouble !== (told.trouble ?? '') && trouble !== '') announce(trouble);
		told = { ...told, trouble };
	}

	/** @param {boolean} open whether the conclusion is yet to come */
	function tell(open) {
		const { conclusion: concluded, explanation: explained } = told;
		const conclusion = open ? concluded : (panel.conclusion?.(results, state) ?? '');
		const explanation = panel.explanation?.(results, state, local) ?? '';
		told = { ...told, conclusion, explanation };
		// What the document showed from the start is no news.
		if (conclusion !== concluded && concluded !== undefined) announce(`${conclusion} ${explanation}`.trim());
		else if (explanation !== explained && explained !== undefined && explanation) announce(explanation);
	}

	refresh();
	return {
		/** @param {State} next */
		update(next) {
			if (next === state) return;
			state = next;
			refresh();
		},
		refresh,
		/** Ends the work on its questions and takes it out of its place, for good. */
		end() {
			ended = true;
			for (const [name, result] of Object.entries(results)) if (result?.status === 'busy') cancel(name);
			if (drawn) drawInto(nothing); // what it has drawn lets go of what it holds: canvases are painted again otherwise
		},
	};
}

/** @type {Question} */
const NOTHING = { name: '', args: [] };

/**
 * Whether a result answers this very question, and not one that was asked before.
 *
 * @param {Result | undefined} result
 * @param {Question} question
 */
export const isAnswerTo = (result, question) => result?.status === 'done' && sameQuestion(result.question, question);

/**
 * @param {Question} one
 * @param {Question} other
 */
const sameQuestion = (one, other) =>
	one.name === other.name && one.args.length === other.args.length && one.args.every((arg, i) => arg === other.args[i]);
