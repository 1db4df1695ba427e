import { countSupport, helpersOf, isCarrier, isSupporter, moversOf } from '../unit-row.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
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
import type { UnitRow } from '../columns.ts';
import { convoyDecision } from '../equations/convoy.ts';
import type { Cycle } from './find-cycle.ts';
import type { TurnState } from '../turn-state.ts';
import { pathDecision } from '../equations/path.ts';
import { moveDecision } from '../equations/move.ts';
import { supportDecision } from '../equations/support.ts';

/** The result of trying all ways to decide the moves of a cycle. */
export interface Outcomes {
  /**
   * The worlds: the assignments that satisfy all equations, in the order of the cycle's moves. Two for a rotation, none
   * or several for a paradox.
   */
  readonly consistent: readonly (readonly DecisionState[])[];
  /** Whether all convoys of the cycle fail in one of them (DATC 2.5 4.A.2). */
  readonly withoutConvoys: boolean;
}

/**
 * Tries all assignments, and drops a branch as soon as an assumed move would be decided differently. Leaves the state
 * as it was.
 */
export function tryOutcomes({ moves, convoys }: Cycle, state: TurnState): Outcomes {
  const consistent: (readonly DecisionState[])[] = [];

  let withoutConvoys = false;
  assume(0);
  return { consistent, withoutConvoys };

  function assume(depth: number): void {
    const mover = moves[depth];
    if (mover === undefined) {
      consistent.push(moves.map((each) => moveOf[each] as DecisionState));
      withoutConvoys ||= convoys.every((fleet) => convoyDecision(fleet) === NO);
      return;
    }
    for (const assumed of [YES, NO] as const) {
      moveOf[mover] = assumed;
      if (areConsistent(moves.slice(0, depth + 1), state)) assume(depth + 1);
      moveOf[mover] = OPEN;
    }
  }
}

/** Whether each assumed move is what its equation says, as far as the assumptions decide it. */
function areConsistent(assumed: readonly UnitRow[], state: TurnState): boolean {
  const undo = deduce(state);
  const agrees = assumed.every((mover) => {
    const decided = moveDecision(mover, state);
    return decided === OPEN || decided === moveOf[mover];
  });
  for (const step of undo.reverse()) step();
  return agrees;
}

/** Called with each decision that follows. */
export type OnDecision = (
  kind: 'convoy' | 'path' | 'support',
  unit: UnitRow,
  decision: DecisionState,
) => void;

/**
 * Decides the open convoys, paths and supports that follow from the moves as they are now. Returns functions that undo
 * it.
 */
export function deduce(state: TurnState, onDecision?: OnDecision): (() => void)[] {
  const undo: (() => void)[] = [];
  for (const fleet of helpersOf(state)) {
    if (!isCarrier(fleet) || convoyOf[fleet] !== OPEN) continue;
    const decision = convoyDecision(fleet);
    if (decision === OPEN) continue;
    convoyOf[fleet] = decision;
    onDecision?.('convoy', fleet, decision);
    undo.push(() => {
      convoyOf[fleet] = OPEN;
    });
  }
  for (const army of moversOf(state)) {
    if (pathOf[army] !== OPEN) continue;
    const decision = pathDecision(army, state);
    if (decision === OPEN) continue;
    pathOf[army] = decision;
    onDecision?.('path', army, decision);
    undo.push(() => {
      pathOf[army] = OPEN;
    });
  }
  for (const supporter of helpersOf(state)) {
    if (!isSupporter(supporter) || supportOf[supporter] !== OPEN) continue;
    const decision = supportDecision(supporter, state);
    if (decision === OPEN) continue;
    onDecision?.('support', supporter, decision);
    undo.push(trySupport(supporter, targetOf[supporter]!, decision));
  }
  return undo;
}

function trySupport(supporter: UnitRow, target: UnitRow, decision: DecisionState): () => void {
  const counts = [given, open, givenForeign, openForeign] as const;
  const before = counts.map((count) => count[target]!);
  supportOf[supporter] = decision;
  countSupport(supporter, target);
  return () => {
    supportOf[supporter] = OPEN;
    for (const [place, count] of counts.entries()) count[target] = before[place]!;
  };
}
