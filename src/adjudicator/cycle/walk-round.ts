import type { UnitAt } from '../../trace/fact.ts';
import { nameOf, rivalsOf } from '../unit-row.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import { moveOf } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { Cycle } from './find-cycle.ts';
import type { TurnState } from '../turn-state.ts';
import { moveDecision } from '../equations/move.ts';
import { deduce } from './try-outcomes.ts';
import { attackAtLeast, oppositionAtLeast, preventAtLeast } from '../equations/strength.ts';

/** One consequence. `yes`: the move succeeds, the path exists, the support is given, the convoy is available. */
export interface Consequence {
  readonly kind: 'move' | 'path' | 'support' | 'convoy';
  readonly unit: UnitAt;
  readonly yes: boolean;
}

/**
 * What follows from the assumption that a move of a cycle succeeds, or fails, around the loop and back to that move.
 */
export interface Walk {
  readonly assumed: Consequence;
  readonly follows: readonly Consequence[];
  /** Whether the move itself succeeds at the end of the walk: as assumed, or the opposite. */
  readonly returns: boolean;
  /** Its attack strength at that point, and the strength of the strongest unit that opposes it. */
  readonly attack: number;
  readonly against: number;
}

/**
 * Two walks around a cycle: its first move succeeds, and it fails. Leaves the state as it was. Each walk ends where it
 * began, since a cycle is one loop: open moves into a space wait for its unit only, or for one support, and that
 * support for one attacker.
 */
export function walks(cycle: Cycle, state: TurnState): readonly Walk[] {
  const first = cycle.moves[0]!;
  return [walk(first, YES, cycle, state), walk(first, NO, cycle, state)];
}

function walk(mover: UnitRow, assumed: DecisionState, cycle: Cycle, state: TurnState): Walk {
  const undo: (() => void)[] = [];
  const follows: Consequence[] = [];
  moveOf[mover] = assumed;
  let returns: DecisionState = OPEN;
  while (returns === OPEN) {
    const before = follows.length;
    undo.push(
      ...deduce(state, (kind, unit, decision) => {
        follows.push({ kind, unit: nameOf(unit, state), yes: decision === YES });
      }),
    );
    for (const other of cycle.moves) {
      if (moveOf[other] !== OPEN) continue;
      const decision = moveDecision(other, state);
      if (decision === OPEN) continue;
      follows.push({ kind: 'move', unit: nameOf(other, state), yes: decision === YES });
      moveOf[other] = decision;
      undo.push(() => {
        moveOf[other] = OPEN;
      });
    }
    returns = moveDecision(mover, state);
    if (returns === OPEN && follows.length === before) throw new Error('a cycle that is no loop');
  }
  // Nothing that the move waits for is still open, so its strengths are exact.
  const attack = attackAtLeast(mover);
  const prevented = rivalsOf(mover).map((rival) => preventAtLeast(rival, state));
  const against = Math.max(oppositionAtLeast(mover), ...prevented);
  for (const step of undo.reverse()) step();
  moveOf[mover] = OPEN;
  return {
    assumed: { kind: 'move', unit: nameOf(mover, state), yes: assumed === YES },
    follows,
    returns: returns === YES,
    attack,
    against,
  };
}
