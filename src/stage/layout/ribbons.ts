import { spaceOf } from '../../board/board.ts';
import type { SpaceId } from '../../board/board.ts';
import type { MapPoint } from '../../board/places.ts';
import { fitted, GAP, loop } from '../geometry/fitted.ts';
import {
  at,
  bow,
  BOW_POINTS,
  lengthOf,
  nearest,
  spaced,
  through,
  directionAt,
} from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import type { PlannedMove } from '../plan/planned-orders.ts';
import {
  add,
  clamp,
  distance,
  dot,
  leftOf,
  minus,
  point,
  times,
  towards,
} from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { unitIn } from '../model/unit-in.ts';
import { toView } from '../model/view.ts';
import { drawingOf } from '../model/drawing-of.ts';
import { crossingOf } from './border-crossing.ts';
import { barFootprints, strokesFootprints } from './footprints.ts';
import { head, lines, solid } from './ground.ts';
import type { GroundPiece } from './ground.ts';
import type { Candidate, Item } from './placement.ts';
import { along, band } from '../geometry/footprint.ts';

/** A candidate line of a ribbon, with its cost. */
export interface RibbonLine {
  readonly line: Line;
  readonly cost: number;
  /** Where it crosses the border of its destination, as a share of the line. */
  readonly border: number;
}

/** Curvature of the candidate bows, as multiples of the usual one; negative bends to the right. */
const BOWS = [1, 1.8, 2.8, 4, -1, -1.8, -2.8, -4] as const;
const OPPOSED_BOWS = [1, 1.5, 2, 2.7] as const;
/** Cost of each place in the list of lines. */
const RANK = 2;

/**
 * The candidate lines of a ribbon, one list per route (one list by land). By default a ribbon bows to the left of its
 * direction by 6 % of its length; stronger bows, and bows to the right, avoid obstacles or reach the border that the
 * move must cross.
 */
function ribbonLines(
  plan: TurnPlan,
  move: PlannedMove,
  from: Point,
): readonly (readonly RibbonLine[])[] {
  const { positions, format } = plan;
  const drawing = drawingOf(format);
  const to = positions.of(move.goal, move.kind);
  const tail = (move.kind === 'F' || move.from ? GAP.fleet : GAP.army) * positions.scale;
  const tip = (move.occupied ? GAP.toUnit : GAP.toPlace) * positions.scale;
  if (distance(from, to) < 1)
    return [[{ line: loop(from, positions.scale), cost: 0, border: 0.5 }]];
  if (move.routes.length === 0) {
    const crossing = drawing.borderPoint(move.at, move.goal);
    return [
      landLines(plan, move, from, to, crossing).map(({ line: whole, cost }) => {
        const line = fitted(whole, tail, tip);
        return { line, cost, border: crossingOf(plan, move, line, crossing) };
      }),
    ];
  }
  return move.routes.map((route) => {
    const fleets = route.map((fleet) => spotOf(plan, fleet));
    const line = fitted(through([from, ...fleets, to]), tail, tip);
    const last = route.at(-1);
    const crossing = last ? drawing.borderPoint(last, move.goal) : null;
    return [{ line, cost: 0, border: crossingOf(plan, move, line, crossing) }];
  });
}

/** How far a line may miss the crossing point of the border before it costs anything, in px at scale 1. */
const OFF_BORDER = { barred: 4.5, free: 16 } as const;
const PER_PX_OFF = { barred: 2.5, free: 0.6 } as const;

function landLines(
  plan: TurnPlan,
  move: PlannedMove,
  from: Point,
  to: Point,
  crossing: MapPoint | null,
): readonly { readonly line: Line; readonly cost: number }[] {
  const { positions } = plan;
  const length = distance(from, to);
  const least = move.opposed
    ? clamp(0.12 * length, 13 * positions.scale, 26)
    : Math.max(7 * positions.scale, 0.06 * length);
  const factors: readonly number[] = move.opposed ? OPPOSED_BOWS : BOWS;
  const side = move.opposed && crossesLess(plan, move, from, to) ? -1 : 1;
  const bows = factors.map((factor) => bow(from, to, side * least * factor));
  if (!crossing) return bows.map((line, rank) => ({ line, cost: RANK * rank }));
  const border = toView(positions.view, crossing);
  // Opposing moves that cross their border far from the direct line pass the crossing point side by side.
  const aside = move.opposed
    ? times(leftOf(towards(from, to)), side * 15 * positions.scale)
    : point(0, 0);
  const form = move.barred ? 'barred' : 'free';
  const slack = OFF_BORDER[form] * positions.scale;
  const vias = [0, 1, -1].map((shift) =>
    add(add(border, aside), times(leftOf(towards(from, to)), shift * BESIDE * positions.scale)),
  );
  const bent = vias.flatMap((via) => bentThrough(from, via, to));
  return [...bows, ...bent].map((line, rank) => {
    const off = distance(at(line, nearest(line, border)), border);
    return { line, cost: RANK * rank + PER_PX_OFF[form] * Math.max(0, off - slack) };
  });
}

/**
 * True if two opposing moves should pass each other on the right, because fewer supports then cross the wrong ribbon.
 * The same for both moves.
 */
function crossesLess(
  { positions, moves, supports }: TurnPlan,
  move: PlannedMove,
  from: Point,
  to: Point,
) {
  const ahead = towards(from, to);
  let balance = 0;
  for (const { joins, at: place, kind } of supports) {
    const joined = moves.find(({ index }) => index === joins);
    if (!joined?.opposed) continue;
    const ends = [joined.unit, spaceOf(joined.goal)];
    if (!ends.includes(move.unit) || !ends.includes(spaceOf(move.goal))) continue;
    const off = dot(minus(positions.of(place, kind), from), leftOf(ahead));
    if (Math.abs(off) < AHEAD) continue;
    balance += Math.sign(off) * (joined.unit === move.unit ? 1 : -1);
  }
  return balance < 0;
}

/** A supporter closer than this to the line of a ribbon, in px, is on neither side of it. */
const AHEAD = 12;

/** How far from the crossing point a ribbon may cross the border, at scale 1. */
const BESIDE = 7;

/** A bow through a point; if that would bend too sharply, a smooth line through it. */
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

/** Distance from the bar to the border, in px. */
const BEFORE_BORDER = 5;
/** Shortest visible ink of a ribbon that bounces, at scale 1. */
const SHORTEST_INK = 12;

/** The share of the line for a bar that is `back` px further from the border than usual. */
function barsAt({ line, border }: RibbonLine, scale: number): (back: number) => number {
  const length = Math.max(1, lengthOf(line));
  const shortest = Math.min(0.5, (SHORTEST_INK * scale) / length);
  const last = 1 - Math.min(0.2, 6 / length);
  return (back) => clamp(border - (BEFORE_BORDER + back) / length, shortest, last);
}

/** Distance from the end of the ink to the strokes, at scale 1. */
const TO_STROKES = 6;

/** The ribbon of a move along one route. */
export interface ArrowPath {
  readonly line: Line;
  /** Where the bar is if the move bounces, as a share: just short of the border of its destination. */
  readonly bar: number;
  /** Size of the bar: 1 is a whole one, 0 none. */
  readonly barSize: number;
  /** Where its no-entry sign is, as a share; null if there is no room. */
  readonly sign?: number | null;
  /** The end of its ink at each disrupted fleet of its route. */
  readonly inkEnds: readonly InkEnd[];
}

/** The end of the ink of a disrupted convoy, and how many strokes fit after it. */
export interface InkEnd {
  readonly fleet: SpaceId;
  readonly reach: number;
  readonly strokes: number;
}

/**
 * Distances from the disrupted fleet at which the ink may end, at scale 1, with the number of strokes and the cost.
 * The last has no strokes.
 */
const BEFORE_RING = [
  [44, 2, 0],
  [41, 2, 2],
  [50, 2, 4],
  [58, 2, 8],
  [34, 0, 300],
] as const;

/**
 * The same for a disrupted landing (Army/Fleet module), and for the fleet that was to leave: distances from the start
 * of the line, which is at the boat.
 */
const BEYOND_BOAT = [
  [7, 2, 0],
  [11, 2, 2],
  [16, 2, 4],
  [23, 2, 8],
  [32, 2, 12],
  [7, 0, 300],
] as const;

/**
 * Rather than cover anything, a bar is moved back, then shortened, and finally left out. Head to head, both costs count
 * double.
 */
const BACK = [0, 1.5, 3, 4.5, 6, 10] as const;
const PER_PX_BACK = 1.5;
const BAR_SIZES = [
  [1, 0],
  [0.75, 8],
  [0.5, 22],
] as const;
const NO_BAR = 300;

export const nameOfRoute = (index: number, route: number): string =>
  `${String(index)}.${String(route)}`;

/** The names of all ribbons of a move: one per route, or one by land. */
export const namesOfRoutes = ({ index, routes }: PlannedMove): readonly string[] =>
  Array.from({ length: Math.max(1, routes.length) }, (_, route) => nameOfRoute(index, route));

/** The ribbons of a move whose unit is at `from`: one item per route. */
export function ribbonItems(
  plan: TurnPlan,
  move: PlannedMove,
  from: Point,
): readonly Item<ArrowPath>[] {
  return ribbonLines(plan, move, from).map((choices, route) => ({
    key: nameOfRoute(move.index, route),
    mayCover: new Set(),
    candidates: choices.flatMap((choice) => {
      if (move.barred && route === 0) return barred(plan, move, choice);
      const { line, cost } = choice;
      return inkEndsOf(plan, move, route, line).map(([inkEnds, dislike]) =>
        candidate(plan, move, route, { line, bar: 1, barSize: 0, inkEnds }, cost + dislike),
      );
    }),
  }));
}

/** Candidates for the end of the ink of a ribbon without a bar, with their costs. */
function inkEndsOf(
  plan: TurnPlan,
  move: PlannedMove,
  route: number,
  line: Line,
): readonly (readonly [readonly InkEnd[], number])[] {
  if (move.outcome === 'disrupted') {
    const length = Math.max(1, lengthOf(line));
    return BEYOND_BOAT.map(([beyond, strokes, cost]) => {
      const reach = Math.min(0.6, (beyond * plan.positions.scale) / length);
      return [[{ fleet: spaceOf(move.unit), reach, strokes }], cost] as const;
    });
  }
  const [first, ...others] = usualInkEnds(plan, move, route, line);
  if (!first) return [[[], 0]];
  const { fleet } = first;
  return BEFORE_RING.map(([gap, strokes, cost]) => {
    const reach = reachOf(plan, line, fleet, gap);
    return [[{ fleet, reach, strokes }, ...others], cost] as const;
  });
}

/** The end of the ink at each disrupted fleet of a route, if there is room. */
function usualInkEnds(
  plan: TurnPlan,
  move: PlannedMove,
  route: number,
  line: Line,
): readonly InkEnd[] {
  const [gap, strokes] = BEFORE_RING[0];
  return (move.routes[route] ?? [])
    .filter((fleet) =>
      plan.convoys.some(({ unit, outcome }) => unit === fleet && outcome === 'disrupted'),
    )
    .map((fleet) => ({ fleet, reach: reachOf(plan, line, fleet, gap), strokes }));
}

/** `gap` px before the centre of a fleet at scale 1, as a share of the line. */
const reachOf = (plan: TurnPlan, line: Line, fleet: SpaceId, gap: number): number =>
  clamp(
    nearest(line, spotOf(plan, fleet)) - (gap * plan.positions.scale) / Math.max(1, lengthOf(line)),
    0.04,
    0.9,
  );

/** The position of a convoying fleet. */
const spotOf = ({ turn, positions }: TurnPlan, fleet: SpaceId): Point =>
  positions.of(unitIn(turn, fleet)?.at ?? fleet, 'F');

function barred(
  plan: TurnPlan,
  move: PlannedMove,
  choice: RibbonLine,
): readonly Candidate<ArrowPath>[] {
  const { line, cost } = choice;
  const { scale } = plan.positions;
  const place = barsAt(choice, scale);
  const inkEnds = usualInkEnds(plan, move, 0, line);
  const bars = BACK.flatMap((back) =>
    BAR_SIZES.map(([barSize, dislike]) =>
      candidate(
        plan,
        move,
        0,
        { line, bar: place(back), barSize, inkEnds },
        cost + back * PER_PX_BACK + dislike * (move.opposed ? 2 : 1),
      ),
    ),
  );
  return [
    ...bars,
    candidate(plan, move, 0, { line, bar: place(0), barSize: 0, inkEnds }, cost + NO_BAR),
  ];
}

const candidate = (
  plan: TurnPlan,
  move: PlannedMove,
  route: number,
  value: ArrowPath,
  cost: number,
): Candidate<ArrowPath> => ({ value, cost, pieces: () => ribbonPieces(plan, move, route, value) });

/** The pieces of a ribbon: its line, its head, and every mark that any step may put on it. */
function ribbonPieces(
  plan: TurnPlan,
  move: PlannedMove,
  route: number,
  { line, bar, barSize, inkEnds }: ArrowPath,
): readonly GroundPiece[] {
  const { scale } = plan.positions;
  const name = nameOfRoute(move.index, route);
  const pieces: GroundPiece[] = [
    ...lines(`line ${name}`, along(line, 4 * scale + 1, move.routes.length > 0 ? 16 : 8)),
  ];
  if (barSize > 0)
    pieces.push(
      ...solid(`bar ${name}`, barFootprints(at(line, bar), directionAt(line, bar), scale, barSize)),
    );
  const length = Math.max(1, lengthOf(line));
  if (!move.barred)
    pieces.push(
      ...head(`head ${name}`, [
        band(at(line, 1 - (12 * scale) / length), at(line, 1 - (3 * scale) / length), 6 * scale),
      ]),
    );
  const end = move.barred && route === 0 ? undefined : inkEnds[0];
  if (end && end.strokes > 0) {
    const share = end.reach + (TO_STROKES * scale) / length;
    pieces.push(
      ...solid(
        `strokes ${name}`,
        strokesFootprints(at(line, share), directionAt(line, share), scale),
      ),
    );
  }
  return pieces;
}
