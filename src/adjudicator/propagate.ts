import { convoyDecision, pathDecision } from './convoy.ts';
import { isMover, OPEN, YES } from './field.ts';
import type { Actor, Field } from './field.ts';
import { settleConvoy, settleMove, settlePath, settleSupport } from './settle.ts';
import { moveDecision } from './strength.ts';
import { supportDecision } from './support.ts';

/** Puts every unit in the queue: first those who help others, then those who move. */
export function begin(field: Field): void {
  const wakeIf = (wanted: (actor: Actor) => boolean) => {
    for (const actor of field.actors) {
      if (actor.queued || !wanted(actor)) continue;
      actor.queued = true;
      field.queue.push(actor);
    }
  };
  for (const mover of field.actors) if (isMover(mover) && !mover.byConvoy) mover.path = YES;
  wakeIf(({ target }) => target !== null);
  wakeIf(isMover);
}

/**
 * Applies the equations until nothing more follows. The result does not depend on the order, for a
 * decision once settled never changes; the story does: a move is decided when all supports around it
 * are, and from bounds alone only when nothing else is left to do.
 */
export function propagate(field: Field): void {
  do {
    drain(field);
  } while (settleByBounds(field));
}

function drain(field: Field): void {
  for (let actor = field.queue.shift(); actor; actor = field.queue.shift()) {
    actor.queued = false;
    examine(actor, field);
  }
}

function examine(actor: Actor, field: Field): void {
  if (actor.target) examineHelp(actor, field);
  if (!isMover(actor)) return;
  if (actor.path === OPEN) {
    const path = pathDecision(actor, field);
    if (path !== OPEN) settlePath(actor, path, field);
  }
  if (actor.move === OPEN && isRipe(actor)) {
    const move = moveDecision(actor, field);
    if (move !== OPEN) settleMove(actor, move, field);
  }
}

function examineHelp(actor: Actor, field: Field): void {
  if (actor.order?.type === 'convoy') {
    if (actor.convoy !== OPEN) return;
    const convoy = convoyDecision(actor);
    if (convoy !== OPEN) settleConvoy(actor, convoy, field);
  } else if (actor.support === OPEN) {
    const support = supportDecision(actor, field);
    if (support !== OPEN) settleSupport(actor, support, field);
  }
}

/** Whether every support that a move's equation reads is decided, and every path. */
function isRipe(mover: Actor): boolean {
  const { defender } = mover;
  const opposed = defender !== null && (mover.headToHead || !isMover(defender));
  if (opposed && defender.open > 0) return false;
  return mover.contest.every(({ open, path }) => open === 0 && path !== OPEN);
}

function settleByBounds(field: Field): boolean {
  for (const mover of field.actors) {
    if (!isMover(mover) || mover.move !== OPEN) continue;
    const move = moveDecision(mover, field);
    if (move === OPEN) continue;
    settleMove(mover, move, field);
    return true;
  }
  return false;
}
