import { convoyDecision, pathDecision } from './convoy.ts';
import type { Core } from './core.ts';
import { countSupport, NO, OPEN, YES } from './field.ts';
import type { Actor, Decision, Field } from './field.ts';
import { bitOf } from './routes.ts';
import { moveDecision } from './strength.ts';
import { supportDecision } from './support.ts';

/**
 * How many ways of deciding a core's moves satisfy all its equations: one if there is no doubt,
 * two for a rotation, none or several for a paradox. Tries them all, but drops a branch as soon
 * as a move that is already assumed would be decided otherwise. Leaves the field as it was.
 */
export function countOutcomes(core: Core, field: Field): number {
  return count(0);

  function count(depth: number): number {
    const mover = core.moves[depth];
    if (!mover) return 1;
    let outcomes = 0;
    for (const assumed of [YES, NO] as const) {
      mover.move = assumed;
      if (consistent(core.moves.slice(0, depth + 1), field)) outcomes += count(depth + 1);
      mover.move = OPEN;
    }
    return outcomes;
  }
}

/** Whether each assumed move is what its equation says, as far as the assumptions tell. */
function consistent(assumed: readonly Actor[], field: Field): boolean {
  const undo = deduce(field);
  const agrees = assumed.every((mover) => {
    const decided = moveDecision(mover, field);
    return decided === OPEN || decided === mover.move;
  });
  for (const step of undo.reverse()) step();
  return agrees;
}

/** Decides what open convoys, paths and supports follow from the moves as they stand; answers how to undo it. */
function deduce(field: Field): (() => void)[] {
  const undo: (() => void)[] = [];
  for (const fleet of field.actors) {
    if (fleet.order?.type !== 'convoy' || !fleet.target || fleet.convoy !== OPEN) continue;
    tryConvoy(fleet, fleet.target, undo);
  }
  for (const mover of field.actors) {
    if (!mover.byConvoy || mover.path !== OPEN) continue;
    const path = pathDecision(mover, field);
    if (path === OPEN) continue;
    mover.path = path;
    undo.push(() => {
      mover.path = OPEN;
    });
  }
  for (const supporter of field.actors) {
    if (supporter.aim < 0 || !supporter.target || supporter.support !== OPEN) continue;
    const support = supportDecision(supporter, field);
    if (support !== OPEN) trySupport(supporter, supporter.target, support, undo);
  }
  return undo;
}

function tryConvoy(fleet: Actor, army: Actor, undo: (() => void)[]): void {
  const convoy = convoyDecision(fleet);
  if (convoy === OPEN) return;
  const { availableSeas, unbrokenSeas } = army;
  fleet.convoy = convoy;
  if (convoy === YES) army.availableSeas |= bitOf(fleet.space);
  else army.unbrokenSeas &= ~bitOf(fleet.space);
  undo.push(() => {
    fleet.convoy = OPEN;
    army.availableSeas = availableSeas;
    army.unbrokenSeas = unbrokenSeas;
  });
}

function trySupport(
  supporter: Actor,
  target: Actor,
  support: Decision,
  undo: (() => void)[],
): void {
  const { given, open, givenForeign, openForeign } = target;
  supporter.support = support;
  countSupport(supporter, target);
  undo.push(() => {
    supporter.support = OPEN;
    Object.assign(target, { given, open, givenForeign, openForeign });
  });
}
