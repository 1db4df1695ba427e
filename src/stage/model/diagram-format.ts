import type { Board } from '../../board/board.ts';
import type { BoardDiagram } from '../../diagram/diagram-of.ts';
import { lettersOf } from './letters.ts';
import type { Format } from './format.ts';

/** The radius of discs beside which units and arrows have their usual size. */
const USUAL_RADIUS = 19;

/** The format in which a diagram is drawn whole, at its own size. */
export function diagramFormat(
  board: Board,
  { drawing, size }: Pick<BoardDiagram, 'drawing' | 'size'>,
): Format {
  const { width, height, radius, type, short } = size;
  const scale = radius / USUAL_RADIUS;
  return {
    id: short ? 'compact' : 'wide',
    ...{ width, height, drawing, letters: lettersOf(board) },
    scale: { max: scale, min: scale },
    zoom: { usual: 1, closest: 1 },
    margin: 0,
    names: short ? 'short' : 'full',
    type: { land: type, sea: 1.06 * type },
    letter: 11.6 * scale,
    corner: { width: 0, height: 0, moved: 0, at: 'right' },
    marks: true,
    view: { zoom: 1, x: 0, y: 0 },
  };
}
