import type { LoadedBoard } from '../../scenario/board/load-board.ts';
import type { NamedText } from '../../scenario/board/open-board.ts';
import { type BoardWorker, createOpening, type OwnDiagrams } from './opening.svelte.ts';

/** How long somebody who wants to play waits for better diagrams, in ms. */
const PATIENCE = 4000;

/**
 * A board that somebody brought, opened and drawn by a worker. `layouts`: from an earlier visit. Null: it is none, or too
 * large, or it took too long.
 */
export function openDrawn(
  start: () => BoardWorker,
  files: readonly NamedText[],
  layouts: unknown,
): Promise<(Pick<LoadedBoard, 'board' | 'file'> & { readonly diagrams: OwnDiagrams }) | null> {
  return new Promise((resolve) => {
    let isWaiting = false;
    const opening = createOpening(start, (state) => {
      if (state.at === 'reading') return;
      if (state.at !== 'opened') {
        resolve(null);
        return;
      }
      const { wide, narrow } = state.diagrams;
      if (!state.isDrawing) {
        const { board, file: checked } = state;
        resolve(wide && narrow ? { board, file: checked, diagrams: { wide, narrow } } : null);
      } else if (wide && narrow && !isWaiting) {
        isWaiting = true;
        setTimeout(opening.settle, PATIENCE);
      }
    });
    opening.open(files, 'en', null, layouts);
  });
}
