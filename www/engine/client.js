// @ts-check
/**
 * The page's side of the engine: asks, follows progress, cancels, and puts a new
 * engine in the place of one that died.
 */
import * as Comlink from 'comlink';

/**
 * How a question ended. `failure` is a sentence: the engine could not be
 * started, or it stopped in the middle of an answer.
 *
 * @typedef {{ answer: any } | { refusal: import('./refusal.js').Refusal } | { superseded: true } | { failure: string }} Outcome
 */

/** @typedef {import('./connect.js').Link} Link */

const STOPPED = 'The engine stopped in the middle of an answer. A new one takes its place with the next question.';

export class EngineClient {
	/** @type {() => Promise<Link>} */
	#connect;
	/** @type {Promise<Link> | undefined} */
	#link;
	#asked = 0;

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
	 * @param {(done: number, total: number | null) => void} [progress]
	 * @returns {Promise<Outcome>}
	 */
	async ask(channel, name, args, progress) {
		const number = ++this.#asked;
		this.#link ??= start(this.#connect);
		const link = this.#link;
		try {
			const { engine, death } = await link;
			const reply = engine.ask(channel, number, name, args, progress && Comlink.proxy(progress));
			return /** @type {Outcome} */ (await Promise.race([reply, death]));
		} catch (error) {
			console.warn(`The question “${name}” had no answer:`, error);
			await this.#discard(link);
			return { failure: error instanceof StartFailure ? error.message : STOPPED };
		}
	}

	/**
	 * Ends the work on a channel; its question ends as superseded.
	 *
	 * @param {string} channel
	 */
	async cancel(channel) {
		const link = await this.#link?.catch(() => undefined); // an engine that never started has nothing to cancel
		await link?.engine.cancel(channel);
	}

	/**
	 * Ends an engine that failed, unless another question has replaced it already.
	 *
	 * @param {Promise<Link>} link
	 */
	async #discard(link) {
		if (this.#link !== link) return;
		this.#link = undefined;
		const started = await link.catch(() => undefined); // a failed start has ended itself
		started?.end();
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

class StartFailure extends Error {}
