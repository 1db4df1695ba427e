import { at, BOW_POINTS, lengthOf, nearest, nth, spaced, through, trimmed } from './line.ts';
import type { Line } from './line.ts';
import { distance } from './point.ts';
import type { Point } from './point.ts';

/** Gaps in px at scale 1 between the centre of a unit or place and the arrow that starts or ends there. */
export const GAP = { army: 17, fleet: 20, toUnit: 23, toPlace: 10, brace: 23.5 } as const;

/** Trims a line at both ends, but never to nothing: if units are too close, both gaps shrink. */
export function fitted(line: Line, tail: number, tip: number): Line {
  const room = lengthOf(line) - tail - tip;
  const least = 14;
  const share = room >= least ? 1 : Math.max(0.2, (lengthOf(line) - least) / (tail + tip));
  return trimmed(line, tail * share, tip * share);
}

/** A loop that leaves a unit and returns to it: for an order that goes nowhere. */
export function loop({ x, y }: Point, scale: number): Line {
  const stops = [
    [15, -4],
    [36, -16],
    [30, -34],
    [8, -20],
  ] as const;
  const line = through(stops.map(([dx, dy]) => ({ x: x + dx * scale, y: y + dy * scale })));
  return spaced(line, BOW_POINTS);
}

/** Cost of each place in the list of lines, in px of overlap. */
const RANK = 2;

/**
 * The first line that stays `room` px away from all of the spots, or the one that comes closest to that; `dislike` may
 * add to the cost of a line.
 */
export function clearest(
  lines: readonly Line[],
  spots: readonly Point[],
  room: number,
  dislike: (line: Line) => number = () => 0,
): Line {
  let best = lines[0] ?? [];
  let cheapest = Infinity;
  for (const [rank, line] of lines.entries()) {
    const ends = [nth(line, 0), nth(line, line.length - 1)];
    const inTheWay = spots.filter((spot) => ends.every((end) => distance(spot, end) > 4));
    const cost = inTheWay.reduce(
      (sum, spot) => sum + Math.max(0, room - distance(at(line, nearest(line, spot)), spot)),
      RANK * rank + dislike(line),
    );
    if (cost < cheapest) {
      cheapest = cost;
      best = line;
    }
  }
  return best;
}
