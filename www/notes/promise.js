// @ts-check
/**
 * The browser's promise not to delete this page's data to make room. Asked for
 * once, after the first note: Firefox puts the question to the reader, and
 * somebody who has written nothing would not know what for.
 */

const ASKED = 'takeaway-notes/asked';

let asked = false;

/** Whether the browser has promised it; never asks. */
export const promised = () => answer(() => navigator.storage.persisted());

/** Asks, unless that has been done; returns whether the browser has promised it. */
export async function askForPromise() {
	if (wasAsked()) return promised();
	asked = true;
	try {
		localStorage.setItem(ASKED, new Date().toISOString());
	} catch {
		// remembered as long as this tab
	}
	return answer(() => navigator.storage.persist());
}

function wasAsked() {
	try {
		return asked || localStorage.getItem(ASKED) !== null;
	} catch {
		return asked;
	}
}

/** @param {() => Promise<boolean>} question */
async function answer(question) {
	try {
		return await question();
	} catch {
		return false; // a page served over plain http has no such question
	}
}
