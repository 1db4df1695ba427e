import { unpackBoard } from '../board/others/packed-board.ts';
import { diagramDrawing } from '../diagram/diagram-of.ts';
import { diagramPath, type DiagramWidth } from '../diagram/layouts.ts';
import { type BoardAndLayouts, diagramFormats } from '../stage/model/board-formats.ts';
import type { BoardHere } from '../ui/board/board-here.ts';
import { addColours } from './board-colours.ts';

/* Loaded with the first board that has a map of its own. */

/** A board with the formats of its diagram. The page gets the colours of its powers. */
export function drawnBoard({ board: packed, layouts }: BoardAndLayouts): BoardHere {
  const board = unpackBoard(packed);
  addColours(board);
  const diagramIn = (width: DiagramWidth) => ({
    drawing: diagramDrawing(board, layouts[width], diagramPath(board, width)),
    size: layouts[width],
  });
  const diagrams = { wide: diagramIn('wide'), narrow: diagramIn('narrow') };
  return { board, formats: diagramFormats(board, diagrams) };
}
