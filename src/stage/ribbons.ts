import { spaceOf } from '../board/board.ts';
import type { SpaceId } from '../board/board.ts';
import { spaceAt } from '../board/cells.ts';
import { borderPoint } from '../board/places.ts';
import type { Place } from '../board/places.ts';
import type { UnitAt } from '../trace/fact.ts';
import { clearest, fitted, GAP, loop } from './gaps.ts';
import { at, bow, BOW_POINTS, lengthOf, nearest, spaced, through } from './line.ts';
import type { Line } from './line.ts';
import type { Plan, PlannedMove } from './plan.ts';
import { add, clamp, distance, dot, leftOf, minus, point, times, towards } from './point.ts';
import type { Point } from './point.ts';
import { SIZE } from './shapes.ts';
import { unitIn } from './stands.ts';
import { toMap, toView } from './view.ts';
import type { View } from './view.ts';

/** The ribbon of a move along one route. */
export interface Way {
  readonly line: Line;
  /** Where a bar stands, if the move bounces: just short of the border of the space it was ordered to. */
  readonly bar: number;
}

/** From the bar to the border, in px. */
const BEFORE_BORDER = 5;
/** What must be seen of a ribbon that bounces, at scale 1. */
const SHORTEST_INK = 12;

/** The ribbons of a move whose unit stands where `whereOf` says: one for each route, or one by land. */
export function waysOfMove(
  plan: Plan,
  move: PlannedMove,
  whereOf: (unit: UnitAt) => Point,
): readonly Way[] {
  const { spots } = plan;
  const from = whereOf(move.unit);
  const to = spots.of(move.goal, move.kind);
  const tail = (move.kind === 'F' ? GAP.fleet : GAP.army) * spots.scale;
  const tip = (move.occupied ? GAP.toUnit : GAP.toPlace) * spots.scale;
  if (distance(from, to) < 1) return [{ line: loop(from, spots.scale), bar: 0.5 }];
  if (move.routes.length === 0) {
    const line = fitted(ribbonLine(plan, move, from, to), tail, tip);
    return [{ line, bar: barOn(plan, line, spaceOf(move.goal), borderPoint(move.at, move.goal)) }];
  }
  return move.routes.map((route) => {
    const fleets = route.map((fleet) => spots.of(unitIn(plan.turn, fleet)?.at ?? fleet, 'F'));
    const line = fitted(through([from, ...fleets, to]), tail, tip);
    const last = route.at(-1);
    return {
      line,
      bar: barOn(plan, line, spaceOf(move.goal), last ? borderPoint(last, move.goal) : null),
    };
  });
}

/** A ribbon may miss the place where its border is crossed by so many px before it bends for it. */
const OFF_BORDER = { barred: 6, free: 16 } as const;
const PER_PX_OFF = 0.6;

/**
 * Every ribbon bows to the left of its travel; further, or to the right, if a unit stands in the way or
 * if it would miss the border that it has to cross.
 */
function ribbonLine(plan: Plan, move: PlannedMove, from: Point, to: Point): Line {
  const { spots, turn } = plan;
  const length = distance(from, to);
  const least = move.opposed
    ? clamp(0.12 * length, 13 * spots.scale, 26)
    : Math.max(7 * spots.scale, 0.06 * length);
  const others = turn.position.units
    .filter(({ at: location }) => location !== move.at && location !== move.goal)
    .map(({ at: location, kind }) => spots.of(location, kind));
  const bows = (move.opposed ? [1, 1.5, 2] : [1, 1.8, 2.8, -1, -1.8, -2.8]).map((factor) =>
    bow(from, to, least * factor),
  );
  const crossing = borderPoint(move.at, move.goal);
  if (!crossing) return clearest(bows, others, 24 * spots.scale);
  const border = toView(spots.view, crossing);
  // Two that go opposite ways over a far corner of their border pass it side by side.
  const aside = move.opposed ? times(leftOf(towards(from, to)), 8 * spots.scale) : point(0, 0);
  bows.push(...bentThrough(from, add(border, aside), to));
  const slack = move.barred ? OFF_BORDER.barred : OFF_BORDER.free;
  return clearest(bows, others, 24 * spots.scale, (line) => {
    const off = distance(at(line, nearest(line, border)), border);
    return PER_PX_OFF * Math.max(0, off - slack * spots.scale);
  });
}

/** A bow through a point; if that would be a hairpin, a line of two bends. */
function bentThrough(from: Point, via: Point, to: Point): readonly Line[] {
  const length = distance(from, to);
  if (length === 0) return [];
  const ahead = towards(from, to);
  const share = dot(minus(via, from), ahead) / length;
  const off = dot(minus(via, from), leftOf(ahead));
  const sag = off / (4 * share * (1 - share));
  const gentle = share > 0.12 && share < 0.88 && Math.abs(sag) < 0.4 * length;
  return gentle ? [bow(from, to, sag)] : [spaced(through([from, via, to]), BOW_POINTS)];
}

function barOn(plan: Plan, line: Line, goal: SpaceId, border: Place | null): number {
  const length = Math.max(1, lengthOf(line));
  const shortest = Math.min(0.5, (SHORTEST_INK * plan.spots.scale) / length);
  const crossing = crossingOf(plan.spots.view, line, goal, border);
  return clamp(crossing - BEFORE_BORDER / length, shortest, 1 - Math.min(0.2, 6 / length));
}

/** A line that misses the known place of the border by so many px crosses it elsewhere. */
const ELSEWHERE = 9;
const FINE = 80;

/** The share of the line at which it enters the space it goes to. */
function crossingOf(view: View, line: Line, goal: SpaceId, border: Place | null): number {
  if (border) {
    const known = toView(view, border);
    const share = nearest(line, known);
    if (distance(at(line, share), known) < ELSEWHERE) return share;
  }
  for (let i = FINE; i > 0; i--) {
    const { x, y } = toMap(view, at(line, (i - 1) / FINE));
    if (spaceAt(x, y) !== goal && spaceAt(x, y) !== null) return (i - 0.5) / FINE;
  }
  return 0.5;
}

/** Where the ink of a broken convoy ends: at the ring of the fleet that fell. */
export function reachOfRing(plan: Plan, line: Line, ring: Point): number {
  const length = Math.max(1, lengthOf(line));
  const gap = ((SIZE.ring + 9) * plan.spots.scale) / length;
  return clamp(nearest(line, ring) - gap, 0.08, 0.9);
}
