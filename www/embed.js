// @ts-check
/**
 * Panels in other people's pages: one module script that defines a custom element
 * for each (docs/EMBED.md). Every element has the panel's fields as attributes, a
 * shadow root with the page's own stylesheet, and events that tell what happens in
 * it; all of them share one engine.
 */
import { announceIn } from './announce.js';
import { EngineClient } from './engine/client.js';
import { connect } from './engine/connect.js';
import { resultsOf } from './export/results.js';
import { leadOut } from './leadout.js';
import { mount } from './panel.js';
import { onProgress } from './rehearsal/kept.js';
import { predicted as predictedHere } from './rehearsal/predicted.js';
import { DEFAULTS } from './state.js';
import css from './styles/all.css?inline';
import { toFragment } from './url.js';

/** @typedef {import('./state.js').Field} Field */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('./panel.js').Panel} Panel */

/**
 * An element: its attributes, the section of the page that its link leads to, its panel,
 * and what is done as soon as it stands in a page, before any panel is drawn.
 *
 * @typedef {{ fields: readonly Field[], section: string, load: () => Promise<Panel>, begin?: () => void }} Kind
 */

const additive = () => import('./views/additive.js');

/** @type {Record<string, Kind>} */
const KINDS = {
	'takeaway-labels': {
		fields: ['takes', 'positions', 'at', 'filled'],
		section: 'labels',
		load: async () => (await import('./views/labels.js')).labels,
	},
	'takeaway-bands': { fields: ['a', 'b', 'heap'], section: 'additive', load: async () => (await additive()).bands },
	'takeaway-stripes': { fields: ['pairs'], section: 'additive', load: async () => (await additive()).stripes },
	'takeaway-euclid': {
		fields: ['x', 'y', 'ending'],
		section: 'euclid',
		load: async () => (await import('./views/euclid.js')).euclid,
	},
	'takeaway-rehearsal': {
		fields: [],
		section: 'rehearsal',
		load: async () => (await import('./views/rehearsal.js')).rehearsal(veil),
		begin, // a prediction outlasts a reload
	},
};

/** Sets whose labels are being predicted in a rehearsal on this page. @type {readonly string[]} */
let predicted = [];

let following = false;

/** The rehearsal's predictions are hidden, and those of other tabs of this site as soon as they are made. */
function begin() {
	const follow = () => veil(predictedHere());
	follow();
	if (!following) onProgress(follow);
	following = true;
}

/** @type {Set<ReturnType<typeof mount>>} */
const mounted = new Set();

/** Hides in all elements what gives away the labels of these sets. @param {readonly string[]} sets */
function veil(sets) {
	if (sets.join(';') === predicted.join(';')) return;
	predicted = sets;
	for (const panel of mounted) panel.refresh();
}

/** The folder of this script, which is the page's. */
const HOME = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const engine = new EngineClient(connect);

let count = 0;

/** @type {HTMLElement | undefined} */
let voice;

/** The one place of the document where the conclusions of all its panels are announced; the page around may throw it away. */
function giveVoice() {
	if (voice?.isConnected) return;
	voice = document.createElement('div');
	voice.setAttribute('role', 'status');
	const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', 'clip-path': 'inset(50%)' };
	for (const [property, value] of Object.entries(hidden)) voice.style.setProperty(property, value);
	document.body.append(voice);
	announceIn(voice);
}

/** @param {Kind} kind */
const elementOf = ({ fields, section, load, begin }) =>
	class extends HTMLElement {
		static observedAttributes = fields;

		/** Tells this element's questions apart from those of others. */
		#channel = `embedded-${++count}`;
		/** @type {State} */
		#state = { ...DEFAULTS };
		/** @type {ReturnType<typeof mount> | undefined} */
		#mounted;
		#started = false;
		#told = '';

		/**
		 * @param {string} name
		 * @param {string | null} _
		 * @param {string | null} text
		 */
		attributeChangedCallback(name, _, text) {
			const field = /** @type {Field} */ (name);
			const value = text ?? DEFAULTS[field];
			if (value === this.#state[field]) return;
			this.#state = { ...this.#state, [field]: value };
			this.#mounted?.update(this.#state);
		}

		connectedCallback() {
			giveVoice();
			if (this.#started) return; // it was moved to another place
			this.#started = true;
			begin?.();
			this.#start().catch((error) => {
				this.#started = false;
				console.warn('A panel of Takeaway could not be loaded; what the element holds is shown instead:', error);
			});
		}

		disconnectedCallback() {
			// An element that is moved is taken out first, and put in again before the microtask.
			queueMicrotask(() => {
				if (!this.isConnected) this.#end();
			});
		}

		async #start() {
			const panel = await load();
			if (!this.isConnected) {
				this.#started = false;
				return;
			}
			const root = this.shadowRoot ?? this.#prepare(); // only now: until here the element's own content is seen
			const place = document.createElement('div');
			place.dataset.panel = panel.name;
			root.replaceChildren(place);
			this.#mounted = mount(place, panel, {
				engine,
				state: this.#state,
				channel: this.#channel,
				act: (patch) => this.#act(patch),
				veiled: (takes) => predicted.includes(takes),
				link: () => `${HOME}#${toFragment({ ...DEFAULTS, ...this.#own(), section })}`,
				drawn: (results) => this.#tell(place, results),
			});
			mounted.add(this.#mounted);
		}

		#prepare() {
			const root = this.attachShadow({ mode: 'open' });
			root.adoptedStyleSheets = [sheet];
			root.addEventListener('click', ({ target }) => {
				const anchor = target instanceof Element && target.closest('a[data-section]');
				if (anchor instanceof HTMLAnchorElement) leadOut(anchor, HOME + anchor.hash); // no section is in this page
			});
			return root;
		}

		/** Nothing of an element that was taken out goes on; its attributes say what it shows when it comes back. */
		#end() {
			if (!this.#mounted) return;
			this.#mounted.end();
			mounted.delete(this.#mounted);
			this.#mounted = undefined;
			this.#started = false;
			this.#told = '';
		}

		/** @returns {Partial<State>} the fields that are attributes */
		#own() {
			return Object.fromEntries(fields.map((field) => [field, this.#state[field]]));
		}

		/** @param {Partial<State>} patch */
		#act(patch) {
			this.#state = { ...this.#state, ...patch };
			for (const field of fields) {
				if (this.#state[field] === DEFAULTS[field]) this.removeAttribute(field);
				else this.setAttribute(field, this.#state[field]);
			}
			this.#mounted?.update(this.#state);
			this.#dispatch('takeaway-change', { ...this.#own(), ...patch });
		}

		/**
		 * @param {HTMLElement} place
		 * @param {import('./panel.js').Results} results
		 */
		#tell(place, results) {
			if (Object.values(results).some((result) => result?.status === 'busy')) return;
			const detail = Object.fromEntries(resultsOf(place));
			const told = JSON.stringify(detail);
			if (told === this.#told) return;
			this.#told = told;
			this.#dispatch('takeaway-result', detail);
		}

		/**
		 * @param {string} name
		 * @param {Record<string, string>} detail
		 */
		#dispatch(name, detail) {
			this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
		}
	};

for (const [name, kind] of Object.entries(KINDS)) customElements.define(name, elementOf(kind));
