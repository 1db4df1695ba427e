import type { UnitAt } from '../../board/unit-at.ts';
import type { Edition } from '../../rules/edition.ts';
import type { Fact } from '../../trace/fact.ts';
import { decision } from '../known.ts';
import type { KindOfDecision } from '../known.ts';
import type { Judged, MovementTurn, TurnUnit } from '../turn.ts';

/** A fact, and the places of those that it rests on. */
export interface ProofStatement {
  readonly fact: Fact;
  readonly because: readonly number[];
}

/** A proof while it is written, in the order in which its decisions are settled. */
export interface ProofDraft {
  readonly turn: MovementTurn;
  readonly edition: Edition;
  readonly statements: ProofStatement[];
  /** By decision: the statement that settles it. */
  readonly settledBy: (number | undefined)[];
  /** By order: the statement that it is illegal, or one of several. */
  readonly ofOrder: Map<Judged, number>;
  /** By what it says: each strength is stated once. */
  readonly strengths: Map<string, number>;
  readonly dislodged: Map<TurnUnit, number>;
  /** The cycle that was found last. */
  cycle: number;
}

export const openDraft = (turn: MovementTurn, edition: Edition): ProofDraft => ({
  turn,
  edition,
  statements: [],
  settledBy: [],
  ofOrder: new Map(),
  strengths: new Map(),
  dislodged: new Map(),
  cycle: 0,
});

/** Returns the place of the statement. Its premises may come in any order, and more than once. */
export const state = (draft: ProofDraft, fact: Fact, because: readonly number[] = []): number =>
  draft.statements.push({ fact, because }) - 1;

/** The statement that settles a decision; none for a path by land. */
export function settling(
  draft: ProofDraft,
  unit: TurnUnit,
  kind: KindOfDecision,
): readonly number[] {
  const found = draft.settledBy[decision(unit, kind)];
  return found === undefined ? [] : [found];
}

export function noteSettled(
  draft: ProofDraft,
  unit: TurnUnit,
  kind: KindOfDecision,
  statement: number,
): void {
  draft.settledBy[decision(unit, kind)] = statement;
}

export const idsOf = (units: readonly TurnUnit[]): readonly UnitAt[] => units.map(({ id }) => id);
