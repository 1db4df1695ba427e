import { reachesSpace } from '../board/compiled.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD } from '../orders/compact.ts';
import type { CompactOrder } from '../orders/compact.ts';
import type { RouteReason, VoidReason } from '../trace/fact.ts';
import { isCarrier, isMover, isSupporter, isWrittenVia, NO, samePower, YES } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { markRoutes } from './path.ts';
import { anyFleet, hasChain, orderedFor } from './routes.ts';
import { addStep } from './steps.ts';

/** Ties the orders of the turn together: who moves where, which supports and convoys match, who goes by sea. */
export function matchOrders(field: Field): void {
  const { actors } = field;
  for (const actor of actors) matchHelp(actor, field);
  for (let place = actors.length - 1; place >= 0; place -= 1) {
    const actor = actors[place];
    if (actor) chain(actor, field);
  }
  for (const actor of actors) {
    actor.attackers = field.contests[actor.space] ?? null;
    if (!isMover(actor)) continue;
    actor.contest = field.contests[actor.to] ?? null;
    if (!actor.isFleet) chooseRoute(actor, field);
  }
  for (const actor of actors) if (isMover(actor) && !actor.byConvoy) meet(actor);
}

/** A support or convoy works only for the very order it names (1971 IX.1, IX.6, XII.1). */
function matchHelp(actor: Actor, field: Field): void {
  const { order, task } = actor;
  if (!order || task === HOLD || task === MOVE) return;
  const target = field.occupants[order.target] ?? null;
  const reason = target ? mismatch(order, target, field) : 'not-moving';
  if (!target || reason) {
    const kind = task === CONVOY ? 'convoy' : 'support';
    const step = noteVoid(actor, kind, reason ?? 'not-moving', field);
    if (kind === 'convoy') actor.convoyStep = step;
    else actor.supportStep = step;
    return;
  }
  actor.target = target;
  if (task !== CONVOY) actor.aim = task === SUPPORT_HOLD ? target.space : target.to;
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

/** Puts a unit at the head of the chains it belongs to; called from the last unit to the first. */
function chain(actor: Actor, { contests }: Field): void {
  const { target } = actor;
  if (isMover(actor)) {
    actor.nextAttacker = contests[actor.to] ?? null;
    contests[actor.to] = actor;
  } else if (target && isCarrier(actor)) {
    actor.nextConvoy = target.convoys;
    target.convoys = actor;
  } else if (target && isSupporter(actor)) {
    actor.nextSupport = target.supports;
    target.supports = actor;
    target.open += 1;
    if (!target.defender || !samePower(actor, target.defender)) target.openForeign += 1;
  }
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
  for (let fleet = army.convoys; fleet; fleet = fleet.nextConvoy) {
    if (samePower(fleet, army)) return true;
  }
  return false;
}

/** A move that needs a convoy which nobody ordered (1971 XII.1). */
function makeVoid(army: Actor, field: Field): void {
  army.path = NO;
  army.move = NO;
  army.failure = 'void';
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
