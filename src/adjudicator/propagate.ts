import { convoyDecision, pathDecision } from './convoy.ts';
import { isMover, OPEN, YES } from './field.ts';
import type { Actor, Decision, Field } from './field.ts';
import { settleConvoy, settleMove, settlePath, settleSupport } from './settle.ts';
import { moveDecision } from './strength.ts';
import { supportDecision } from './support.ts';

/** Puts every unit in the queue: supports nobody attacks, then other help, then the moves. */
export function begin(field: Field): void {
  for (const mover of field.actors) if (isMover(mover) && !mover.byConvoy) mover.path = YES;
  field.waiting.push(
    ...field.actors.filter(isUnattackedSupport),
    ...field.actors.filter((actor) => actor.target !== null && !isUnattackedSupport(actor)),
    ...field.actors.filter(isMover),
  );
}

const isUnattackedSupport = ({ target, aim, attackers }: Actor): boolean =>
  target !== null && aim >= 0 && attackers.length === 0;

/**
 * Applies the equations until nothing more follows. The result does not depend on the order, for a
 * decision once settled never changes; the story does: a path is decided when all its convoys are, a
 * move when all supports around it are, and from less only when nothing else is left to do.
 */
export function propagate(field: Field): void {
  do {
    drain(field);
  } while (settleByBounds(field));
}

/** What a decision wakes goes before what has not been looked at, so that a fight is told in one piece. */
function drain(field: Field): void {
  for (
    let actor = field.woken.shift() ?? field.waiting.shift();
    actor;
    actor = field.woken.shift() ?? field.waiting.shift()
  ) {
    actor.queued = false;
    examine(actor, field);
  }
}

function examine(actor: Actor, field: Field): void {
  if (actor.target) examineHelp(actor, field);
  if (!isMover(actor)) return;
  if (actor.path === OPEN && actor.convoys.every(({ convoy }) => convoy !== OPEN)) {
    settlePath(actor, pathDecision(actor, field), field);
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

/** Whether all is decided that a move's equation reads: the supports, the paths, and whether the unit ahead leaves. */
function isRipe(mover: Actor): boolean {
  const { defender } = mover;
  if (defender) {
    const leaving = isMover(defender) && !mover.headToHead;
    if (leaving ? defender.move === OPEN : defender.open > 0) return false;
  }
  return mover.contest.every(({ open, path }) => open === 0 && path !== OPEN);
}

/** Settles what bounds alone decide: paths, then moves, and last those that an own unit ahead may yet block. */
function settleByBounds(field: Field): boolean {
  if (!field.actors.some((actor) => isMover(actor) && (isOpen(actor) || actor.path === OPEN))) {
    return false;
  }
  return (
    settleAll(field, ({ byConvoy, path }) => byConvoy && path === OPEN, pathDecision, settlePath) ||
    settleAll(field, (mover) => isOpen(mover) && !waitsForOwn(mover), moveDecision, settleMove) ||
    settleAll(field, isOpen, moveDecision, settleMove)
  );
}

/** Settles every such mover whose decision follows now, all from the same state: none before the other. */
function settleAll(
  field: Field,
  wanted: (mover: Actor) => boolean,
  decide: (mover: Actor, field: Field) => Decision,
  settle: (mover: Actor, decision: Decision, field: Field) => void,
): boolean {
  const decided = field.actors
    .filter(wanted)
    .map((mover) => ({ mover, decision: decide(mover, field) }))
    .filter(({ decision }) => decision !== OPEN);
  for (const { mover, decision } of decided) settle(mover, decision, field);
  return decided.length > 0;
}

const isOpen = (mover: Actor): boolean => isMover(mover) && mover.move === OPEN;

const waitsForOwn = ({ unit, defender }: Actor): boolean =>
  defender !== null && defender.unit.power === unit.power && isOpen(defender);
