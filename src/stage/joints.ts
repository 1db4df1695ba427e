import type { UnitAt } from '../trace/fact.ts';
import { at } from './line.ts';
import type { Line } from './line.ts';
import type { Plan, PlannedMove, PlannedSupport } from './plan.ts';
import { distance, dot, minus, towards } from './point.ts';
import type { Point } from './point.ts';
import { nth } from './line.ts';
import type { Way } from './ribbons.ts';
import { tributary } from './supports.ts';

/** Joints lie between these shares of what is inked of a ribbon. */
export const FIRST_JOINT = 0.3;
export const LAST_JOINT = 0.66;
const BETWEEN_JOINTS = 0.14;
const CHOICES = 7;
/** So many supports are tried in every way; more are spaced evenly in the order in which they stand. */
const TRIED = 3;

/** The costs, in px of dislike: a crossing of two supports, a unit run over, being away from where it would flow in. */
const CROSSING = 40;
const RUN_OVER = 2;
const OFF = 60;

/**
 * Where each support joins its ribbon, as a share of the ribbon, by index of the support: in the order in
 * which the supporters stand along it, unless another order crosses fewer lines and units.
 */
export function jointsOf(
  plan: Plan,
  moves: ReadonlyMap<number, readonly Way[]>,
  whereOf: (unit: UnitAt) => Point,
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const move of plan.moves) {
    const way = moves.get(move.index)?.[0];
    const joining = plan.supports.filter(({ joins }) => joins === move.index);
    if (!way || joining.length === 0) continue;
    const found = arrange(plan, move, way, joining, whereOf);
    joining.forEach(({ index }, i) => shares.set(index, found[i] ?? FIRST_JOINT));
  }
  return shares;
}

function arrange(
  plan: Plan,
  move: PlannedMove,
  way: Way,
  joining: readonly PlannedSupport[],
  whereOf: (unit: UnitAt) => Point,
): readonly number[] {
  const inked = move.barred ? way.bar : 1;
  const start = nth(way.line, 0);
  const end = nth(way.line, way.line.length - 1);
  const along = ({ unit }: PlannedSupport): number =>
    dot(minus(whereOf(unit), start), towards(start, end)) / Math.max(1, distance(start, end));
  if (joining.length > TRIED) {
    const order = [...joining].sort((a, b) => along(a) - along(b) || a.index - b.index);
    const step = (LAST_JOINT - FIRST_JOINT) / (order.length - 1);
    return joining.map((support) => (FIRST_JOINT + order.indexOf(support) * step) * inked);
  }
  const choices = Array.from(
    { length: CHOICES },
    (_, i) => FIRST_JOINT + ((LAST_JOINT - FIRST_JOINT) * i) / (CHOICES - 1),
  );
  const others = [
    ...plan.turn.position.units.map(({ at: location, kind }) => plan.spots.of(location, kind)),
    ...plan.turn.ruling.after.units.map(({ at: location, kind }) => plan.spots.of(location, kind)),
  ];
  const tries = joining.map((support) => {
    const home = whereOf(support.unit);
    const wanted = Math.max(FIRST_JOINT, Math.min(LAST_JOINT, along(support) / inked + 0.16));
    const inTheWay = others.filter((spot) => distance(spot, home) > 4);
    return choices.map((share) => {
      const { line } = tributary(plan, support, way.line, share * inked, whereOf);
      return {
        share,
        line,
        cost:
          Math.abs(share - wanted) * OFF +
          runOver(line, inTheWay, 17 * plan.spots.scale) * RUN_OVER,
      };
    });
  });
  let best: readonly number[] = joining.map(() => FIRST_JOINT);
  let cheapest = Infinity;
  const extend = (
    chosen: readonly { share: number; line: Line; cost: number }[],
    cost: number,
  ): void => {
    if (cost >= cheapest) return;
    const next = tries[chosen.length];
    if (!next) {
      cheapest = cost;
      best = chosen.map(({ share }) => share * inked);
      return;
    }
    for (const one of next) {
      const near = chosen.some(({ share }) => Math.abs(share - one.share) < BETWEEN_JOINTS - 1e-9);
      if (near) continue;
      const crossings = chosen.filter(({ line }) => cross(line, one.line)).length;
      extend([...chosen, one], cost + one.cost + crossings * CROSSING);
    }
  };
  extend([], 0);
  return best;
}

/** By how many px a line comes closer to the spots than `room`. */
function runOver(line: Line, spots: readonly Point[], room: number): number {
  let depth = 0;
  for (const spot of spots) {
    let least = Infinity;
    for (let i = 0; i <= 16; i++) least = Math.min(least, distance(at(line, i / 16), spot));
    depth += Math.max(0, room - least);
  }
  return depth;
}

function cross(a: Line, b: Line): boolean {
  const coarse = (line: Line): Point[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => at(line, share));
  const p = coarse(a);
  const q = coarse(b);
  for (let i = 0; i + 1 < p.length; i++)
    for (let j = 0; j + 1 < q.length; j++)
      if (segmentsCross(nth(p, i), nth(p, i + 1), nth(q, j), nth(q, j + 1))) return true;
  return false;
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
