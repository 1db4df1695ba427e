import type { Point } from '../../stage/geometry/point.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something that is better not covered. */
export interface Kept extends Point {
  readonly weight: number;
}

/** Between the chooser and the unit that it asks about, and between it and the edge of the board, in px. */
const GAP = 20;
const EDGE = 6;
/** How much of its surroundings a place to press needs, in px. */
const ROOM = 15;
/** A place to press is worth so many px of the way from the unit. */
const WORTH = 70;

/**
 * Where a chooser stands on the board: as near to the unit as can be, so that it covers as little of what can be pressed as
 * possible. All in px of the screen; the answer is its corner above left.
 */
export function besideUnit(unit: Point, chooser: Size, board: Size, kept: readonly Kept[]): Point {
  const { width, height } = chooser;
  const [x, y] = [unit.x - width / 2, unit.y - height / 2];
  const [least, right, bottom] = [EDGE, board.width - width - EDGE, board.height - height - EDGE];
  const places = [
    { x, y: unit.y + GAP },
    { x, y: unit.y - GAP - height },
    { x: unit.x + GAP, y },
    { x: unit.x - GAP - width, y },
    { x: unit.x + GAP, y: unit.y + GAP },
    { x: unit.x - GAP - width, y: unit.y + GAP },
    { x: unit.x + GAP, y: unit.y - GAP - height },
    { x: unit.x - GAP - width, y: unit.y - GAP - height },
    ...[least, x, right].flatMap((at) => [
      { x: at, y: least },
      { x: at, y: bottom },
    ]),
    { x: least, y },
    { x: right, y },
  ].map((corner) => ({
    x: Math.max(least, Math.min(corner.x, right)),
    y: Math.max(least, Math.min(corner.y, bottom)),
  }));
  const [first = { x: least, y: least }] = places;
  return places.reduce((best, one) => (costOf(one) < costOf(best) ? one : best), first);

  function costOf(corner: Point): number {
    const covered = [{ ...unit, weight: 3 }, ...kept].filter(
      (spot) =>
        spot.x > corner.x - ROOM &&
        spot.x < corner.x + width + ROOM &&
        spot.y > corner.y - ROOM &&
        spot.y < corner.y + height + ROOM,
    );
    const away = Math.hypot(
      Math.max(corner.x - unit.x, 0, unit.x - corner.x - width),
      Math.max(corner.y - unit.y, 0, unit.y - corner.y - height),
    );
    return away + covered.reduce((sum, { weight }) => sum + WORTH * weight, 0);
  }
}
