import type { Board } from '../../board/board.ts';
import { setBoard } from '../../ui/board/board-here.ts';
import { languageHere, setLanguage } from '../../ui/kit/language.ts';
import { openedBoard } from '../boards/open-board.ts';

/**
 * Draws everything in the calling component on a board with a map of its own, and words it with the names of that board.
 * Returns false, and does nothing, if the board has the standard map. Call it while the component is created.
 */
export function playOn(board: Board): boolean {
  const opened = openedBoard(board.id);
  if (!opened) return false;
  const around = languageHere();
  setBoard(opened);
  setLanguage(() => around.language.on(board));
  return true;
}
