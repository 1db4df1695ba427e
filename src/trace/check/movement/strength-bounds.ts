import type { Bound } from '../../fact.ts';
import type { TurnModel, Move } from '../../model/turn-model.ts';

/** What a premise states about a strength. */
export interface Measured {
  readonly bound: Bound;
  readonly value: number;
}

/** The move, if the fact names its destination correctly. */
export function moveOf(
  model: TurnModel,
  { unit, to }: { unit: Move['at']; to: Move['to'] },
): Move | string {
  const move = model.moves.get(unit);
  if (!move || model.voids.has(unit)) return 'unit: no move that counts';
  return move.to === to ? move : 'to: not where it was ordered';
}

export const noMoreThan = (fact: Measured | null): fact is Measured =>
  fact !== null && fact.bound !== 'at-least';
export const noLessThan = (fact: Measured | null): fact is Measured =>
  fact !== null && fact.bound !== 'at-most';
