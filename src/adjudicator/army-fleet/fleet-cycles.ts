import type { Position } from '../../board/board.ts';
import { BOARD_WITH_BERTHS } from '../../board/berths.ts';
import { compactTurn } from '../../orders/compact.ts';
import type { Order } from '../../orders/order.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { moveOf, NONE, pathOf, placeOf } from '../columns.ts';
import type { CycleWithWorlds, World } from '../cycle/cycle-with-worlds.ts';
import { YES } from '../decision.ts';
import { propagate } from '../equations/propagate.ts';
import { decideAll } from '../resolve-turn.ts';
import { inWords, rulingOf } from '../ruling-in-words.ts';
import { exclusively } from '../turn-state.ts';
import type { TurnState } from '../turn-state.ts';
import { nameOf } from '../unit-row.ts';
import { createModule } from './create-module.ts';
import type { Open } from './cycle-table.ts';
import {
  endOf,
  nextCycle,
  openFerries,
  settle,
  settleAllCycles,
  settleCycle,
} from './settle-cycles.ts';

/** `cyclesOf` by the Army/Fleet module: also where units wait for one another that have one outcome only. */
export function fleetCycles(
  position: Position,
  orders: readonly Order[],
  edition: ArmyFleetEdition,
): readonly CycleWithWorlds[] {
  const turn = compactTurn(position, orders, BOARD_WITH_BERTHS);
  /** The turn with the first so many cycles settled. */
  const after = (settled: number): TurnState => {
    const module = createModule(edition.armyFleet, {
      unitBefore: (unit) => inWords(position.units, placeOf[unit]!),
      premisesOfCycle: () => [],
    });
    const state = decideAll(turn, BOARD_WITH_BERTHS, edition, null, module);
    for (let place = 0; place < settled; place += 1) settleCycle(nextCycle(state)!, state);
    return state;
  };
  return exclusively(() => {
    const cycles: CycleWithWorlds[] = [];
    for (;;) {
      const state = after(cycles.length);
      const found = nextCycle(state);
      if (!found) return cycles;
      const { decisions, worlds } = found;
      const cycle = {
        core: namesOf(decisions, false, state),
        landings: namesOf(decisions, true, state),
        convoys: openFerries(found, state).map((fleet) => nameOf(fleet, state)),
        walks: [],
        end: endOf(found, state),
      };
      // There is one set of columns, so the turn is adjudicated anew for each world.
      const count = cycles.length;
      cycles.push({
        ...cycle,
        worlds: worlds.map((_, place) => worldOf(place, after(count), position, orders)),
      });
    }
  });
}

/** What the turn comes to in a world of its next cycle. */
function worldOf(
  place: number,
  state: TurnState,
  position: Position,
  orders: readonly Order[],
): World {
  const { decisions, worlds } = nextCycle(state)!;
  for (const [at, decision] of worlds[place]!.entries())
    settle(decisions[at]!, decision, NONE, state);
  propagate(state);
  settleAllCycles(state);
  const fulfilled = decisions.filter(
    ({ unit, isPath }) => (isPath ? pathOf : moveOf)[unit] === YES,
  );
  return {
    moves: namesOf(fulfilled, false, state),
    landings: namesOf(fulfilled, true, state),
    ruling: rulingOf(position, orders, state),
  };
}

const namesOf = (
  decisions: readonly Open[],
  isPath: boolean,
  state: TurnState,
): readonly UnitAt[] =>
  decisions
    .filter((each) => each.isPath === isPath)
    .map(({ unit }) => unit)
    .sort((one, other) => one - other)
    .map((unit) => nameOf(unit, state));
