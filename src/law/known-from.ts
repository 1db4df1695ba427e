import { settledBy, split } from '../trace/decision.ts';
import type { Fact } from '../trace/fact.ts';
import { KIND_OF, MOVE, NO, nothingKnown, OPEN, PATH, settle, value, YES } from './known.ts';
import type { Known } from './known.ts';
import { opening, propagate } from './settle.ts';
import type { MovementTurn } from './turn.ts';

/** Settles what some facts say. */
export function settleFacts(facts: readonly Fact[], turn: MovementTurn, known: Known): void {
  for (const [decision, yes] of facts.flatMap(settledBy)) {
    const [kind, id] = split(decision);
    const unit = turn.units.find((one) => one.id === id);
    if (unit) settle(known, unit, KIND_OF[kind], yes ? YES : NO);
  }
}

/** What some facts settle, and what follows from that without the outcome of another move. */
export function knownFrom(facts: readonly Fact[], turn: MovementTurn): Known {
  const known = nothingKnown(turn);
  const { known: first, open } = opening(turn);
  for (const unit of turn.units)
    if (value(first, unit, PATH) === YES) settle(known, unit, PATH, YES);
  settleFacts(facts, turn, known);
  const voids = turn.units.filter((unit) => unit.task === 'move' && unit.void !== null);
  const follows = [...open, ...voids.map((unit) => [unit, PATH] as const)].filter(
    ([unit, kind]) => kind !== MOVE && value(known, unit, kind) === OPEN,
  );
  propagate(follows, turn, known);
  return known;
}
