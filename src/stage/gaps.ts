import { at, bow, lengthOf, nearest, trimmed } from './line.ts';
import type { Line } from './line.ts';
import { distance } from './point.ts';
import type { Point } from './point.ts';

/** Gaps at scale 1, in px, between the middle of a unit or place and what begins or ends there. */
export const GAP = { army: 17, fleet: 20, toUnit: 23, toPlace: 10, brace: 23.5 } as const;

/** Trimmed at both ends, but never to nothing: units that stand close share out what room there is. */
export function fitted(line: Line, tail: number, tip: number): Line {
  const room = lengthOf(line) - tail - tip;
  const least = 14;
  const share = room >= least ? 1 : Math.max(0.2, (lengthOf(line) - least) / (tail + tip));
  return trimmed(line, tail * share, tip * share);
}

/** The first of the bows, by their sag, that keeps `room` px from all of the spots; or the one that comes closest to it. */
export function clearBow(
  from: Point,
  to: Point,
  sags: readonly number[],
  spots: readonly Point[],
  room: number,
): Line {
  const inTheWay = spots.filter((spot) => distance(spot, from) > 4 && distance(spot, to) > 4);
  let best = bow(from, to, sags[0] ?? 0);
  let cheapest = Infinity;
  for (const [rank, sag] of sags.entries()) {
    const line = bow(from, to, sag);
    const cost = inTheWay.reduce(
      (sum, spot) => sum + Math.max(0, room - distance(at(line, nearest(line, spot)), spot)),
      2 * rank,
    );
    if (cost < cheapest) {
      cheapest = cost;
      best = line;
    }
  }
  return best;
}
