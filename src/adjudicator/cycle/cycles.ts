import type { Position } from '../../board/board.ts';
import { STANDARD_BOARD } from '../../board/compiled.ts';
import type { CompiledBoard } from '../../board/compiled.ts';
import { compactTurn } from '../../orders/compact.ts';
import type { Order } from '../../orders/order.ts';
import { isArmyFleet } from '../../rules/edition.ts';
import type { Edition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { armyFleetAdjudicator } from '../provided-army-fleet.ts';
import { nameOf } from '../unit-row.ts';
import { YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import { moveOf } from '../columns.ts';
import type { CycleWithWorlds, World } from './cycle-with-worlds.ts';
import { findCycle, listed } from './find-cycle.ts';
import type { Cycle } from './find-cycle.ts';
import { exclusively } from '../turn-state.ts';
import type { TurnState } from '../turn-state.ts';
import { tryOutcomes } from './try-outcomes.ts';
import { propagate } from '../equations/propagate.ts';
import { decideAll } from '../resolve-turn.ts';
import { settleCycles } from './settle-cycles.ts';
import { rulingOf } from '../ruling-in-words.ts';
import { settleMove } from '../equations/settle-decision.ts';
import { walks } from './walk-round.ts';

/**
 * The cycles of a turn, in the order in which the edition's rule settles them (steps `rotation` and `paradox`), each
 * with all its worlds; within each world, later cycles are settled by the edition. Empty for nearly every turn. Throws
 * like `adjudicate`.
 */
export function cyclesOf(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  board: CompiledBoard = STANDARD_BOARD,
): readonly CycleWithWorlds[] {
  if (isArmyFleet(edition)) return armyFleetAdjudicator().cyclesOf(position, orders, edition);
  const turn = compactTurn(position, orders, board);
  /** The turn with the first `settled` cycles settled. */
  const after = (settled: number): TurnState => {
    const state = decideAll(turn, board, edition, null);
    settleCycles(state, settled);
    return state;
  };
  return exclusively(() => allCycles(after, position, orders));
}

function allCycles(
  after: (settled: number) => TurnState,
  position: Position,
  orders: readonly Order[],
): readonly CycleWithWorlds[] {
  const cycles: CycleWithWorlds[] = [];
  for (;;) {
    const settled = cycles.length;
    const state = after(settled);
    const found = findCycle(state);
    if (!found) return cycles;
    const { consistent } = tryOutcomes(found, state);
    const cycle = { ...named(found, state), walks: walks(found, state) };
    // There is only one set of columns, so the turn is adjudicated anew for each world.
    const worlds = consistent.map((decisions): World => {
      const again = after(settled);
      const moves = assume(decisions, again);
      return { moves, ruling: rulingOf(position, orders, again) };
    });
    cycles.push({ ...cycle, worlds });
  }
}

const named = (cycle: Cycle, state: TurnState): Pick<CycleWithWorlds, 'core' | 'convoys'> => ({
  core: listed(cycle, state),
  convoys: cycle.convoys.map((fleet) => nameOf(fleet, state)),
});

/** Decides the moves of the next cycle as given, then the rest of the turn. Returns the moves that succeed. */
function assume(decisions: readonly DecisionState[], state: TurnState): readonly UnitAt[] {
  const { moves } = findCycle(state)!;
  for (const [place, mover] of moves.entries()) settleMove(mover, decisions[place]!, state);
  propagate(state);
  settleCycles(state);
  return moves.filter((mover) => moveOf[mover] === YES).map((mover) => nameOf(mover, state));
}
