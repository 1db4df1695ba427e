import type { Board } from '../../board/board.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import type { BoardDiagram } from '../../diagram/diagram-of.ts';
import type { BoardFormats } from '../../stage/model/board-formats.ts';
import { diagramFormat } from '../../stage/model/diagram-format.ts';
import type { Format } from '../../stage/model/format.ts';

/** Where there is room for the wide diagram its names are legible from this share of its width on. */
const LEGIBLE = 7 / 600;
/** How high a board may be for its width: so it fits into the window of a desktop. */
const HIGHEST = 0.9;
/** The least height of a board, in tenths of its width. */
const FLATTEST = 4;
/** What is shown of a diagram that is illegible as a whole: a section of this size, with units as small as this share. */
const SECTION = { width: 820, height: 656 } as const;
const NARROW_SECTION = { width: 390, height: 390 } as const;
const SMALLEST_UNITS = 0.45;
/** A narrow diagram that is wider is shown as a section. */
const NARROW = 420;

/** The formats of an embed of a board that is drawn as a diagram: the whole of it, if its names can be read. */
export function embedFormats(
  board: Board,
  diagrams: Readonly<Record<DiagramWidth, Pick<BoardDiagram, 'drawing' | 'size'>>>,
): BoardFormats {
  const [wide, narrow] = [
    diagramFormat(board, diagrams.wide),
    diagramFormat(board, diagrams.narrow),
  ];
  const shown = inTenths(wide, HIGHEST);
  const medium = wide.type.land / shown.width < LEGIBLE ? sectionOf(wide, SECTION) : shown;
  const compact =
    narrow.width > NARROW ? sectionOf(narrow, NARROW_SECTION) : inTenths(narrow, Infinity);
  return {
    wide: { ...medium, id: 'wide' },
    medium: { ...medium, id: 'medium' },
    compact: { ...compact, id: 'compact' },
  };
}

/** The height of a format in tenths of its width: pages keep that much room (`standoff.css`). */
export const tenthsOf = ({ width, height }: Pick<Format, 'width' | 'height'>): number =>
  Math.round((10 * height) / width);

/** A whole diagram with paper round it, so that its height is some tenths of its width, and not too many. */
function inTenths(whole: Format, highest: number): Format {
  const least = Math.max(whole.width, whole.height / highest);
  const tenths = Math.max(FLATTEST, Math.ceil((10 * whole.height) / least - 0.001));
  const [width, height] = [least, (least * tenths) / 10];
  return {
    ...whole,
    width,
    height,
    view: { zoom: 1, x: (whole.width - width) / 2, y: (whole.height - height) / 2 },
  };
}

function sectionOf(diagram: Format, section: Pick<Format, 'width' | 'height'>): Format {
  const { view: _, ...whole } = diagram;
  const { max } = whole.scale;
  return {
    ...whole,
    ...section,
    scale: { max, min: SMALLEST_UNITS * max },
    zoom: { usual: 1, closest: 1.6 },
    margin: 24,
  };
}
