import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import type { Bound, FactOf, UnitAt } from '../../trace/fact.ts';
import { destination, headToHead, keptOut, type Context } from './context.ts';
import { factsOf } from '../../trace/facts-of.ts';
import { mover, who, type Mover, type Who } from './who.ts';

/**
 * What a number consists of besides the unit itself: its supporters, not counting those in `cut`. `proviso`: whatever
 * happens to its supports; to its other supports; at best, even if none of those is cut.
 */
export interface Sum {
  readonly supports: readonly Who[];
  readonly cut: readonly Who[];
  readonly proviso: null | 'any-supports' | 'any-others' | 'at-best';
}

interface Figure {
  readonly unit: Who;
  readonly bound: Bound;
  readonly value: number;
}

export type StrengthMessage =
  /** `to`: null if the destination is not known. */
  | (Figure & { readonly say: 'strength'; readonly to: Location | null; readonly sum: Sum })
  /**
   * The same where supports count that do not count against the unit in the space: against that unit's own move out of
   * there (`headToHead`), or against a rival for the space.
   */
  | (Figure & {
      readonly say: 'strength-against';
      readonly to: SpaceId;
      readonly other: Mover;
      readonly headToHead: boolean;
      readonly counted: readonly Who[];
      readonly sum: Sum;
    })
  /** `uncounted`: supports that do not count or, unless `stays`, may not. `cut`: supports that would not count either. */
  | (Figure & {
      readonly say: 'attack';
      readonly to: Location | null;
      readonly sum: Sum;
      readonly uncounted: readonly Who[];
      readonly cut: readonly Who[];
      readonly stays: boolean;
    })
  | (Figure & { readonly say: 'hold'; readonly sum: Sum })
  /** For a unit ordered to move. `failed`: the destination that it does not reach; null if that is not known yet. */
  | (Figure & { readonly say: 'hold-of-mover'; readonly failed: SpaceId | null })
  /** It has no support, and `unfollowed`: its order is not followed; otherwise it was not ordered to move. */
  | (Figure & { readonly say: 'hold-alone'; readonly unfollowed: boolean });

export type StrengthNearMiss =
  /** `kept`: units that the attack keeps out of the space. */
  | {
      readonly say: 'counts-against-others';
      readonly supports: readonly Who[];
      readonly kept: readonly Mover[];
      readonly to: SpaceId;
    }
  | { readonly say: 'support-in-place-lost'; readonly supporter: Who };

type Strength = FactOf<'strength'> | FactOf<'attack'> | FactOf<'hold'>;

function sumOf({ type, bound, supports }: Strength, t: Context): Sum {
  const named = (units: readonly UnitAt[]) => units.map((unit) => who(unit, t.units, t.board));
  const cut = named(factsOf(t.because, 'support-cut').map(({ unit }) => unit));
  const some = supports.length > 0;
  const sum = (proviso: Sum['proviso']): Sum => ({ supports: named(supports), cut, proviso });
  switch (bound) {
    case 'exactly':
      return sum(null);
    case 'at-least':
      if (type === 'attack') return sum(null);
      return sum(some ? 'any-others' : 'any-supports');
    case 'at-most':
      return sum(some ? 'at-best' : null);
  }
}

const numberOf = ({ unit, bound, value }: Strength, { units }: Context): Figure => ({
  unit: who(unit, units),
  bound,
  value,
});

/** The strength of a move, with the supports of all powers. */
export function strength(fact: FactOf<'strength'>, t: Context): StrengthMessage {
  const to = destination(fact.unit, t);
  const number = { ...numberOf(fact, t), sum: sumOf(fact, t) };
  const against = to === null ? null : opponentOf(fact.unit, t);
  const uncounted = factsOf(t.all, 'attack')
    .filter(({ unit }) => unit === fact.unit)
    .flatMap((attacking) => attacking.uncounted);
  const counted = fact.supports.filter((unit) => uncounted.includes(unit));
  if (to === null || against === null || counted.length === 0)
    return { say: 'strength', ...number, to };
  return {
    say: 'strength-against',
    ...number,
    to: spaceOf(to),
    other: mover(against.unit, t),
    headToHead: against.headToHead,
    counted: counted.map((unit) => who(unit, t.units, t.board)),
  };
}

/** Against which unit the strength that a step states is needed: the one that comes the other way, or a rival. */
function opponentOf(
  unit: UnitAt,
  { all, step }: Context,
): { readonly unit: UnitAt; readonly headToHead: boolean } | null {
  for (const { fact, because } of all) {
    if (!because.includes(step.id)) continue;
    if (fact.type === 'move-bounces' && fact.by.unit === unit && fact.by.role !== 'hold')
      return { unit: fact.unit, headToHead: fact.by.role === 'defend' };
    if (fact.type !== 'move-succeeds') continue;
    if (fact.against?.unit === unit && fact.against.role === 'defend')
      return { unit: fact.unit, headToHead: true };
    if (fact.rivals.some((rival) => rival.unit === unit))
      return { unit: fact.unit, headToHead: false };
  }
  return null;
}

/** The strength of a move against the unit in its way, without the supports by that unit’s own power. */
export function attack(fact: FactOf<'attack'>, t: Context): StrengthMessage {
  const cut = new Set(factsOf(t.before, 'support-cut').map(({ unit }) => unit));
  const named = (units: readonly UnitAt[]) => units.map((unit) => who(unit, t.units, t.board));
  return {
    say: 'attack',
    ...numberOf(fact, t),
    to: destination(fact.unit, t),
    sum: sumOf(fact, t),
    uncounted: named(fact.uncounted.filter((unit) => !cut.has(unit))),
    cut: named(fact.uncounted.filter((unit) => cut.has(unit))),
    stays: defenderStays(fact, t),
  };
}

/** Whether it is known that the unit in the way stays or comes the other way. */
function defenderStays({ unit }: FactOf<'attack'>, t: Context): boolean {
  const to = destination(unit, t);
  const space = to === null ? unit : spaceOf(to);
  return (
    destination(space, t) === null ||
    headToHead(unit, space, t) ||
    t.because.some(
      ({ fact }) => 'unit' in fact && fact.unit === space && fact.type !== 'support-given',
    )
  );
}

/** The strength of a unit in its space. */
export function hold(fact: FactOf<'hold'>, t: Context): StrengthMessage {
  const { unit, bound, supports } = fact;
  const number = numberOf(fact, t);
  const to = destination(unit, t);
  if (to !== null)
    return { say: 'hold-of-mover', ...number, failed: bound === 'at-most' ? null : spaceOf(to) };
  const sum = sumOf(fact, t);
  if (bound !== 'exactly' || supports.length > 0 || sum.cut.length > 0)
    return { say: 'hold', ...number, sum };
  const unfollowed =
    !t.orders.has(unit) && t.written.some((order) => spaceOf(order.unit.at) === unit);
  return { say: 'hold-alone', ...number, unfollowed };
}

/** Supports in place that do not help, because their unit was ordered to move; supports that count elsewhere. */
export function strengthNearMiss(
  fact: FactOf<'attack'> | FactOf<'hold'>,
  t: Context,
): StrengthNearMiss | null {
  if (fact.type === 'attack') {
    const to = destination(fact.unit, t);
    const supports = fact.uncounted.filter((unit) => t.given.has(unit));
    const kept = keptOut(fact.unit, t);
    if (to === null || supports.length === 0 || kept.length === 0) return null;
    return {
      say: 'counts-against-others',
      supports: supports.map((unit) => who(unit, t.units, t.board)),
      kept: kept.map((unit) => mover(unit, t)),
      to: spaceOf(to),
    };
  }
  const idle = t.before.find(({ fact: earlier }) => {
    if (earlier.type !== 'void' || earlier.reason !== 'moves') return false;
    const order = t.orders.get(earlier.unit);
    return order?.type === 'support-hold' && spaceOf(order.target.at) === fact.unit;
  });
  if (idle?.fact.type !== 'void') return null;
  const supporter = who(idle.fact.unit, t.units, t.board);
  return { say: 'support-in-place-lost', supporter };
}
