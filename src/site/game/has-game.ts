/** The storage key of the game on the table; those of games set aside begin with it (`stored.ts`). */
export const GAME_KEY = 'standoff.game';

/** Whether a game is stored. Every page checks this at once, so nothing that reads a game is imported here. */
export function hasGame(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(GAME_KEY));
  } catch {
    return false;
  }
}
