import type { Board } from '../board/board.ts';
import type { BoardDrawing } from '../board/board-drawing.ts';
import type { Power } from '../board/powers.ts';
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
}

const initialOf = (power: Power): string => power.charAt(0);

/**
 * The diagram of a board. `wood`: the letter of a power among the colour tokens, if that is
 * not its initial.
 */
export async function diagramOf(
  board: Board,
  width: DiagramWidth,
  wood: (power: Power) => string = initialOf,
): Promise<BoardDiagram> {
  const layout = await layoutOf(board, width);
  const file = `diagram-${board.id}-${width}.svg`;
  return {
    drawing: diagramDrawing(board, layout, file),
    size: layout,
    sheet: diagramSheet(board, layout, wood),
  };
}
