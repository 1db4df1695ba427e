import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import type { FactOf, UnitAt } from '../../trace/fact.ts';
import { aim, convoyed, destination, type Context } from './context.ts';
import { factsOf } from '../../trace/facts-of.ts';
import { hasSpareRoute } from './convoy-routes.ts';
import { mover, who, type Mover, type Score, type Who } from './who.ts';

/**
 * How the edition’s rule settles a paradox: the convoys are disrupted; all units stay; of the consistent outcomes, the
 * one without the convoys is taken; there is no such outcome, so all units stay.
 */
export type Settlement = 'convoys-fail' | 'all-hold' | 'outcome-taken' | 'no-such-outcome';

/**
 * A part of the way round: `attacker` would dislodge `fleet`, which is to carry `army`, which would cut the support of
 * `supporter`. That support helps the attacker of the next part, or keeps it out (`helps`): as a support of a `rival`
 * of it with `score`, or of the fleet that it attacks.
 */
export interface Link {
  readonly attacker: Who;
  readonly fleet: Who;
  readonly army: Who;
  readonly supporter: Who;
  readonly helps: boolean;
  readonly rival: Who | null;
  readonly score: Score;
}

/** How convoys depend on themselves, from one to the next and back to the first. `agrees`: the first attack fares as assumed. */
export interface Loop {
  readonly links: readonly Link[];
  readonly agrees: boolean;
}

export type CycleMessage =
  /** Each of `core` waits for the next, the last for the first. `byConvoy`: the armies that do not meet any other. */
  | {
      readonly say: 'rotation';
      readonly core: readonly Who[];
      readonly byConvoy: readonly Who[];
    }
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
  core: inCircle(core, t).map((unit) => who(unit, t.units, t.board)),
  byConvoy: core.filter((unit) => convoyed(unit, t)).map((unit) => who(unit, t.units, t.board)),
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

/** A part of the way round. `target`: the fleet of the next; `helped`: whose move the support is for, if it is for one. */
interface Part {
  readonly attacker: UnitAt;
  readonly fleet: SpaceId;
  readonly army: SpaceId;
  readonly supporter: SpaceId;
  readonly target: SpaceId;
  readonly helped: SpaceId | null;
}

/** The part of the way round that leads through a fleet; null if it is not as simple as that. */
function partOf(fleet: SpaceId, { core, convoys }: FactOf<'paradox'>, t: Context): Part | null {
  const into = (unit: UnitAt): boolean => {
    const to = destination(unit, t);
    return to !== null && spaceOf(to) === fleet;
  };
  const [attacker, ...otherAttackers] = core.filter(into);
  const order = t.orders.get(fleet);
  if (attacker === undefined || otherAttackers.length > 0 || order?.type !== 'convoy') return null;
  const army = spaceOf(order.target.at);
  const supporter = spaceOf(order.to);
  const support = t.orders.get(supporter);
  const target = aim(supporter, t);
  const isOpen = !t.before.some(
    ({ fact }) =>
      (fact.type === 'path' || fact.type === 'no-path' ? fact.unit === army : false) ||
      (fact.type === 'support-given' || fact.type === 'support-cut'
        ? fact.unit === supporter
        : false),
  );
  if (target === null || !convoys.includes(target) || t.idle.has(supporter) || !isOpen) return null;
  if (hasSpareRoute(army, [fleet], t)) return null;
  const helped = support?.type === 'support-move' ? spaceOf(support.target.at) : null;
  return { attacker, fleet, army, supporter, target, helped };
}

/** How many supports of a move are given so far. */
const givenTo = (unit: UnitAt, t: Context): number =>
  factsOf(t.before, 'support-given').filter(({ unit: supporter }) => {
    const order = t.orders.get(supporter);
    return order?.type === 'support-move' && spaceOf(order.target.at) === unit;
  }).length;

/** The way round, from the first move of the cycle; null if it is not as simple as that. */
function loopOf(fact: FactOf<'paradox'>, t: Context): Loop | null {
  const { core, convoys, outcomes } = fact;
  const parts = convoys.flatMap((fleet) => partOf(spaceOf(fleet), fact, t) ?? []);
  const first = parts.find(({ attacker }) => attacker === core[0]);
  if (first === undefined || parts.length < convoys.length) return null;
  const links: Link[] = [];
  let here: Part | undefined = first;
  while (here !== undefined && links.length < parts.length) {
    const { attacker, fleet, army, supporter, target, helped }: Part = here;
    const next: Part | undefined = parts.find((part) => part.fleet === target);
    if (next === undefined) return null;
    const helps = helped === next.attacker;
    links.push({
      attacker: who(attacker, t.units, t.board),
      fleet: who(fleet, t.units, t.board),
      army: who(army, t.units, t.board),
      supporter: who(supporter, t.units, t.board),
      helps,
      rival: helped === null || helps ? null : who(helped, t.units, t.board),
      score: {
        attack: 1 + givenTo(next.attacker, t),
        against: helped === null ? 0 : 2 + givenTo(helped, t),
      },
    });
    here = next === first ? undefined : next;
  }
  const agrees = links.filter(({ helps }) => !helps).length % 2 === 0;
  const isWhole = here === undefined && links.length === parts.length;
  return isWhole && agrees === outcomes > 0 && outcomes !== 1 ? { links, agrees } : null;
}

/** A convoy on which its own fate depends. */
export function paradox(fact: FactOf<'paradox'>, t: Context): CycleMessage {
  const { convoys, outcomes } = fact;
  return {
    say: 'paradox',
    convoys: convoys.map((unit) => who(unit, t.units, t.board)),
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
