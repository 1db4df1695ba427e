import { fleetLocations, spaceOf } from '../board/board.ts';
import type { Location } from '../board/board.ts';
import {
  IS_COASTAL,
  IS_SEA,
  locationIndex,
  reachesLocation,
  reachesSpace,
  spaceIndex,
} from '../board/compiled.ts';
import { SPACES } from '../board/spaces.ts';
import type { Convoy, Move, Order, SupportHold, SupportMove } from '../orders/order.ts';
import type { IllegalReason } from '../trace/fact.ts';
import type { Actor, Field } from './field.ts';
import { bitOf, hasChain, seasOnRoutes, touchedBy } from './routes.ts';
import type { Seas } from './routes.ts';

/**
 * Why an order is illegal, or null. Legal is what could be valid, knowing the units on the board
 * and no other order (1971 VII.4; DATC 3.0 4.E.1). Written kinds of units and the coasts of ordered
 * units are not judged here: whoever reads the orders repairs them.
 */
export function illegality(order: Order, field: Field): IllegalReason | null {
  const actor = field.occupant[spaceIndex(order.unit.at)] ?? null;
  if (actor?.unit.power !== order.power) return 'no-unit';
  switch (order.type) {
    case 'hold':
      return null;
    case 'move':
      return illegalMove(order, actor, field);
    case 'support-hold':
      return illegalHoldSupport(order, actor, field);
    case 'support-move':
      return illegalMoveSupport(order, actor, field);
    case 'convoy':
      return illegalConvoy(order, actor, field);
  }
}

function illegalMove(order: Move, actor: Actor, field: Field): IllegalReason | null {
  const to = spaceIndex(order.to);
  if (to === actor.space) return 'own-space';
  if (actor.unit.kind === 'F') return illegalVoyage(order.to, actor);
  if (reachesSpace(actor.station, to)) return null;
  if (!isCoastal(actor.space) || !isCoastal(to)) return 'unreachable';
  return hasChain(actor.space, to, field.seas) ? null : 'no-fleets';
}

/** A fleet's move: the coast must be told if two are possible (1971 VII.3.b). */
function illegalVoyage(to: Location, fleet: Actor): IllegalReason | null {
  if (!reachesSpace(fleet.station, spaceIndex(to))) return 'unreachable';
  if (!hasTwoCoasts(to)) return null;
  const reached = reachedCoasts(to, fleet);
  if (namesCoast(to)) return reached.includes(to) ? null : 'coast-impossible';
  return reached.length === 1 ? null : 'coast-missing';
}

const hasTwoCoasts = (to: Location): boolean => SPACES[spaceOf(to)].coasts.length > 0;
const namesCoast = (to: Location): boolean => to !== spaceOf(to);

function reachedCoasts(to: Location, fleet: Actor): readonly Location[] {
  return fleetLocations(spaceOf(to)).filter((location) =>
    reachesLocation(fleet.station, locationIndex(location)),
  );
}

/** Where a legal move leads: the coast that was named, or the only one that is possible. */
export function destination(to: Location, mover: Actor): Location {
  if (mover.unit.kind === 'A') return spaceOf(to);
  return namesCoast(to) || !hasTwoCoasts(to) ? to : (reachedCoasts(to, mover)[0] ?? to);
}

function illegalHoldSupport(order: SupportHold, actor: Actor, field: Field): IllegalReason | null {
  const space = spaceIndex(order.target.at);
  if (space === actor.space) return 'support-itself';
  if (!field.occupant[space]) return 'support-nobody';
  return reachesSpace(actor.station, space) ? null : 'support-unreachable';
}

function illegalMoveSupport(order: SupportMove, actor: Actor, field: Field): IllegalReason | null {
  const target = field.occupant[spaceIndex(order.target.at)] ?? null;
  const to = spaceIndex(order.to);
  if (target === actor || to === actor.space) return 'support-itself';
  if (!target) return 'support-nobody';
  if (!reachesSpace(actor.station, to)) return 'support-unreachable';
  return couldMove(target, order.to, field.seas & ~bitOf(actor.space))
    ? null
    : 'support-impossible';
}

/** Whether some legal order could bring the unit there, convoyed if need be by fleets in these seas. */
function couldMove(unit: Actor, to: Location, seas: Seas): boolean {
  const space = spaceIndex(to);
  if (space === unit.space) return false;
  if (unit.unit.kind === 'A') {
    if (reachesSpace(unit.station, space)) return true;
    return isCoastal(unit.space) && isCoastal(space) && hasChain(unit.space, space, seas);
  }
  if (!reachesSpace(unit.station, space)) return false;
  return !namesCoast(to) || reachedCoasts(to, unit).includes(to);
}

function illegalConvoy(order: Convoy, actor: Actor, field: Field): IllegalReason | null {
  if (actor.unit.kind === 'A') return 'convoy-by-army';
  if (IS_SEA[actor.space] !== 1) return 'convoy-off-sea';
  const army = field.occupant[spaceIndex(order.target.at)] ?? null;
  if (army?.unit.kind !== 'A') return 'convoy-no-army';
  const to = spaceIndex(order.to);
  if (to === army.space || !isCoastal(army.space) || !isCoastal(to)) return 'convoy-useless';
  const sea = bitOf(actor.space);
  const alone = sea & touchedBy(army.space) & touchedBy(to);
  return alone || sea & seasOnRoutes(army.space, to, field.seas) ? null : 'convoy-useless';
}

function isCoastal(space: number): boolean {
  return IS_COASTAL[space] === 1;
}
