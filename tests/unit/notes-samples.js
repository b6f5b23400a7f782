// @ts-check
/** Notes for the tests: the committed ones, and arbitrary ones. */
import fc from 'fast-check';

/** @typedef {import('../../www/notes/note.js').Note} Note */

/**
 * A note with these fields, the rest being ordinary.
 *
 * @param {Partial<Note> & { id: string }} fields
 * @returns {Note}
 */
export const note = (fields) => ({
	text: `Text of ${fields.id}`,
	done: false,
	about: null,
	order: 'a0',
	created: Date.UTC(2026, 0, 31, 12),
	changed: Date.UTC(2026, 0, 31, 12),
	...fields,
});

/** Texts that would do harm if they were read as anything but text. */
export const HOSTILE = [
	'<script>document.title = "run"</script>',
	'<img src=x onerror="document.title = \'run\'">',
	'```\nout of the fence <b>bold</b>\n```',
	'``````````\n~~~\n# heading',
	'    indented\n\n- item\n\n[link](javascript:alert(1)) ![image](x)',
	'a\r<b>bold</b>\r\n\r\n# heading',
	'line\u2028<b>bold</b>\u2029# heading\u0085\u000b\u000c# heading',
	'---\n===\n> quote\n| a | b |\n|---|---|',
	'&lt;script&gt; &amp; \\<b\\>',
	'{{ constructor }} <%= 7 %> {% raw %} <!-- note -->',
	'\u0000\u0007\uFEFF\uD800',
];

const time = fc.integer({ min: 0, max: Date.UTC(2100, 0) });

/** Texts of all kinds: any UTF-16, the alphabet of Markdown, and the hostile ones. */
export const texts = fc
	.oneof(
		fc.string({ unit: 'binary' }),
		fc.string({
			unit: fc.constantFrom('`', '~', '\n', '\r', ' ', '\t', '#', '-', '<b>', '>', '&', '[', ']', '(', ')', '\\', 'a'),
		}),
		fc.constantFrom(...HOSTILE),
	)
	.filter((text) => text.trim() !== '');

const fields = fc.record({
	id: fc.stringMatching(/^[\w-]{1,8}$/),
	text: texts,
	done: fc.boolean(),
	about: fc.constantFrom(null, '', 'takes=2,5&positions=40', 'x=11&y=27&ending=equal'),
	created: time,
	changed: time,
});

/** Lists of notes in order. @type {fc.Arbitrary<Note[]>} */
export const lists = fc
	.uniqueArray(fields, { selector: (entry) => entry.id, maxLength: 12 })
	.map((entries) => entries.map((entry, i) => ({ ...entry, order: `a${'0123456789AB'[i]}` })));
