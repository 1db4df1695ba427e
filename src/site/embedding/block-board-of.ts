import { hasGreatPowers, hasStandardMap, STANDARD, type Board } from '../../board/board.ts';
import { isOtherBoardId, sourceOf } from '../../board/others/known-boards.ts';
import { fileIdOf, isOwnBoardId } from '../../board/others/own-boards.ts';
import { unpackBoard } from '../../board/others/packed-board.ts';
import { isVariantId } from '../../board/variants/variant-ids.ts';
import { VARIANTS } from '../../board/variants/variants.ts';
import { playableBoards } from '../../atlas/own/kept-boards.ts';
import { openDrawn } from '../../atlas/own/drawn-own-board.ts';
import { layoutFrom } from '../../diagram/layout/layout-from.ts';
import {
  type BlockBoard,
  diagramBlock,
  STANDARD_BLOCK,
  variantBlock,
} from '../../embed/boards/block-board.ts';
import { startWorker } from '../../ui/kit/workers.ts';
import { openBoard, packedBoard } from '../boards/open-board.ts';

/**
 * The board of a turn on this page, for its embed, which contains it if it is somebody's own, or if that `isWhole`. Null: it
 * cannot be drawn there.
 */
export async function blockBoardOf(board: Board, isWhole = false): Promise<BlockBoard | null> {
  const { id } = board;
  if (board === STANDARD) return STANDARD_BLOCK;
  if (hasGreatPowers(board)) return variantBlock(board);
  if (hasStandardMap(board)) return null;
  if (!isOwnBoardId(id)) {
    const packed = await packedBoard(id);
    return packed
      ? diagramBlock(unpackBoard(packed.board), packed.layouts, isWhole ? null : id)
      : null;
  }
  const source = sourceOf(id);
  if (!source) return null;
  const [wide, narrow] = (['wide', 'narrow'] as const).map((width) =>
    layoutFrom(source.layouts, width, board),
  );
  if (wide && narrow) return diagramBlock(board, { wide, narrow }, null);
  // The page has it as a map: embeds draw diagrams.
  const files = [{ name: '', text: JSON.stringify(source.file) }];
  const drawn = await openDrawn(() => startWorker('board'), files, null);
  return drawn && 'wide' in drawn.drawing.layouts
    ? diagramBlock(board, drawn.drawing.layouts, null)
    : null;
}

/**
 * The board that a block on this page names, contained in its embed, so that it needs no other file: one that comes with
 * the site, a variant, or one of somebody's own that this browser keeps. Null: there is none.
 */
export async function blockBoardNamed(name: string): Promise<BlockBoard | null> {
  if (name === STANDARD.id) return STANDARD_BLOCK;
  if (isVariantId(name)) return blockBoardOf(VARIANTS[name]);
  const own = playableBoards().find(({ id }) => `./${fileIdOf(id)}.board.yaml` === name);
  const id = own?.id ?? name;
  const here = isOtherBoardId(id) ? await openBoard(id) : null;
  return here && blockBoardOf(here.board, true);
}

/** What a block calls a board, and the file that must lie beside that of the block; null: none need. */
export function namedInBlocks({ id }: Board): {
  readonly name: string;
  readonly file: { readonly name: string; readonly text: string } | null;
} {
  if (!isOwnBoardId(id)) return { name: id, file: null };
  const name = `${fileIdOf(id)}.board.yaml`;
  const text = `${JSON.stringify(sourceOf(id)?.file ?? null, null, 1)}\n`;
  return { name: `./${name}`, file: { name, text } };
}
