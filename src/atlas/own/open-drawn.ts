import type { LoadedBoard } from '../../scenario/board/load-board.ts';
import type { NamedText } from '../../scenario/board/named-text.ts';
import { type BoardWorker, createOpening, type OwnDrawing } from './opening.svelte.ts';

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
