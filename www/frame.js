// @ts-check
/**
 * One panel alone, for a frame in a page that allows no scripts of others:
 * `?embed=labels#takes=2,5`.
 */
import { leadOut } from './leadout.js';

const asked = new URLSearchParams(location.search).get('embed');

/** The name of the panel that is shown alone; `null`: the whole page is shown, as it is for a name that is not known. */
export const framed = asked && document.querySelector(`[data-panel="${CSS.escape(asked)}"]`) ? asked : null;

/** What stays on the page beside the panel: what speaks to the reader. */
const STAYS = 'h2, #notices, #announcer, script, style';

/**
 * Hides everything but one place, and puts a link to the whole page under it.
 *
 * @param {HTMLElement} root
 * @param {() => string} link to the panel in the whole page, as it stands
 */
export function showAlone(root, link) {
	for (let part = root; part !== document.body && part.parentElement; part = part.parentElement) {
		for (const other of part.parentElement.children) {
			if (other instanceof HTMLElement && other !== part && !other.matches(STAYS)) other.hidden = true;
		}
	}
	const out = document.createElement('a');
	out.textContent = 'Open in Takeaway';
	const follow = () => leadOut(out, link());
	follow();
	for (const event of ['pointerdown', 'focus']) out.addEventListener(event, follow); // just before it is used
	const line = document.createElement('p');
	line.className = 'share';
	line.append(out);
	root.after(line);
}
