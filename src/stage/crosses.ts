import { spaceOf } from '../board/board.ts';
import type { Drawing } from './arrows.ts';
import type { Cross } from './drawable.ts';
import { at, directionAt, lengthOf } from './line.ts';
import type { Plan, PlannedMove } from './plan.ts';
import { add, distance, leftOf, minus, mix, times } from './point.ts';
import type { Point } from './point.ts';
import type { Way } from './ribbons.ts';
import { SIZE } from './shapes.ts';
import type { Ways } from './ways.ts';

/** From a bar to the cross beyond it, at scale 1; or to one beside the way, if there is no room ahead. */
const BEYOND_BAR = 17;

/** A cross beyond every bar; a single one between two that face each other. */
export function crossesOf({ scene, decided, ways }: Drawing): readonly Cross[] {
  const { plan } = scene;
  if (!plan.format.marks) return [];
  const bounced = plan.moves.filter(({ index }) => {
    const outcome = decided.fates.get(index);
    return outcome === 'bounces' || outcome === 'blocked';
  });
  return bounced.flatMap((move): Cross[] => {
    const facing = facingOf(bounced, move);
    const spot = facing ? between(ways, move, facing) : beyondBar(plan, ways, move);
    if (!spot || (facing && facing.index < move.index)) return [];
    return [{ key: `cross:${String(move.index)}`, ...spot, opacity: 1 }];
  });
}

/** Where crosses may come to be in any frame: numbers, names and words keep off. */
export function crossSpots(plan: Plan, ways: Ways): readonly Point[] {
  const barred = plan.moves.filter((move) => move.barred);
  return barred.flatMap((move) => {
    const facing = facingOf(barred, move);
    return [
      beyondBar(plan, ways, move) ?? [],
      (facing && between(ways, move, facing)) ?? [],
    ].flat();
  });
}

const facingOf = (moves: readonly PlannedMove[], move: PlannedMove): PlannedMove | undefined =>
  moves.find(({ unit, goal }) => unit === spaceOf(move.goal) && spaceOf(goal) === move.unit);

function between(ways: Ways, move: PlannedMove, facing: PlannedMove): Point | null {
  const [one, other] = [move, facing].map(({ index }) => ways.moves.get(index)?.[0]);
  return one && other ? mix(at(one.line, one.bar), at(other.line, other.bar), 0.5) : null;
}

/** A little further along the way; aside of it, if a unit stands there or the frame ends. */
function beyondBar(plan: Plan, ways: Ways, move: PlannedMove): Point | null {
  const way = ways.moves.get(move.index)?.[0];
  if (!way) return null;
  const { spots, turn, format } = plan;
  const units = [...turn.position.units, ...turn.ruling.after.units].map(({ at: place, kind }) =>
    spots.of(place, kind),
  );
  const edge = (SIZE.cross + 3) * spots.scale;
  const [ahead, ...others] = beside(way, BEYOND_BAR * spots.scale);
  const free = [ahead, ...others].find(
    (spot) =>
      units.every((unit) => distance(unit, spot) > (SIZE.unit + SIZE.cross) * spots.scale) &&
      Math.min(spot.x, spot.y, format.width - spot.x, format.height - spot.y) > edge,
  );
  return free ?? ahead;
}

function beside(way: Way, away: number): [Point, Point, Point] {
  const further = away / Math.max(1, lengthOf(way.line));
  const sideways = times(leftOf(directionAt(way.line, way.bar)), away);
  const near = at(way.line, way.bar + 0.6 * further);
  return [at(way.line, way.bar + further), add(near, sideways), minus(near, sideways)];
}
