import { openDrawn } from './open-drawn.ts';
import { sheetInPage } from './sheet-in-page.ts';
import { boardOf } from '../../board/board.ts';
import { type OwnBoardId, ownBoardId, type OwnSource } from '../../board/others/own-boards.ts';
import type { NamedText } from '../../scenario/board/named-text.ts';
import type { BoardHere } from '../../ui/board/board-here.ts';
import { startWorker } from '../../ui/kit/workers.ts';
import { addColours } from '../board-colours.ts';

/* Loaded with the first board that somebody brought. */

/**
 * A board that somebody brought, which a worker checks, and draws if it has no layouts. The page gets the colours of its
 * powers and its drawing. Null: it is no board, or not the one of this id.
 */
export async function drawnOwnBoard(
  id: OwnBoardId,
  files: readonly NamedText[],
  layouts: unknown,
): Promise<(BoardHere & { readonly source: OwnSource }) | null> {
  const opened = await openDrawn(() => startWorker('board'), files, layouts);
  if (!opened || ownBoardId(opened.file) !== id) return null;
  const { parts, formats, layouts: kept } = opened.drawing;
  const board = boardOf({ ...opened.board, id });
  addColours(board);
  for (const { sheet, prefix } of parts) addSheet(sheetInPage(sheet, prefix));
  return {
    ...{ board, formats },
    source: { file: opened.file, layouts: kept },
  };
}

/** Boards refer to the parts of a drawing, wherever in the page it is. */
function addSheet(write: ReturnType<typeof sheetInPage>): void {
  const parts = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  parts.setAttribute('aria-hidden', 'true');
  parts.style.cssText = 'position:absolute;width:0;height:0';
  write(parts);
  document.body.append(parts);
}
