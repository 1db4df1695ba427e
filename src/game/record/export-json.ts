import type { Language } from '../../explain/languages/language.ts';
import type { Game } from '../game.ts';
import { recordOf } from './record-of.ts';

/** Grows when the record changes so that its readers must know. */
const VERSION = 1;

/**
 * The record of a game as JSON: every phase with its orders and what became of them, for other programs. A game to go on
 * with is saved by `formatGame`.
 */
export const gameJson = (game: Game, language: Language): string =>
  `${JSON.stringify({ format: 'standoff record', version: VERSION, ...recordOf(game, language) }, null, 2)}\n`;

/** The same as lines: first the game, then one line for each phase. */
export function gameLines(game: Game, language: Language): string {
  const { phases, ...head } = recordOf(game, language);
  const lines = [{ format: 'standoff record', version: VERSION, ...head }, ...phases];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
