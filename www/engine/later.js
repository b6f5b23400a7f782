// @ts-check
/** The questions of all other panels: as questions.js, from the package that is loaded when they are asked. */
import { decode } from '../play/code.js';
import * as lab from './pkg/rest/lab.js';

/** @type {import('./questions.js').Questions} */
export const questions = {
	drawExercise: lab.drawExercise,
	reasons: lab.reasons,
	markPeriod: lab.markPeriod,
	markResidues: lab.markResidues,
	euclidLimits: lab.euclidLimits,
	euclidOutcome: lab.euclidOutcome,
	euclidReasoning: lab.euclidReasoning,
	euclidForm: lab.euclidForm,
	euclidValue: lab.euclidValue,
	euclidQuotients: lab.euclidQuotients,
	euclidMap: lab.euclidMap,
	values: lab.values,
	labelCertificate: (takes, limit) => new lab.LabelCertificate(takes, BigInt(limit)),
	valueCertificate: (takes, limit) => new lab.ValueCertificate(takes, BigInt(limit)),
	threeTakes: lab.threeTakes,
	playLimits: lab.playLimits,
	game: gameOf,
	additive: lab.additive,
	additiveHeap: lab.additiveHeap,
	additiveClosing: (a, b) => new lab.Closing(a, b),
	additiveRows: lab.additiveRows,
	growth: lab.growth,
	sevenGames: lab.sevenGames,
	stripes: lab.stripes,
	census: (last) => new lab.Census(last),
};

/**
 * A game as a link holds it, judged and with what a perfect player does next.
 *
 * @param {string} text
 */
function gameOf(text) {
	const game = decode(text);
	const readerFirst = game.first === 'reader';
	if (game.kind === 'euclid') return lab.euclidGame(game.x, game.y, game.ending, readerFirst, game.moves);
	const moves = game.moves.flatMap(({ heap, take }) => [heap, take]);
	return lab.heapsGame(game.takes, game.heaps, readerFirst, Uint32Array.from(moves));
}
