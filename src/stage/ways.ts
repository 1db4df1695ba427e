import type { UnitAt } from '../trace/fact.ts';
import type { SupportEnd } from './drawable.ts';
import { borderPoint } from '../board/places.ts';
import {
  at,
  bow,
  directionAt,
  lengthOf,
  nearest,
  nth,
  part,
  quadratic,
  through,
  trimmed,
} from './line.ts';
import type { Line } from './line.ts';
import type { Plan, PlannedMove, PlannedSupport } from './plan.ts';
import { add, clamp, distance, dot, minus, mix, times, towards } from './point.ts';
import type { Point } from './point.ts';
import { SIZE } from './shapes.ts';
import { unitIn } from './spots.ts';
import { toView } from './view.ts';

/** The ribbon of a move along one route. */
export interface Way {
  readonly line: Line;
  /** Where a bar stands, if the move bounces: just short of the border of the space it was ordered to. */
  readonly bar: number;
}

/** Arrows as lines, for units that stand where `whereOf` says. */
export interface Ways {
  /** By index of the move: one for each route, or one by land. */
  readonly moves: ReadonlyMap<number, readonly Way[]>;
  readonly supports: ReadonlyMap<number, { readonly line: Line; readonly end: SupportEnd }>;
}

/** Gaps at scale 1 between a unit's centre and what begins or ends there. */
const TAIL = 17;
const BOAT_TAIL = 20;
const TO_UNIT = 23;
const TO_PLACE = 10;
const BRACE = 23.5;
const BRACE_SPAN = (97 * Math.PI) / 180;
/** From the bar to the border, in px. */
const BEFORE_BORDER = 5;
/** What must be seen of a ribbon that bounces, at scale 1. */
const SHORTEST_INK = 12;

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

function waysOfMove(
  plan: Plan,
  move: PlannedMove,
  whereOf: (unit: UnitAt) => Point,
): readonly Way[] {
  const { spots } = plan;
  const from = whereOf(move.unit);
  const to = spots.of(move.goal, move.kind);
  const tail = (move.kind === 'F' ? BOAT_TAIL : TAIL) * spots.scale;
  const tip = (move.occupied ? TO_UNIT : TO_PLACE) * spots.scale;
  if (move.routes.length === 0) {
    const line = fitted(bow(from, to, sagOf(plan, move, from, to)), tail, tip);
    return [{ line, bar: barOn(plan, line, borderPoint(move.at, move.goal)) }];
  }
  return move.routes.map((route) => {
    const fleets = route.map((fleet) => spots.of(unitIn(plan.turn, fleet)?.at ?? fleet, 'F'));
    const line = fitted(through([from, ...fleets, to]), tail, tip);
    const last = route.at(-1);
    return { line, bar: barOn(plan, line, last ? borderPoint(last, move.goal) : null) };
  });
}

/** Trimmed at both ends, but never to nothing: units that stand close share out what room there is. */
function fitted(line: Line, tail: number, tip: number): Line {
  const room = lengthOf(line) - tail - tip;
  const least = 14;
  const share = room >= least ? 1 : Math.max(0.2, (lengthOf(line) - least) / (tail + tip));
  return trimmed(line, tail * share, tip * share);
}

/** Every ribbon bows to the left of its travel; further if a unit stands in the way. */
function sagOf(plan: Plan, move: PlannedMove, from: Point, to: Point): number {
  const { spots, turn } = plan;
  const length = distance(from, to);
  const least = move.opposed
    ? clamp(0.12 * length, 13 * spots.scale, 26)
    : Math.max(7 * spots.scale, 0.06 * length);
  const others = turn.position.units
    .filter(({ at }) => at !== move.at && at !== move.goal)
    .map(({ at, kind }) => spots.of(at, kind))
    .filter((spot) => distance(spot, from) > 4 && distance(spot, to) > 4);
  const choices = move.opposed ? [1, 1.5, 2] : [1, 1.8, 2.8, -1, -1.8, -2.8];
  let best = least;
  let cheapest = Infinity;
  for (const [rank, factor] of choices.entries()) {
    const line = bow(from, to, least * factor);
    const near = 24 * spots.scale;
    const hits = others.map((spot) =>
      Math.max(0, near - distance(at(line, nearest(line, spot)), spot)),
    );
    const cost = hits.reduce((sum, hit) => sum + hit, 0) + rank * 2;
    if (cost < cheapest) {
      cheapest = cost;
      best = least * factor;
    }
  }
  return best;
}

function barOn(plan: Plan, line: Line, border: Point | null): number {
  const length = Math.max(1, lengthOf(line));
  const crossing = border ? nearest(line, toView(plan.spots.view, border)) : 0.5;
  const shortest = Math.min(0.5, (SHORTEST_INK * plan.spots.scale) / length);
  return clamp(crossing - BEFORE_BORDER / length, shortest, 1 - Math.min(0.2, 6 / length));
}

/** Joints lie in the middle of what is inked of a ribbon, in the order in which the supporters stand along it. */
const FIRST_JOINT = 0.3;
const LAST_JOINT = 0.66;
const BETWEEN_JOINTS = 0.14;

function jointsOf(
  plan: Plan,
  moves: ReadonlyMap<number, readonly Way[]>,
  whereOf: (unit: UnitAt) => Point,
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const move of plan.moves) {
    const way = moves.get(move.index)?.[0];
    const joining = plan.supports.filter(({ joins }) => joins === move.index);
    if (!way || joining.length === 0) continue;
    const start = nth(way.line, 0);
    const end = nth(way.line, way.line.length - 1);
    const along = (unit: UnitAt): number =>
      dot(minus(whereOf(unit), start), towards(start, end)) / Math.max(1, distance(start, end));
    const inked = move.barred ? way.bar : 1;
    const sorted = joining
      .map(({ index, unit }) => ({
        index,
        wanted: clamp(along(unit) + 0.16, FIRST_JOINT, LAST_JOINT),
      }))
      .sort((a, b) => a.wanted - b.wanted || a.index - b.index);
    const gap = Math.min(
      BETWEEN_JOINTS,
      (LAST_JOINT - FIRST_JOINT) / Math.max(1, sorted.length - 1),
    );
    let last = FIRST_JOINT - gap;
    const forward = sorted.map(({ wanted }) => (last = Math.max(wanted, last + gap)));
    let next = LAST_JOINT + gap;
    for (let i = forward.length - 1; i >= 0; i--) {
      const share = Math.min(forward[i] ?? LAST_JOINT, next - gap);
      next = share;
      const support = sorted[i];
      if (support) shares.set(support.index, share * inked);
    }
  }
  return shares;
}

/** A support flows into the ribbon like a tributary: it arrives along it from behind, squarely from ahead. */
function tributary(
  plan: Plan,
  support: PlannedSupport,
  ribbon: Line,
  share: number,
  whereOf: (unit: UnitAt) => Point,
): { line: Line; end: SupportEnd } {
  const from = whereOf(support.unit);
  const joint = at(ribbon, share);
  const stream = directionAt(ribbon, share);
  const away = distance(from, joint);
  const along = Math.max(0, dot(stream, towards(from, joint)));
  const control = add(joint, times(stream, -away * (0.12 + 0.36 * along)));
  const tail = (support.kind === 'F' ? BOAT_TAIL : TAIL + 2) * plan.spots.scale;
  const line = fitted(quadratic(from, control, joint), tail, 0);
  return { line, end: { type: 'joint', ...joint } };
}

/** A support in place ends in an arc round the unit; one of a move nobody ordered ends half way to where it should go. */
function brace(
  plan: Plan,
  support: PlannedSupport,
  whereOf: (unit: UnitAt) => Point,
): { line: Line; end: SupportEnd } {
  const { spots } = plan;
  const { order } = support;
  const from = whereOf(support.unit);
  const target = whereOf(spaceOfTarget(order.target.at));
  const tail = (support.kind === 'F' ? BOAT_TAIL : TAIL + 2) * spots.scale;
  if (order.type === 'support-move') {
    const joint = mix(target, spots.of(order.to, order.target.kind), 0.5);
    const line = fitted(bow(from, joint, 0.05 * distance(from, joint)), tail, 0);
    return { line, end: { type: 'joint', ...joint } };
  }
  const line = fitted(bow(from, target, 0.05 * distance(from, target)), tail, BRACE * spots.scale);
  const tip = nth(line, line.length - 1);
  const angle = Math.atan2(tip.y - target.y, tip.x - target.x);
  return { line, end: { type: 'brace', ...target, angle, span: BRACE_SPAN } };
}

const spaceOfTarget = (location: string): UnitAt => location.slice(0, 3) as UnitAt;

/** Where the ink of a broken convoy ends: at the ring of the fleet that fell. */
export function reachOfRing(plan: Plan, line: Line, ring: Point): number {
  const length = Math.max(1, lengthOf(line));
  const gap = ((SIZE.ring + 9) * plan.spots.scale) / length;
  return clamp(nearest(line, ring) - gap, 0.08, 0.9);
}

/** A way of retreat: a gentle bow from where the dislodged unit stands now. */
export function retreatLine(plan: Plan, from: Point, to: Point): Line {
  return fitted(
    bow(from, to, 0.07 * distance(from, to)),
    (TAIL + 3) * plan.spots.scale,
    (SIZE.circle + 4) * plan.spots.scale,
  );
}

/** The faint way past a convoying fleet whose army is not ordered along it. */
export function faintWay(points: readonly Point[], scale: number): Line {
  return part(trimmed(through(points), TAIL * scale, TO_PLACE * scale), 0, 1);
}
