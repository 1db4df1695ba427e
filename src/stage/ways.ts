import type { UnitAt } from '../trace/fact.ts';
import { clearest, fitted, GAP } from './gaps.ts';
import { jointsOf } from './joints.ts';
import { bow, through, trimmed } from './line.ts';
import type { Line } from './line.ts';
import type { Plan } from './plan.ts';
import { distance } from './point.ts';
import type { Point } from './point.ts';
import { waysOfMove } from './ribbons.ts';
import type { Way } from './ribbons.ts';
import { SIZE } from './shapes.ts';
import { brace, tributary } from './supports.ts';
import type { SupportWay } from './supports.ts';

/** All arrows as lines. */
export interface Ways {
  /** By index of the move: one for each route, or one by land. */
  readonly moves: ReadonlyMap<number, readonly Way[]>;
  readonly supports: ReadonlyMap<number, SupportWay>;
}

/** The arrows of a plan, for units that stand where `whereOf` says. */
export function waysOf(plan: Plan, whereOf: (unit: UnitAt) => Point): Ways {
  const moves = new Map(plan.moves.map((move) => [move.index, waysOfMove(plan, move, whereOf)]));
  const shares = jointsOf(plan, moves, whereOf);
  const supports = new Map(
    plan.supports.map((support) => {
      const joined = support.joins === null ? undefined : moves.get(support.joins)?.[0];
      const share = shares.get(support.index);
      return [
        support.index,
        joined && share !== undefined
          ? tributary(plan, support, joined.line, share, whereOf)
          : brace(plan, support, whereOf),
      ];
    }),
  );
  return { moves, supports };
}

/** A way of retreat: a gentle bow from where the dislodged unit stands now, round the units that are left. */
export function retreatLine(plan: Plan, from: Point, to: Point): Line {
  const { spots, turn } = plan;
  const length = distance(from, to);
  const standing = turn.ruling.after.units.map(({ at: location, kind }) =>
    spots.of(location, kind),
  );
  return fitted(
    clearest(
      [0.07, -0.07, 0.14, -0.14, 0.24, -0.24, 0.34, -0.34].map((share) =>
        bow(from, to, share * length),
      ),
      standing,
      19 * spots.scale,
    ),
    (GAP.army + 3) * spots.scale,
    (SIZE.circle + 4) * spots.scale,
  );
}

/** The faint way past a convoying fleet whose army is not ordered along it. */
export function faintWay(points: readonly Point[], scale: number): Line {
  return trimmed(through(points), GAP.army * scale, GAP.toPlace * scale);
}
