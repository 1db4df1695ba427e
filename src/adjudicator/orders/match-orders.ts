import { reachesSpace } from '../../board/compiled.ts';
import { CONVOY, SUPPORT_HOLD } from '../../orders/compact.ts';
import type { RouteReason, VoidReason } from '../../trace/fact.ts';
import { isForeignTo, isMet, isMover, nameOf, samePower } from '../unit-row.ts';
import { NO, VOID, YES } from '../decision.ts';
import {
  aimLocation,
  aimOf,
  byConvoy,
  convoyStep,
  defenderOf,
  failureOf,
  firstAttacker,
  firstConvoy,
  firstSupport,
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
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import { markRoutes } from '../equations/path.ts';
import { anyFleet, hasChain, orderedFor } from '../convoy-routes.ts';
import { addStep } from '../record/add-step.ts';

/** Ties the orders of the turn together: who moves where, which supports and convoys match, who goes by sea. */
export function matchOrders(field: Field): void {
  const { moverCount, helperCount } = field;
  // Chains are made from the last to the first, so that each is in board order.
  for (let row = moverCount - 1; row >= 0; row -= 1) join(movers[row]!);
  for (let row = 0; row < helperCount; row += 1) matchHelp(helpers[row]!, field);
  for (let row = helperCount - 1; row >= 0; row -= 1) assist(helpers[row]!);
  for (let row = 0; row < moverCount; row += 1) chooseRoute(movers[row]!, field);
  for (let row = 0; row < moverCount; row += 1) meet(movers[row]!);
}

/** Puts a mover at the head of those to its destination. */
function join(mover: Actor): void {
  const goal = goalOf[mover]!;
  next[mover] = firstAttacker[goal]!;
  firstAttacker[goal] = mover;
  pending[mover] = 1;
}

/** A support or convoy works only for the very order it names (1971 IX.1, IX.6, XII.1). */
function matchHelp(helper: Actor, field: Field): void {
  const target = targetOf[helper]!;
  if (goalOf[target] === aimOf[helper] && isCoastRight(helper, target, field)) return;
  const isConvoy = taskOf[helper] === CONVOY;
  const step = noteVoid(helper, isConvoy ? 'convoy' : 'support', whyVoid(helper, target), field);
  (isConvoy ? convoyStep : supportStep)[helper] = step;
}

/** Whether a support names no other coast than the fleet goes to. */
function isCoastRight(helper: Actor, target: Actor, { edition }: Field): boolean {
  const named = aimLocation[helper];
  if (named === aimOf[helper] || isFleet[target] === 0) return true;
  return named === goalLocation[target] || edition.choices.supportedCoast === 'ignored';
}

function whyVoid(helper: Actor, target: Actor): VoidReason {
  if (taskOf[helper] === SUPPORT_HOLD) return 'moves';
  return isMover(target) ? 'other-move' : 'not-moving';
}

/** Puts a matching support or convoy at the head of those for its unit. */
function assist(helper: Actor): void {
  if (isVoid[helper] === 1) return;
  const target = targetOf[helper]!;
  pending[helper] = 1;
  if (taskOf[helper] === CONVOY) {
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

/** Whether an army goes by land or by convoy, where its owner could mean both (1971 XIV.5; DATC 3.0 4.A.3). */
function chooseRoute(army: Actor, field: Field): void {
  const { board } = field;
  const hasFleets = firstConvoy[army] !== NOBODY;
  if (!hasFleets && (maySail[army]! | isVia[army]!) === 0) return;
  if (isFleet[army] === 1) return;
  const to = goalOf[army]!;
  const isOrdered = hasFleets && hasChain(army, to, orderedFor(army), field);
  if (reachesSpace(board, stationOf[army]!, to)) {
    const isMeant = isOrdered || (isVia[army] === 1 && hasChain(army, to, anyFleet, field));
    if (!isMeant) return;
    const [by, reason] = routeTaken(army, isOrdered, field);
    addStep(field, { type: 'route', unit: nameOf(army, field), by, reason });
    if (by === 'land') return;
  }
  byConvoy[army] = 1;
  pending[army] = 2;
  field.openPaths += 1;
  if (isOrdered) markRoutes(army, field);
  else makeVoid(army, field);
}

function routeTaken(
  army: Actor,
  isOrdered: boolean,
  field: Field,
): readonly ['land' | 'convoy', RouteReason] {
  const { choices } = field.edition;
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

function hasOwnFleet(army: Actor): boolean {
  for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (samePower(fleet, army)) return true;
  }
  return false;
}

/** A move that needs a convoy which nobody ordered (1971 XII.1). */
function makeVoid(army: Actor, field: Field): void {
  pathOf[army] = NO;
  moveOf[army] = NO;
  failureOf[army] = VOID;
  pending[army] = 0;
  field.openMoves -= 1;
  field.openPaths -= 1;
  const step = noteVoid(army, 'move', 'no-route', field);
  moveStep[army] = step;
  pathStep[army] = step;
}

function noteVoid(
  actor: Actor,
  kind: 'move' | 'support' | 'convoy',
  reason: VoidReason,
  field: Field,
): number {
  isVoid[actor] = 1;
  return addStep(field, { type: 'void', unit: nameOf(actor, field), kind, reason });
}

/**
 * A mover that needs no convoy has its path, and may meet its defender on the way (1971 VIII); a defender that is not met so,
 * but ordered to move, makes room if it can.
 */
function meet(mover: Actor): void {
  const defender = defenderOf[mover]!;
  if (byConvoy[mover] === 0) {
    pathOf[mover] = YES;
    if (isMet(mover) && byConvoy[defender] === 0) isHeadToHead[mover] = 1;
  }
  if (isMover(defender) && isHeadToHead[mover] === 0) isLeaving[mover] = 1;
}
