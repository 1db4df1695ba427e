import type { Position } from '../board/board.ts';
import { unitAt, type UnitAt } from '../board/unit-at.ts';
import { legalOrders } from '../law/legal-orders.ts';
import { openTable } from '../open-table.ts';
import type { Order } from '../orders/order.ts';
import type { Edition, LawName } from '../rules/edition.ts';

/** Which units may be ordered in a position, and what. */
export interface PossibleOrders {
  readonly units: (position: Position) => readonly UnitAt[];
  /** All orders of a unit that are legal together with some orders of the others. */
  readonly of: (position: Position, at: UnitAt, edition: Edition) => readonly Order[];
}

export const POSSIBLE_ORDERS = openTable<Record<LawName, PossibleOrders>, 'rulebook'>({
  rulebook: { units: ({ units }) => units.map(unitAt), of: legalOrders },
});
