import { reachesSpace } from '../board/compiled.ts';
import { CONVOY, SUPPORT_HOLD } from '../orders/compact.ts';
import type { CompactOrder } from '../orders/compact.ts';
import type { RouteReason, VoidReason } from '../trace/fact.ts';
import {
  isFleet,
  isForeignTo,
  isMet,
  isMover,
  isWrittenVia,
  nameOf,
  NO,
  NOBODY,
  occupant,
  orderOf,
  samePower,
  VOID,
  YES,
} from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { markRoutes } from './path.ts';
import { anyFleet, hasChain, orderedFor } from './routes.ts';
import { addStep } from './steps.ts';

/** Ties the orders of the turn together: who moves where, which supports and convoys match, who goes by sea. */
export function matchOrders(field: Field): void {
  const { movers, moverCount, helpers, helperCount } = field;
  // From the last to the first, so that each chain is in board order.
  for (let place = moverCount - 1; place >= 0; place -= 1) join(movers[place]!, field);
  for (let place = 0; place < helperCount; place += 1) matchHelp(helpers[place]!, field);
  for (let place = 0; place < moverCount; place += 1) chooseRoute(movers[place]!, field);
  for (let place = 0; place < moverCount; place += 1) meet(movers[place]!, field);
}

/** Puts a mover at the head of those to its destination. */
function join(mover: Actor, { attackers, next, to, pending }: Field): void {
  const goal = to[mover]!;
  next[mover] = attackers[goal]!;
  attackers[goal] = mover;
  pending[mover] = 1;
}

/** A support or convoy works only for the very order it names (1971 IX.1, IX.6, XII.1). */
function matchHelp(helper: Actor, field: Field): void {
  const order = orderOf(helper, field);
  if (!order) return;
  const target = occupant(order.target, field);
  const reason = target === NOBODY ? 'not-moving' : mismatch(order, target, field);
  if (!reason) {
    assist(helper, target, field);
    return;
  }
  const kind = order.task === CONVOY ? 'convoy' : 'support';
  const step = noteVoid(helper, kind, reason, field);
  if (kind === 'convoy') field.convoyStep[helper] = step;
  else field.supportStep[helper] = step;
}

function mismatch({ task, to }: CompactOrder, target: Actor, field: Field): VoidReason | null {
  const { board, edition, isRestless } = field;
  const moves = isMover(target, field);
  if (task === SUPPORT_HOLD) return moves || isRestless[target] === 1 ? 'moves' : null;
  if (!moves) return 'not-moving';
  const space = board.spaceOf[to]!;
  if (space !== field.to[target]) return 'other-move';
  if (!isFleet(target, field) || edition.choices.supportedCoast === 'ignored') return null;
  return to !== space && to !== field.toLocation[target] ? 'other-move' : null;
}

/** Puts a matching support or convoy at the head of those for its unit. */
function assist(helper: Actor, target: Actor, field: Field): void {
  const { next, convoys, supports, open, openForeign } = field;
  field.target[helper] = target;
  field.pending[helper] = 1;
  if (field.task[helper] === CONVOY) {
    next[helper] = convoys[target]!;
    convoys[target] = helper;
    return;
  }
  field.aim[helper] = field.task[helper] === SUPPORT_HOLD ? target : field.to[target]!;
  next[helper] = supports[target]!;
  supports[target] = helper;
  open[target]! += 1;
  if (isForeignTo(helper, target, field)) openForeign[target]! += 1;
}

/** Whether an army goes by land or by convoy, where its owner could mean both (1971 XIV.5; DATC 3.0 4.A.3). */
function chooseRoute(army: Actor, field: Field): void {
  const { board, station, convoys } = field;
  if (isFleet(army, field)) return;
  const to = field.to[army]!;
  const isOrdered = convoys[army] !== NOBODY && hasChain(army, to, orderedFor(army, field), field);
  if (reachesSpace(board, station[army]!, to)) {
    const isMeant = isOrdered || (isWrittenVia(army, field) && hasChain(army, to, anyFleet, field));
    if (!isMeant) return;
    const [by, reason] = routeTaken(army, isOrdered, field);
    addStep(field, { type: 'route', unit: nameOf(army, field), by, reason });
    if (by === 'land') return;
  }
  field.byConvoy[army] = 1;
  field.pending[army] = 2;
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
  const isVia = isWrittenVia(army, field);
  switch (choices.adjacentConvoy) {
    case 'exchange':
      if (!isOrdered) return ['land', 'no-route'];
      return isMet(army, field) ? ['convoy', 'exchange'] : ['land', 'no-exchange'];
    case 'own-fleet-or-via':
      if (isVia) return ['convoy', 'via-convoy'];
      return hasOwnFleet(army, field) ? ['convoy', 'own-fleet'] : ['land', 'foreign-fleet'];
    case 'via':
      return isVia ? ['convoy', 'via-convoy'] : ['land', 'foreign-fleet'];
  }
}

function hasOwnFleet(army: Actor, field: Field): boolean {
  const { convoys, next } = field;
  for (let fleet = convoys[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (samePower(fleet, army, field)) return true;
  }
  return false;
}

/** A move that needs a convoy which nobody ordered (1971 XII.1). */
function makeVoid(army: Actor, field: Field): void {
  field.path[army] = NO;
  field.move[army] = NO;
  field.failure[army] = VOID;
  field.pending[army] = 0;
  field.openMoves -= 1;
  field.openPaths -= 1;
  const step = noteVoid(army, 'move', 'no-route', field);
  field.moveStep[army] = step;
  field.pathStep[army] = step;
}

function noteVoid(
  actor: Actor,
  kind: 'move' | 'support' | 'convoy',
  reason: VoidReason,
  field: Field,
): number {
  field.isVoid[actor] = 1;
  return addStep(field, { type: 'void', unit: nameOf(actor, field), kind, reason });
}

/** A mover that needs no convoy has its path, and may meet its defender on the way (1971 VIII). */
function meet(mover: Actor, field: Field): void {
  const { byConvoy, defender } = field;
  if (byConvoy[mover] === 1) return;
  field.path[mover] = YES;
  if (isMet(mover, field) && byConvoy[defender[mover]!] === 0) field.isHeadToHead[mover] = 1;
}
