import type { Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { ArmyFleetEdition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Ruling } from '../trace/ruling.ts';
import type { CycleWithWorlds } from './cycle-with-worlds.ts';
import type { MovementTurn } from './turn.ts';

/**
 * What the law does for the Army/Fleet module. Only available once `army-fleet/load.ts` has been imported: most
 * pages never need it.
 */
export interface ArmyFleetAdjudicator {
  readonly adjudicate: (
    position: Position,
    orders: readonly Order[],
    edition: ArmyFleetEdition,
    trace: boolean,
  ) => Ruling;
  readonly legalOrders: (
    position: Position,
    at: UnitAt,
    edition: ArmyFleetEdition,
    others: readonly Order[],
  ) => readonly Order[];
  readonly turnOf: (
    position: Position,
    orders: readonly Order[],
    edition: ArmyFleetEdition,
  ) => MovementTurn;
  readonly cyclesOf: (
    position: Position,
    orders: readonly Order[],
    edition: ArmyFleetEdition,
  ) => readonly CycleWithWorlds[];
}

let provided: ArmyFleetAdjudicator | null = null;

export function provideArmyFleet(adjudicator: ArmyFleetAdjudicator): void {
  provided = adjudicator;
}

export function armyFleetAdjudicator(): ArmyFleetAdjudicator {
  if (!provided) throw new Error('the Army/Fleet module is not loaded');
  return provided;
}
