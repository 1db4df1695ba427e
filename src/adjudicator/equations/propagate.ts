import { isCarrier, isMover, isSupporter, moversOf } from '../unit-row.ts';
import { OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
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
import type { UnitRow } from '../columns.ts';
import { convoyDecision } from './convoy.ts';
import type { TurnState } from '../turn-state.ts';
import { isPathRipe, pathDecision } from './path.ts';
import { settleConvoy, settleMove, settlePath, settleSupport } from './settle-decision.ts';
import { moveDecision } from './move.ts';
import { isAgainstOwn } from './strength.ts';
import { supportDecision } from './support.ts';

/** Examines every unit once: supporters that are not attacked, then other supports and convoys, then the moves. */
export function begin(state: TurnState): void {
  const { moverCount, helperCount } = state;
  for (let place = 0; place < helperCount; place += 1) {
    const helper = helpers[place]!;
    if (firstAttacker[helper] !== NOBODY || !isSupporter(helper)) continue;
    settleSupport(helper, YES, state);
    examineWoken(state);
  }
  for (let place = 0; place < helperCount; place += 1) {
    const helper = helpers[place]!;
    if (pending[helper]! > 0) examineFirst(helper, state);
  }
  for (let place = 0; place < moverCount; place += 1) examineFirst(movers[place]!, state);
}

/** Units woken by a decision come before units not examined yet, so that the steps of one fight follow one another. */
function examineFirst(unit: UnitRow, state: TurnState): void {
  examine(unit, state);
  examineWoken(state);
}

/** Examines the queue of woken units until it is empty. */
function examineWoken(state: TurnState): void {
  while (state.firstWoken !== NOBODY) {
    const unit = state.firstWoken;
    state.firstWoken = nextWoken[unit]!;
    if (state.firstWoken === NOBODY) state.lastWoken = NOBODY;
    nextWoken[unit] = NONE;
    examine(unit, state);
  }
}

/**
 * Applies the equations until nothing more follows. The result does not depend on the order, since what is settled
 * never changes, but the order of the steps does. So a path is decided when all its convoys are, and a move when all
 * supports around it are; bounds alone decide only when nothing else is left.
 */
export function propagate(state: TurnState): void {
  do {
    examineWoken(state);
  } while (settleByBounds(state));
}

function examine(unit: UnitRow, state: TurnState): void {
  if (!isMover(unit)) {
    examineHelp(unit, state);
    return;
  }
  if (pathOf[unit] === OPEN && isPathRipe(unit)) {
    const decision = pathDecision(unit, state);
    if (decision !== OPEN) settlePath(unit, decision, state);
  }
  if (moveOf[unit] === OPEN && isRipe(unit)) {
    const decision = moveDecision(unit, state);
    if (decision !== OPEN) settleMove(unit, decision, state);
  }
}

function examineHelp(unit: UnitRow, state: TurnState): void {
  if (isCarrier(unit)) {
    if (convoyOf[unit] !== OPEN) return;
    const convoy = convoyDecision(unit);
    if (convoy !== OPEN) settleConvoy(unit, convoy, state);
  } else if (isSupporter(unit) && supportOf[unit] === OPEN) {
    const support = supportDecision(unit, state);
    if (support !== OPEN) settleSupport(unit, support, state);
  }
}

/**
 * Whether everything that a move's equation reads is decided: supports, paths, whether the unit in the destination
 * leaves.
 */
function isRipe(mover: UnitRow): boolean {
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

/**
 * Settles what follows from bounds alone: paths, then moves, and last moves that a unit of their own power may still
 * block.
 */
function settleByBounds(state: TurnState): boolean {
  if (state.openPaths + state.openMoves === 0) return false;
  const movers = moversOf(state);
  const onTheWay = movers.filter((mover) => pathOf[mover] === OPEN);
  const moves = movers.filter((mover) => moveOf[mover] === OPEN);
  return (
    settleAll(onTheWay, pathDecision, settlePath, state) ||
    settleAll(
      moves.filter((mover) => !waitsForOwn(mover)),
      moveDecision,
      settleMove,
      state,
    ) ||
    settleAll(moves, moveDecision, settleMove, state)
  );
}

/** Settles the decisions that follow for these movers, all computed from the same state. */
function settleAll(
  movers: readonly UnitRow[],
  decide: (mover: UnitRow, state: TurnState) => DecisionState,
  settle: (mover: UnitRow, decision: DecisionState, state: TurnState) => void,
  state: TurnState,
): boolean {
  const decisions = movers.map((mover) => decide(mover, state));
  for (const [place, mover] of movers.entries()) {
    const decision = decisions[place] ?? OPEN;
    if (decision !== OPEN) settle(mover, decision, state);
  }
  return decisions.some((decision) => decision !== OPEN);
}

function waitsForOwn(mover: UnitRow): boolean {
  const defender = defenderOf[mover]!;
  return isAgainstOwn(mover) && isMover(defender) && moveOf[defender] === OPEN;
}
