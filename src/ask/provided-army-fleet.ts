import type { Position } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Order } from '../orders/order.ts';
import type { ArmyFleetEdition, Edition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Known } from '../law/known.ts';
import type { MovementTurn, TurnUnit } from '../law/turn.ts';
import type { Turn } from '../trace/turn.ts';
import type { Change } from './change.ts';
import type { Condition } from './condition.ts';

/** A turn as the law reads it, and how everything in it was decided. */
export interface TurnEnd {
  readonly position: Position;
  readonly read: MovementTurn;
  readonly known: Known;
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
  readonly end: (
    position: Position,
    orders: readonly Order[],
    edition: ArmyFleetEdition,
  ) => TurnEnd;
  /** For an order that is legal, or for a unit without one (null). */
  readonly conditions: (unit: TurnUnit, order: Order | null, turn: Turn) => readonly Condition[];
  /** The unit itself, and those that are ordered together with it. */
  readonly orderedTogether: (unit: UnitAt, read: MovementTurn) => readonly UnitAt[];
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
