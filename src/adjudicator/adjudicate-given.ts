import { STANDARD_BOARD } from '../board/compiled.ts';
import type { Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import { isArmyFleet, type Edition } from '../rules/edition.ts';
import {
  dataErrorText,
  parseEdition,
  parseOrders,
  parsePosition,
  type DataError,
} from '../trace/parse-turn.ts';
import type { Ruling } from '../trace/ruling.ts';
import type { Result } from '../result.ts';
import { adjudicate, type Options } from './adjudicate.ts';

function required(what: string, parsed: Result<unknown, DataError>): void {
  if (!parsed.ok) throw new TypeError(dataErrorText(what, parsed.error));
}

/**
 * `adjudicate` for other programs, whose data may come from anywhere: throws a `TypeError` that says where it is wrong,
 * what is there and what was expected. `parsePosition`, `parseOrders` and `parseEdition` return the same as data.
 * Another board than the standard one is taken on trust.
 */
export function adjudicateGiven(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  options: Options = {},
): Ruling {
  required('edition', parseEdition(edition));
  if ((options.board ?? STANDARD_BOARD) === STANDARD_BOARD && !isArmyFleet(edition)) {
    required('position', parsePosition(position));
    required('orders', parseOrders(orders));
  }
  return adjudicate(position, orders, edition, options);
}
