import type { Fact, FactOf, FactType, UnitAt } from '../fact.ts';

/** Why a step is refused; null if it holds. */
export type Refusal = string | null;

/** The facts of the steps that a step names in `because`. Taking one marks it as needed. */
export interface Premises {
  /** The fact of this type about this unit. */
  readonly take: <T extends FactType>(type: T, unit: UnitAt) => FactOf<T> | null;
  /** The first fact of this type that passes the test. */
  readonly takeWhere: <T extends FactType>(
    type: T,
    test: (fact: FactOf<T>) => boolean,
  ) => FactOf<T> | null;
  readonly facts: readonly Fact[];
  /** The place in `because` of a premise that was never taken, or null. */
  readonly superfluous: () => number | null;
}

export function premisesOf(facts: readonly Fact[]): Premises {
  const needed = new Set<number>();
  function first<T extends FactType>(
    type: T,
    test: (fact: FactOf<T>) => boolean,
  ): FactOf<T> | null {
    for (const [index, fact] of facts.entries()) {
      if (fact.type !== type || !test(fact as FactOf<T>)) continue;
      needed.add(index);
      return fact as FactOf<T>;
    }
    return null;
  }
  return {
    facts,
    take: (type, unit) => first(type, (fact) => 'unit' in fact && fact.unit === unit),
    takeWhere: first,
    superfluous: () => {
      const index = facts.findIndex((_, place) => !needed.has(place));
      return index < 0 ? null : index;
    },
  };
}

/** Takes the step that let the unit move. */
export const tookSuccess = (premises: Premises, unit: UnitAt): boolean =>
  (premises.take('move-succeeds', unit) ?? premises.take('move-rotates', unit)) !== null;

const takeVoidMove = (premises: Premises, unit: UnitAt): boolean =>
  premises.facts.some(
    (fact) => fact.type === 'void' && fact.kind === 'move' && fact.unit === unit,
  ) && premises.take('void', unit) !== null;

/** Takes the step that says that a move by convoy has no path. */
export const tookNoPath = (premises: Premises, unit: UnitAt): boolean =>
  premises.take('no-path', unit) !== null || takeVoidMove(premises, unit);

/** Takes the step by which the unit's move failed. */
export const tookFailure = (premises: Premises, unit: UnitAt): boolean =>
  (premises.take('move-bounces', unit) ??
    premises.take('move-blocked', unit) ??
    premises.take('move-stopped', unit)) !== null || tookNoPath(premises, unit);

/** The first refusal, if any. */
export function firstRefusal<T>(items: Iterable<T>, test: (item: T) => Refusal): Refusal {
  for (const item of items) {
    const refusal = test(item);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Whether a list names each of the wanted ones once and nothing else. */
export function namesAll<T>(list: readonly T[], wanted: Iterable<T>): boolean {
  const left = new Set(wanted);
  return list.every((item) => left.delete(item)) && left.size === 0;
}

/** Whether a list names some of these, each at most once. */
export function namesSome<T>(list: readonly T[], among: Iterable<T>): boolean {
  const left = new Set(among);
  return list.every((item) => left.delete(item));
}
