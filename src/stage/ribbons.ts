import { spaceOf } from '../board/board.ts';
import type { SpaceId } from '../board/board.ts';
import { spaceAt } from '../board/cells.ts';
import { borderPoint } from '../board/places.ts';
import type { Place } from '../board/places.ts';
import { fitted, GAP, loop } from './gaps.ts';
import { at, bow, BOW_POINTS, lengthOf, nearest, spaced, through } from './line.ts';
import type { Line } from './line.ts';
import type { Plan, PlannedMove } from './plan.ts';
import { add, clamp, distance, dot, leftOf, minus, point, times, towards } from './point.ts';
import type { Point } from './point.ts';
import { unitIn } from './stands.ts';
import { toMap, toView } from './view.ts';
import type { View } from './view.ts';

/** One of the lines that a ribbon may take, and how much we would rather not have it. */
export interface RibbonLine {
  readonly line: Line;
  readonly cost: number;
  /** Where it meets the border of the space that it is ordered to: a share of the line. */
  readonly border: number;
}

/** How far the line of a bow is from straight, as so many times the usual. */
const BOWS = [1, 1.8, 2.8, 4, -1, -1.8, -2.8, -4] as const;
const OPPOSED_BOWS = [1, 1.5, 2, 2.7] as const;
/** For each place by which a line is worse than the one before it. */
const RANK = 2;

/**
 * The lines that a ribbon may take, one list for each route; by land there is one. Every ribbon would bow to the left of
 * its travel, by 6 % of its length; further, or to the right, is for those that find something in their way or would
 * miss the border that they have to cross.
 */
export function ribbonLines(
  plan: Plan,
  move: PlannedMove,
  from: Point,
): readonly (readonly RibbonLine[])[] {
  const { spots } = plan;
  const to = spots.of(move.goal, move.kind);
  const goal = spaceOf(move.goal);
  const tail = (move.kind === 'F' ? GAP.fleet : GAP.army) * spots.scale;
  const tip = (move.occupied ? GAP.toUnit : GAP.toPlace) * spots.scale;
  if (distance(from, to) < 1) return [[{ line: loop(from, spots.scale), cost: 0, border: 0.5 }]];
  if (move.routes.length === 0) {
    const crossing = borderPoint(move.at, move.goal);
    return [
      landLines(plan, move, from, to, crossing).map(({ line: whole, cost }) => {
        const line = fitted(whole, tail, tip);
        return { line, cost, border: crossingOf(spots.view, line, goal, crossing) };
      }),
    ];
  }
  return move.routes.map((route) => {
    const fleets = route.map((fleet) => spots.of(unitIn(plan.turn, fleet)?.at ?? fleet, 'F'));
    const line = fitted(through([from, ...fleets, to]), tail, tip);
    const last = route.at(-1);
    const crossing = last ? borderPoint(last, move.goal) : null;
    return [{ line, cost: 0, border: crossingOf(spots.view, line, goal, crossing) }];
  });
}

/** A ribbon may miss the place where its border is crossed by so many px before it bends for it. */
const OFF_BORDER = { barred: 4.5, free: 16 } as const;
const PER_PX_OFF = { barred: 2.5, free: 0.6 } as const;

function landLines(
  plan: Plan,
  move: PlannedMove,
  from: Point,
  to: Point,
  crossing: Place | null,
): readonly { readonly line: Line; readonly cost: number }[] {
  const { spots } = plan;
  const length = distance(from, to);
  const least = move.opposed
    ? clamp(0.12 * length, 13 * spots.scale, 26)
    : Math.max(7 * spots.scale, 0.06 * length);
  const factors: readonly number[] = move.opposed ? OPPOSED_BOWS : BOWS;
  const side = move.opposed && crossesLess(plan, move, from, to) ? -1 : 1;
  const bows = factors.map((factor) => bow(from, to, side * least * factor));
  if (!crossing) return bows.map((line, rank) => ({ line, cost: RANK * rank }));
  const border = toView(spots.view, crossing);
  // Two that go opposite ways over a far corner of their border pass it side by side.
  const aside = move.opposed
    ? times(leftOf(towards(from, to)), side * 15 * spots.scale)
    : point(0, 0);
  const form = move.barred ? 'barred' : 'free';
  const slack = OFF_BORDER[form] * spots.scale;
  const vias = [0, 1, -1].map((shift) =>
    add(add(border, aside), times(leftOf(towards(from, to)), shift * BESIDE * spots.scale)),
  );
  const bent = vias.flatMap((via) => bentThrough(from, via, to));
  return [...bows, ...bent].map((line, rank) => {
    const off = distance(at(line, nearest(line, border)), border);
    return { line, cost: RANK * rank + PER_PX_OFF[form] * Math.max(0, off - slack) };
  });
}

/**
 * Whether two that go opposite ways should pass each other on the right: fewer supports then have to cross the ribbon of
 * one to reach that of the other. The same for both.
 */
function crossesLess({ spots, moves, supports }: Plan, move: PlannedMove, from: Point, to: Point) {
  const ahead = towards(from, to);
  let balance = 0;
  for (const { joins, at: place, kind } of supports) {
    const joined = moves.find(({ index }) => index === joins);
    if (!joined?.opposed) continue;
    const ends = [joined.unit, spaceOf(joined.goal)];
    if (!ends.includes(move.unit) || !ends.includes(spaceOf(move.goal))) continue;
    const off = dot(minus(spots.of(place, kind), from), leftOf(ahead));
    if (Math.abs(off) < AHEAD) continue;
    balance += Math.sign(off) * (joined.unit === move.unit ? 1 : -1);
  }
  return balance < 0;
}

/** A supporter so near to the line of a ribbon, in px, reaches it from ahead or from behind. */
const AHEAD = 12;

/** How far beside the best place of their border ribbons may cross it, at scale 1. */
const BESIDE = 7;

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

/** A line that misses the known place of the border by so many px crosses it elsewhere. */
const ELSEWHERE = 9;
const FINE = 80;
/** One that enters the space only so many px farther on has passed beside the border. */
const FAR = 20;

/** The share of the line at which it enters the space it goes to: if it does so more than once, nearest to the known place. */
function crossingOf(view: View, line: Line, goal: SpaceId, border: Place | null): number {
  const known = border && toView(view, border);
  if (known) {
    const share = nearest(line, known);
    if (distance(at(line, share), known) < ELSEWHERE) return share;
  }
  let entry = 0.5;
  let least = Infinity;
  let inside = true;
  for (let i = FINE; i >= 0; i--) {
    const { x, y } = toMap(view, at(line, i / FINE));
    const space = spaceAt(x, y);
    if (space === null || inside === (space === goal)) continue;
    inside = !inside;
    const away = known ? distance(at(line, i / FINE), known) : 0;
    if (inside || away >= least) continue;
    least = away;
    entry = (i + 0.5) / FINE;
  }
  if (!known) return entry;
  const share = nearest(line, known);
  return least > FAR + distance(at(line, share), known) ? share : entry;
}

/** From the bar to the border, in px. */
const BEFORE_BORDER = 5;
/** What must be seen of a ribbon that bounces, at scale 1. */
const SHORTEST_INK = 12;

/** The share of the line at which a bar stands that is `back` px further from the border than it should be. */
export function barAt({ line, border }: RibbonLine, scale: number, back: number): number {
  const length = Math.max(1, lengthOf(line));
  const shortest = Math.min(0.5, (SHORTEST_INK * scale) / length);
  return clamp(border - (BEFORE_BORDER + back) / length, shortest, 1 - Math.min(0.2, 6 / length));
}

/** From where the ink ends to the strokes, at scale 1. */
export const TO_STROKES = 6;

/** Where the ink of a broken convoy ends: so many px before the middle of the fleet that fell, for strokes stand between. */
export const reachOfRing = (line: Line, ring: Point, gap: number): number =>
  clamp(nearest(line, ring) - gap / Math.max(1, lengthOf(line)), 0.04, 0.9);
