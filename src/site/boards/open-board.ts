import { enterBoard, type OtherBoardId } from '../../board/others/known-boards.ts';
import type { BoardAndLayouts } from '../../stage/model/board-formats.ts';
import type { BoardHere } from '../../ui/board/board-here.ts';

const FILES = import.meta.glob<BoardAndLayouts>('../../../boards/*.board.yaml', {
  query: '?facts',
  import: 'default',
});

const opened = new Map<OtherBoardId, BoardHere>();

/** A board with a map of its own that this page has opened; undefined: it has not. */
export const openedBoard = (id: string): BoardHere | undefined => opened.get(id as OtherBoardId);

/** Fetches a board with a map of its own and what it is drawn with, enters it, and gives its powers their colours. */
export async function openBoard(id: OtherBoardId): Promise<BoardHere> {
  const before = opened.get(id);
  if (before) return before;
  const [file, { drawnBoard }] = await Promise.all([
    FILES[`../../../boards/${id}.board.yaml`]?.(),
    import('./drawn-board.ts'),
  ]);
  if (!file) throw new Error(`no board ${id}`);
  const drawn = drawnBoard(file);
  enterBoard(drawn.board);
  opened.set(id, drawn);
  return drawn;
}
