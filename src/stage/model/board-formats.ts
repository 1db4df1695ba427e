import type { PackedBoard } from '../../board/others/packed-board.ts';
import type { Board } from '../../board/board.ts';
import type { BoardDiagram } from '../../diagram/diagram-of.ts';
import type { Layout } from '../../diagram/layout/layout.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import type { BoardDrawing } from '../../board/board-drawing.ts';
import { diagramFormat } from './diagram-format.ts';
import { type Format, FORMATS, type FormatId } from './format.ts';
import { lettersOf } from './letters.ts';

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

/** The formats of a picture of all of a board, on a wide and on a narrow screen. */
export type WholeFormats = readonly [wide: Format, narrow: Format];

export const wholeFormats = (
  board: Board,
  { wide, narrow }: Parameters<typeof diagramFormats>[1],
): WholeFormats => [diagramFormat(board, wide), diagramFormat(board, narrow)];

/** How high a board with a map is at least and at most, as a share of its width. */
const HIGH = { least: 0.55, most: 0.85 } as const;

/** The formats of a board that is drawn as a map: those of the standard one, in the proportions of the map. */
export function mapFormats(board: Board, drawing: BoardDrawing): BoardFormats {
  const share = Math.min(HIGH.most, Math.max(HIGH.least, drawing.height / drawing.width));
  const letters = lettersOf(board);
  const formatOf = (format: Format): Format => {
    const height = Math.round(format.width * share);
    return { ...format, height, drawing, letters };
  };
  return {
    wide: formatOf(FORMATS.wide),
    medium: formatOf(FORMATS.medium),
    compact: formatOf(FORMATS.compact),
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
