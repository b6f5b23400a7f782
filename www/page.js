// @ts-check
/**
 * The page: holds the state, keeps the address in step with it, and puts panels
 * into their places.
 */
import * as address from './address.js';
import { unsay } from './announce.js';
import { framed, showAlone } from './frame.js';
import { leadOut } from './leadout.js';
import { askBeforeLeaving } from './leaving.js';
import { notice } from './notices.js';
import { mount } from './panel.js';
import { DEFAULTS, FIELDS, stateIn } from './state.js';
import { aimAt, keepAim, steadily } from './steady.js';
import { fromFragment, LONGEST_VALUE, namedIn, toFragment } from './url.js';
import { cover } from './veil.js';
import { grouped, list, quoted } from './words.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Field} Field */
/** @typedef {import('./panel.js').Panel} Panel */

/** How long the whole page is waited for before it is printed, and how often that is looked at. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/** How near a panel must be to the screen before its code is loaded. */
const NEAR = '800px';

/**
 * @param {import('./engine/client.js').EngineClient} engine
 * @param {() => Promise<unknown>} laterStyles resolves when the styles of the panels that come later are there
 */
export function createPage(engine, laterStyles) {
	/** What the reader sees in the fields. @type {State} */
	let state;
	/** The last state in which every field was accepted: what the address shows. @type {State} */
	let accepted;
	/** Fields that came with the link and have not been judged yet. @type {Set<Field>} */
	let unjudged;
	/** Fields that the link names, be it with what they are without it. @type {ReadonlySet<Field>} */
	let named;
	/** Sets whose labels are being predicted. @type {readonly string[]} */
	let predicted = [];
	/** @type {{ panel: Panel, update(next: State): void, refresh(): void }[]} */
	const places = [];
	/** @type {{ name: string, seen: (results: import('./panel.js').Results) => void }[]} */
	const watchers = [];
	/** What each panel has drawn last. @type {Map<string, import('./panel.js').Results>} */
	const drawnLast = new Map();

	/** Panels that are not in their places yet. @type {Set<{ name: string, fields: readonly Field[], want: () => Promise<void> }>} */
	const later = new Set();
	/** Resolved when the first panel shows what the link asks for: nothing competes with it. @type {() => void} */
	let showFirst = () => {};
	const first = new Promise((/** @type {(_: void) => void} */ resolve) => {
		showFirst = resolve;
	});

	arrive(history.state);

	/**
	 * Takes the state of a step of the history: what was kept of it here, or what a link says.
	 *
	 * @param {unknown} step what the history keeps beside the address
	 */
	function arrive(step) {
		const link = fromFragment(location.hash);
		const kept = stateIn(step);
		state = kept ?? link.state;
		accepted = link.state;
		named = new Set(namedIn(location.hash));
		unjudged = new Set(kept ? [] : changedFields(link.state)); // what was kept, the reader has written
		if (!kept) tellUnread(link.unread);
	}

	/**
	 * Changes the state. An edit replaces the address, a deliberate move adds to the history.
	 *
	 * @param {Partial<State>} patch
	 * @param {'edit' | 'move'} [how]
	 */
	function act(patch, how = 'edit') {
		const before = state;
		show({ ...state, ...patch });
		for (const field of fieldsOf(patch)) unjudged.delete(field);
		if (how === 'edit') {
			address.replaceSoon(toFragment(accepted), state); // the fragment follows when it is accepted
		} else if (fieldsOf(patch).some((field) => state[field] !== before[field])) {
			accepted = { ...accepted, ...patch }; // moves are the page's own suggestions: never refused
			address.push(toFragment(accepted), state);
		}
	}

	/** @param {State} next */
	function show(next) {
		state = next;
		askBeforeLeaving(
			'address',
			FIELDS.some((field) => state[field].length > LONGEST_VALUE),
		);
		for (const place of places) place.update(state);
		for (const panel of later) if (asksFor(panel)) void panel.want();
	}

	/** Whether the link leads to a panel, or something is said of it there or by the reader. @param {{ name: string, fields: readonly Field[] }} panel */
	const asksFor = ({ name, fields }) =>
		framed === name ||
		state.section === name ||
		fields.some((field) => named.has(field) || state[field] !== DEFAULTS[field]);

	/**
	 * Takes note of whether a panel's fields were accepted: all questions that
	 * judge them have been answered.
	 *
	 * @param {Panel} panel
	 * @param {import('./panel.js').Results} results
	 */
	function judged(panel, results) {
		const all = Object.values(results);
		const refusal = all.find((result) => result?.status === 'refused')?.refusal;
		if (refusal) {
			// What the refused field does not fit may have come with the link as well: then that is passed over, too.
			const blamed = panel.blamed(refusal);
			const [field] = [blamed, ...panel.fields].filter((field) => field && unjudged.has(field));
			if (field) refuseLink(field, refusal.sentence);
			else if (blamed && panel.chosen?.includes(blamed)) act({ [blamed]: DEFAULTS[blamed] });
		} else if (panel.judges ? panel.judges.every((name) => hasJudged(results[name])) : all[0]?.status === 'done') {
			for (const field of panel.fields) unjudged.delete(field);
			if (panel.fields.every((field) => accepted[field] === state[field])) return;
			accepted = { ...accepted, ...pick(state, panel.fields) };
			address.replaceSoon(toFragment(accepted), state); // the answer may come after the address was last written
		}
	}

	/**
	 * A field of the link means its default when it is refused, and the page says so.
	 *
	 * @param {Field} field
	 * @param {string} sentence
	 */
	function refuseLink(field, sentence) {
		notice(`The link asks for “${field}=${quoted(state[field])}”. ${sentence} The default is shown instead.`);
		accepted = { ...accepted, [field]: DEFAULTS[field] };
		act({ [field]: DEFAULTS[field] });
	}

	window.addEventListener('popstate', (event) => {
		address.drop();
		arrive(event.state);
		show(state);
		scrollToSection();
	});

	function scrollToSection() {
		aimAt(state.section === DEFAULTS.section ? null : document.getElementById(state.section));
	}

	document.addEventListener('click', (event) => {
		const anchor = event.target instanceof Element ? event.target.closest('a[data-section]') : null;
		if (!(anchor instanceof HTMLAnchorElement)) return;
		if (framed) return leadOut(anchor, addressOf(anchor.hash.slice(1))); // no other section is in this frame
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // a new tab or window: the browser's
		event.preventDefault();
		goTo({ section: anchor.dataset.section ?? DEFAULTS.section });
	});

	/** @type {(place: import('./panel.js').Place, patch?: Partial<State>) => void} */
	function goTo(place, patch) {
		const leadsToSection = 'section' in place;
		act(leadsToSection ? { ...patch, ...place } : { ...patch }, 'move');
		if (framed) return; // the place is not in this frame
		const target = leadsToSection
			? document.getElementById(place.section)
			: document.querySelector(`[data-panel="${place.panel}"]`);
		aimAt(target);
		// The heading, not a field: a field would open the keyboard of a phone.
		/** @type {HTMLElement | null | undefined} */ (target?.querySelector('h2, .finding'))?.focus({
			preventScroll: true,
		});
	}

	/** @param {string} takes */
	const veiled = (takes) => predicted.includes(takes);

	/**
	 * Hides whatever gives away the labels of these sets, and shows all others.
	 *
	 * @param {readonly string[]} sets as links write them
	 */
	function veil(sets) {
		if (sets.join(';') === predicted.join(';')) return;
		predicted = sets;
		cover(sets);
		unsay();
		for (const place of places) place.refresh();
	}

	/**
	 * Puts a panel into its place now.
	 *
	 * @param {Panel} panel
	 */
	function place(panel) {
		if (framed && framed !== panel.name) return;
		const root = /** @type {HTMLElement | null} */ (document.querySelector(`[data-panel="${panel.name}"]`));
		if (!root) throw new Error(`the page has no place for the panel “${panel.name}”`);
		const drawn = (/** @type {import('./panel.js').Results} */ results) => {
			judged(panel, results);
			drawnLast.set(panel.name, results);
			for (const { name, seen } of watchers) if (name === panel.name) seen(results);
			root.style.minHeight = ''; // the room that was kept for it
			root.removeAttribute('data-prerendered');
			keepAim(root);
			if (!hasOpenQuestion(results)) showFirst();
		};
		const link = () => linkTo(panel, root);
		if (panel.name === framed) showAlone(root, link);
		const { update, refresh } = mount(root, panel, {
			engine,
			state,
			act,
			goTo,
			link,
			veiled,
			steadily: (draw) => steadily(root, draw),
			drawn,
		});
		places.push({ panel, update, refresh });
		update(state);
	}

	/**
	 * The address that leads to a panel as it stands, and to nothing else.
	 *
	 * @param {Panel} panel
	 * @param {HTMLElement} root
	 */
	function linkTo(panel, root) {
		const section = root.closest('section')?.id ?? DEFAULTS.section;
		return addressOf(toFragment({ ...DEFAULTS, section, ...pick(accepted, panel.fields) }));
	}

	/**
	 * Puts a panel into its place when it is wanted: the link speaks of it; or its place, or a sentence that it
	 * has to do with, is near the screen. What nobody is near is neither loaded nor computed.
	 *
	 * @param {string} name
	 * @param {readonly Field[]} fields
	 * @param {() => Promise<Panel>} load
	 * @param {string} [sentence] the selector of a sentence that follows the panel's results
	 */
	function placeLater(name, fields, load, sentence) {
		if (framed && framed !== name) return;
		const root = document.querySelector(`[data-panel="${name}"]`);
		if (!root) throw new Error(`the page has no place for the panel “${name}”`);
		const want = async () => {
			if (!later.delete(panel)) return;
			observer.disconnect();
			try {
				const [panel] = await Promise.all([load(), laterStyles()]);
				place(panel);
			} catch (error) {
				later.add(panel);
				console.warn(`The panel “${name}” could not be loaded:`, error);
				notice('A part of the page could not be loaded. Reload the page to try again.');
			}
		};
		const observer = new IntersectionObserver(
			(entries) => entries.some((entry) => entry.isIntersecting) && void want(),
			{
				rootMargin: NEAR,
			},
		);
		const panel = { name, fields, want };
		later.add(panel);
		if (asksFor(panel)) void want();
		else
			void first.then(() => later.has(panel) && watched(root, sentence).forEach((part) => void observer.observe(part)));
	}

	/**
	 * Lets another part of the page see a panel's results, those that are drawn already and whenever they are drawn again.
	 *
	 * @param {string} name the panel's
	 * @param {(results: import('./panel.js').Results) => void} seen
	 */
	function watch(name, seen) {
		watchers.push({ name, seen });
		const results = drawnLast.get(name);
		if (results) seen(results);
	}

	/** Puts all panels into their places, near or not, and waits until they show their results; not for a search without end. */
	async function whole() {
		await Promise.all([...later].map(({ want }) => want()));
		const isBusy = () => [...drawnLast.values()].some(hasOpenQuestion) || places.length > drawnLast.size;
		for (let waited = 0; isBusy() && waited < PATIENCE_MS; waited += LOOK_MS)
			await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}

	scrollToSection();
	return {
		/** Resolves when the page shows what was asked for first, and may begin with what was not. */
		first,
		whole,
		/** The address that shows the page as it stands. */
		link: () => addressOf(toFragment(accepted)),
		place,
		placeLater,
		watch,
		veil,
		veiled,
		act,
		get state() {
			return state;
		},
	};
}

/** The elements whose nearness asks for a panel. @param {Element} root @param {string} [sentence] */
const watched = (root, sentence) => [root, ...(sentence ? document.querySelectorAll(sentence) : [])];

/** Whether an answer is still to come. @param {import('./panel.js').Results} results */
const hasOpenQuestion = (results) => Object.values(results).some((result) => result?.status === 'busy');

/** Whether a question has been answered, or has nothing to ask. @param {import('./panel.js').Result | undefined} result */
const hasJudged = (result) => result === undefined || result.status === 'done' || result.status === 'withdrawn';

/** @typedef {ReturnType<typeof createPage>} Page */

/** The page's address with a fragment, and without a query. @param {string} fragment */
const addressOf = (fragment) => new URL(`#${fragment}`, location.href.split('?')[0]).href.replace(/#$/, '');

/** @param {object} part of a state */
const fieldsOf = (part) => /** @type {Field[]} */ (Object.keys(part));

/** @param {State} state */
const changedFields = (state) => fieldsOf(DEFAULTS).filter((field) => state[field] !== DEFAULTS[field]);

/**
 * @param {Readonly<State>} state
 * @param {readonly Field[]} fields
 * @returns {Partial<State>}
 */
const pick = (state, fields) => Object.fromEntries(fields.map((field) => [field, state[field]]));

/** So many parts that cannot be read are named; of more it is said how many there are. */
const NAMED = 3;

/** One sentence, however many there are. @param {string[]} parts */
function tellUnread(parts) {
	if (parts.length === 0) return;
	const named = parts.slice(0, NAMED).map((part) => `“${quoted(part)}”`);
	const more = parts.length - named.length;
	const which = list(more > 0 ? [...named, `${grouped(more)} more`] : named);
	notice(
		parts.length === 1
			? `The link has a part that this page cannot read: ${which}. It was passed over.`
			: `The link has parts that this page cannot read: ${which}. They were passed over.`,
	);
}
