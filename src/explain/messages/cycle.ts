import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import type { FactOf, UnitAt } from '../../trace/fact.ts';
import { destination, type Context } from './context.ts';
import { hasSpareRoute } from './convoy-routes.ts';
import { mover, who, type Mover, type Who } from './who.ts';

/**
 * How the edition’s rule settles a paradox: the convoys are disrupted; all units stay; of the consistent outcomes, the
 * one without the convoys is taken; there is no such outcome, so all units stay.
 */
export type Settlement = 'convoys-fail' | 'all-hold' | 'outcome-taken' | 'no-such-outcome';

/**
 * How a convoy depends on itself: `attacker` would dislodge `fleet`, which is to carry `army`, which would cut the
 * support of `supporter`. `agrees`: if the attack is assumed to succeed, it succeeds.
 */
export interface Loop {
  readonly attacker: Who;
  readonly fleet: Who;
  readonly army: Who;
  readonly supporter: Who;
  readonly agrees: boolean;
}

export type CycleMessage =
  /** Each of `core` waits for the next, the last for the first. */
  | { readonly say: 'rotation'; readonly core: readonly Who[] }
  | {
      readonly say: 'move-rotates';
      readonly unit: Who;
      readonly to: Location;
      readonly there: Who;
    }
  | {
      readonly say: 'paradox';
      readonly convoys: readonly Who[];
      readonly outcomes: number;
      /** Null if it is not as simple as that. */
      readonly loop: Loop | null;
      readonly settled: Settlement;
    }
  | { readonly say: 'move-stopped'; readonly unit: Mover; readonly to: Location };

/** The orders alone would also be consistent with all units of a circle staying. */
export interface CycleNearMiss {
  readonly say: 'staying-fits';
  readonly units: number;
}

/** The units of a circle, each before the one in the space that it moves to. */
function inCircle(core: readonly UnitAt[], t: Context): readonly UnitAt[] {
  const found = core.slice(0, 1);
  for (const unit of found) {
    const to = destination(unit, t);
    const next = core.find((other) => to !== null && spaceOf(to) === other);
    if (next !== undefined && !found.includes(next)) found.push(next);
  }
  return found.length === core.length ? found : core;
}

/** Moves that wait for one another and for nothing else. */
export const rotation = ({ core }: FactOf<'rotation'>, t: Context): CycleMessage => ({
  say: 'rotation',
  core: inCircle(core, t).map((unit) => who(unit, t.units)),
});

export const moveRotates = (
  { unit, to }: FactOf<'move-rotates'>,
  { units }: Context,
): CycleMessage => ({
  say: 'move-rotates',
  unit: who(unit, units),
  to,
  there: who(spaceOf(to), units),
});

function settled(outcomes: number, { edition, step, all }: Context): Settlement {
  const { paradox: rule } = edition.choices;
  if (rule !== 'convoys-fail-or-all-hold') return rule;
  if (outcomes === 0) return 'all-hold';
  return all.some(
    ({ fact, because }) => fact.type === 'convoy-disrupted' && because.includes(step.id),
  )
    ? 'outcome-taken'
    : 'no-such-outcome';
}

function loopOf({ core, convoys, outcomes }: FactOf<'paradox'>, t: Context): Loop | null {
  const [fleet, ...otherFleets] = convoys;
  if (fleet === undefined || otherFleets.length > 0 || outcomes === 1) return null;
  const into = (space: SpaceId) => (unit: UnitAt) => {
    const to = destination(unit, t);
    return to !== null && spaceOf(to) === space;
  };
  const [attacker, ...otherAttackers] = core.filter(into(fleet));
  const order = t.orders.get(fleet);
  if (attacker === undefined || otherAttackers.length > 0 || order?.type !== 'convoy') return null;
  const army = spaceOf(order.target.at);
  const supporter = spaceOf(order.to);
  const supports = t.orders.get(supporter)?.type.startsWith('support-') && !t.idle.has(supporter);
  const isOpen = !t.before.some(
    ({ fact }) =>
      (fact.type === 'path' || fact.type === 'no-path' ? fact.unit === army : false) ||
      (fact.type === 'support-given' || fact.type === 'support-cut'
        ? fact.unit === supporter
        : false),
  );
  if (!supports || !isOpen || hasSpareRoute(army, [fleet], t)) return null;
  return {
    attacker: who(attacker, t.units),
    fleet: who(fleet, t.units),
    army: who(army, t.units),
    supporter: who(supporter, t.units),
    agrees: outcomes > 0,
  };
}

/** A convoy on which its own fate depends. */
export function paradox(fact: FactOf<'paradox'>, t: Context): CycleMessage {
  const { convoys, outcomes } = fact;
  return {
    say: 'paradox',
    convoys: convoys.map((unit) => who(unit, t.units)),
    outcomes,
    loop: loopOf(fact, t),
    settled: settled(outcomes, t),
  };
}

export const moveStopped = ({ unit, to }: FactOf<'move-stopped'>, t: Context): CycleMessage => ({
  say: 'move-stopped',
  unit: mover(unit, t),
  to,
});

export const cycleNearMiss = ({ core, outcomes }: FactOf<'rotation'>): CycleNearMiss | null =>
  outcomes === 2 ? { say: 'staying-fits', units: core.length } : null;
