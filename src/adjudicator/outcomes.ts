import {
  countSupport,
  helpersOf,
  isCarrier,
  isSupporter,
  moversOf,
  NO,
  OPEN,
  YES,
} from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import { convoyDecision } from './convoy.ts';
import type { Core } from './core.ts';
import type { Field } from './field.ts';
import { pathDecision } from './path.ts';
import { moveDecision } from './move.ts';
import { supportDecision } from './support.ts';

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
  const { move } = field;
  let withoutConvoys = false;
  assume(0);
  return { consistent, withoutConvoys };

  function assume(depth: number): void {
    const mover = moves[depth];
    if (mover === undefined) {
      consistent.push(moves.map((each) => move[each] as Decision));
      withoutConvoys ||= convoys.every((fleet) => convoyDecision(fleet, field) === NO);
      return;
    }
    for (const assumed of [YES, NO] as const) {
      move[mover] = assumed;
      if (areConsistent(moves.slice(0, depth + 1), field)) assume(depth + 1);
      move[mover] = OPEN;
    }
  }
}

/** Whether each assumed move is what its equation says, as far as the assumptions tell. */
function areConsistent(assumed: readonly Actor[], field: Field): boolean {
  const undo = deduce(field);
  const agrees = assumed.every((mover) => {
    const decided = moveDecision(mover, field);
    return decided === OPEN || decided === field.move[mover];
  });
  for (const step of undo.reverse()) step();
  return agrees;
}

/** Told of each decision that follows. */
export type Told = (kind: 'convoy' | 'path' | 'support', unit: Actor, decision: Decision) => void;

/** Decides what open convoys, paths and supports follow from the moves as they stand; answers how to undo it. */
export function deduce(field: Field, tell?: Told): (() => void)[] {
  const { convoy, path, support, target } = field;
  const undo: (() => void)[] = [];
  for (const fleet of helpersOf(field)) {
    if (!isCarrier(fleet, field) || convoy[fleet] !== OPEN) continue;
    const decision = convoyDecision(fleet, field);
    if (decision === OPEN) continue;
    convoy[fleet] = decision;
    tell?.('convoy', fleet, decision);
    undo.push(() => {
      convoy[fleet] = OPEN;
    });
  }
  for (const army of moversOf(field)) {
    if (path[army] !== OPEN) continue;
    const decision = pathDecision(army, field);
    if (decision === OPEN) continue;
    path[army] = decision;
    tell?.('path', army, decision);
    undo.push(() => {
      path[army] = OPEN;
    });
  }
  for (const supporter of helpersOf(field)) {
    if (!isSupporter(supporter, field) || support[supporter] !== OPEN) continue;
    const decision = supportDecision(supporter, field);
    if (decision === OPEN) continue;
    tell?.('support', supporter, decision);
    undo.push(trySupport(supporter, target[supporter]!, decision, field));
  }
  return undo;
}

function trySupport(supporter: Actor, target: Actor, decision: Decision, field: Field): () => void {
  const counts = [field.given, field.open, field.givenForeign, field.openForeign] as const;
  const before = counts.map((count) => count[target]!);
  field.support[supporter] = decision;
  countSupport(supporter, target, field);
  return () => {
    field.support[supporter] = OPEN;
    for (const [place, count] of counts.entries()) count[target] = before[place]!;
  };
}
