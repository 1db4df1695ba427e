import { spaceOf, type SpaceId } from '../../board/board.ts';
import type { FactOf, RouteReason, UnitAt } from '../../trace/fact.ts';
import { destination, type Context } from './context.ts';
import { factsOf } from '../../trace/facts-of.ts';
import { convoyers, hasOwnRoute, hasSpareRoute, hasRouteLeft } from './convoy-routes.ts';
import { who, type Who } from './who.ts';

export type ConvoyMessage =
  /** `to` null: where is not known. `noOwnFleet`: nor does a fleet of its own power offer to carry it. */
  | {
      readonly say: 'route';
      readonly unit: Who;
      readonly to: SpaceId | null;
      readonly by: 'land' | 'convoy';
      readonly reason: RouteReason;
      readonly noOwnFleet: boolean;
    }
  | {
      readonly say: 'convoy-available';
      readonly unit: Who;
      readonly attackers: readonly Who[];
    }
  /** `by` null: by the rule for paradoxes. */
  | { readonly say: 'convoy-disrupted'; readonly unit: Who; readonly by: Who | null }
  /** `spare`: there is another way, and one unbroken way is enough. */
  | {
      readonly say: 'path';
      readonly unit: Who;
      readonly to: SpaceId | null;
      readonly fleets: readonly Who[];
      readonly spare: boolean;
    }
  | {
      readonly say: 'no-path';
      readonly unit: Who;
      readonly broken: readonly SpaceId[];
      readonly how: NoPath;
    };

/**
 * Why an army finds no way: no fleets make one; a way over fleets of its own power is broken, and the edition asks for all of
 * those; there are none of those, and it asks for all ways; it asks for all ways in any case; every way is broken; the only
 * way is.
 */
export type NoPath =
  'no-chain' | 'own-way' | 'all-without-own' | 'all-ways' | 'every-way' | 'only-way';

export type ConvoyNearMiss =
  | { readonly say: 'attack-not-dislodging' }
  | { readonly say: 'way-not-needed'; readonly through: SpaceId }
  | { readonly say: 'way-not-enough'; readonly through: readonly SpaceId[] };

const goalOf = (unit: UnitAt, t: Context): SpaceId | null => {
  const to = destination(unit, t);
  return to === null ? null : spaceOf(to);
};

/** An army that could go over land or over sea: which way it goes. */
export function route({ unit, by, reason }: FactOf<'route'>, t: Context): ConvoyMessage {
  const noOwnFleet =
    reason === 'foreign-fleet' && t.edition.choices.adjacentConvoy === 'own-fleet-or-via';
  return { say: 'route', unit: who(unit, t.units), to: goalOf(unit, t), by, reason, noOwnFleet };
}

/** Nobody dislodges a convoying fleet. */
export function convoyAvailable(
  { unit, attackers }: FactOf<'convoy-available'>,
  { units }: Context,
): ConvoyMessage {
  return {
    say: 'convoy-available',
    unit: who(unit, units),
    attackers: attackers.map((one) => who(one, units)),
  };
}

/** A convoying fleet is lost, or the edition breaks its convoy to settle a paradox. */
export function convoyDisrupted(
  { unit, by }: FactOf<'convoy-disrupted'>,
  { units }: Context,
): ConvoyMessage {
  return {
    say: 'convoy-disrupted',
    unit: who(unit, units),
    by: by === null ? null : who(by, units),
  };
}

/** An army has its way over sea. */
export function path({ unit, fleets }: FactOf<'path'>, t: Context): ConvoyMessage {
  return {
    say: 'path',
    unit: who(unit, t.units),
    to: goalOf(unit, t),
    fleets: fleets.map((fleet) => who(fleet, t.units)),
    spare: t.edition.choices.routes === 'one-survives' && hasSpareRoute(unit, fleets, t),
  };
}

/** An army that has no way over sea stays and affects nothing. */
export function noPath({ unit, broken }: FactOf<'no-path'>, t: Context): ConvoyMessage {
  return { say: 'no-path', unit: who(unit, t.units), broken, how: whyNoPath(unit, broken, t) };
}

function whyNoPath(unit: UnitAt, broken: readonly SpaceId[], t: Context): NoPath {
  if (broken.length === 0) return 'no-chain';
  if (hasRouteLeft(unit, broken, t)) {
    if (t.edition.choices.routes !== 'all-own-survive') return 'all-ways';
    return hasOwnRoute(unit, t) ? 'own-way' : 'all-without-own';
  }
  return broken.length > 1 && hasSpareRoute(unit, broken, t) ? 'every-way' : 'only-way';
}

/** An attack on the fleet that changed nothing; a broken route that was not needed; one that was not enough. */
export function convoyNearMiss(
  fact: FactOf<'convoy-available'> | FactOf<'path'> | FactOf<'no-path'>,
  t: Context,
): ConvoyNearMiss | null {
  const known = (type: 'convoy-available' | 'convoy-disrupted') =>
    factsOf(t.before, type).map(({ unit }) => unit);
  switch (fact.type) {
    case 'convoy-available':
      return fact.attackers.length === 0 ? null : { say: 'attack-not-dislodging' };
    case 'path': {
      const lost = known('convoy-disrupted');
      const through = convoyers(fact.unit, t).find((fleet) => lost.includes(fleet));
      return through === undefined ? null : { say: 'way-not-needed', through };
    }
    case 'no-path': {
      const whole = known('convoy-available');
      const through = convoyers(fact.unit, t).filter((fleet) => !fact.broken.includes(fleet));
      return fact.broken.length > 0 &&
        hasRouteLeft(fact.unit, fact.broken, t) &&
        through.every((fleet) => whole.includes(fleet))
        ? { say: 'way-not-enough', through }
        : null;
    }
  }
}
