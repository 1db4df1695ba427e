import { countSupport, helpersOf, isCarrier, isSupporter, moversOf } from '../unit-row.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import {
  convoyOf,
  given,
  givenForeign,
  moveOf,
  open,
  openForeign,
  pathOf,
  supportOf,
  targetOf,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import { convoyDecision } from '../equations/convoy.ts';
import type { Core } from './find-cycle.ts';
import type { Field } from '../turn-state.ts';
import { pathDecision } from '../equations/path.ts';
import { moveDecision } from '../equations/move.ts';
import { supportDecision } from '../equations/support.ts';

/** What comes of trying all ways of deciding a core's moves. */
export interface Outcomes {
  /**
   * Those that satisfy all equations, by the core's moves: one if there is no doubt, two for a rotation, none or several
   * for a paradox.
   */
  readonly consistent: readonly (readonly Decision[])[];
  /** Whether in one of them all convoys of the core fail (DATC 2.5 4.A.2). */
  readonly withoutConvoys: boolean;
}

/** Tries them all, but drops a branch as soon as a move that is already assumed would be decided otherwise. Leaves the field as it was. */
export function tryOutcomes({ moves, convoys }: Core, field: Field): Outcomes {
  const consistent: (readonly Decision[])[] = [];

  let withoutConvoys = false;
  assume(0);
  return { consistent, withoutConvoys };

  function assume(depth: number): void {
    const mover = moves[depth];
    if (mover === undefined) {
      consistent.push(moves.map((each) => moveOf[each] as Decision));
      withoutConvoys ||= convoys.every((fleet) => convoyDecision(fleet) === NO);
      return;
    }
    for (const assumed of [YES, NO] as const) {
      moveOf[mover] = assumed;
      if (areConsistent(moves.slice(0, depth + 1), field)) assume(depth + 1);
      moveOf[mover] = OPEN;
    }
  }
}

/** Whether each assumed move is what its equation says, as far as the assumptions tell. */
function areConsistent(assumed: readonly Actor[], field: Field): boolean {
  const undo = deduce(field);
  const agrees = assumed.every((mover) => {
    const decided = moveDecision(mover, field);
    return decided === OPEN || decided === moveOf[mover];
  });
  for (const step of undo.reverse()) step();
  return agrees;
}

/** Told of each decision that follows. */
export type Told = (kind: 'convoy' | 'path' | 'support', unit: Actor, decision: Decision) => void;

/** Decides what open convoys, paths and supports follow from the moves as they stand; answers how to undo it. */
export function deduce(field: Field, tell?: Told): (() => void)[] {
  const undo: (() => void)[] = [];
  for (const fleet of helpersOf(field)) {
    if (!isCarrier(fleet) || convoyOf[fleet] !== OPEN) continue;
    const decision = convoyDecision(fleet);
    if (decision === OPEN) continue;
    convoyOf[fleet] = decision;
    tell?.('convoy', fleet, decision);
    undo.push(() => {
      convoyOf[fleet] = OPEN;
    });
  }
  for (const army of moversOf(field)) {
    if (pathOf[army] !== OPEN) continue;
    const decision = pathDecision(army, field);
    if (decision === OPEN) continue;
    pathOf[army] = decision;
    tell?.('path', army, decision);
    undo.push(() => {
      pathOf[army] = OPEN;
    });
  }
  for (const supporter of helpersOf(field)) {
    if (!isSupporter(supporter) || supportOf[supporter] !== OPEN) continue;
    const decision = supportDecision(supporter, field);
    if (decision === OPEN) continue;
    tell?.('support', supporter, decision);
    undo.push(trySupport(supporter, targetOf[supporter]!, decision));
  }
  return undo;
}

function trySupport(supporter: Actor, target: Actor, decision: Decision): () => void {
  const counts = [given, open, givenForeign, openForeign] as const;
  const before = counts.map((count) => count[target]!);
  supportOf[supporter] = decision;
  countSupport(supporter, target);
  return () => {
    supportOf[supporter] = OPEN;
    for (const [place, count] of counts.entries()) count[target] = before[place]!;
  };
}
