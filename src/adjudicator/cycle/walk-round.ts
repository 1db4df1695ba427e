import type { UnitAt } from '../../trace/fact.ts';
import { nameOf, rivalsOf } from '../unit-row.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import { moveOf } from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Core } from './find-cycle.ts';
import type { Field } from '../turn-state.ts';
import { moveDecision } from '../equations/move.ts';
import { deduce } from './try-outcomes.ts';
import { attackAtLeast, oppositionAtLeast, preventAtLeast } from '../equations/strength.ts';

/** One thing that follows. `yes`: the move succeeds, the path is there, the support is given, the convoy is available. */
export interface Consequence {
  readonly kind: 'move' | 'path' | 'support' | 'convoy';
  readonly unit: UnitAt;
  readonly yes: boolean;
}

/** What follows from assuming that a move of a knot succeeds, or that it fails, round the loop and back to that move. */
export interface Walk {
  readonly assumed: Consequence;
  readonly follows: readonly Consequence[];
  /** What the move itself comes to at the end of it: the same or the opposite. */
  readonly returns: boolean;
  /** With what it then attacks, and what the strongest that opposes it has. */
  readonly attack: number;
  readonly against: number;
}

/**
 * Two walks from the first move of a core: it succeeds, it fails. Leaves the field as it was. They always come back, for a
 * core is one loop: the open moves into a space wait for its unit only, or for one support, and that for one attacker.
 */
export function walks(core: Core, field: Field): readonly Walk[] {
  const first = core.moves[0]!;
  return [walk(first, YES, core, field), walk(first, NO, core, field)];
}

function walk(mover: Actor, assumed: Decision, core: Core, field: Field): Walk {
  const undo: (() => void)[] = [];
  const follows: Consequence[] = [];
  moveOf[mover] = assumed;
  let returns: Decision = OPEN;
  while (returns === OPEN) {
    const before = follows.length;
    undo.push(
      ...deduce(field, (kind, unit, decision) => {
        follows.push({ kind, unit: nameOf(unit, field), yes: decision === YES });
      }),
    );
    for (const other of core.moves) {
      if (moveOf[other] !== OPEN) continue;
      const decision = moveDecision(other, field);
      if (decision === OPEN) continue;
      follows.push({ kind: 'move', unit: nameOf(other, field), yes: decision === YES });
      moveOf[other] = decision;
      undo.push(() => {
        moveOf[other] = OPEN;
      });
    }
    returns = moveDecision(mover, field);
    if (returns === OPEN && follows.length === before) throw new Error('a core that is no loop');
  }
  // Nothing that the move waits for is open any more: its strengths are exact.
  const attack = attackAtLeast(mover);
  const prevented = rivalsOf(mover).map((rival) => preventAtLeast(rival, field));
  const against = Math.max(oppositionAtLeast(mover), ...prevented);
  for (const step of undo.reverse()) step();
  moveOf[mover] = OPEN;
  return {
    assumed: { kind: 'move', unit: nameOf(mover, field), yes: assumed === YES },
    follows,
    returns: returns === YES,
    attack,
    against,
  };
}
