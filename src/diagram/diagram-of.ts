import type { Board } from '../board/board.ts';
import type { BoardDrawing } from '../board/board-drawing.ts';
import { colourTokens } from './colour-tokens.ts';
import { diagramDrawing } from './diagram-drawing.ts';
import type { DiagramSize, Layout } from './layout/layout.ts';
import { type DiagramWidth, layoutOf } from './layouts.ts';
import { diagramSheet } from './sheet.ts';

/** A board as a diagram. */
export interface BoardDiagram {
  readonly drawing: BoardDrawing;
  readonly size: DiagramSize;
  /** Its map file, as text; made when it is asked for. */
  readonly sheet: string;
  /** The colours of its powers in each theme, as a style sheet; empty for the standard board. */
  readonly tokens: string;
}

/** The diagram of a board. */
export const diagramOf = async (board: Board, width: DiagramWidth): Promise<BoardDiagram> =>
  diagramIn(board, width, await layoutOf(board, width));

/** The diagram of a board in a layout of it. */
export const diagramIn = (board: Board, width: DiagramWidth, layout: Layout): BoardDiagram => ({
  drawing: diagramDrawing(board, layout, `boards/${board.id}-${width}.svg`),
  size: layout,
  get sheet() {
    return diagramSheet(board, layout);
  },
  tokens: colourTokens(board),
});
