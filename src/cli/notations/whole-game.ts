import { recordedGames } from '../../orders/notations/recorded/recorded-games.ts';

/** Whether a text is a game that this program or its site saved. */
export const isSavedGame = (text: string): boolean =>
  /^[\uFEFF\s]*\{/.test(text) && /^\s*"format"\s*:\s*"standoff game"/m.test(text.slice(0, 1000));

/** The command that takes a text with several phases of a game; null if it is of one turn. */
export function commandForGame(text: string, name: string): 'game' | 'audit' | null {
  if (isSavedGame(text)) return 'game';
  const [game] = recordedGames([{ name, text }]).games;
  return game && game.phases.length > 1 ? 'audit' : null;
}
