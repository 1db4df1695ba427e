import { reachesSpace } from '../board/compiled.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD } from '../orders/compact.ts';
import type { CompactOrder } from '../orders/compact.ts';
import type { RouteReason, VoidReason } from '../trace/fact.ts';
import { isMover, isWrittenVia, NO, samePower, YES } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { markRoutes } from './path.ts';
import { anyFleet, hasChain, orderedFor } from './routes.ts';
import { addStep } from './steps.ts';

/** Ties the orders of the turn together: who moves where, which supports and convoys match, who goes by sea. */
export function matchOrders(field: Field): void {
  for (let unit = field.lastUnit; unit; unit = unit.unitBefore) join(unit, field);
  for (let helper = field.helpers; helper; helper = helper.nextAlike) matchHelp(helper, field);
  for (let unit = field.firstUnit; unit; unit = unit.unitAfter) {
    unit.attackers = field.contests[unit.space] ?? null;
  }
  for (let mover = field.movers; mover; mover = mover.nextAlike) {
    mover.contest = field.contests[mover.to] ?? null;
    if (!mover.isFleet) chooseRoute(mover, field);
  }
  for (let mover = field.movers; mover; mover = mover.nextAlike) if (!mover.byConvoy) meet(mover);
}

/** Puts a unit at the head of those like it. Called from the last to the first, so that they come in board order. */
function join(unit: Actor, field: Field): void {
  const { contests } = field;
  if (unit.task === HOLD) return;
  if (unit.task === MOVE) {
    unit.next = contests[unit.to] ?? null;
    contests[unit.to] = unit;
    unit.nextAlike = field.movers;
    field.movers = unit;
    unit.pending = 1;
    field.openMoves += 1;
  } else {
    unit.nextAlike = field.helpers;
    field.helpers = unit;
  }
}

/** A support or convoy works only for the very order it names (1971 IX.1, IX.6, XII.1). */
function matchHelp(actor: Actor, field: Field): void {
  const { order, task } = actor;
  if (!order) return;
  const target = field.occupants[order.target] ?? null;
  const reason = target ? mismatch(order, target, field) : 'not-moving';
  if (!target || reason) {
    const kind = task === CONVOY ? 'convoy' : 'support';
    const step = noteVoid(actor, kind, reason ?? 'not-moving', field);
    if (kind === 'convoy') actor.convoyStep = step;
    else actor.supportStep = step;
    return;
  }
  assist(actor, target);
}

function mismatch(
  { task, to }: CompactOrder,
  target: Actor,
  { board, edition }: Field,
): VoidReason | null {
  if (task === SUPPORT_HOLD) return isMover(target) || target.isRestless ? 'moves' : null;
  if (!isMover(target)) return 'not-moving';
  const space = board.spaceOf[to] ?? -1;
  if (space !== target.to) return 'other-move';
  if (!target.isFleet || edition.choices.supportedCoast === 'ignored') return null;
  return to !== space && to !== target.toLocation ? 'other-move' : null;
}

/** Puts a matching support or convoy at the head of those for its unit. */
function assist(helper: Actor, target: Actor): void {
  helper.target = target;
  helper.pending = 1;
  if (helper.task === CONVOY) {
    helper.next = target.convoys;
    target.convoys = helper;
    return;
  }
  helper.aim = helper.task === SUPPORT_HOLD ? target.space : target.to;
  helper.next = target.supports;
  target.supports = helper;
  target.open += 1;
  if (!target.defender || !samePower(helper, target.defender)) target.openForeign += 1;
}

/** Whether an army goes by land or by convoy, where its owner could mean both (1971 XIV.5; DATC 3.0 4.A.3). */
function chooseRoute(army: Actor, field: Field): void {
  const isOrdered = army.convoys !== null && hasChain(army.space, army.to, orderedFor(army), field);
  if (reachesSpace(field.board, army.station, army.to)) {
    const isMeant =
      isOrdered || (isWrittenVia(army) && hasChain(army.space, army.to, anyFleet, field));
    if (!isMeant) return;
    const [by, reason] = routeTaken(army, isOrdered, field);
    addStep(field, { type: 'route', unit: army.at, by, reason });
    if (by === 'land') return;
  }
  army.byConvoy = true;
  army.pending = 2;
  field.openPaths += 1;
  if (isOrdered) markRoutes(army, field);
  else makeVoid(army, field);
}

function routeTaken(
  army: Actor,
  isOrdered: boolean,
  { edition: { choices } }: Field,
): readonly ['land' | 'convoy', RouteReason] {
  if (!isOrdered && choices.unorderedConvoy === 'walks') return ['land', 'no-route'];
  const isVia = isWrittenVia(army);
  switch (choices.adjacentConvoy) {
    case 'exchange':
      if (!isOrdered) return ['land', 'no-route'];
      return army.defender?.to === army.space ? ['convoy', 'exchange'] : ['land', 'no-exchange'];
    case 'own-fleet-or-via':
      if (isVia) return ['convoy', 'via-convoy'];
      return hasOwnFleet(army) ? ['convoy', 'own-fleet'] : ['land', 'foreign-fleet'];
    case 'via':
      return isVia ? ['convoy', 'via-convoy'] : ['land', 'foreign-fleet'];
  }
}

function hasOwnFleet(army: Actor): boolean {
  for (let fleet = army.convoys; fleet; fleet = fleet.next) {
    if (samePower(fleet, army)) return true;
  }
  return false;
}

/** A move that needs a convoy which nobody ordered (1971 XII.1). */
function makeVoid(army: Actor, field: Field): void {
  army.path = NO;
  army.move = NO;
  army.failure = 'void';
  army.pending = 0;
  field.openMoves -= 1;
  field.openPaths -= 1;
  army.moveStep = noteVoid(army, 'move', 'no-route', field);
  army.pathStep = army.moveStep;
}

function noteVoid(
  actor: Actor,
  kind: 'move' | 'support' | 'convoy',
  reason: VoidReason,
  field: Field,
): number {
  actor.isVoid = true;
  return addStep(field, { type: 'void', unit: actor.at, kind, reason });
}

/** Of a mover that needs no convoy: it has its path, and may meet its defender on the way (1971 VIII). */
function meet(mover: Actor): void {
  const { defender } = mover;
  mover.path = YES;
  mover.isHeadToHead = defender?.to === mover.space && !defender.byConvoy;
}
