import type { MovementRuleId } from '../../rules/rule.ts';
import type { IllegalReason, VoidReason } from '../fact.ts';
import type { Passage } from './fleet-fact.ts';
import type { Outcome } from '../ruling.ts';

/**
 * Which outcomes the facts of the Army/Fleet module give, and by which rules. Most pages never need the tables, so code
 * that loads the module provides them.
 */
export interface ArmyFleetTables {
  /** Whether the move has what it needs. */
  readonly isOpen: Readonly<Record<Passage, boolean>>;
  readonly passageRules: Readonly<Record<Passage, MovementRuleId>>;
  readonly illegalRules: Readonly<Partial<Record<IllegalReason, MovementRuleId>>>;
  readonly voidRules: Readonly<Partial<Record<VoidReason, MovementRuleId>>>;
  /** The outcome that its passage gives a move; null if that is not settled yet. */
  readonly outcomes: Readonly<Record<Passage, Outcome | null>>;
}

let provided: ArmyFleetTables | null = null;

/** The tables for facts that rulebooks have too; null if the module is not loaded. */
export const armyFleetTablesIfLoaded = (): ArmyFleetTables | null => provided;

export function provideArmyFleetTables(tables: ArmyFleetTables): void {
  provided = tables;
}

/** The tables for facts that only the module has; throws if it is not loaded. */
export function armyFleetTables(): ArmyFleetTables {
  if (!provided) throw new Error('the Army/Fleet module is not loaded');
  return provided;
}
