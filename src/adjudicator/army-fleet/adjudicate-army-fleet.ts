import type { Position } from '../../board/board.ts';
import { BOARD_WITH_BERTHS } from '../../board/berths.ts';
import { compactTurn } from '../../orders/compact.ts';
import type { Order } from '../../orders/order.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import { premisesOfCycle } from '../../check/army-fleet/cycle-premises.ts';
import { readTurn } from '../../check/model/read-turn.ts';
import type { Ruling } from '../../trace/ruling.ts';
import { placeOf } from '../columns.ts';
import { resolveTurn } from '../resolve-turn.ts';
import { rulingOf } from '../ruling-in-words.ts';
import { exclusively } from '../turn-state.ts';
import type { OrderAt } from '../turn-state.ts';
import { createModule } from './create-module.ts';

/**
 * Adjudicates a movement phase under the Army/Fleet module. `adjudicate` calls this once `load.ts` has been imported.
 */
export function adjudicateArmyFleet(
  position: Position,
  orders: readonly Order[],
  edition: ArmyFleetEdition,
  trace: boolean,
): Ruling {
  const turn = compactTurn(position, orders, BOARD_WITH_BERTHS);
  const wording: OrderAt = (place) => orders[place]!;
  const module = createModule(edition.armyFleet, {
    unitBefore: (unit) => position.units[placeOf[unit]!]!,
    premisesOfCycle: (core, landings, steps) =>
      premisesOfCycle(readTurn(position, orders, edition), core, landings, steps),
  });
  return exclusively(() => {
    const state = resolveTurn(turn, BOARD_WITH_BERTHS, edition, trace ? wording : null, module);
    return rulingOf(position, orders, state);
  });
}
