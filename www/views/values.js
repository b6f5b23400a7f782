// @ts-check
/** The values view: the Grundy values of the lab's set, and what is certified about labels and values. */
import { html, nothing } from 'lit-html';
import { classOf } from '../charts/grundy.js';
import { rowPicture } from '../charts/row.js';
import { counted, grouped, number, setOf } from '../words.js';
import { cells } from './cells.js';
import { button, failure, isPrevious, large, own, predicted, progress, value } from './parts.js';

/** @typedef {{ takes: number[], positions: number, values: Uint16Array }} Values */

/** @typedef {{ preperiod: string, period: string, window: number, repeatAt: string, computed: string }} Proof */

/**
 * The end of a search: the proof, or how far it looked in vain.
 *
 * @typedef {{ takes: number[], looked: string, proof: Proof | null }} Certificate
 */

/** @typedef {import('../panel.js').Context} Context */
/** @typedef {import('../panel.js').Result<Certificate>} CertificateResult */

/** How many entries a search looks at before it gives up, unless the reader asks for more. */
const FIRST_LIMIT = 200_000_000;

/** So many positions are cells at a time: more would be drawn at every key. */
const WINDOW = 200;

/** What is certified: the names of the questions and of their results. */
const KINDS = /** @type {const} */ ([
	{ question: 'labelCertificate', name: 'label', entries: 'labels' },
	{ question: 'valueCertificate', name: 'value', entries: 'values' },
]);

/** @type {import('../panel.js').Panel} */
export const values = {
	name: 'values',
	fields: ['takes', 'positions'],
	blamed: ({ code }) => (code.startsWith('E_POSITIONS') ? 'positions' : 'takes'),
	local: { further: {}, at: null, from: 0 },
	questions: ({ takes, positions }, _results, local) => ({
		values: { name: 'values', args: [takes, positions] },
		labelCertificate: { name: 'labelCertificate', args: [takes, limitOf(local, takes, 'labelCertificate')] },
		valueCertificate: { name: 'valueCertificate', args: [takes, limitOf(local, takes, 'valueCertificate')] },
	}),
	reveals: (results) => Object.values(results).flatMap((result) => result?.answer?.takes.join(',') ?? []),
	view(context) {
		const { results, retry } = context;
		/** @type {Values | undefined} */
		const answer = results.values?.answer;
		const refused = results.values?.status === 'refused';
		if (context.veiled) return predicted(answer ? setOf(answer.takes) : 'this set');
		return html`
			${refused ? html`<p class="note">${results.values?.refusal?.sentence} The set is chosen in the lab at the top of the page.</p>` : nothing}
			${failure(results.values, 'values-trouble', () => retry('values'))}
			${
				answer
					? html`<div class=${results.values?.status === 'done' ? 'flow' : 'flow stale'}>
							${isPrevious(results.values) ? html`<p class="previous">The row below is the previous result, for ${setOf(answer.takes)}.</p>` : nothing}
							${row(context, answer)}
						</div>`
					: nothing
			}
			<dl class="facts">${KINDS.map((kind) => certified(context, kind))}</dl>
		`;
	},
	exports({ values, valueCertificate }) {
		/** @type {Values} */
		const answer = values?.answer;
		const texts = [...answer.values].map(String);
		const title = `The Grundy values of ${setOf(answer.takes)}, positions 0 to ${grouped(texts.length - 1)}`;
		const proof = proofOf(answer, valueCertificate);
		const brackets = proof ? { period: Number(proof.period), preperiod: Number(proof.preperiod) } : {};
		return {
			about: { takes: answer.takes.join(','), positions: String(texts.length) },
			tables: [{ name: 'values', title, columns: ['position', 'value'], rows: () => [...answer.values].entries() }],
			pictures: [
				{
					name: 'values',
					title: 'The row as a picture',
					draw: () => rowPicture({ title, texts, kind: (text) => classOf(Number(text)), ...brackets }),
				},
			],
		};
	},
	conclusion({ labelCertificate, valueCertificate }) {
		if (labelCertificate?.status !== 'done' || valueCertificate?.status !== 'done') return '';
		return KINDS.map(({ entries, question }) => {
			/** @type {Proof | null} */
			const proof = (question === 'labelCertificate' ? labelCertificate : valueCertificate).answer.proof;
			if (!proof) return `No certificate for the ${entries} yet.`;
			return `Certified: the ${entries} have preperiod ${proof.preperiod} and period ${proof.period}.`;
		}).join(' ');
	},
	explanation: ({ values }, _state, { at }) => {
		/** @type {Values | undefined} */
		const answer = own(values)?.answer;
		return answer && at !== null && at < answer.values.length ? mex(answer, at) : '';
	},
};

/**
 * How far a search goes: `further` has the sets, as they are written, for which the reader has asked for more.
 *
 * @param {{ further: Record<string, Partial<Record<typeof KINDS[number]['question'], number>>> }} local
 * @param {string} takes
 * @param {typeof KINDS[number]['question']} question
 */
const limitOf = ({ further }, takes, question) => further[takes]?.[question] ?? FIRST_LIMIT;

/**
 * The proof for a row, if there is one. The row and the search are two questions: the
 * row of one set may stand beside the certificate of the next.
 *
 * @param {Values} answer
 * @param {CertificateResult | undefined} result
 */
function proofOf({ takes }, result) {
	const certificate = own(result)?.answer;
	return certificate?.takes.join() === takes.join() ? certificate.proof : null;
}

/**
 * @param {Context} context
 * @param {Values} answer
 */
function row({ results, local, set }, answer) {
	const all = [...answer.values];
	const from = Math.max(0, Math.min(local.from, all.length - WINDOW));
	const shown = all.slice(from, from + WINDOW);
	const turn = (/** @type {number} */ by) => set({ from: Math.max(0, Math.min(all.length - WINDOW, from + by)) });
	const proof = proofOf(answer, results.valueCertificate);
	const start = proof ? Number(proof.preperiod) : 0;
	const period = proof ? Number(proof.period) : 0;
	return html`<figure class="wide">
		<h3 class="finding">${heading(answer, proof)}</h3>
		${cells({
			label: `Grundy values of positions ${from} to ${from + shown.length - 1}`,
			cells: shown.map((g, i) => {
				const position = from + i;
				const repeats = proof && position >= start;
				return {
					position,
					text: String(g),
					kind: classOf(g),
					name: `position ${position}, value ${g}`,
					...(repeats
						? { starts: (position - start) % period === 0, repetition: Math.floor((position - start) / period) }
						: {}),
				};
			}),
			chosen: local.at,
			choose: (position) => set({ at: local.at === position ? null : position }),
		})}
		${
			all.length > WINDOW
				? html`<div class="steps" role="group" aria-label="Part of the row">
						${button('Earlier', () => turn(-WINDOW), from === 0)} ${button('Later', () => turn(WINDOW), from === all.length - WINDOW)}
						<span class="muted">positions ${grouped(from)} to ${grouped(from + shown.length - 1)} of ${grouped(all.length)}</span>
					</div>`
				: nothing
		}
		${local.at !== null && local.at < all.length ? html`<p class="explanation">${mex(answer, local.at)}</p>` : nothing}
		<figcaption>
			The Grundy values of ${setOf(answer.takes)}: each is the smallest of 0, 1, 2, … that is not the value of a heap one move away. A 0 is a loss; what is
			not 0 is a win. ${proof ? 'The brackets mark the certified period.' : nothing}
			${answer.positions > all.length ? `The first ${grouped(all.length)} of ${grouped(answer.positions)} are shown.` : nothing}
		</figcaption>
		<p hidden>${value('values', results.values, () => all.join(','))}</p>
	</figure>`;
}

/**
 * @param {Values} answer
 * @param {Proof | null | undefined} proof
 */
function heading({ takes }, proof) {
	if (!proof) return `The Grundy values of ${setOf(takes)}`;
	const from = proof.preperiod === '0' ? 'the start' : `position ${grouped(proof.preperiod)} on`;
	if (proof.window === 0) return 'Nobody can move, so the values are all the same';
	return `The values repeat every ${grouped(proof.period)} heaps, from ${from}`;
}

/**
 * Why one position has its value.
 *
 * @param {Values} answer
 * @param {number} position
 */
function mex({ takes, values }, position) {
	const options = takes.filter((take) => take <= position).map((take) => values[position - take] ?? 0);
	const reached = [...new Set(options)].sort((a, b) => a - b);
	const g = values[position] ?? 0;
	return options.length === 0
		? `From position ${position} there is no move, so no value is reached: the smallest number that is missing is 0.`
		: `From position ${position} the moves reach the values ${reached.join(', ')}. The smallest number missing there is ${g}.`;
}

/**
 * One certificate with its proof, or how far the search has come.
 *
 * @param {Context} context
 * @param {typeof KINDS[number]} kind
 */
function certified({ state: { takes }, results, local, set, cancel, retry }, { question, name, entries }) {
	/** @type {CertificateResult | undefined} */
	const result = results[question];
	const current = own(result);
	const proof = current?.answer?.proof;
	const limit = 10 * limitOf(local, takes, question);
	const further = () => set({ further: { ...local.further, [takes]: { ...local.further[takes], [question]: limit } } });
	return html`<dt>${entries === 'labels' ? 'Labels' : 'Values'} <span class="status">certified</span></dt>
		<dd>
			preperiod ${large(`certified-${name}-preperiod`, current, () => proof?.preperiod ?? 'none')}, period
			${large(`certified-${name}-period`, current, () => proof?.period ?? 'none')}
			${progress(result, `Looking for a repeated window of ${entries}`, () => cancel(question))}
			${result?.status === 'done' ? evidence(/** @type {Certificate} */ (result.answer), entries, further) : nothing}
			${result?.status === 'cancelled' ? gaveUp(result.progress?.done ?? '0', entries, () => retry(question)) : nothing}
			${failure(result, `${name}-trouble`, () => retry(question))}
		</dd>`;
}

/**
 * @param {Certificate} answer
 * @param {string} entries
 * @param {() => void} further
 */
function evidence({ looked, proof }, entries, further) {
	if (!proof) return gaveUp(looked, entries, further);
	if (proof.window === 0) return html`<p>Nobody can move, so every position is like the first.</p>`;
	const one = entries.slice(0, -1);
	const window = proof.window === 1 ? `The ${one}` : `The window of ${counted(proof.window, one, entries)}`;
	const last = proof.window === 1 ? 'the one' : `the ${number(proof.window)}`;
	return html`<p>
		${window} that starts at position ${grouped(proof.preperiod)} returns at position ${grouped(proof.repeatAt)}, and none
		returned earlier. Each ${one} follows from ${last} before it, so all that follows repeats as well. The search
		computed ${grouped(proof.computed)} ${entries}.
	</p>`;
}

/**
 * A search that found nothing claims nothing.
 *
 * @param {string} looked
 * @param {string} entries
 * @param {() => void} further
 */
const gaveUp = (looked, entries, further) =>
	html`<p>
		No window has returned within the first ${grouped(looked)} ${entries}. Nothing is claimed; the pigeonhole bound says only
		that one returns in the end. <button type="button" class="quiet" @click=${further}>Look further</button>
	</p>`;
