import { spaceOf } from '../../board/board.ts';
import type { UnitKind } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { unitFootprints } from './footprints.ts';
import { solid } from './ground.ts';
import type { Candidate, Item } from './placement.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import { add, distance, onCircle, times, towards } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { nameOfRoute } from './ribbons.ts';
import { ASIDE } from '../plan/section.ts';
import { unitIn } from '../model/unit-in.ts';
import { toMap } from '../model/view.ts';
import { drawingOf } from '../model/drawing-of.ts';

/** Distances from the unit that took its place, at scale 1, best first. */
const DISTANCES = [-6, 0, 6, -12, 12, 20, 30, 42, 56, 72].map((more) => ASIDE + more);

/**
 * Each unit that is dislodged, or was before this turn, moves towards the free side of its space, away from arrows and
 * other units.
 */
export function displacedItems(plan: TurnPlan): readonly Item<Point>[] {
  const { positions, format, pushes, turn } = plan;
  const { width, height } = format;
  const given = turn.ruling.dislodged.map(({ unit }) => unit);
  return [...new Set([...(pushes.at(-1) ?? []), ...given])].map((unit) => {
    const mayCover = followersOf(plan, unit);
    const home = plan.home(unit);
    // Units beyond the edge of a detail are hidden, and must not be pushed into it.
    const edge = Math.min(home.x, home.y, width - home.x, height - home.y);
    const candidates =
      positions.cropped && edge < 0 ? [outwards(plan, home)] : round(plan, unit, home);
    return { key: unit, mayCover, candidates };
  });
}

function outwards({ positions, format }: TurnPlan, home: Point): Candidate<Point> {
  const middle = { x: format.width / 2, y: format.height / 2 };
  const value = add(home, times(towards(middle, home), ASIDE * positions.scale));
  return { value, cost: 0, pieces: () => [] };
}

function round(plan: TurnPlan, unit: UnitAt, home: Point): readonly Candidate<Point>[] {
  const { positions, turn, format } = plan;
  const { clearance, spaceAt } = drawingOf(format);
  const piece = unitIn(turn, unit);
  const own = positions.aside(piece?.at ?? unit, piece?.kind ?? 'A');
  const kind = kindOf(plan, unit);
  return DISTANCES.flatMap((away, i) =>
    Array.from({ length: 24 }, (_, j): Candidate<Point> => {
      const spot = onCircle(home, away * positions.scale, (j * Math.PI) / 12);
      const map = toMap(positions.view, spot);
      const inside = spaceAt(map.x, map.y) === unit;
      const room = clearance(map.x, map.y) * positions.view.zoom;
      return {
        value: spot,
        cost:
          (inside ? Math.max(0, 14 * positions.scale - room) * 1.2 : 40) +
          distance(spot, own) * 0.12 +
          i * 1.5,
        pieces: () => solid(`aside ${unit}`, unitFootprints(kind, spot, positions.scale, true)),
      };
    }),
  );
}

/** The names of the arrows that move with a pushed unit: its own, and the supports for it to hold. */
function followersOf({ moves, supports }: TurnPlan, unit: UnitAt): ReadonlySet<string> {
  const owners = new Set<string>();
  for (const { index } of moves.filter((move) => move.unit === unit))
    for (const part of ['line', 'bar', 'head', 'strokes', 'sign'])
      owners.add(`${part} ${nameOfRoute(index, 0)}`);
  for (const { index } of supports.filter(
    (support) =>
      support.unit === unit ||
      (support.order.type === 'support-hold' && spaceOf(support.order.target.at) === unit),
  ))
    for (const part of ['curve', 'joint', 'sign']) owners.add(`${part} ${String(index)}`);
  return owners;
}

/** A unit dislodged before this turn is not in the position and may be a fleet. */
function kindOf({ turn }: TurnPlan, unit: UnitAt): UnitKind {
  const given = turn.ruling.dislodged.some((one) => one.unit === unit && one.by === unit);
  return given ? 'F' : (unitIn(turn, unit)?.kind ?? 'A');
}
