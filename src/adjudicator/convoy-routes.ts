import { touches } from '../board/compiled.ts';
import { isCarrier, occupant } from './unit-row.ts';
import { NO, YES } from './decision.ts';
import { convoyOf, NOBODY, seenBy, targetOf } from './columns.ts';
import type { UnitRow } from './columns.ts';
import type { TurnState } from './turn-state.ts';

/**
 * Convoy routes: fleets at sea, each adjacent to the one before, from one coast to another (1971 XII.1-2). Spaces are
 * indices of the board.
 */

/** Which fleets may be part of a route. */
export type Usable = (fleet: UnitRow) => boolean;

export const anyFleet: Usable = () => true;
export const allBut =
  (other: UnitRow): Usable =>
  (fleet) =>
    fleet !== other;
export const orderedFor =
  (army: UnitRow): Usable =>
  (fleet) =>
    isCarrier(fleet) && targetOf[fleet] === army;
export const undisruptedFor =
  (army: UnitRow): Usable =>
  (fleet) =>
    isCarrier(fleet) && targetOf[fleet] === army && convoyOf[fleet] !== NO;
export const availableFor =
  (army: UnitRow): Usable =>
  (fleet) =>
    convoyOf[fleet] === YES && targetOf[fleet] === army;

/** Whether such fleets make a route from one coast to the other. */
export function hasRoute(from: number, to: number, usable: Usable, state: TurnState): boolean {
  if (state.module) return hasFerry(from, to, usable, state);
  state.searches += 1;
  return reaches(from, to, usable, state);
}

/** Under the Army/Fleet module: over one sea only, and not by a fleet with an army aboard (I, III.a). */
function hasFerry(from: number, to: number, usable: Usable, { board }: TurnState): boolean {
  return (board.seas[from] ?? []).some((sea) => {
    const fleet = occupant(sea);
    const isFree = fleet !== NOBODY && occupant(board.berthOf[sea]!) === NOBODY;
    return isFree && usable(fleet) && touches(board, sea, to);
  });
}

function reaches(from: number, to: number, usable: Usable, state: TurnState): boolean {
  const { board, searches } = state;
  for (const sea of board.seas[from] ?? []) {
    const fleet = occupant(sea);
    if (fleet === NOBODY || seenBy[fleet] === searches || !usable(fleet)) continue;
    seenBy[fleet] = searches;
    if (touches(board, sea, to) || reaches(sea, to, usable, state)) return true;
  }
  return false;
}

/** A shortest route, in the order of travel; empty if there is none. */
export function shortestRoute(
  from: number,
  to: number,
  usable: Usable,
  state: TurnState,
): readonly UnitRow[] {
  const { board } = state;
  state.searches += 1;
  let ends = unseenFrom(from, usable, state).map((fleet) => [fleet]);
  while (ends.length > 0) {
    const arrived = ends.find((route) => touches(board, lastOf(route), to));
    if (arrived) return arrived;
    ends = ends.flatMap((route) =>
      unseenFrom(lastOf(route), usable, state).map((fleet) => [...route, fleet]),
    );
  }
  return [];
}

const lastOf = (route: readonly UnitRow[]): UnitRow => route.at(-1) ?? NOBODY;

function unseenFrom(space: number, usable: Usable, state: TurnState): readonly UnitRow[] {
  const { board, searches } = state;
  const found: UnitRow[] = [];
  for (const sea of board.seas[space] ?? []) {
    const fleet = occupant(sea);
    if (fleet === NOBODY || seenBy[fleet] === searches || !usable(fleet)) continue;
    seenBy[fleet] = searches;
    found.push(fleet);
  }
  return found;
}

/** Whether the fleet is on a *minimal* route: one from which no fleet can be left out (DATC 3.0 6.G.19). */
export function isOnRoute(
  fleet: UnitRow,
  from: number,
  to: number,
  usable: Usable,
  state: TurnState,
): boolean {
  const { board } = state;
  if (state.module) {
    const only: Usable = (other) => other === fleet && usable(other);
    return hasFerry(from, to, only, state);
  }
  if (touches(board, fleet, from) && touches(board, fleet, to)) return true;
  if (!hasRoute(from, to, usable, state)) return false;
  const search = { from, to, usable, state, route: [], found: new Set<UnitRow>() };
  extend(from, search, fleet);
  return search.found.has(fleet);
}

/**
 * The fleets that are on a minimal route. Only the first fleet of such a route touches the start, only the last touches
 * the goal, and each touches only the one before it and the one after it.
 */
export function fleetsOnRoutes(
  from: number,
  to: number,
  usable: Usable,
  state: TurnState,
): ReadonlySet<UnitRow> {
  const search = { from, to, usable, state, route: [], found: new Set<UnitRow>() };
  if (state.module) return ferriesOf(from, to, usable, state);
  extend(from, search, NOBODY);
  return search.found;
}

function ferriesOf(
  from: number,
  to: number,
  usable: Usable,
  state: TurnState,
): ReadonlySet<UnitRow> {
  const fleets = (state.board.seas[from] ?? []).map(occupant);
  return new Set(fleets.filter((fleet) => isOnRoute(fleet, from, to, usable, state)));
}

interface Search {
  readonly from: number;
  readonly to: number;
  readonly usable: Usable;
  readonly state: TurnState;
  /** The fleets of the route so far; those of all routes that reached the goal. */
  readonly route: UnitRow[];
  readonly found: Set<UnitRow>;
}

/** Extends the route from a space in every way that keeps it minimal; stops when the wanted fleet is found. */
function extend(space: number, search: Search, wanted: UnitRow): void {
  const { to, usable, state, route, found } = search;
  for (const sea of state.board.seas[space] ?? []) {
    const fleet = occupant(sea);
    if (fleet === NOBODY || !usable(fleet) || !isNext(fleet, search)) continue;
    route.push(fleet);
    if (touches(state.board, sea, to)) for (const each of route) found.add(each);
    else extend(sea, search, wanted);
    route.pop();
    if (found.has(wanted)) return;
  }
}

/** Whether the route stays minimal with this fleet as its next. */
function isNext(fleet: UnitRow, { from, state, route }: Search): boolean {
  if (route.length > 0 && touches(state.board, fleet, from)) return false;
  return route.every(
    (passed, place) =>
      passed !== fleet && (place === route.length - 1 || !touches(state.board, passed, fleet)),
  );
}
