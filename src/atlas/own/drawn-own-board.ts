import type { LoadedBoard } from '../../scenario/board/load-board.ts';
import type { NamedText } from '../../scenario/board/named-text.ts';
import { type BoardWorker, type OwnDrawing, createOpening } from './opening.svelte.ts';
import { sheetInPage } from './sheet-in-page.ts';
import { boardOf } from '../../board/board.ts';
import { type OwnBoardId, type OwnSource, ownBoardId } from '../../board/others/own-boards.ts';
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

/** How long somebody who wants to play waits for better drawings, in ms. */
const PATIENCE = 4000;

/**
 * A board that somebody brought, opened and drawn by a worker. `layouts`: from an earlier visit. Null: it is none, or too
 * large, or it took too long.
 */
export function openDrawn(
  start: () => BoardWorker,
  files: readonly NamedText[],
  layouts: unknown,
): Promise<(Pick<LoadedBoard, 'board' | 'file'> & { readonly drawing: OwnDrawing }) | null> {
  return new Promise((resolve) => {
    let isWaiting = false;
    const opening = createOpening(start, (state) => {
      if (state.at === 'reading') return;
      if (state.at !== 'opened') {
        resolve(null);
        return;
      }
      if (!state.isDrawing) {
        const { board, file, drawing } = state;
        resolve(drawing ? { board, file, drawing } : null);
      } else if (state.drawing && !isWaiting) {
        isWaiting = true;
        setTimeout(opening.settle, PATIENCE);
      }
    });
    opening.open(files, 'en', null, layouts);
  });
}
