import type { Position } from '../../board/board.ts';
import type { UnitAt } from '../../board/unit-at.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { CycleWithWorlds, World } from '../cycle-with-worlds.ts';
import { decideFleets, fleetRulingOf } from './adjudicate.ts';
import type { FleetCycle } from './cycles.ts';
import { hasMoved } from './ends.ts';

/** `cyclesOf` for the Army/Fleet module: also finds units that wait for one another and have only one outcome. */
export function fleetCycles(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
): readonly CycleWithWorlds[] {
  const { cycles } = decideFleets(position, orders, edition, false);
  return cycles.flatMap(({ cycle, end }, place): readonly CycleWithWorlds[] => {
    if (!cycle.isKnot) return [];
    const worlds = cycle.worlds.map((assumed): World => {
      const assume = (its: number) => (its === place ? assumed : null);
      const decided = decideFleets(position, orders, edition, true, assume);
      const again = decided.cycles[place]?.cycle.decisions ?? [];
      const moving = again.filter(([unit]) => hasMoved(unit, decided.known));
      return { moves: idsIn(moving), ruling: fleetRulingOf(decided) };
    });
    const convoys = cycle.ferries.map(({ id }) => id);
    return [{ core: idsIn(cycle.decisions), convoys, walks: [], end, worlds }];
  });
}

/** The units that decisions are about: an army that lands first may have two decisions. */
const idsIn = (decisions: FleetCycle['decisions']): readonly UnitAt[] => [
  ...new Set(decisions.map(([{ id }]) => id)),
];
