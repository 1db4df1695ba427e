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

/**
 * A diagram that is wider than this is not shown whole, but a section of this size, with room for its buttons: on a wide
 * screen, and on a phone.
 */
const WIDE = {
  most: 1400,
  section: { width: 1000, height: 700 },
  corner: { width: 60, height: 170, moved: 220 },
} as const;
const COMPACT = {
  most: 420,
  section: { width: 390, height: 390 },
  corner: { width: 62, height: 62, moved: 170 },
} as const;
/** How small units may become where all of such a diagram is shown, as a share of their usual size. */
const SMALLEST_UNITS = 0.45;
/** The smallest letters that a board of medium width may have, in px at 600 px. */
const SMALLEST = 9;

/** The formats of a board that is drawn as a diagram. */
export function diagramFormats(
  board: Board,
  diagrams: Readonly<Record<DiagramWidth, Pick<BoardDiagram, 'drawing' | 'size'>>>,
): BoardFormats {
  const narrow = diagramFormat(board, diagrams.narrow);
  const whole = diagramFormat(board, diagrams.wide);
  const isLegible = whole.width <= WIDE.most && (whole.type.land * 600) / whole.width >= SMALLEST;
  return {
    wide: { ...sectionOf(whole, WIDE), id: 'wide' },
    medium: { ...(isLegible ? whole : sectionOf(narrow, WIDE)), id: 'medium' },
    compact: { ...sectionOf(narrow, COMPACT), id: 'compact' },
  };
}

/** The formats of a picture of all of a board, on a wide and on a narrow screen. */
export type WholeFormats = readonly [wide: Format, narrow: Format];

export const wholeFormats = (
  board: Board,
  { wide, narrow }: Parameters<typeof diagramFormats>[1],
): WholeFormats => [diagramFormat(board, wide), diagramFormat(board, narrow)];

/** A section of a diagram that is too wide, which the reader moves. */
function sectionOf(whole: Format, { most, section, corner }: typeof WIDE | typeof COMPACT): Format {
  if (whole.width <= most) return whole;
  const { view: _, ...format } = whole;
  const { max } = whole.scale;
  return {
    ...format,
    ...section,
    scale: { max, min: SMALLEST_UNITS * max },
    zoom: { usual: 1, closest: 1.6 },
    margin: 24,
    corner,
  };
}
