// @ts-check
/**
 * The page's side of the engine: asks, follows progress, cancels, and puts a new
 * engine in the place of one that died.
 */
import * as Comlink from 'comlink';
import { LOAD_FAILURE } from './refusal.js';
import { timeout, unlessAborted } from './timeout.js';

/**
 * How a question ended. `failure` is a sentence: the engine could not be
 * started, or it stopped in the middle of an answer.
 *
 * @typedef {{ answer: any } | { refusal: import('./refusal.js').Refusal } | { superseded: true } | { failure: string }} Outcome
 */

/** @typedef {import('./connect.js').Link} Link */

/**
 * How long the worker may be silent while something is asked. Its work is sliced,
 * so a healthy one is never deaf for more than a second or two; one that was
 * killed (for its memory, say) sends no event at all.
 */
const SILENT_SECONDS = 20;

const STOPPED = 'The engine stopped in the middle of an answer.';
const REPLACED = `${STOPPED} A new one takes its place with the next question.`;
const LAST = `${STOPPED} Reload the page to go on.`;

export class EngineClient {
	/** @type {() => Promise<Link>} */
	#connect;
	/** @type {Promise<Link> | undefined} */
	#link;
	#asked = 0;
	/** The newest question of each channel. @type {Map<string, number>} */
	#newest = new Map();

	/** @param {() => Promise<Link>} connect starts an engine */
	constructor(connect) {
		this.#connect = connect;
	}

	/**
	 * Asks one question. A newer one on the same channel supersedes it.
	 *
	 * @param {string} channel
	 * @param {string} name
	 * @param {unknown[]} args
	 * @param {(progress: import('./work.js').Progress) => void} [tell]
	 * @returns {Promise<Outcome>}
	 */
	async ask(channel, name, args, tell) {
		const number = ++this.#asked;
		this.#newest.set(channel, number);
		for (;;) {
			this.#link ??= start(this.#connect);
			const link = this.#link;
			try {
				const { engine, life } = await link;
				const reply = engine.ask(channel, number, name, args, tell && Comlink.proxy(tell));
				const end = unlessAborted(reply, life);
				return /** @type {Outcome} */ (await Promise.race([end, silence(engine, end)]));
			} catch (error) {
				console.warn(`The question “${name}” had no answer:`, error);
				if (error instanceof StartFailure) {
					await this.#discard(link);
					return { failure: error.message };
				}
				if (error instanceof Error && error.name === LOAD_FAILURE) return { failure: error.message }; // what is loaded goes on
				if (this.#link === link) {
					const ended = await this.#discard(link);
					return { failure: ended?.last ? LAST : REPLACED };
				}
				// Another question's failure has ended this engine: the next one is asked.
				if (this.#newest.get(channel) !== number) return { superseded: true };
			}
		}
	}

	/**
	 * Ends the work on a channel; its question ends as superseded.
	 *
	 * @param {string} channel
	 */
	async cancel(channel) {
		const number = this.#newest.get(channel);
		if (number === undefined) return;
		this.#newest.delete(channel);
		const link = await this.#link?.catch(() => undefined); // an engine that never started has nothing to cancel
		await link?.engine.cancel(channel, number);
	}

	/**
	 * Ends an engine that failed, unless another question has replaced it already.
	 *
	 * @param {Promise<Link>} link
	 */
	async #discard(link) {
		if (this.#link !== link) return undefined;
		this.#link = undefined;
		const started = await link.catch(() => undefined); // a failed start has ended itself
		started?.end();
		return started;
	}
}

/**
 * @param {() => Promise<Link>} connect
 * @returns {Promise<Link>}
 */
async function start(connect) {
	try {
		return await connect();
	} catch (error) {
		throw new StartFailure(`The engine could not be started: ${error instanceof Error ? error.message : error}`);
	}
}

/**
 * Rejects when the worker no longer answers; ends quietly once the question has ended.
 *
 * @param {import('./connect.js').Link['engine']} engine
 * @param {Promise<unknown>} end
 * @returns {Promise<never>}
 */
async function silence(engine, end) {
	let open = true;
	const closed = () => {
		open = false;
	};
	end.then(closed, closed);
	while (open) {
		await Promise.race([engine.isAlive(), timeout(SILENT_SECONDS)]);
		await new Promise((resolve) => setTimeout(resolve, 2000));
	}
	return new Promise(() => undefined); // the end has won the race already
}

class StartFailure extends Error {}
