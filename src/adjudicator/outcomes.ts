import { alike, countSupport, isCarrier, isSupporter, NO, OPEN, YES } from './actor.ts';
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
  let withoutConvoys = false;
  assume(0);
  return { consistent, withoutConvoys };

  function assume(depth: number): void {
    const mover = moves[depth];
    if (!mover) {
      consistent.push(moves.map(({ move }) => move));
      withoutConvoys ||= convoys.every((fleet) => convoyDecision(fleet) === NO);
      return;
    }
    for (const assumed of [YES, NO] as const) {
      mover.move = assumed;
      if (areConsistent(moves.slice(0, depth + 1), field)) assume(depth + 1);
      mover.move = OPEN;
    }
  }
}

/** Whether each assumed move is what its equation says, as far as the assumptions tell. */
function areConsistent(assumed: readonly Actor[], field: Field): boolean {
  const undo = deduce(field);
  const agrees = assumed.every((mover) => {
    const decided = moveDecision(mover, field);
    return decided === OPEN || decided === mover.move;
  });
  for (const step of undo.reverse()) step();
  return agrees;
}

/** Told of each decision that follows. */
export type Told = (kind: 'convoy' | 'path' | 'support', unit: Actor, decision: Decision) => void;

/** Decides what open convoys, paths and supports follow from the moves as they stand; answers how to undo it. */
export function deduce(field: Field, tell?: Told): (() => void)[] {
  const undo: (() => void)[] = [];
  for (const fleet of alike(field.helpers)) {
    if (!isCarrier(fleet) || fleet.convoy !== OPEN) continue;
    fleet.convoy = convoyDecision(fleet);
    if (fleet.convoy === OPEN) continue;
    tell?.('convoy', fleet, fleet.convoy);
    undo.push(() => {
      fleet.convoy = OPEN;
    });
  }
  for (const army of alike(field.movers)) {
    if (army.path !== OPEN) continue;
    army.path = pathDecision(army, field);
    if (army.path === OPEN) continue;
    tell?.('path', army, army.path);
    undo.push(() => {
      army.path = OPEN;
    });
  }
  for (const supporter of alike(field.helpers)) {
    if (!isSupporter(supporter) || !supporter.target || supporter.support !== OPEN) continue;
    const support = supportDecision(supporter, field);
    if (support === OPEN) continue;
    tell?.('support', supporter, support);
    undo.push(trySupport(supporter, supporter.target, support));
  }
  return undo;
}

function trySupport(supporter: Actor, target: Actor, support: Decision): () => void {
  const { given, open, givenForeign, openForeign } = target;
  supporter.support = support;
  countSupport(supporter, target);
  return () => {
    supporter.support = OPEN;
    Object.assign(target, { given, open, givenForeign, openForeign });
  };
}
