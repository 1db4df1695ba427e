import type { PackedBoard } from '../../board/others/packed-board.ts';
import type { Board } from '../../board/board.ts';
import type { BoardDiagram } from '../../diagram/diagram-of.ts';
import type { Layout } from '../../diagram/layout/layout.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import { diagramFormat } from './diagram-format.ts';
import type { Format, FormatId } from './format.ts';

/** A board with the layouts of its diagram, as plain data. */
export interface BoardAndLayouts {
  readonly board: PackedBoard;
  readonly layouts: Readonly<Record<DiagramWidth, Layout>>;
}

/** The formats in which the board of a page is drawn, by the width of its container. */
export type BoardFormats = Readonly<Record<FormatId, Format>>;

/** A diagram that is wider than this is not shown whole, not even on a wide screen. */
const WIDEST = 1400;
/** The same on a phone, and the size of the section that is shown of one that is wider. */
const NARROW = 420;
const SECTION = { width: 390, height: 390 } as const;
/** The smallest letters that a board of medium width may have, in px at 600 px. */
const SMALLEST = 9;

/** The formats of a board that is drawn as a diagram. */
export function diagramFormats(
  board: Board,
  diagrams: Readonly<Record<DiagramWidth, Pick<BoardDiagram, 'drawing' | 'size'>>>,
): BoardFormats {
  const narrow = diagramFormat(board, diagrams.narrow);
  const whole = diagramFormat(board, diagrams.wide);
  const wide = whole.width > WIDEST ? narrow : whole;
  const isLegible = (wide.type.land * 600) / wide.width >= SMALLEST;
  return {
    wide: { ...wide, id: 'wide' },
    medium: { ...(isLegible ? wide : narrow), id: 'medium' },
    compact: narrow.width > NARROW ? sectionOf(narrow) : { ...narrow, id: 'compact' },
  };
}

/** A section of a diagram, which the reader moves. */
function sectionOf(whole: Format): Format {
  const { view: _, ...section } = whole;
  return {
    ...section,
    ...SECTION,
    id: 'compact',
    zoom: { usual: 1, closest: 1.6 },
    margin: 24,
    corner: { width: 62, height: 62, moved: 170 },
  };
}
