import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicate } from '../law/adjudicate.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { statedRetreats } from '../law/retreats/stated-retreats.ts';
import type { GivenTurn } from '../orders/turn-line/turn-line.ts';
import type { Edition } from '../rules/edition.ts';
import type { RuledPhases } from '../scenario/rule-phases.ts';
import { STANDARD, type Board } from '../board/board.ts';
import { ownersAtStart } from '../board/centres.ts';
import { ordersSeenBy, seenBy } from '../desk/seen-by.ts';

const NONE: RuledPhases = { movement: null, retreats: null, adjustments: null };

/** The phase in a turn line of a board, ruled. */
export function ruledTurn(turn: GivenTurn, edition: Edition, board: Board = STANDARD): RuledPhases {
  const on = board === STANDARD ? {} : { board };
  switch (turn.phase) {
    case 'movement': {
      const orders = ordersSeenBy(edition, turn.orders);
      const { units } = seenBy(edition, { units: turn.units });
      const position = { ...on, units, owners: turn.owners };
      const ruling = adjudicate(position, orders, edition);
      return { ...NONE, movement: { position, orders, edition, ruling } };
    }
    case 'retreats': {
      const orders = ordersSeenBy(edition, turn.orders);
      const { owners } = turn;
      const stated = statedRetreats({ ...on, ...seenBy(edition, turn) }, edition.choices);
      const position = { ...stated, owners };
      const ruling = adjudicateRetreats(position, orders, edition);
      return { ...NONE, retreats: { position, orders, edition, ruling } };
    }
    case 'adjustments': {
      const { captured, orders } = turn;
      const { units } = seenBy(edition, { units: turn.units });
      const owners = turn.owners ?? ownersAtStart(board);
      const position = { ...on, units, owners, captured };
      const ruling = adjudicateAdjustments(position, orders, edition);
      return { ...NONE, adjustments: { position, orders, edition, ruling } };
    }
  }
}
