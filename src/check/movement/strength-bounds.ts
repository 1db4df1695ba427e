import type { Bound } from '../../trace/fact.ts';
import type { TurnModel, LegalMove } from '../model/turn-model.ts';

/** What a premise states about a strength. */
export interface StatedStrength {
  readonly bound: Bound;
  readonly value: number;
}

/** The move, if the fact names its destination correctly. */
export function moveOf(
  model: TurnModel,
  { unit, to }: { unit: LegalMove['at']; to: LegalMove['to'] },
): LegalMove | string {
  const move = model.moves.get(unit);
  if (!move || model.voids.has(unit)) return 'unit: no move that counts';
  return move.to === to ? move : 'to: not where it was ordered';
}

export const noMoreThan = (fact: StatedStrength | null): fact is StatedStrength =>
  fact !== null && fact.bound !== 'at-least';
export const noLessThan = (fact: StatedStrength | null): fact is StatedStrength =>
  fact !== null && fact.bound !== 'at-most';
