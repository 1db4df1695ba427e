import { isCarrier, isMover, isSupporter, moversOf } from '../unit-row.ts';
import { OPEN, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import {
  convoyOf,
  defenderOf,
  firstAttacker,
  goalOf,
  helpers,
  isLeaving,
  moveOf,
  movers,
  next,
  nextWoken,
  NOBODY,
  NONE,
  open,
  pathOf,
  pending,
  supportOf,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import { convoyDecision } from './convoy.ts';
import type { Field } from '../turn-state.ts';
import { isPathRipe, pathDecision } from './path.ts';
import { settleConvoy, settleMove, settlePath, settleSupport } from './settle-decision.ts';
import { moveDecision } from './move.ts';
import { isAgainstOwn } from './strength.ts';
import { supportDecision } from './support.ts';

/** Looks at every unit once: supports nobody attacks, then other help, then the moves. */
export function begin(field: Field): void {
  const { moverCount, helperCount } = field;
  for (let place = 0; place < helperCount; place += 1) {
    const helper = helpers[place]!;
    if (firstAttacker[helper] !== NOBODY || !isSupporter(helper)) continue;
    settleSupport(helper, YES, field);
    examineWoken(field);
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
  while (field.firstWoken !== NOBODY) {
    const actor = field.firstWoken;
    field.firstWoken = nextWoken[actor]!;
    if (field.firstWoken === NOBODY) field.lastWoken = NOBODY;
    nextWoken[actor] = NONE;
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
  if (pathOf[actor] === OPEN && isPathRipe(actor)) {
    settlePath(actor, pathDecision(actor, field), field);
  }
  if (moveOf[actor] === OPEN && isRipe(actor)) {
    const decision = moveDecision(actor, field);
    if (decision !== OPEN) settleMove(actor, decision, field);
  }
}

function examineHelp(actor: Actor, field: Field): void {
  if (isCarrier(actor)) {
    if (convoyOf[actor] !== OPEN) return;
    const convoy = convoyDecision(actor);
    if (convoy !== OPEN) settleConvoy(actor, convoy, field);
  } else if (isSupporter(actor) && supportOf[actor] === OPEN) {
    const support = supportDecision(actor, field);
    if (support !== OPEN) settleSupport(actor, support, field);
  }
}

/** Whether all is decided that a move's equation reads: the supports, the paths, and whether the unit ahead leaves. */
function isRipe(mover: Actor): boolean {
  const defender = defenderOf[mover]!;
  if (defender !== NOBODY) {
    const leaves = isLeaving[mover] === 1;
    if (leaves ? moveOf[defender] === OPEN : open[defender]! > 0) return false;
  }
  for (let rival = firstAttacker[goalOf[mover]!]!; rival !== NOBODY; rival = next[rival]!) {
    if (open[rival]! > 0 || pathOf[rival] === OPEN) return false;
  }
  return true;
}

/** Settles what bounds alone decide: paths, then moves, and last those that an own unit ahead may yet block. */
function settleByBounds(field: Field): boolean {
  if (field.openPaths + field.openMoves === 0) return false;
  const movers = moversOf(field);
  const onTheWay = movers.filter((mover) => pathOf[mover] === OPEN);
  const moves = movers.filter((mover) => moveOf[mover] === OPEN);
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

function waitsForOwn(mover: Actor): boolean {
  const defender = defenderOf[mover]!;
  return isAgainstOwn(mover) && isMover(defender) && moveOf[defender] === OPEN;
}
