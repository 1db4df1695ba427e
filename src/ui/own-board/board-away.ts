import type { Board } from '../../board/board.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import type { Layout } from '../../diagram/layout/layout.ts';
import type { BoardMap } from '../../board/board-drawing.ts';
import type { SvgNode } from '../../draw/nodes.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { LoadedBoard } from '../../scenario/board/load-board.ts';
import type { NamedText } from '../../scenario/board/named-text.ts';
import type { NotOpened } from '../../scenario/board/open-board.ts';

/** Asks a worker to open a board and to draw it. */
export interface BoardRequest {
  readonly files: readonly NamedText[];
  /** The id of one of several variants. */
  readonly which: string | null;
  /** The language of what is wrong. */
  readonly tag: LanguageTag;
  /** Layouts or a map from an earlier visit, whatever they are; without them, new ones are made. */
  readonly layouts: unknown;
}

/** A diagram of the board, rough at first; a later one of the same width is better. */
export interface DrawnDiagram {
  readonly width: DiagramWidth;
  readonly layout: Layout;
  readonly sheet: readonly SvgNode[];
}

/** The map that somebody drew of the board. */
export interface MappedBoard {
  readonly map: BoardMap;
  readonly sheet: readonly SvgNode[];
}

/** The most that the files of a board may have, in bytes. */
export const MOST_FILE_BYTES = 6_000_000;

/** The spaces of a board that can be drawn in a page: more than twice those of the largest that are played. */
export const MOST_SPACES = 500;

export type BoardReply =
  | ({ readonly type: 'refused' } & NotOpened)
  | ({ readonly type: 'opened'; readonly board: Board } & Omit<LoadedBoard, 'board'>)
  | ({ readonly type: 'drawn' } & DrawnDiagram)
  | ({ readonly type: 'mapped' } & MappedBoard)
  | { readonly type: 'large' }
  /** No better diagram comes. */
  | { readonly type: 'done' };
