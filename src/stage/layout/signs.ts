import type { Outcome } from '../../trace/ruling.ts';
import { noEntryFootprints, strokesFootprints } from './footprints.ts';
import { COVERED, solid } from './ground.ts';
import { at, directionAt, lengthOf } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import type { Item } from './placement.ts';
import type { Plan } from '../plan/plan.ts';
import { clamp } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { disc } from '../geometry/footprint.ts';
import type { Footprint } from '../geometry/footprint.ts';
import { CUT } from '../geometry/shapes.ts';

/** Where a sign may be on its arrow, with the cost; the usual place first. */
type Shares = readonly (readonly [share: number, cost: number])[];

/** The strokes of a cut: near the supporter, which is what was attacked. */
const CUTS: Shares = [
  [CUT, 0],
  [0.29, 2],
  [0.44, 3],
  [0.53, 6],
  [0.22, 7],
  [0.62, 10],
  [0.15, 12],
  [0.72, 14],
  [0.82, 20],
];

/** A no-entry sign: near the middle. */
const around = (middle: number): Shares =>
  [0, 0.08, -0.08, 0.17, -0.17, 0.26, -0.26, 0.34, -0.34, 0.42, -0.42].map((away) => [
    clamp(middle + away, 0.04, 0.96),
    Math.abs(away) * 25,
  ]);

/** How far short of its end a void support stops, at scale 1; and by how much of its length earlier. */
const SHORT = 30;
const EARLIER = [0, 0.1, -0.1, 0.2, -0.2, 0.3, 0.4, 0.5, 0.6];

function stops(line: Line, scale: number): Shares {
  const usual = Math.max(0.3, 1 - (SHORT * scale) / Math.max(1, lengthOf(line)));
  return EARLIER.map((away) => [clamp(usual - away, 0.1, 0.95), Math.abs(away) * 30]);
}

/**
 * The sign on an arrow: the strokes of a cut, the ring at the end of a void support, or a no-entry sign. Null if the
 * outcome has none. Left out if there is no room: dashes and dots say the same.
 */
export function signItem(
  plan: Plan,
  key: string,
  type: 'move' | 'support',
  outcome: Outcome | undefined,
  line: Line,
): Item<number> | null {
  const { scale } = plan.positions;
  const item = (
    shares: Shares,
    footprints: (spot: Point, share: number) => readonly Footprint[],
  ) => ({
    key,
    own: new Set(OWN.map((part) => `${part} ${key}`)),
    dropAt: COVERED,
    candidates: shares.map(([share, cost]) => ({
      value: share,
      cost,
      pieces: () => solid(`sign ${key}`, footprints(at(line, share), share)),
    })),
  });
  switch (outcome) {
    case 'attacked':
    case 'recalled':
    case 'aboard':
      return null;
    case 'cut':
      return item(CUTS, (spot, share) => strokesFootprints(spot, directionAt(line, share), scale));
    case 'void':
      return type === 'move'
        ? null
        : item(stops(line, scale), (spot) => [disc(spot, 4.2 * scale + 0.75)]);
    case 'illegal':
    case 'ambiguous':
      return item(around(type === 'move' ? 0.42 : 0.5), (spot) => noEntryFootprints(spot, scale));
    case undefined:
    case 'holds':
    case 'given':
    case 'succeeds':
    case 'bounces':
    case 'blocked':
    case 'stopped':
    case 'no-path':
    case 'available':
    case 'disrupted':
      return null;
  }
}

/** The parts of an arrow that its sign may cover. */
const OWN = ['line', 'head', 'curve'];
