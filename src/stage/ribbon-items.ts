import type { SpaceId } from '../board/board.ts';
import { barRooms, strokesRooms } from './footprints.ts';
import { head, lines, solid } from './ground.ts';
import type { Piece } from './ground.ts';
import { at, directionAt, lengthOf } from './line.ts';
import type { Line } from './line.ts';
import type { Candidate, Item } from './placement.ts';
import type { Plan, PlannedMove } from './plan.ts';
import type { Point } from './point.ts';
import { barAt, reachOfRing, ribbonLines, TO_STROKES } from './ribbons.ts';
import type { RibbonLine } from './ribbons.ts';
import { along, band } from './room.ts';
import { unitIn } from './stands.ts';

/** The ribbon of a move along one route. */
export interface Way {
  readonly line: Line;
  /** Where a bar stands, if the move bounces: just short of the border of the space it was ordered to. */
  readonly bar: number;
  /** How much of a bar there is room for: 1 is all of it. */
  readonly barSize: number;
  /** Where its no-entry sign stands, if it has one; null if there is no room. */
  readonly sign?: number | null;
  /** Where the ink of a convoy ends that broke, and how many strokes there is room for after it. */
  readonly broken?: { readonly fleet: SpaceId; readonly reach: number; readonly strokes: number };
}

/** How far before the middle of the fleet that fell the ink may end, at scale 1; at last there are no strokes. */
const BEFORE_RING = [
  [44, 2, 0],
  [41, 2, 2],
  [50, 2, 4],
  [58, 2, 8],
  [34, 0, 300],
] as const;

/** A bar stands back, or is shortened, before it covers anything; at last it is left out. Head to head both would be whole. */
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

/** The ribbons of a move whose unit stands at `from`: an item for each route. */
export function ribbonItems(plan: Plan, move: PlannedMove, from: Point): readonly Item<Way>[] {
  return ribbonLines(plan, move, from).map((choices, route) => ({
    key: nameOfRoute(move.index, route),
    own: new Set(),
    candidates: choices.flatMap((choice) => {
      if (move.barred && route === 0) return barred(plan, move, choice);
      const { line, cost } = choice;
      return variants(plan, move, route, line).map(([more, dislike]) =>
        candidate(plan, move, route, { line, bar: 1, barSize: 0, ...more }, cost + dislike),
      );
    }),
  }));
}

/** The places for the marks on a ribbon that comes to no bar. */
function variants(
  plan: Plan,
  move: PlannedMove,
  route: number,
  line: Line,
): readonly (readonly [Partial<Way>, number])[] {
  const fleet = fallenOf(plan, move, route);
  if (!fleet) return [[{}, 0]];
  return BEFORE_RING.map(([gap, strokes, cost]) => {
    const reach = reachOf(plan, line, fleet, gap);
    return [{ broken: { fleet, reach, strokes } }, cost] as const;
  });
}

function barred(plan: Plan, move: PlannedMove, choice: RibbonLine): readonly Candidate<Way>[] {
  const { line, cost } = choice;
  const { scale } = plan.spots;
  const place = (back: number): number => barAt(choice, scale, back);
  const bars = BACK.flatMap((back) =>
    BAR_SIZES.map(([barSize, dislike]) =>
      candidate(
        plan,
        move,
        0,
        { line, bar: place(back), barSize },
        cost + back * PER_PX_BACK + dislike * (move.opposed ? 2 : 1),
      ),
    ),
  );
  return [...bars, candidate(plan, move, 0, { line, bar: place(0), barSize: 0 }, cost + NO_BAR)];
}

const candidate = (
  plan: Plan,
  move: PlannedMove,
  route: number,
  value: Way,
  cost: number,
): Candidate<Way> => ({ value, cost, pieces: () => ribbonPieces(plan, move, route, value) });

/** The room of a ribbon: its line, its head, and each mark that any step may set on it. */
export function ribbonPieces(
  plan: Plan,
  move: PlannedMove,
  route: number,
  { line, bar, barSize, broken }: Way,
): readonly Piece[] {
  const { scale } = plan.spots;
  const name = nameOfRoute(move.index, route);
  const pieces: Piece[] = [
    ...lines(`line ${name}`, along(line, 4 * scale + 1, move.routes.length > 0 ? 16 : 8)),
  ];
  if (barSize > 0)
    pieces.push(
      ...solid(`bar ${name}`, barRooms(at(line, bar), directionAt(line, bar), scale, barSize)),
    );
  const length = Math.max(1, lengthOf(line));
  if (!move.barred)
    pieces.push(
      ...head(`head ${name}`, [
        band(at(line, 1 - (12 * scale) / length), at(line, 1 - (3 * scale) / length), 6 * scale),
      ]),
    );
  if (broken && broken.strokes > 0) {
    const share = broken.reach + (TO_STROKES * scale) / length;
    pieces.push(
      ...solid(`strokes ${name}`, strokesRooms(at(line, share), directionAt(line, share), scale)),
    );
  }
  return pieces;
}

/** The first fleet of a route that the ruling finds disrupted. */
function fallenOf(plan: Plan, move: PlannedMove, route: number): SpaceId | undefined {
  const { orders } = plan.turn.ruling;
  return move.routes[route]?.find((fleet) =>
    plan.convoys.some(
      ({ unit, index }) => unit === fleet && orders[index]?.outcome === 'disrupted',
    ),
  );
}

/** Where the ink of a convoy ends that broke at this fleet; so far before its middle, at scale 1. */
export function reachOf(
  plan: Plan,
  line: Line,
  fleet: SpaceId,
  gap: number = BEFORE_RING[0][0],
): number {
  const ring = plan.spots.of(unitIn(plan.turn, fleet)?.at ?? fleet, 'F');
  return reachOfRing(line, ring, gap * plan.spots.scale);
}
