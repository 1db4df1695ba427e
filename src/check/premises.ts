import type { Board, SpaceId } from '../board/board.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import { GOES_ABOARD, PASSAGES } from '../trace/army-fleet/fleet-fact.ts';
import type { Fact, UnitAt } from '../trace/fact.ts';
import type { AnyFact } from '../trace/step.ts';

/** Why a step is refused; null if it is correct. */
export type Refusal = string | null;

type Typed<F extends AnyFact, T extends F['type']> = Extract<F, { type: T }>;

/** The facts of the steps that a step names in `because`. Taking one marks it as needed. */
export interface Premises<F extends AnyFact = Fact> {
  /** The fact of this type about this unit. */
  readonly take: <T extends F['type']>(type: T, unit: UnitAt) => Typed<F, T> | null;
  /** The first fact of this type that passes the test. */
  readonly takeWhere: <T extends F['type']>(
    type: T,
    test: (fact: Typed<F, T>) => boolean,
  ) => Typed<F, T> | null;
  /** All facts of this type that pass the test. */
  readonly takeAll: <T extends F['type']>(
    type: T,
    test: (fact: Typed<F, T>) => boolean,
  ) => readonly Typed<F, T>[];
  readonly facts: readonly F[];
  /** The index in `because` of a premise that was never taken, or null. */
  readonly superfluous: () => number | null;
}

export function premisesOf<F extends AnyFact = Fact>(facts: readonly F[]): Premises<F> {
  const needed = new Set<number>();
  function all<T extends F['type']>(
    type: T,
    test: (fact: Typed<F, T>) => boolean,
    atMost = Infinity,
  ): readonly Typed<F, T>[] {
    const found: Typed<F, T>[] = [];
    for (const [index, fact] of facts.entries()) {
      if (found.length >= atMost) break;
      if (fact.type !== type || !test(fact as Typed<F, T>)) continue;
      needed.add(index);
      found.push(fact as Typed<F, T>);
    }
    return found;
  }
  const first = <T extends F['type']>(
    type: T,
    test: (fact: Typed<F, T>) => boolean,
  ): Typed<F, T> | null => all(type, test, 1)[0] ?? null;
  return {
    facts,
    take: (type, unit) => first(type, (fact) => 'unit' in fact && fact.unit === unit),
    takeWhere: first,
    takeAll: (type, test) => all(type, test),
    superfluous: () => {
      const index = facts.findIndex((_, place) => !needed.has(place));
      return index < 0 ? null : index;
    },
  };
}

/** Takes the step by which the unit's move succeeded. */
export const tookSuccess = (premises: Premises, unit: UnitAt): boolean =>
  (premises.take('move-succeeds', unit) ?? premises.take('move-rotates', unit)) !== null ||
  tookFollowing(premises, unit, true) ||
  premises.takeWhere('passage', (fact) => fact.unit === unit && GOES_ABOARD.includes(fact.why)) !==
    null;

/** Takes the step by which the unit's move follows from the only outcome of a cycle (A/F A33). */
const tookFollowing = (premises: Premises, unit: UnitAt, succeeds: boolean): boolean =>
  premises.takeWhere('move-follows', (fact) => fact.unit === unit && fact.succeeds === succeeds) !==
  null;

const takeVoidMove = (premises: Premises, unit: UnitAt): boolean =>
  premises.facts.some(
    (fact) => fact.type === 'void' && fact.kind === 'move' && fact.unit === unit,
  ) && premises.take('void', unit) !== null;

/** Takes the step that states that a move that needs a path has none. */
export const tookNoPath = (premises: Premises, unit: UnitAt): boolean =>
  premises.take('no-path', unit) !== null ||
  tookPassage(premises, unit, false) ||
  takeVoidMove(premises, unit);

/** Takes the step that states that a move that needs a path has one. */
export const takeOpenPath = (premises: Premises, unit: UnitAt): boolean =>
  premises.take('path', unit) !== null || tookPassage(premises, unit, true);

/** Takes the step that states whether a move of the Army/Fleet module has what it needs on its way. */
export const tookPassage = (premises: Premises, unit: UnitAt, isOpen: boolean): boolean =>
  premises.takeWhere('passage', (fact) => fact.unit === unit && PASSAGES[fact.why] === isOpen) !==
  null;

/** Takes the step by which the unit's move failed. */
export const tookFailure = (premises: Premises, unit: UnitAt): boolean =>
  (premises.take('move-bounces', unit) ??
    premises.take('move-blocked', unit) ??
    premises.take('move-stopped', unit)) !== null ||
  tookFollowing(premises, unit, false) ||
  tookNoPath(premises, unit);

/** The first refusal, if any. */
export function firstRefusal<T>(items: Iterable<T>, test: (item: T) => Refusal): Refusal {
  for (const item of items) {
    const refusal = test(item);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Whether a list names each of the wanted items once and nothing else. */
export function namesAll<T>(list: readonly T[], wanted: Iterable<T>): boolean {
  const left = new Set(wanted);
  return list.every((item) => left.delete(item)) && left.size === 0;
}

/** Whether a list of spaces is in board order, as the adjudicator lists them. */
export const isInBoardOrder = (list: readonly SpaceId[], board: Board): boolean =>
  list.every((space, place) => inBoardOrder(list[place - 1] ?? space, space, board) <= 0);

/** Whether a list names some of these, each at most once. */
export function namesSome<T>(list: readonly T[], among: Iterable<T>): boolean {
  const left = new Set(among);
  return list.every((item) => left.delete(item));
}
