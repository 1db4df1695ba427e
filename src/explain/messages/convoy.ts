import { spaceOf, type SpaceId } from '../../board/board.ts';
import type { FactOf, RouteReason, UnitAt } from '../../trace/fact.ts';
import { destination, type Context } from './context.ts';
import { factsOf } from '../../trace/facts-of.ts';
import { convoyers, hasOwnRoute, hasSpareRoute, hasRouteLeft } from './convoy-routes.ts';
import { who, type Who } from './who.ts';

export type ConvoyMessage =
  /** `to`: null if the destination is not known. `noOwnFleet`: nor does a fleet of its own power offer to carry it. */
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
  /** `by`: null for the rule for paradoxes. */
  | { readonly say: 'convoy-disrupted'; readonly unit: Who; readonly by: Who | null }
  /**
   * `spare`: there is another route, and one that is not disrupted is enough. `stopped`: the rule for paradoxes has
   * kept the army out already.
   */
  | {
      readonly say: 'path';
      readonly unit: Who;
      readonly to: SpaceId | null;
      readonly fleets: readonly Who[];
      readonly spare: boolean;
      readonly stopped: boolean;
    }
  | {
      readonly say: 'no-path';
      readonly unit: Who;
      readonly disrupted: readonly SpaceId[];
      readonly how: NoPath;
    };

/**
 * Why an army has no path: no fleets make a route; a route of fleets of its own power is disrupted, and the edition
 * requires all of those; there are no such routes, and it requires all routes; it requires all routes in any case;
 * every route is disrupted; the only route is.
 */
export type NoPath =
  | 'no-route'
  | 'own-route'
  | 'all-without-own'
  | 'all-routes'
  | 'every-route'
  | 'only-route';

export type ConvoyNearMiss =
  | { readonly say: 'route-not-needed'; readonly through: SpaceId }
  | { readonly say: 'route-not-enough'; readonly through: readonly SpaceId[] }
  /** An army whose fleets are dislodged first. `fleets`: their number. */
  | {
      readonly say: 'arriving-would-attack';
      readonly unit: Who;
      readonly to: SpaceId;
      readonly value: number;
      readonly fleets: number;
    };

const goalOf = (unit: UnitAt, t: Context): SpaceId | null => {
  const to = destination(unit, t);
  return to === null ? null : spaceOf(to);
};

/** An army that could go by land or by convoy: which of the two it does. */
export function route({ unit, by, reason }: FactOf<'route'>, t: Context): ConvoyMessage {
  const noOwnFleet =
    reason === 'foreign-fleet' && t.edition.choices.adjacentConvoy === 'own-fleet-or-via';
  return {
    say: 'route',
    unit: who(unit, t.units, t.board),
    to: goalOf(unit, t),
    by,
    reason,
    noOwnFleet,
  };
}

/** A convoying fleet is not dislodged. */
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

/** A convoying fleet is dislodged, or the edition disrupts its convoy to settle a paradox. */
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

/** An army has a route. */
export function path({ unit, fleets }: FactOf<'path'>, t: Context): ConvoyMessage {
  return {
    say: 'path',
    unit: who(unit, t.units, t.board),
    to: goalOf(unit, t),
    fleets: fleets.map((fleet) => who(fleet, t.units, t.board)),
    spare: t.edition.choices.routes === 'one-survives' && hasSpareRoute(unit, fleets, t),
    stopped: factsOf(t.before, 'move-stopped').some((stopped) => stopped.unit === unit),
  };
}

/** An army without a route stays and has no effect. */
export function noPath({ unit, broken }: FactOf<'no-path'>, t: Context): ConvoyMessage {
  return {
    say: 'no-path',
    unit: who(unit, t.units, t.board),
    disrupted: broken,
    how: whyNoPath(unit, broken, t),
  };
}

function whyNoPath(unit: UnitAt, disrupted: readonly SpaceId[], t: Context): NoPath {
  if (disrupted.length === 0) return 'no-route';
  if (hasRouteLeft(unit, disrupted, t)) {
    if (t.edition.choices.routes !== 'all-own-survive') return 'all-routes';
    return hasOwnRoute(unit, t) ? 'own-route' : 'all-without-own';
  }
  return disrupted.length > 1 && hasSpareRoute(unit, disrupted, t) ? 'every-route' : 'only-route';
}

/** A disrupted route that was not needed; one that was not enough; an attack that does not come about. */
export function convoyNearMiss(
  fact: FactOf<'path'> | FactOf<'no-path'>,
  t: Context,
): ConvoyNearMiss | null {
  const known = (type: 'convoy-available' | 'convoy-disrupted') =>
    factsOf(t.before, type).map(({ unit }) => unit);
  switch (fact.type) {
    case 'path': {
      const lost = known('convoy-disrupted');
      const through = convoyers(fact.unit, t).find((fleet) => lost.includes(fleet));
      return through === undefined ? null : { say: 'route-not-needed', through };
    }
    case 'no-path': {
      const whole = known('convoy-available');
      const through = convoyers(fact.unit, t).filter((fleet) => !fact.broken.includes(fleet));
      return fact.broken.length > 0 &&
        hasRouteLeft(fact.unit, fact.broken, t) &&
        through.every((fleet) => whole.includes(fleet))
        ? { say: 'route-not-enough', through }
        : strengthLost(fact, t);
    }
  }
}

/** What an army would have attacked with, if others support it and its fleets are dislodged. */
function strengthLost({ unit, broken }: FactOf<'no-path'>, t: Context): ConvoyNearMiss | null {
  const to = goalOf(unit, t);
  const supporters = [...t.given].filter((at) => {
    const order = t.orders.get(at);
    return order?.type === 'support-move' && spaceOf(order.target.at) === unit;
  });
  const isLost = factsOf(t.because, 'convoy-disrupted').every(({ by }) => by !== null);
  return to === null || supporters.length === 0 || broken.length === 0 || !isLost
    ? null
    : {
        say: 'arriving-would-attack',
        unit: who(unit, t.units, t.board),
        to,
        value: 1 + supporters.length,
        fleets: broken.length,
      };
}
