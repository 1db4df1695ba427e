import { isCarrier, isMover, isSupporter, moversOf, NOBODY, OPEN } from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import { convoyDecision } from './convoy.ts';
import type { Field } from './field.ts';
import { isPathRipe, pathDecision } from './path.ts';
import { settleConvoy, settleMove, settlePath, settleSupport } from './settle.ts';
import { moveDecision } from './move.ts';
import { isAgainstOwn, isLeaving } from './strength.ts';
import { supportDecision } from './support.ts';

/** Looks at every unit once: supports nobody attacks, then other help, then the moves. */
export function begin(field: Field): void {
  const { movers, moverCount, helpers, helperCount, attackers, pending } = field;
  for (let place = 0; place < helperCount; place += 1) {
    const helper = helpers[place]!;
    if (attackers[helper] === NOBODY && isSupporter(helper, field)) examineFirst(helper, field);
  }
  for (let place = 0; place < helperCount; place += 1) {
    const helper = helpers[place]!;
    if (pending[helper]! > 0) examineFirst(helper, field);
  }
  for (let place = 0; place < moverCount; place += 1) examineFirst(movers[place]!, field);
}

/** What a decision wakes goes before what has not been looked at, so that a fight is told in one piece. */
function examineFirst(actor: Actor, field: Field): void {
  examine(actor, field);
  examineWoken(field);
}

/** Those that are woken meanwhile, too. */
function examineWoken(field: Field): void {
  const { nextWoken, isWoken } = field;
  while (field.firstWoken !== NOBODY) {
    const actor = field.firstWoken;
    field.firstWoken = nextWoken[actor]!;
    if (field.firstWoken === NOBODY) field.lastWoken = NOBODY;
    nextWoken[actor] = NOBODY;
    isWoken[actor] = 0;
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
  const { path, move } = field;
  if (!isMover(actor, field)) {
    examineHelp(actor, field);
    return;
  }
  if (path[actor] === OPEN && isPathRipe(actor, field)) {
    settlePath(actor, pathDecision(actor, field), field);
  }
  if (move[actor] === OPEN && isRipe(actor, field)) {
    const decision = moveDecision(actor, field);
    if (decision !== OPEN) settleMove(actor, decision, field);
  }
}

function examineHelp(actor: Actor, field: Field): void {
  if (isCarrier(actor, field)) {
    if (field.convoy[actor] !== OPEN) return;
    const convoy = convoyDecision(actor, field);
    if (convoy !== OPEN) settleConvoy(actor, convoy, field);
  } else if (isSupporter(actor, field) && field.support[actor] === OPEN) {
    const support = supportDecision(actor, field);
    if (support !== OPEN) settleSupport(actor, support, field);
  }
}

/** Whether all is decided that a move's equation reads: the supports, the paths, and whether the unit ahead leaves. */
function isRipe(mover: Actor, field: Field): boolean {
  const { attackers, to, next, move, open, path } = field;
  const defender = field.defender[mover]!;
  if (defender !== NOBODY) {
    const leaves = isLeaving(defender, mover, field);
    if (leaves ? move[defender] === OPEN : open[defender]! > 0) return false;
  }
  for (let rival = attackers[to[mover]!]!; rival !== NOBODY; rival = next[rival]!) {
    if (open[rival]! > 0 || path[rival] === OPEN) return false;
  }
  return true;
}

/** Settles what bounds alone decide: paths, then moves, and last those that an own unit ahead may yet block. */
function settleByBounds(field: Field): boolean {
  if (field.openPaths + field.openMoves === 0) return false;
  const movers = moversOf(field);
  const onTheWay = movers.filter((mover) => field.path[mover] === OPEN);
  const moves = movers.filter((mover) => field.move[mover] === OPEN);
  return (
    settleAll(onTheWay, pathDecision, settlePath, field) ||
    settleAll(
      moves.filter((mover) => !waitsForOwn(mover, field)),
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

function waitsForOwn(mover: Actor, field: Field): boolean {
  const defender = field.defender[mover]!;
  return isAgainstOwn(mover, field) && isMover(defender, field) && field.move[defender] === OPEN;
}
