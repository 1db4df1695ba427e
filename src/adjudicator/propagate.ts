import { alike, isCarrier, isMover, isSupporter, OPEN } from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import { convoyDecision } from './convoy.ts';
import type { Field } from './field.ts';
import { isPathRipe, pathDecision } from './path.ts';
import { settleConvoy, settleMove, settlePath, settleSupport } from './settle.ts';
import { moveDecision } from './move.ts';
import { supportDecision } from './support.ts';

/** Looks at every unit once: supports nobody attacks, then other help, then the moves. */
export function begin(field: Field): void {
  for (let helper = field.helpers; helper; helper = helper.nextAlike) {
    if (!helper.attackers && isSupporter(helper)) examineFirst(helper, field);
  }
  for (let helper = field.helpers; helper; helper = helper.nextAlike) {
    if (helper.pending > 0) examineFirst(helper, field);
  }
  for (let mover = field.movers; mover; mover = mover.nextAlike) examineFirst(mover, field);
}

/** What a decision wakes goes before what has not been looked at, so that a fight is told in one piece. */
function examineFirst(actor: Actor, field: Field): void {
  examine(actor, field);
  examineWoken(field);
}

/** Those that are woken meanwhile, too. */
function examineWoken(field: Field): void {
  for (let actor = field.firstWoken; actor; actor = field.firstWoken) {
    field.firstWoken = actor.nextWoken;
    if (!actor.nextWoken) field.lastWoken = null;
    actor.nextWoken = null;
    actor.isWoken = false;
    examine(actor, field);
  }
}

/**
 * Applies the equations until nothing more follows. The result does not depend on the order, for a
 * decision once settled never changes; the story does: a path is decided when all its convoys are, a
 * move when all supports around it are, and from less only when nothing else is left to do.
 */
export function propagate(field: Field): void {
  do {
    examineWoken(field);
  } while (settleByBounds(field));
}

function examine(actor: Actor, field: Field): void {
  if (!isMover(actor)) {
    examineHelp(actor, field);
    return;
  }
  if (actor.path === OPEN && isPathRipe(actor)) {
    settlePath(actor, pathDecision(actor, field), field);
  }
  if (actor.move === OPEN && isRipe(actor)) {
    const move = moveDecision(actor, field);
    if (move !== OPEN) settleMove(actor, move, field);
  }
}

function examineHelp(actor: Actor, field: Field): void {
  if (isCarrier(actor)) {
    if (actor.convoy !== OPEN) return;
    const convoy = convoyDecision(actor);
    if (convoy !== OPEN) settleConvoy(actor, convoy, field);
  } else if (isSupporter(actor) && actor.support === OPEN) {
    const support = supportDecision(actor, field);
    if (support !== OPEN) settleSupport(actor, support, field);
  }
}

/** Whether all is decided that a move's equation reads: the supports, the paths, and whether the unit ahead leaves. */
function isRipe(mover: Actor): boolean {
  const { defender } = mover;
  if (defender) {
    const isLeaving = isMover(defender) && !mover.isHeadToHead;
    if (isLeaving ? defender.move === OPEN : defender.open > 0) return false;
  }
  for (let rival = mover.contest; rival; rival = rival.next) {
    if (rival.open > 0 || rival.path === OPEN) return false;
  }
  return true;
}

/** Settles what bounds alone decide: paths, then moves, and last those that an own unit ahead may yet block. */
function settleByBounds(field: Field): boolean {
  if (field.openPaths + field.openMoves === 0) return false;
  const movers = alike(field.movers);
  const onTheWay = movers.filter(({ path }) => path === OPEN);
  const moves = movers.filter(isOpen);
  return (
    settleAll(onTheWay, pathDecision, settlePath, field) ||
    settleAll(
      moves.filter((mover) => !waitsForOwn(mover)),
      moveDecision,
      settleMove,
      field,
    ) ||
    settleAll(moves, moveDecision, settleMove, field)
  );
}

/** Settles every such mover whose decision follows now, all from the same state: none before the other. */
function settleAll(
  movers: readonly Actor[],
  decide: (mover: Actor, field: Field) => Decision,
  settle: (mover: Actor, decision: Decision, field: Field) => void,
  field: Field,
): boolean {
  const decisions = movers.map((mover) => decide(mover, field));
  for (const [place, mover] of movers.entries()) {
    const decision = decisions[place] ?? OPEN;
    if (decision !== OPEN) settle(mover, decision, field);
  }
  return decisions.some((decision) => decision !== OPEN);
}

const isOpen = (mover: Actor): boolean => isMover(mover) && mover.move === OPEN;

const waitsForOwn = ({ power, defender }: Actor): boolean =>
  defender !== null && defender.power === power && isOpen(defender);
