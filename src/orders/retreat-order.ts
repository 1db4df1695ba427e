import type { Location } from '../board/board.ts';
import type { Order, Ordered } from './order.ts';

/** The kinds of orders to dislodged units. */
export const RETREAT_ORDER_TYPES = ['retreat', 'disband'] as const;

/** The unit retreats to another space (1971 XI). */
export interface Retreat extends Ordered {
  readonly type: 'retreat';
  /** As written: `SPA` for a fleet means that no coast was named. */
  readonly to: Location;
}

/** The unit leaves the board (1971 XI.2). */
export interface Disband extends Ordered {
  readonly type: 'disband';
}

/** What a dislodged unit may be ordered (1971 XI). `unit.at` is where it was dislodged. */
export type RetreatOrder = Retreat | Disband;

/** What may be written in a retreat phase: retreats, and orders that do not belong in it. */
export type RetreatPhaseOrder = RetreatOrder | Order;
