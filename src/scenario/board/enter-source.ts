import { boardOf, type Board } from '../../board/board.ts';
import { boardCalled, enterBoard, isBoardKnown } from '../../board/others/known-boards.ts';
import { ownBoardId, type OwnSource } from '../../board/others/own-boards.ts';
import { boardOfFile } from './board-of-file.ts';
import { checkedBoard, type BoardReport } from './check-board.ts';
import { ENGLISH } from './words/english.ts';

/**
 * Enters the board that a file contains, so that it is known by its id; one that is known already stays as it is. Null: it is
 * no board, and `report` has been told why.
 */
export function enterSource(
  { file: given, layouts }: OwnSource,
  report: BoardReport = () => undefined,
): Board | null {
  const file = checkedBoard(given, ENGLISH, report, () => undefined);
  if (!file) return null;
  const id = ownBoardId(file);
  if (!isBoardKnown(id)) enterBoard(boardOf({ ...boardOfFile(file), id }), { file, layouts });
  return boardCalled(id);
}
