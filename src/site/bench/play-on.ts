import type { Board } from '../../board/board.ts';
import { setBoard } from '../../ui/board/board-here.ts';
import { languageHere, setLanguage } from '../../ui/kit/language.ts';
import { openedBoard } from '../boards/open-board.ts';

/**
 * Draws everything in the calling component on a board with a map or powers of its own, and words it with the names of that
 * board. Does nothing on any other. Call it while the component is created.
 */
export function playOn(board: Board): void {
  const opened = openedBoard(board.id);
  if (!opened) return;
  const around = languageHere();
  setBoard(opened);
  setLanguage(() => around.language.on(board));
}
