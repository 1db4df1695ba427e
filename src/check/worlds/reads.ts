import { split } from '../../trace/decision.ts';
import type { Decision, DecisionKind, KnownDecisions } from '../../trace/decision.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { inAllWorlds } from './all-worlds.ts';
import { rulesIn } from './world.ts';

/** The decisions that the rule of a decision asks for, other than the passages of the Army/Fleet module. */
export function mentions(model: TurnModel, kind: DecisionKind, unit: UnitAt): readonly Decision[] {
  const found = new Set<Decision>();
  const note = (decision: Decision): boolean => {
    const [its, other] = split(decision);
    if (its !== 'path' || model.crossings.has(other)) found.add(decision);
    return false;
  };
  rulesIn(model, { known: note, assumed: note })[kind](unit);
  return [...found];
}

/** Every decision that the rule of a move asks for, directly or through what is not known. */
export function readBy(
  model: TurnModel,
  known: KnownDecisions,
  unit: UnitAt,
): ReadonlySet<Decision> {
  const found = new Set<Decision>();
  const waiting: Decision[] = [`move ${unit}`];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const mentioned of mentions(model, ...split(next))) {
      if (found.has(mentioned)) continue;
      found.add(mentioned);
      if (isOpen(model, known, mentioned)) waiting.push(mentioned);
    }
  }
  return found;
}

/** Whether a decision other than a move is neither known nor the same in all worlds. */
const isOpen = (model: TurnModel, known: KnownDecisions, decision: Decision): boolean =>
  split(decision)[0] !== 'move' &&
  !known.has(decision) &&
  inAllWorlds(model, known, decision) === null;
