import type { UnitAt } from '../trace/fact.ts';
import { nameOf, NO, OPEN, YES } from './actor.ts';
import type { Decision } from './actor.ts';
import { firstAttacker, goalOf, moveOf, next, NOBODY } from './columns.ts';
import type { Actor } from './columns.ts';
import type { Core } from './core.ts';
import type { Field } from './field.ts';
import { moveDecision } from './move.ts';
import { deduce } from './outcomes.ts';
import {
  attackAtLeast,
  attackAtMost,
  oppositionAtLeast,
  oppositionAtMost,
  preventAtLeast,
  preventAtMost,
} from './strength.ts';

/** One thing that follows. `yes`: the move succeeds, the path is there, the support is given, the convoy is available. */
export interface Consequence {
  readonly kind: 'move' | 'path' | 'support' | 'convoy';
  readonly unit: UnitAt;
  readonly yes: boolean;
}

/** What follows from assuming that a move of a knot succeeds, or that it fails, round the loop. */
export interface Walk {
  readonly assumed: Consequence;
  readonly follows: readonly Consequence[];
  /** What the move itself comes to at the end of it: the same or the opposite; null: that does not follow yet. */
  readonly returns: boolean | null;
  /** With what it then attacks, and what the strongest that opposes it has. */
  readonly attack: number;
  readonly against: number;
}

/** Two walks from a move of the core: it succeeds, it fails. Leaves the field as it was. */
export function walkFrom(mover: Actor, core: Core, field: Field): readonly Walk[] {
  return [walk(mover, YES, core, field), walk(mover, NO, core, field)];
}

function walk(mover: Actor, assumed: Decision, core: Core, field: Field): Walk {
  const undo: (() => void)[] = [];
  const follows: Consequence[] = [];
  moveOf[mover] = assumed;
  let returns: Decision = OPEN;
  for (let before = -1; before < follows.length && returns === OPEN;) {
    before = follows.length;
    undo.push(
      ...deduce(field, (kind, unit, decision) => {
        follows.push({ kind, unit: nameOf(unit, field), yes: decision === YES });
      }),
    );
    for (const other of core.moves) {
      if (other === mover || moveOf[other] !== OPEN) continue;
      const decision = moveDecision(other, field);
      if (decision === OPEN) continue;
      follows.push({ kind: 'move', unit: nameOf(other, field), yes: decision === YES });
      moveOf[other] = decision;
      undo.push(() => {
        moveOf[other] = OPEN;
      });
    }
    returns = moveDecision(mover, field);
  }
  const [attack, against] = strengths(mover, returns, field);
  for (const step of undo.reverse()) step();
  moveOf[mover] = OPEN;
  return {
    assumed: { kind: 'move', unit: nameOf(mover, field), yes: assumed === YES },
    follows,
    returns: returns === OPEN ? null : returns === YES,
    attack,
    against,
  };
}

/** The bounds by which a move is decided so. */
function strengths(mover: Actor, decided: Decision, field: Field): readonly [number, number] {
  const fails = decided === NO;

  let against = fails ? oppositionAtLeast(mover) : oppositionAtMost(mover);
  for (let rival = firstAttacker[goalOf[mover]!]!; rival !== NOBODY; rival = next[rival]!) {
    if (rival === mover) continue;
    const prevent = fails ? preventAtLeast(rival, field) : preventAtMost(rival, field);
    against = Math.max(against, prevent);
  }
  return [fails ? attackAtMost(mover) : attackAtLeast(mover), against];
}
