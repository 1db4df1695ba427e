import type { Location } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { along } from '../geometry/footprint.ts';
import { clearest, fitted, GAP } from '../geometry/fitted.ts';
import { at, bow } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import { distance } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';
import { unitIn } from '../model/unit-in.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import { crossFootprints } from './footprints.ts';
import { lines, solid } from './ground.ts';
import type { GroundPiece } from './ground.ts';

/** The line of a dislodged unit to a location that it may retreat to. */
export interface RetreatPath {
  readonly unit: UnitAt;
  readonly to: Point;
  readonly line: Line;
  /** Whether it may turn out to be closed, which a cross shows. */
  readonly closable: boolean;
}

export const retreatKey = (unit: UnitAt, place: Location): string => `retreat:${unit}-${place}`;

/** The retreats of all dislodged units, from where they have been pushed, by key. */
export function retreatPaths(
  plan: TurnPlan,
  whereOf: (unit: UnitAt) => Point,
): ReadonlyMap<string, RetreatPath> {
  const { positions, turn } = plan;
  return new Map(
    turn.ruling.dislodged.flatMap(({ unit, by, retreats }) =>
      retreats.map((place) => {
        const to = positions.of(place, unitIn(turn, unit)?.kind ?? 'A');
        const line = retreatLine(plan, whereOf(unit), to);
        // A unit dislodged before this turn: this is a retreat phase.
        return [retreatKey(unit, place), { unit, to, line, closable: by === unit }] as const;
      }),
    ),
  );
}

/** The arrow of a retreat: a gentle bow from the dislodged unit, round the units that remain. */
function retreatLine({ positions, turn }: TurnPlan, from: Point, to: Point): Line {
  const length = distance(from, to);
  const remaining = turn.ruling.after.units.map(({ at: location, kind }) =>
    positions.of(location, kind),
  );
  return fitted(
    clearest(
      [0.07, -0.07, 0.14, -0.14, 0.24, -0.24, 0.34, -0.34].map((share) =>
        bow(from, to, share * length),
      ),
      remaining,
      19 * positions.scale,
    ),
    (GAP.army + 3) * positions.scale,
    (SIZE.circle + 4) * positions.scale,
  );
}

/** The position of the cross on a closed retreat, as a share of its line. */
const CROSS = 0.72;

/** The pieces of the retreat arrows. */
export const retreatPieces = (
  paths: ReadonlyMap<string, RetreatPath>,
  scale: number,
): readonly GroundPiece[] =>
  [...paths.values()].flatMap(({ unit, line, closable }) => [
    ...lines(`retreat ${unit}`, along(line, 3 * scale, 8)),
    ...(closable ? solid(`barred ${unit}`, crossFootprints(at(line, CROSS), scale)) : []),
  ]);
