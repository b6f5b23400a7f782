// @ts-check
/** One pair: its case, its period, its bands, the value of a heap, the closing of the induction. */
import { html, nothing } from 'lit-html';
import { bandsChart } from '../../charts/bands.js';
import { runsOf } from '../../charts/blocks.js';
import { isAnswerTo } from '../../panel.js';
import { grouped, number } from '../../words.js';
import { cancelled, failure, field, large, own, predicted, previous, progress, trouble, value } from '../parts.js';
import { pagedTable } from '../table.js';

/**
 * The engine's answer to `additive`, made by crate/lab/src/additive/report.rs. Numbers
 * that may be large are decimal digits.
 *
 * @typedef {object} PairReport
 * @property {[string, string, string]} takes
 * @property {string} divisor gcd(a, b)
 * @property {[string, string, string]} reduced the takes over the divisor
 * @property {string} r b mod 2a, of the reduced pair
 * @property {string} m a⌈b/a⌉, of the reduced pair
 * @property {'long' | 'short'} case
 * @property {string} period
 * @property {string} formula with the numbers put in
 * @property {string} twoTakesPeriod of {a, b}
 * @property {{ heap: string, value: number, oneTake: number }} departure
 * @property {string} values one period, the first 10,000
 * @property {string} [closingRefusal] why the induction is not closed by computation
 * @property {{ values: Uint8Array, twoTakes: Uint8Array, oneTake: Uint8Array }} [drawing] for periods of at most 10,000 heaps
 */

/** @typedef {{ takes: [string, string, string], heap: string, value: number, place: string, moves: { take: string, option: string, value: number }[] }} HeapReport */

/** @typedef {{ verdict: string, heaps: string }} ClosingReport */

/** @typedef {import('../../panel.js').Context} Context */

const PRESETS = ['4,9', '3,10', '1,4', '6,26', '5,16', '5,21', '39,80', '1000003,1000000007'];

/** @type {import('../../panel.js').Panel} */
export const bands = {
	name: 'additive',
	fields: ['a', 'b', 'heap'],
	judges: ['pair', 'heap'],
	blamed: ({ field }) => (field === 'a' || field === 'b' ? field : 'heap'),
	questions: ({ a, b, heap }, results) => {
		const question = { name: 'additive', args: [a, b] };
		/** @type {PairReport | undefined} */
		const pair = isAnswerTo(results.pair, question) ? results.pair?.answer : undefined;
		return {
			pair: question,
			heap: pair ? { name: 'additiveHeap', args: [a, b, heap] } : null,
			closing: pair && !pair.closingRefusal ? { name: 'additiveClosing', args: [a, b] } : null,
		};
	},
	reveals: ({ pair }) => pair?.answer?.takes.slice(0, 2).join(','), // the game of two takes is drawn below it
	view(context) {
		const { state, results } = context;
		/** @type {PairReport | undefined} */
		const pair = results.pair?.answer;
		const refusal = results.pair?.status === 'refused' ? results.pair.refusal : undefined;
		return html`
			<form class="controls" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
				${field(context, 'a', { label: 'a', hint: 'From 1 up', invalid: refusal?.field === 'a', trouble: 'additive-trouble', numeric: true })}
				${field(context, 'b', { label: 'b', hint: 'Larger than a, up to 10¹⁵', invalid: refusal?.field === 'b', trouble: 'additive-trouble', numeric: true })}
				<div class="presets" role="group" aria-label="Pairs to try">
					${PRESETS.map((preset) => {
						const [a = '', b = ''] = preset.split(',');
						return html`<button
							type="button"
							aria-pressed=${state.a === a && state.b === b ? 'true' : 'false'}
							@click=${() => context.act({ a, b }, 'move')}
						>
							{${grouped(a)}, ${grouped(b)}}
						</button>`;
					})}
				</div>
			</form>
			${trouble(results.pair, 'additive-trouble', () => context.retry('pair'))}
			${pair ? (context.veiled ? predicted(game(pair.takes.slice(0, 2))) : found(context, pair)) : nothing}
		`;
	},
	exports({ pair }) {
		/** @type {PairReport | undefined} */
		const report = pair?.answer;
		if (!report) return {};
		const { takes, values } = report;
		return {
			tables: [
				{
					name: 'values',
					title: `The values of ${game(takes)}`,
					columns: ['heap', 'value'],
					*rows() {
						for (let heap = 0; heap < values.length; heap++) yield [heap, Number(values[heap])];
					},
				},
			],
		};
	},
	conclusion({ pair, heap }) {
		/** @type {PairReport | undefined} */
		const answer = pair?.answer;
		if (pair?.status !== 'done' || !answer) return '';
		const value = heap?.status === 'done' ? ` Heap ${heap.answer.heap} is worth ${heap.answer.value}.` : '';
		return `${headline(answer)}.${value}`;
	},
};

/**
 * @param {Context} context
 * @param {PairReport} pair
 */
function found(context, pair) {
	const { results } = context;
	const stale = results.pair?.status !== 'done';
	return html`<div class=${stale ? 'flow stale' : 'flow'}>
		${previous(results.pair, game(pair.takes))}
		<figure class="wide">
			<h3 class="finding" tabindex="-1">${headline(pair)}</h3>
			${picture(context, pair)}
		</figure>
		${facts(context, pair)} ${heapQuery(context)}
	</div>`;
}

/** What is found, as a heading. @param {PairReport} pair */
const headline = (pair) =>
	`${game(pair.takes)} is ${pair.case}: its values repeat every ${grouped(pair.period)} heaps, from the first one on`;

/** @param {readonly string[]} takes */
const game = (takes) => `{${takes.map(grouped).join(', ')}}`;

/**
 * @param {Context} context
 * @param {PairReport} pair
 */
function picture(context, pair) {
	const { takes, drawing, departure, period, twoTakesPeriod } = pair;
	const [a, b] = takes;
	if (!drawing) {
		return html`<p class="note">
			One period has ${grouped(period)} heaps. Periods up to 10 000 heaps are drawn; this one is told in numbers only.
		</p>`;
	}
	return html`<div class="scroller" tabindex="0" role="region" aria-label="The bands of ${game(takes)}">
			${bandsChart({
				takes: /** @type {[number, number, number]} */ (takes.map(Number)),
				...drawing,
				twoTakesPeriod: Number(twoTakesPeriod),
				departure: Number(departure.heap),
			})}
		</div>
		<figcaption>
			Noughts and ones make the lower band, twos and threes the upper one. Under it, on the same scale, are the games of
			two takes {${a}, ${b}} and of one take {${a}}. All three agree until heap ${grouped(departure.heap)}.
			${twos(drawing.twoTakes, Number(twoTakesPeriod), `{${a}, ${b}}`)}
		</figcaption>
		${pagedTable(context, {
			summary: 'The blocks as a table',
			caption: `The blocks of one period of ${game(takes)}`,
			columns: ['Heaps', 'Length', 'Value', 'Band'],
			rows: runsOf(drawing.values),
			row: ({ start, length, value }) => [
				length === 1 ? grouped(start) : `${grouped(start)} to ${grouped(start + length - 1)}`,
				grouped(length),
				String(value),
				value < 2 ? 'lower' : 'upper',
			],
		})}`;
}

/**
 * How many 2s the game of two takes has.
 *
 * @param {Uint8Array} values
 * @param {number} period
 * @param {string} name
 */
function twos(values, period, name) {
	const count = values.subarray(0, period).filter((value) => value === 2).length;
	if (count === 0) return `${name} has no 2: its larger take changes nothing.`;
	return `${name} has ${count === 1 ? 'a single 2' : `${number(count)} 2s`} in each period.`;
}

/**
 * The claims, each with its status.
 *
 * @param {Context} context
 * @param {PairReport} pair
 */
function facts({ results, cancel, retry }, pair) {
	const { takes, reduced, departure } = pair;
	const [a] = takes;
	const whose = pair.divisor === '1' ? nothing : html` of the reduced pair ${game(reduced.slice(0, 2))}`;
	return html`<dl class="facts">
		<dt>Case <span class="status">proved</span></dt>
		<dd>${value('additive-case', results.pair, (pair) => pair.case)}: ${why(pair)}</dd>
		<dt>Period <span class="status">proved</span></dt>
		<dd>
			${large('additive-period', results.pair, (pair) => pair.period)}, by
			${pair.case === 'long' ? html`<i>a</i>(2<i>b</i> + <i>r</i>)` : html`<i>m</i> + <i>b</i>`}:
			<span class="sum">${pair.formula.replaceAll(/\d+/g, (digits) => grouped(digits))}</span>${
				pair.case === 'long'
					? html`, with <i>r</i> = <i>b</i> mod 2<i>a</i> = ${grouped(pair.r)}${whose}.`
					: html`, with <i>m</i> = ${grouped(pair.m)}, <i>b</i> rounded up to whole blocks of <i>a</i>${whose}.`
			}
			The game of two takes has period ${grouped(pair.twoTakesPeriod)}.
		</dd>
		<dt>Common factor</dt>
		<dd>
			${large('additive-divisor', results.pair, (pair) => pair.divisor)}${
				pair.divisor === '1'
					? html`: <i>a</i> and <i>b</i> are coprime.`
					: `: this is ${game(reduced)} in units of ${grouped(pair.divisor)}, each value ${grouped(pair.divisor)} times and the period ${grouped(pair.divisor)} times as long.`
			}
		</dd>
		<dt>First departure <span class="status">proved</span></dt>
		<dd>
			${large('additive-departure', results.pair, (pair) => pair.departure.heap)}: up to there the values are those of {${grouped(a)}}. Then a
			${departure.value} comes in place of a ${departure.oneTake}.
		</dd>
		<dt>The induction <span class="status">certified</span></dt>
		<dd>
			${
				pair.closingRefusal
					? html`${value('additive-closing', results.pair, () => 'none')}. ${pair.closingRefusal}`
					: closing(results.closing, { cancel, retry })
			}
		</dd>
		<dt>Values</dt>
		<dd>${values(results.pair, pair)}</dd>
	</dl>`;
}

/** Why the pair is long or short: what the one-take game says of b − 1. @param {PairReport} pair */
function why({ reduced: [a, b], case: kind, divisor }) {
	const before = grouped(BigInt(b) - 1n);
	const verdict = kind === 'long' ? 'a loss' : 'a win';
	const told = html`<i>b</i> − 1 = ${before} is ${verdict} of {${grouped(a)}}`;
	return divisor === '1'
		? html`${told}, and nothing else decides.`
		: html`for the reduced pair {${grouped(a)}, ${grouped(b)}}, ${told}, and nothing else decides.`;
}

/**
 * @param {import('../../panel.js').Result<ClosingReport> | undefined} result
 * @param {Pick<Context, 'cancel' | 'retry'>} context
 */
const closing = (
	result,
	{ cancel, retry },
) => html`${value('additive-closing', own(result), ({ verdict }) => verdict)}${
	result?.status === 'done'
		? html`: the sentence obeys the mex rule at each heap from 0 to ${grouped(BigInt(result.answer?.heaps ?? 1) - 1n)}, one
				period and <i>a</i> + <i>b</i> more. Every later heap is a copy of a checked one, so the sentence is right for this game.`
		: nothing
}
${progress(result, 'Closing', () => cancel('closing'))} ${cancelled(result, 'Check again', () => retry('closing'))}
${failure(result, 'closing-trouble', () => retry('closing'))}`;

/**
 * @param {import('../../panel.js').Result<PairReport> | undefined} result
 * @param {PairReport} pair
 */
function values(result, pair) {
	const shown = value('additive-values', result, (pair) => pair.values);
	if (pair.values.length <= 120) return html`<span class="run" translate="no">${shown}</span>`;
	const all = pair.period === String(pair.values.length);
	return html`<details>
		<summary>${all ? `One period, ${grouped(pair.period)} digits` : `The first ${grouped(pair.values.length)} of a period`}</summary>
		<span class="run" translate="no">${shown}</span>
	</details>`;
}

/** The value of any one heap, with the sentence that gives it. @param {Context} context */
function heapQuery(context) {
	const result = context.results.heap;
	/** @type {HeapReport | undefined} */
	const answer = result?.answer;
	return html`<section class="heap-query" aria-labelledby="heap-title">
		<h3 id="heap-title">The value of one heap</h3>
		<form class="controls" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
			${field(context, 'heap', {
				label: 'Heap',
				hint: 'A whole number up to 10³⁰',
				invalid: result?.status === 'refused',
				trouble: 'heap-trouble',
				numeric: true,
			})}
		</form>
		${trouble(result, 'heap-trouble', () => context.retry('heap'))}
		${
			answer
				? html`<div class=${result?.status === 'done' ? '' : 'stale'}>
						${previous(result, `heap ${grouped(answer.heap)} of ${game(answer.takes)}`)}
						<div class="explanation">
							<p><b>Heap ${grouped(answer.heap)} is worth ${value('additive-heap-value', result, ({ value }) => value)}.</b> ${answer.place.replaceAll(/\d+/g, (digits) => grouped(digits))}</p>
							<ul class="moves">
								${answer.moves.map(
									({ take, option, value }) =>
										html`<li>take ${grouped(take)}: <span class="arrow" translate="no">${grouped(answer.heap)} → ${grouped(option)}</span> <b class="chip g${value}" translate="no">${value}</b></li>`,
								)}
							</ul>
							<p>${mex(answer)}</p>
						</div>
					</div>`
				: nothing
		}
	</section>`;
}

/** The value again, from the moves. @param {HeapReport} answer */
function mex({ value, moves }) {
	if (moves.length === 0) return 'No take fits into this heap, so it is worth 0 and lost.';
	return `The least number that is not among ${moves.length === 1 ? 'it' : 'them'} is ${value}. ${value === 0 ? 'A heap worth 0 is lost for the player to move.' : 'A heap worth more than 0 is won.'}`;
}
