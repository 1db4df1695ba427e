import type { SpaceId } from '../../src/board/board.ts';
import { best, distance, fit, type Box, type Scored } from './boxes.ts';
import type { Raster } from './raster.ts';
import { DISLODGED, labelSize, unitSize, lineBreaks } from './sizes.ts';
import { FRAME, type Point } from './topology.ts';

/** A name and its size. */
export interface Label extends Box {
  readonly lines: readonly string[];
}

/** Positions within one space, scored by everything that does not depend on other spaces. */
export interface Candidates {
  readonly units: readonly Scored<Point>[];
  readonly labels: readonly Scored<Label>[];
  readonly dislodged: readonly Scored<Point>[];
  readonly middle: Point;
  /** The side of a square with the area of the space. */
  readonly reach: number;
}

/** Clearances at which more is no better. */
const ENOUGH = { unit: 20, unitBox: 7, label: 5, dislodged: 14, dislodgedBox: 3 };
/** Distance of everything from the frame. */
const MARGIN = 14;
/** Number of candidates evaluated, and kept. */
const MOST = { grid: 1600, units: 400, labels: 400 };

function grid(squares: readonly Point[]): readonly Point[] {
  const step = Math.max(1, Math.ceil(Math.sqrt(squares.length / MOST.grid)));
  return squares.filter(
    ([x, y]) =>
      Math.floor(x) % step === 0 &&
      Math.floor(y) % step === 0 &&
      Math.min(x, y, FRAME.width - x, FRAME.height - y) > MARGIN,
  );
}

/** `byHand`: positions set by hand, by space and kind. */
export function candidatesIn(
  raster: Raster,
  space: SpaceId,
  byHand: ReadonlyMap<string, Point>,
): Candidates {
  const squares = raster.squares(space);
  const points = grid(squares);
  const mean = (axis: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle: Point = [mean(0), mean(1)];
  const reach = Math.sqrt(squares.length);
  const set = (what: 'unit' | 'name' | 'dislodged'): readonly Point[] | undefined => {
    const place = byHand.get(`${space} ${what}`);
    return place && [place];
  };

  const units = (set('unit') ?? points).map((at) => ({
    value: at,
    score:
      Math.min(raster.clearance(...at), ENOUGH.unit) +
      1.6 * fit(raster, space, { at, ...unitSize(space) }, ENOUGH.unitBox) -
      (3 * distance(at, middle)) / reach,
  }));
  const labels = lineBreaks(space).flatMap((lines) => {
    const room = labelSize(space, lines);
    const here = set('name') ?? points;
    return here.map((at) => ({
      value: { at, lines, ...room },
      score:
        2 * fit(raster, space, { at, ...room }, ENOUGH.label) -
        (lines.length > 1 ? 1 : 0) -
        (4 * distance(at, middle)) / reach,
    }));
  });
  const dislodged = (set('dislodged') ?? points).map((at) => ({
    value: at,
    score:
      0.5 * Math.min(raster.clearance(...at), ENOUGH.dislodged) +
      1.2 * fit(raster, space, { at, ...DISLODGED }, ENOUGH.dislodgedBox),
  }));
  return {
    units: best(units, MOST.units),
    labels: best(labels, MOST.labels),
    dislodged,
    middle,
    reach,
  };
}
