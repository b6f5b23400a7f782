// @ts-check
/**
 * The page's side of the worker: asks, follows progress, cancels, and puts a new
 * worker in the place of one that died.
 */
import * as Comlink from 'comlink';

/**
 * How a question ended. `failure` is a sentence: the engine could not be
 * started, or it stopped in the middle of an answer.
 *
 * @typedef {{ answer: any } | { refusal: import('./refusal.js').Refusal } | { superseded: true } | { failure: string }} Outcome
 */

/** @typedef {Comlink.Remote<import('./worker.js').Engine>} Engine */

/** A worker that has started. `death` rejects when it dies. @typedef {{ worker: Worker, engine: Engine, death: Promise<never> }} Link */

/** How long a worker may take to start before the page says that it does not. */
const START_SECONDS = 30;

const STOPPED = 'The engine stopped in the middle of an answer. A new one takes its place with the next question.';

export class EngineClient {
	/** @type {() => Worker} */
	#create;
	/** @type {Promise<Link> | undefined} */
	#link;
	#asked = 0;

	/** @param {() => Worker} create starts a worker */
	constructor(create) {
		this.#create = create;
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
		this.#link ??= start(this.#create);
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
		const link = await this.#link?.catch(() => undefined); // a worker that never started has nothing to cancel
		await link?.engine.cancel(channel);
	}

	/**
	 * Ends a worker that failed, unless another question has replaced it already.
	 *
	 * @param {Promise<Link>} link
	 */
	async #discard(link) {
		if (this.#link !== link) return;
		this.#link = undefined;
		const started = await link.catch(() => undefined); // a failed start has ended its own worker
		started?.worker.terminate();
	}
}

/**
 * @param {() => Worker} create
 * @returns {Promise<Link>}
 */
async function start(create) {
	/** @type {Worker | undefined} */
	let worker;
	try {
		const created = create();
		worker = created;
		/** @type {Promise<never>} */
		const death = new Promise((_, reject) => {
			created.addEventListener('error', (event) => {
				event.preventDefault();
				reject(new Error(event.message || 'its script could not be loaded'));
			});
		});
		death.catch(() => undefined); // whoever waits hears of it through the race
		/** @type {Engine} */
		const engine = Comlink.wrap(created);
		await Promise.race([engine.start(), death, timeout(START_SECONDS)]);
		return { worker: created, engine, death };
	} catch (error) {
		worker?.terminate();
		throw new StartFailure(`The engine could not be started: ${error instanceof Error ? error.message : error}`);
	}
}

class StartFailure extends Error {}

/**
 * @param {number} seconds
 * @returns {Promise<never>}
 */
const timeout = (seconds) =>
	new Promise((_, reject) => {
		setTimeout(() => reject(new Error(`it did not answer within ${seconds} s`)), seconds * 1000);
	});
