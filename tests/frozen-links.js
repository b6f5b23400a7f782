// @ts-check
/**
 * Links of version 1, as they stand in lessons, mails and books. None of them is ever
 * changed here: each keeps its meaning, whatever becomes of the page.
 */

/**
 * `state` lists what differs from a fresh visit of version 1; `results` what the page shows.
 *
 * @type {{ link: string, state: Record<string, string>, results: Record<string, string> }[]}
 */
export const FROZEN = [
	{
		link: '',
		state: {},
		results: { labels: 'LWLWWWWLWLWWWWLWLWW', 'measured-period': '7', residues: '0,2', 'cross-check-calls': '20725' },
	},
	{
		link: '#takes=2,5&positions=40',
		state: { takes: '2,5', positions: '40' },
		results: { 'measured-period': '7', 'compared-pairs': '33', residues: '0,1,4', 'window-bound': '32' },
	},
	{
		link: '#takes=1,2,3&at=6',
		state: { takes: '1,2,3', at: '6' },
		results: { 'losing-positions': '0,4,8,12,16', 'measured-period': '4', residues: '0' },
	},
	{
		link: '#section=labels&takes=2,5,7',
		state: { section: 'labels', takes: '2,5,7' },
		results: { 'measured-period': 'none', residues: 'none', 'window-bound': '128' },
	},
	{
		link: '#takes=%7B1,%203%2C4%7D&positions=1e6',
		state: { takes: '{1, 3,4}', positions: '1e6' },
		results: { labels: 'LWLWWWWLWLWWWWLWLWW', 'measured-period': '7' },
	},
	{
		link: '#takes=1+3+4&positions=25&filled=10',
		state: { takes: '1 3 4', positions: '25', filled: '10' },
		results: { labels: 'LWLWWWWLWLWWWWLWLWWWWLWLW' },
	},
	{
		link: '#section=additive&a=3&b=10&heap=1000000000000000000000000000000',
		state: { section: 'additive', a: '3', b: '10', heap: '1000000000000000000000000000000' },
		results: { 'additive-case': 'short', 'additive-period': '22', 'additive-heap-value': '2' },
	},
	{
		link: '#a=6&b=26',
		state: { a: '6', b: '26' },
		results: { 'additive-case': 'long', 'additive-period': '162', 'additive-divisor': '2' },
	},
	{
		link: '#section=euclid&x=11&y=27&ending=equal',
		state: { section: 'euclid', ending: 'equal' },
		results: { 'euclid-outcome': 'W', 'euclid-move': '11,16', 'euclid-value': '2' },
	},
	{
		link: '#x=31415926535897932384626433832795028841971&y=27182818284590452353602874713526624977572',
		state: { x: '31415926535897932384626433832795028841971', y: '27182818284590452353602874713526624977572' },
		results: { 'euclid-outcome': 'L', 'euclid-move': 'none', 'euclid-value': '0' },
	},
];
