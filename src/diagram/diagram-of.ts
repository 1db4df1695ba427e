import type { Board } from '../board/board.ts';
import type { BoardDrawing } from '../board/board-drawing.ts';
import { colourTokens } from './colour-tokens.ts';
import { diagramDrawing } from './diagram-drawing.ts';
import type { DiagramSize } from './layout/layout.ts';
import { type DiagramWidth, layoutOf } from './layouts.ts';
import { diagramSheet } from './sheet.ts';

/** A board as a diagram. */
export interface BoardDiagram {
  readonly drawing: BoardDrawing;
  readonly size: DiagramSize;
  /** Its map file, as text. */
  readonly sheet: string;
  /** The colours of its powers in each theme, as a style sheet; empty for the standard board. */
  readonly tokens: string;
}

/** The diagram of a board. */
export async function diagramOf(board: Board, width: DiagramWidth): Promise<BoardDiagram> {
  const layout = await layoutOf(board, width);
  const file = `diagram-${board.id}-${width}.svg`;
  return {
    drawing: diagramDrawing(board, layout, file),
    size: layout,
    sheet: diagramSheet(board, layout),
    tokens: colourTokens(board),
  };
}
