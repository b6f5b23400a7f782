// @ts-check
/**
 * Keeps what is being read in its place while panels above it fill or grow.
 * Chromium and Firefox do so on their own (scroll anchoring); Safari does not,
 * and there a click would land on what has just moved under it.
 */

const ANCHORED = CSS.supports('overflow-anchor', 'auto');

/**
 * Draws a panel without moving what the reader is at below it.
 *
 * @param {HTMLElement} root the panel's
 * @param {() => void} draw
 */
export function steadily(root, draw) {
	const place = ANCHORED ? null : placeBelow(root);
	const before = place?.() ?? 0;
	draw();
	if (place) window.scrollBy({ top: place() - before, behavior: 'instant' });
}

/**
 * What must not move, measured: the element with the focus if that is outside the
 * panel, or else whatever follows a panel that lies above the screen.
 *
 * @param {HTMLElement} root
 * @returns {(() => number) | null}
 */
function placeBelow(root) {
	const focused = document.activeElement;
	if (focused && focused !== document.body && !root.contains(focused)) {
		const { top, bottom } = focused.getBoundingClientRect();
		if (bottom > 0 && top < window.innerHeight) return () => focused.getBoundingClientRect().top;
	}
	const end = () => root.getBoundingClientRect().bottom;
	return end() <= 0 ? end : null;
}

/** The section that a link has led to, while the panels above it are still growing. @type {Element | null} */
let aim = null;

/** @param {Element | null} section */
export function aimAt(section) {
	aim = section;
	keepAim();
}

/** Where on the screen the section came to stand, and how far down the page was then. */
let place = { top: 0, scrolled: 0 };

/**
 * Goes back to the section that a link has led to; from the reader's first act on, it is they who scroll.
 *
 * @param {Element} [drawn] what has just changed: only above the section does it matter
 */
export function keepAim(drawn) {
	if (!aim || (drawn && !(drawn.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_FOLLOWING))) return;
	aim.scrollIntoView();
	place = { top: aim.getBoundingClientRect().top, scrolled: window.scrollY };
}

function letGo() {
	aim = null;
}

// A reader who drags the scrollbar does nothing else that could be noticed. The browser scrolls as well, to make up
// for what grows above; but it does not take the section half a screen away.
window.addEventListener(
	'scroll',
	() => {
		if (!aim || window.scrollY === place.scrolled) return;
		if (Math.abs(aim.getBoundingClientRect().top - place.top) > window.innerHeight / 2) letGo();
	},
	{ passive: true },
);

for (const act of ['pointerdown', 'touchstart', 'wheel', 'keydown'])
	window.addEventListener(act, letGo, { capture: true, passive: true });
