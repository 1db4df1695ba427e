import type { Position } from '../board/board.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { Order } from '../orders/order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { Edition } from '../rules/edition.ts';
import type { AdjustmentPosition, AdjustmentRuling } from '../trace/adjustment-ruling.ts';
import { refuseFault } from '../trace/parse-turn.ts';
import type { RetreatPosition, RetreatRuling } from '../trace/retreat-ruling.ts';
import type { Ruling } from '../trace/ruling.ts';
import { adjustmentFault, retreatFault, turnFault } from '../trace/turn-shapes.ts';
import { adjudicate, type Options } from './adjudicate.ts';
import { adjudicateAdjustments } from './adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from './retreats/adjudicate-retreats.ts';

/**
 * `adjudicate` for other programs, whose data may come from anywhere: throws a `TypeError` that says where it is wrong,
 * what is there and what was expected; a `NotOnBoardError` for a name of another board. `parsePosition`, `parseOrders` and `parseEdition` return the same as data.
 */
export function adjudicateGiven(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  options: Options = {},
): Ruling {
  refuseFault({ position, orders, edition }, turnFault(position, orders, edition));
  return adjudicate(position, orders, edition, options);
}

/** `adjudicateRetreats` for other programs, like `adjudicateGiven`. */
export function adjudicateRetreatsGiven(
  position: RetreatPosition,
  orders: readonly RetreatPhaseOrder[],
  edition: Edition,
  options: Options = {},
): RetreatRuling {
  refuseFault({ position, orders, edition }, retreatFault(position, orders, edition));
  return adjudicateRetreats(position, orders, edition, options);
}

/** `adjudicateAdjustments` for other programs, like `adjudicateGiven`. */
export function adjudicateAdjustmentsGiven(
  position: AdjustmentPosition,
  orders: readonly AdjustmentOrder[],
  edition: Edition,
  options: Options = {},
): AdjustmentRuling {
  refuseFault({ position, orders, edition }, adjustmentFault(position, orders, edition));
  return adjudicateAdjustments(position, orders, edition, options);
}
