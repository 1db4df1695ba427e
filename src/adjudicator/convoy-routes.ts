import { touches } from '../board/compiled.ts';
import { isCarrier, occupant } from './unit-row.ts';
import { NO, YES } from './decision.ts';
import { convoyOf, NOBODY, seenBy, targetOf } from './columns.ts';
import type { Actor } from './columns.ts';
import type { Field } from './turn-state.ts';

/** Convoy routes: chains of fleets at sea from one coast to another (1971 XII.1-2). Spaces are indices of the board. */

/** Which fleets make up the chains. */
export type Usable = (fleet: Actor) => boolean;

export const anyFleet: Usable = () => true;
export const allBut =
  (other: Actor): Usable =>
  (fleet) =>
    fleet !== other;
export const orderedFor =
  (army: Actor): Usable =>
  (fleet) =>
    isCarrier(fleet) && targetOf[fleet] === army;
export const unbrokenFor =
  (army: Actor): Usable =>
  (fleet) =>
    isCarrier(fleet) && targetOf[fleet] === army && convoyOf[fleet] !== NO;
export const availableFor =
  (army: Actor): Usable =>
  (fleet) =>
    convoyOf[fleet] === YES && targetOf[fleet] === army;

/** Whether such fleets could pass an army from one coast to the other. */
export function hasChain(from: number, to: number, usable: Usable, field: Field): boolean {
  field.searches += 1;
  return reaches(from, to, usable, field);
}

function reaches(from: number, to: number, usable: Usable, field: Field): boolean {
  const { board, searches } = field;
  for (const sea of board.seas[from] ?? []) {
    const fleet = occupant(sea);
    if (fleet === NOBODY || seenBy[fleet] === searches || !usable(fleet)) continue;
    seenBy[fleet] = searches;
    if (touches(board, sea, to) || reaches(sea, to, usable, field)) return true;
  }
  return false;
}

/** A shortest chain, in the order of travel; empty if there is none. */
export function shortestChain(
  from: number,
  to: number,
  usable: Usable,
  field: Field,
): readonly Actor[] {
  const { board } = field;
  field.searches += 1;
  let ends = unseenFrom(from, usable, field).map((fleet) => [fleet]);
  while (ends.length > 0) {
    const arrived = ends.find((chain) => touches(board, lastOf(chain), to));
    if (arrived) return arrived;
    ends = ends.flatMap((chain) =>
      unseenFrom(lastOf(chain), usable, field).map((fleet) => [...chain, fleet]),
    );
  }
  return [];
}

const lastOf = (chain: readonly Actor[]): Actor => chain.at(-1) ?? NOBODY;

function unseenFrom(space: number, usable: Usable, field: Field): readonly Actor[] {
  const { board, searches } = field;
  const found: Actor[] = [];
  for (const sea of board.seas[space] ?? []) {
    const fleet = occupant(sea);
    if (fleet === NOBODY || seenBy[fleet] === searches || !usable(fleet)) continue;
    seenBy[fleet] = searches;
    found.push(fleet);
  }
  return found;
}

/** Whether the fleet lies on some *minimal* route, one from which no fleet could be left out (DATC 3.0 6.G.19). */
export function isOnRoute(
  fleet: Actor,
  from: number,
  to: number,
  usable: Usable,
  field: Field,
): boolean {
  const { board } = field;
  if (touches(board, fleet, from) && touches(board, fleet, to)) return true;
  if (!hasChain(from, to, usable, field)) return false;
  const search = { from, to, usable, field, route: [], found: new Set<Actor>() };
  extend(from, search, fleet);
  return search.found.has(fleet);
}

/**
 * The fleets that lie on some minimal route: only its first fleet touches the start, only its last the goal,
 * and none touches another than the one before and the one after.
 */
export function fleetsOnRoutes(
  from: number,
  to: number,
  usable: Usable,
  field: Field,
): ReadonlySet<Actor> {
  const search = { from, to, usable, field, route: [], found: new Set<Actor>() };
  extend(from, search, NOBODY);
  return search.found;
}

interface Search {
  readonly from: number;
  readonly to: number;
  readonly usable: Usable;
  readonly field: Field;
  /** The fleets so far, and all those of routes that reached the goal. */
  readonly route: Actor[];
  readonly found: Set<Actor>;
}

/** Goes on from a space in every way that leaves nothing to leave out; no further if the one looked for is found. */
function extend(space: number, search: Search, wanted: Actor): void {
  const { to, usable, field, route, found } = search;
  for (const sea of field.board.seas[space] ?? []) {
    const fleet = occupant(sea);
    if (fleet === NOBODY || !usable(fleet) || !isNext(fleet, search)) continue;
    route.push(fleet);
    if (touches(field.board, sea, to)) for (const each of route) found.add(each);
    else extend(sea, search, wanted);
    route.pop();
    if (found.has(wanted)) return;
  }
}

/** Whether the route, with this fleet as its next one, has nothing to leave out. */
function isNext(fleet: Actor, { from, field, route }: Search): boolean {
  if (route.length > 0 && touches(field.board, fleet, from)) return false;
  return route.every(
    (passed, place) =>
      passed !== fleet && (place === route.length - 1 || !touches(field.board, passed, fleet)),
  );
}
