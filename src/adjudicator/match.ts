import {
  locationIndex,
  reachesSpace,
  SPACE_COUNT,
  SPACE_OF,
  spaceIndex,
} from '../board/compiled.ts';
import type { Convoy, Move, SupportHold, SupportMove } from '../orders/order.ts';
import type { RouteReason, VoidReason } from '../trace/fact.ts';
import { isMover, NO, NOBODY, samePower } from './field.ts';
import type { Actor, Field } from './field.ts';
import { bitOf, hasChain } from './routes.ts';
import { addStep } from './steps.ts';

/** Ties the orders of the turn together: who moves where, which supports and convoys match, who goes by sea. */
export function matchOrders(field: Field): void {
  gatherContests(field);
  for (const actor of field.actors) matchHelp(actor, field);
  for (const actor of field.actors) if (isMover(actor)) chooseRoute(actor, field);
  for (const actor of field.actors) faceDefender(actor);
}

function gatherContests(field: Field): void {
  const into = new Array<Actor[] | undefined>(SPACE_COUNT);
  for (const actor of field.actors) if (isMover(actor)) (into[actor.to] ??= []).push(actor);
  for (const actor of field.actors) {
    actor.attackers = into[actor.space] ?? NOBODY;
    if (!isMover(actor)) continue;
    actor.contest = into[actor.to] ?? NOBODY;
    actor.defender = field.occupant[actor.to] ?? null;
  }
}

/** A support or convoy works only for the very order it names (1971 IX.1, IX.6, XII.1). */
function matchHelp(actor: Actor, field: Field): void {
  const { order } = actor;
  if (order?.type !== 'support-hold' && order?.type !== 'support-move' && order?.type !== 'convoy')
    return;
  const target = field.occupant[spaceIndex(order.target.at)] ?? null;
  const reason = target ? mismatch(order, target) : 'not-moving';
  if (!target || reason) {
    const kind = order.type === 'convoy' ? 'convoy' : 'support';
    actor.isVoid = true;
    const step = addStep(
      field,
      { type: 'void', unit: actor.at, kind, reason: reason ?? 'not-moving' },
      [],
    );
    if (kind === 'convoy') actor.convoyStep = step;
    else actor.supportStep = step;
    return;
  }
  actor.target = target;
  if (order.type === 'convoy') {
    target.convoys.push(actor);
    target.orderedSeas |= bitOf(actor.space);
    return;
  }
  actor.aim = order.type === 'support-hold' ? target.space : target.to;
  target.supports.push(actor);
}

function mismatch(order: SupportHold | SupportMove | Convoy, target: Actor): VoidReason | null {
  if (order.type === 'support-hold') return isMover(target) ? 'moves' : null;
  if (!isMover(target)) return 'not-moving';
  const to = locationIndex(order.to);
  if (SPACE_OF[to] !== target.to) return 'other-move';
  const namesCoast = to !== target.to && target.unit.kind === 'F';
  return namesCoast && to !== target.toLocation ? 'other-move' : null;
}

/** Whether an army goes by land or by convoy, where its owner could mean both (1971 XIV.5; DATC 3.0 4.A.3). */
function chooseRoute(mover: Actor, field: Field): void {
  if (mover.unit.kind === 'F') return;
  const ordered = hasChain(mover.space, mover.to, mover.orderedSeas);
  if (reachesSpace(mover.station, mover.to)) {
    const { viaConvoy } = mover.order as Move;
    if (!ordered && !(viaConvoy && hasChain(mover.space, mover.to, field.seas))) return;
    const [by, reason] = routeTaken(mover, viaConvoy, ordered, field);
    addStep(field, { type: 'route', unit: mover.at, by, reason }, []);
    if (by === 'land') return;
  }
  mover.byConvoy = true;
  mover.unbrokenSeas = mover.orderedSeas;
  if (!ordered) makeVoid(mover, field);
}

function routeTaken(
  mover: Actor,
  viaConvoy: boolean,
  ordered: boolean,
  field: Field,
): readonly ['land' | 'convoy', RouteReason] {
  switch (field.edition.choices.adjacentConvoy) {
    case 'exchange':
      if (!ordered) return ['land', 'no-route'];
      return mover.defender?.to === mover.space ? ['convoy', 'exchange'] : ['land', 'no-exchange'];
    case 'own-fleet-or-via':
      if (viaConvoy) return ['convoy', 'via-convoy'];
      return mover.convoys.some((fleet) => samePower(fleet, mover))
        ? ['convoy', 'own-fleet']
        : ['land', 'foreign-fleet'];
    case 'via':
      return viaConvoy ? ['convoy', 'via-convoy'] : ['land', 'foreign-fleet'];
  }
}

/** A move that needs a convoy which nobody ordered (1971 XII.1). */
function makeVoid(mover: Actor, field: Field): void {
  mover.isVoid = true;
  mover.path = NO;
  mover.move = NO;
  mover.failure = 'void';
  mover.moveStep = addStep(
    field,
    { type: 'void', unit: mover.at, kind: 'move', reason: 'no-route' },
    [],
  );
  mover.pathStep = mover.moveStep;
}

function faceDefender(mover: Actor): void {
  const { defender } = mover;
  mover.open = mover.supports.length;
  mover.openForeign = defender
    ? mover.supports.filter((supporter) => !samePower(supporter, defender)).length
    : mover.open;
  mover.headToHead =
    defender !== null && defender.to === mover.space && !mover.byConvoy && !defender.byConvoy;
}
