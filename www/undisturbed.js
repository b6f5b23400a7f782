// @ts-check
/**
 * Draws with lit-html where others change the document, too. A browser that translates a page puts elements in
 * the place of its text nodes; lit-html would go on writing into nodes that nobody sees any more, so that an old
 * letter or number stays, or fail at a node that is not where it was. What others have done since the last drawing
 * is therefore taken back before the next one. The translator sees the new text, and translates it again.
 *
 * Weighed and rejected: an element of its own around each text, with its content replaced. It would have to be
 * remembered at each of some hundred places, and the forgotten one would show a wrong result.
 */
import { render } from 'lit-html';

/**
 * @param {HTMLElement | ShadowRoot} root what it holds is lit-html’s alone from the first drawing on
 * @returns {(view: unknown) => void} draws a view into it
 */
export function drawingIn(root) {
	/** @type {MutationRecord[]} */
	let foreign = [];
	const observer = new MutationObserver((records) => {
		foreign.push(...records);
	});
	return (view) => {
		takeBack([...foreign, ...observer.takeRecords()]);
		observer.disconnect(); // what is drawn now is our own
		foreign = [];
		render(view, root);
		observer.observe(root, { childList: true, subtree: true });
	};
}

/**
 * The last change first, so that each finds the neighbours it had. What was only added, by an extension of
 * the browser say, disturbs nothing and stays.
 *
 * @param {MutationRecord[]} records
 */
function takeBack(records) {
	if (!records.some(({ removedNodes }) => removedNodes.length > 0)) return;
	for (const { target, addedNodes, removedNodes, nextSibling } of records.reverse()) {
		for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
		const before = nextSibling?.parentNode === target ? nextSibling : null;
		for (const node of removedNodes) target.insertBefore(node, before);
	}
}
