import type { Language } from '../../explain/languages/language.ts';
import type { Game } from '../game.ts';
import { recordOf } from './record-of.ts';

/** Increases when the record changes in a way that readers must know about. */
const VERSION = 1;

/**
 * The record of a game as JSON, for other programs: every phase with its orders and their outcomes. To save a game so
 * that it can be continued, use `formatGame`.
 */
export const gameJson = (game: Game, language: Language): string =>
  `${JSON.stringify({ format: 'standoff record', version: VERSION, ...recordOf(game, language) }, null, 2)}\n`;

/** The same record as lines: first the game, then one line for each phase. */
export function gameLines(game: Game, language: Language): string {
  const { phases, ...head } = recordOf(game, language);
  const lines = [{ format: 'standoff record', version: VERSION, ...head }, ...phases];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
