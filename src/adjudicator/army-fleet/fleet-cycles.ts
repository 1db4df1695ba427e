import type { Position } from '../../board/board.ts';
import { BOARD_WITH_BERTHS } from '../../board/berths.ts';
import { compactTurn } from '../../orders/compact.ts';
import type { Order } from '../../orders/order.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { moveOf, placeOf } from '../columns.ts';
import type { CycleWithWorlds, World } from '../../law/cycle-with-worlds.ts';
import { YES } from '../decision.ts';
import { decideAll } from '../resolve-turn.ts';
import { rulingOf } from '../ruling-in-words.ts';
import { exclusively } from '../turn-state.ts';
import type { TurnState, OrderAt } from '../turn-state.ts';
import { nameOf } from '../unit-row.ts';
import { createModule } from './create-module.ts';
import type { Open } from './cycle-table.ts';
import {
  endOf,
  nextCycle,
  openFerries,
  settleAs,
  settleAllCycles,
  settleCycle,
} from './settle-cycles.ts';

/** `cyclesOf` for the Army/Fleet module: also finds units that wait for one another and have only one outcome. */
export function fleetCycles(
  position: Position,
  orders: readonly Order[],
  edition: ArmyFleetEdition,
): readonly CycleWithWorlds[] {
  const turn = compactTurn(position, orders, BOARD_WITH_BERTHS);
  /** The turn with the first `settled` cycles settled. */
  const after = (settled: number, wording: OrderAt | null): TurnState => {
    const module = createModule(edition.armyFleet, {
      unitBefore: (unit) => position.units[placeOf[unit]!]!,
      premisesOfCycle: () => [],
    });
    const state = decideAll(turn, BOARD_WITH_BERTHS, edition, wording, module);
    for (let place = 0; place < settled; place += 1) settleCycle(nextCycle(state)!, state);
    return state;
  };
  return exclusively(() => {
    const cycles: CycleWithWorlds[] = [];
    for (;;) {
      const state = after(cycles.length, null);
      const found = nextCycle(state);
      if (!found) return cycles;
      const cycle = {
        core: namesOf(found.decisions, state),
        convoys: openFerries(found, state).map((fleet) => nameOf(fleet, state)),
        walks: [],
        end: endOf(found, state),
      };
      // There is only one set of columns, so the turn is adjudicated anew for each world.
      const count = cycles.length;
      const worlds = found.worlds.map((_, place) =>
        worldOf(
          place,
          after(count, (order) => orders[order]!),
          position,
          orders,
        ),
      );
      cycles.push({ ...cycle, worlds });
    }
  });
}

/** The outcome of the turn in a world of its next cycle, with the steps as if that world were the only one. */
function worldOf(
  place: number,
  state: TurnState,
  position: Position,
  orders: readonly Order[],
): World {
  const found = nextCycle(state)!;
  const world = found.worlds[place]!;
  settleAs(found, world, state);
  settleAllCycles(state);
  const moving = found.decisions.filter(({ unit }) => moveOf[unit] === YES);
  return { moves: namesOf(moving, state), ruling: rulingOf(position, orders, state) };
}

/** The units that these decisions are about: an army that lands first may have two decisions. */
const namesOf = (decisions: readonly Open[], state: TurnState): readonly UnitAt[] =>
  [...new Set(decisions.map(({ unit }) => unit))]
    .sort((one, other) => one - other)
    .map((unit) => nameOf(unit, state));
