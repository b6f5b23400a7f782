// @ts-check
/**
 * Which tabs live. What a tab has left undone is another one's to do, but only when it is gone.
 *
 * A tab holds a lock as long as it lives, and who is granted that lock knows that it is gone. A page that is
 * served over plain http has no locks; its tabs ask one another. One that the browser has put to sleep does
 * not answer, so silence is no certainty, and whoever acts on it must do no harm.
 */

const TABS = 'takeaway-notes/tab/';
const CHANNEL = 'takeaway-notes/tabs';

/** How long a tab may take to answer. */
const ANSWER_MS = 3000;

/** How long an answer is believed. */
const AGAIN_MS = 60_000;

/** @typedef {{ asks: string } | { lives: string } | { goes: string }} Message */

/** @param {string} tab this one’s name */
export function createLives(tab) {
	const channel = openChannel();
	/** Who waits for a word about a tab. @type {Set<(message: Message) => void>} */
	const waiting = new Set();
	channel?.addEventListener('message', ({ data }) => {
		if (data?.asks === tab) channel.postMessage({ lives: tab });
		for (const heard of waiting) heard(data);
	});
	window.addEventListener('pagehide', () => channel?.postMessage({ goes: tab }));
	void hold(TABS + tab);

	/**
	 * Whether a tab is silent, or says that it goes, within some time.
	 *
	 * @param {string} other
	 * @param {number} ms
	 * @param {boolean} silence what silence means
	 */
	const gone = (other, ms, silence) =>
		new Promise((/** @type {(gone: boolean) => void} */ resolve) => {
			const end = (/** @type {boolean} */ answer) => {
				clearTimeout(timer);
				waiting.delete(heard);
				resolve(answer);
			};
			const heard = (/** @type {any} */ message) => {
				if (message?.goes === other) end(true);
				else if (silence && message?.lives === other) end(false);
			};
			const timer = setTimeout(() => end(silence), ms);
			waiting.add(heard);
			if (silence) channel?.postMessage({ asks: other });
		});

	return {
		/**
		 * Does some work when another tab is gone.
		 *
		 * @param {string} other
		 * @param {(sure: boolean) => Promise<void>} work is told whether it is certain
		 */
		async whenGone(other, work) {
			let begun = false;
			try {
				await navigator.locks.request(TABS + other, () => {
					begun = true;
					return work(true);
				});
			} catch (error) {
				if (begun) throw error;
				while (!(await gone(other, ANSWER_MS, true)) && !(await gone(other, AGAIN_MS, false)));
				await work(false);
			}
		},
	};
}

/** @param {string} name of the lock */
async function hold(name) {
	try {
		await navigator.locks.request(name, () => new Promise(() => {}));
	} catch {
		// no locks here: other tabs ask
	}
}

function openChannel() {
	try {
		return new BroadcastChannel(CHANNEL);
	} catch {
		return undefined; // nobody can be asked: silence
	}
}
