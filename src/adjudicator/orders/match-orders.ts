import { reachesSpace } from '../../board/compiled.ts';
import { CONVOY as CARRY, SUPPORT_HOLD } from '../../orders/compact.ts';
import type { RouteReason, VoidReason } from '../../trace/fact.ts';
import { isForeignTo, isMet, isMover, nameOf, samePower } from '../unit-row.ts';
import { NO, VOID, YES } from '../decision.ts';
import {
  aimLocation,
  aimOf,
  convoyStep,
  defenderOf,
  failureOf,
  firstAttacker,
  firstConvoy,
  firstSupport,
  fromOf,
  goalLocation,
  goalOf,
  helpers,
  isFleet,
  isHeadToHead,
  isLeaving,
  isNeeded,
  isVia,
  isVoid,
  maySail,
  moveOf,
  movers,
  moveStep,
  next,
  NOBODY,
  onRoute,
  open,
  openForeign,
  pathOf,
  pathStep,
  pending,
  stationOf,
  supportStep,
  targetOf,
  taskOf,
  wayOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { markRoutes } from '../equations/path.ts';
import { anyFleet, hasRoute, orderedFor } from '../convoy-routes.ts';
import { addStep } from '../record/add-step.ts';
import { CONVOY, isCarried, needsPath } from '../ways.ts';

/**
 * Relates the orders of the turn to one another: which units move where, which supports and convoys match, which units
 * go by convoy, which meet head to head.
 */
export function matchOrders(state: TurnState): void {
  state.module?.beforeMatching(state);
  const { moverCount, helperCount } = state;
  // Lists are built from the last unit to the first, so that each is in board order.
  for (let row = moverCount - 1; row >= 0; row -= 1) join(movers[row]!);
  for (let row = 0; row < helperCount; row += 1) matchHelp(helpers[row]!, state);
  for (let row = helperCount - 1; row >= 0; row -= 1) assist(helpers[row]!);
  for (let row = 0; row < moverCount; row += 1) chooseRoute(movers[row]!, state);
  state.module?.afterMatching(state);
  for (let row = 0; row < state.moverCount; row += 1) findHeadToHead(movers[row]!);
}

/** Adds a mover to those into its destination. */
function join(mover: UnitRow): void {
  const goal = goalOf[mover]!;
  next[mover] = firstAttacker[goal]!;
  firstAttacker[goal] = mover;
  fromOf[mover] = mover;
  pending[mover] = 1;
}

/**
 * A support or convoy has an effect only on exactly the order that it names; otherwise it is void (1971 IX.1, IX.6,
 * XII.1).
 */
function matchHelp(helper: UnitRow, state: TurnState): void {
  const target = targetOf[helper]!;
  const isOfItsKind = taskOf[helper] === SUPPORT_HOLD || isMover(target);
  if (goalOf[target] === aimOf[helper] && isOfItsKind && isCoastRight(helper, target, state))
    return;
  const isConvoy = taskOf[helper] === CARRY;
  const step = noteVoid(helper, isConvoy ? 'convoy' : 'support', whyVoid(helper, target), state);
  (isConvoy ? convoyStep : supportStep)[helper] = step;
}

/** Whether the coast that a support names is where the fleet goes, or does not matter (`Choices.supportedCoast`, 4.B.4). */
function isCoastRight(helper: UnitRow, target: UnitRow, { edition }: TurnState): boolean {
  const named = aimLocation[helper];
  if (named === aimOf[helper] || isFleet[target] === 0) return true;
  return named === goalLocation[target] || edition.choices.supportedCoast === 'ignored';
}

function whyVoid(helper: UnitRow, target: UnitRow): VoidReason {
  if (taskOf[helper] === SUPPORT_HOLD) return 'moves';
  return isMover(target) ? 'other-move' : 'not-moving';
}

/** Adds a matching support or convoy to those for its unit. */
function assist(helper: UnitRow): void {
  if (isVoid[helper] === 1) return;
  const target = targetOf[helper]!;
  pending[helper] = 1;
  if (taskOf[helper] === CARRY) {
    onRoute[helper] = 0;
    isNeeded[helper] = 0;
    next[helper] = firstConvoy[target]!;
    firstConvoy[target] = helper;
    return;
  }
  next[helper] = firstSupport[target]!;
  firstSupport[target] = helper;
  open[target]! += 1;
  openForeign[target]! += isForeignTo(helper, target) ? 1 : 0;
}

/** Decides whether an army goes by land or by convoy, where its order could mean both (1971 XIV.5; DATC 3.0 4.A.3). */
function chooseRoute(army: UnitRow, state: TurnState): void {
  const { board } = state;
  const hasFleets = firstConvoy[army] !== NOBODY;
  if (!hasFleets && (maySail[army]! | isVia[army]!) === 0) return;
  if (isFleet[army] === 1) return;
  const to = goalOf[army]!;
  const isOrdered = hasFleets && hasRoute(army, to, orderedFor(army), state);
  if (reachesSpace(board, stationOf[army]!, to)) {
    const isMeant = isOrdered || (isVia[army] === 1 && hasRoute(army, to, anyFleet, state));
    if (!isMeant) return;
    const [by, reason] = routeTaken(army, isOrdered, state);
    addStep(state, { type: 'route', unit: nameOf(army, state), by, reason });
    if (by === 'land') return;
  }
  wayOf[army] = CONVOY;
  pending[army] = 2;
  state.openPaths += 1;
  if (isOrdered) markRoutes(army, state);
  else makeVoid(army, state);
}

function routeTaken(
  army: UnitRow,
  isOrdered: boolean,
  state: TurnState,
): readonly ['land' | 'convoy', RouteReason] {
  const { choices } = state.edition;
  if (!isOrdered && choices.unorderedConvoy === 'walks') return ['land', 'no-route'];
  const isWritten = isVia[army] === 1;
  switch (choices.adjacentConvoy) {
    case 'exchange':
      if (!isOrdered) return ['land', 'no-route'];
      return isMet(army) ? ['convoy', 'exchange'] : ['land', 'no-exchange'];
    case 'own-fleet-or-via':
      if (isWritten) return ['convoy', 'via-convoy'];
      return hasOwnFleet(army) ? ['convoy', 'own-fleet'] : ['land', 'foreign-fleet'];
    case 'via':
      return isWritten ? ['convoy', 'via-convoy'] : ['land', 'foreign-fleet'];
  }
}

function hasOwnFleet(army: UnitRow): boolean {
  for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (samePower(fleet, army)) return true;
  }
  return false;
}

/** A move that needs a convoy is void if no route of fleets is ordered to convoy it (1971 XII.1). */
export function makeVoid(army: UnitRow, state: TurnState, reason: VoidReason = 'no-route'): void {
  pathOf[army] = NO;
  moveOf[army] = NO;
  failureOf[army] = VOID;
  pending[army] = 0;
  state.openMoves -= 1;
  state.openPaths -= 1;
  const step = noteVoid(army, 'move', reason, state);
  moveStep[army] = step;
  pathStep[army] = step;
}

function noteVoid(
  unit: UnitRow,
  kind: 'move' | 'support' | 'convoy',
  reason: VoidReason,
  state: TurnState,
): number {
  isVoid[unit] = 1;
  return addStep(state, { type: 'void', unit: nameOf(unit, state), kind, reason });
}

/**
 * Head to head: two units ordered into each other's spaces, neither by convoy (1971 VIII). Any other unit in the destination
 * that is ordered to move leaves if its move succeeds. A move by land has its path at once.
 */
function findHeadToHead(mover: UnitRow): void {
  const defender = defenderOf[mover]!;
  if (!needsPath(mover)) pathOf[mover] = YES;
  if (!isCarried(mover) && isMet(mover) && !isCarried(defender)) isHeadToHead[mover] = 1;
  if (isMover(defender) && isHeadToHead[mover] === 0) isLeaving[mover] = 1;
}
