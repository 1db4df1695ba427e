import type { Position } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { TurnModel } from '../check/model/turn-model.ts';
import type { Outcome } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import type { Change } from './change.ts';
import type { Condition } from './condition.ts';

/**
 * The outcomes of a turn's decisions: for the order that each unit follows, and for the paths that needed more than an
 * adjacent space.
 */
export interface DecidedOutcomes {
  readonly outcomes: ReadonlyMap<UnitAt, Outcome>;
  readonly paths: ReadonlyMap<UnitAt, boolean>;
}

/** The units that are ordered together, and other orders for them: each a change of one or two. */
export interface Alternatives {
  readonly power: Power;
  readonly units: readonly UnitAt[];
  readonly changes: readonly (readonly Change[])[];
}

/**
 * How questions about a turn of the Army/Fleet module are answered. Most pages never need this, so code that loads the
 * module provides it.
 */
export interface ArmyFleetAnswers {
  readonly decided: (turn: Turn, model: TurnModel) => DecidedOutcomes;
  /** For an order that is legal, or for a unit without one (null). */
  readonly conditions: (unit: UnitAt, order: Order | null, turn: Turn) => readonly Condition[];
  readonly alternatives: (turn: Turn, asked: UnitAt) => readonly Alternatives[];
  /** The units that may be given orders, including armies that board and land in one turn. */
  readonly mayBeOrdered: (position: Position) => readonly UnitAt[];
  /** All orders of a unit that are legal together with some orders of the others. */
  readonly possibleOrders: (position: Position, at: UnitAt, edition: Edition) => readonly Order[];
}

let provided: ArmyFleetAnswers | null = null;

export function provideArmyFleetAnswers(answers: ArmyFleetAnswers): void {
  provided = answers;
}

export function armyFleetAnswers(): ArmyFleetAnswers {
  if (!provided) throw new Error('the Army/Fleet module is not loaded');
  return provided;
}
