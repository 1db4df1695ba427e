import { hasGreatPowers, type Board } from '../../board/board.ts';
import { isVariantId } from '../../board/variants/variant-ids.ts';
import { VARIANTS } from '../../board/variants/variants.ts';
import { enterBoard, type OtherBoardId } from '../../board/others/known-boards.ts';
import { isOwnBoardId, type OwnBoardId, type OwnSource } from '../../board/others/own-boards.ts';
import { playableBoards } from '../../atlas/own/kept-boards.ts';
import type { NamedText } from '../../scenario/board/named-text.ts';
import type { BoardAndLayouts } from '../../stage/model/board-formats.ts';
import { standardFormats } from '../../stage/model/map-formats.ts';
import { addColours } from '../../atlas/board-colours.ts';
import type { BoardHere } from '../../ui/board/board-here.ts';

const FILES = import.meta.glob<BoardAndLayouts>('../../../boards/*.board.yaml', {
  query: '?facts',
  import: 'default',
});

/** The facts and layouts of a board that comes with the site; undefined: there is none of this id. */
export const packedBoard = (id: string): Promise<BoardAndLayouts> | undefined =>
  FILES[`../../../boards/${id}.board.yaml`]?.();

const opened = new Map<string, BoardHere>();

/**
 * A board that is drawn in a way of its own: one with a map of its own that this page has opened, or a variant whose powers are
 * not the seven. Undefined: any other.
 */
export const openedBoard = (id: string): BoardHere | undefined =>
  opened.get(id) ?? (isVariantId(id) ? openedVariant(VARIANTS[id]) : undefined);

function openedVariant(board: Board): BoardHere | undefined {
  if (hasGreatPowers(board)) return undefined;
  const here = { board, formats: standardFormats(board) };
  addColours(board);
  opened.set(board.id, here);
  return here;
}

/**
 * Fetches a board with a map of its own and what it is drawn with, enters it, and gives its powers their colours. One that
 * somebody brought is taken from `brought`, or else from what this browser keeps. Null: that is not here.
 */
export async function openBoard(
  id: OtherBoardId,
  brought: OwnSource | null = null,
): Promise<BoardHere | null> {
  const before = opened.get(id);
  if (before) return before;
  if (isOwnBoardId(id)) {
    const source = brought ?? playableBoards().find((kept) => kept.id === id)?.source;
    if (!source) return null;
    const files = [{ name: '', text: JSON.stringify(source.file) }];
    return openOwnBoard(id, files, source.layouts);
  }
  const [file, { drawnBoard }] = await Promise.all([
    packedBoard(id),
    import('../../atlas/drawn-board.ts'),
  ]);
  if (!file) throw new Error(`no board ${id}`);
  const drawn = drawnBoard(file);
  enterBoard(drawn.board);
  opened.set(id, drawn);
  return drawn;
}

/** Opens the files of a board that somebody brought, if they are those of this id. `layouts`: from an earlier visit. */
export async function openOwnBoard(
  id: OwnBoardId,
  files: readonly NamedText[],
  layouts: unknown,
): Promise<BoardHere | null> {
  const { drawnOwnBoard } = await import('../../atlas/own/drawn-own-board.ts');
  const drawn = await drawnOwnBoard(id, files, layouts);
  if (!drawn) return null;
  enterBoard(drawn.board, drawn.source);
  opened.set(id, drawn);
  return drawn;
}
