import { type Board, hasStandardMap, STANDARD } from '../../board/board.ts';
import { packBoard } from '../../board/others/packed-board.ts';
import { diagramIn } from '../../diagram/diagram-of.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import type { Layout } from '../../diagram/layout/layout.ts';
import type { Result } from '../../result.ts';
import type { BoardFormats } from '../../stage/model/board-formats.ts';
import { FORMATS } from '../../stage/model/format.ts';
import { embedFormats, tenthsOf } from './embed-formats.ts';

/** The board of a block, and what its embed needs to show it. */
export interface BlockBoard {
  readonly board: Board;
  readonly formats: BoardFormats;
  /** What the attribute `board` says: its name, or all of it. */
  readonly written: string;
}

/** Opens the board that a block names. `file`: the one that holds the block. The error is a message. */
export type BlockBoards = (name: string, file: string) => Result<BlockBoard, string>;

export const STANDARD_BLOCK: BlockBoard = {
  board: STANDARD,
  formats: FORMATS,
  written: STANDARD.id,
};

/** A variant on the standard map. */
export const variantBlock = (board: Board): BlockBoard => ({
  board,
  formats: FORMATS,
  written: board.id,
});

/** A board that is drawn as a diagram. `name`: null: embeds contain it. */
export function diagramBlock(
  board: Board,
  layouts: Readonly<Record<DiagramWidth, Layout>>,
  name: string | null,
): BlockBoard {
  const on = (width: DiagramWidth) => diagramIn(board, width, layouts[width]);
  return {
    board,
    formats: embedFormats(board, { wide: on('wide'), narrow: on('narrow') }),
    written: name ?? writtenBoard(board, layouts),
  };
}

/** A board as the attribute of an embed: its facts without what only games need, and its layouts. */
function writtenBoard(board: Board, layouts: Readonly<Record<DiagramWidth, Layout>>): string {
  const { start: _s, winning: _w, calendar: _c, ...facts } = packBoard(board);
  return JSON.stringify({ board: facts, layouts });
}

/** Whether an embed that was ruled when its page was built must fetch the board: the map of a variant is there already. */
export const isFetched = ({ board }: BlockBoard): boolean => !hasStandardMap(board);

/** The attribute by which a page keeps the room of its board (`standoff.css`): its heights in tenths of its widths. */
export const roomOf = ({ formats: { medium, compact } }: BlockBoard): string =>
  `${String(tenthsOf(medium))} ${String(tenthsOf(compact))}`;
