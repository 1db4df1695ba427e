import { spaceOf } from '../../../board/board.ts';
import { inBoardOrder } from '../../../board/in-board-order.ts';
import type { RetreatPhaseOrder } from '../../../orders/retreat-order.ts';
import type { Choices } from '../../../rules/edition.ts';
import { firstRefusal, namesAll } from '../premises.ts';
import type { Premises, Refusal } from '../premises.ts';
import type { RetreatFact, RetreatFactOf } from '../../retreat-fact.ts';
import { same } from '../../same.ts';
import type { Refused, RetreatField } from './retreat-model.ts';
import { verifyRepaired } from './retreat-repairs.ts';

const isAmong = (order: RetreatPhaseOrder, orders: readonly RetreatPhaseOrder[]): boolean =>
  orders.some((other) => same(order, other));

/** Which of the orders that are not followed a fact speaks of. */
export const refusedIn = (field: RetreatField, order: RetreatPhaseOrder): number =>
  field.refused.findIndex(({ orders }) => isAmong(order, orders));

/** Whether the fact follows by its rule from the premises; takes those that it needs (1971 XI). */
export function verifyRetreat(
  field: RetreatField,
  choices: Choices,
  fact: RetreatFact,
  premises: Premises<RetreatFact>,
): Refusal {
  switch (fact.type) {
    case 'retreat-repaired':
      return verifyRepaired(field, fact);
    case 'retreat-illegal':
      return verifyIllegal(field, fact);
    case 'retreat-ambiguous':
      return verifyAmbiguous(field, choices, fact);
    case 'retreats-collide':
      return verifyCollision(field, fact);
    case 'retreat-succeeds':
      return verifySuccess(field, fact);
    case 'disbands':
      return verifyDisbanding(field, fact, premises);
  }
}

function verifyIllegal(field: RetreatField, fact: RetreatFactOf<'retreat-illegal'>): Refusal {
  const found = field.refused[refusedIn(field, fact.order)];
  if (!found) return 'order: not given, or legal';
  return found.reason === fact.reason ? null : 'reason: another one';
}

function verifyAmbiguous(
  field: RetreatField,
  { severalOrders }: Choices,
  fact: RetreatFactOf<'retreat-ambiguous'>,
): Refusal {
  const different = field.legal.get(fact.unit) ?? [];
  if (different.length < 2) return 'unit: no two legal orders';
  const eachOnce = different.every(
    ({ orders }) => fact.orders.filter((order) => isAmong(order, orders)).length === 1,
  );
  if (!eachOnce || fact.orders.length !== different.length)
    return 'orders: not every legal order of the unit';
  const { followed } = fact;
  if (followed === null) return severalOrders === 'none' ? null : 'followed: one is';
  const chosen = field.followed.get(fact.unit)?.orders ?? [];
  return isAmong(followed, chosen) && isAmong(followed, fact.orders)
    ? null
    : 'followed: not the one that the edition follows';
}

function verifyCollision(field: RetreatField, fact: RetreatFactOf<'retreats-collide'>): Refusal {
  const going = field.going.get(fact.to) ?? [];
  if (going.length < 2) return 'to: no two units are ordered there';
  if (!namesAll(fact.units, going)) return 'units: not all that are ordered there';
  const sorted = [...fact.units].sort(inBoardOrder);
  return sorted.join() === fact.units.join() ? null : 'units: not in board order';
}

function verifySuccess(field: RetreatField, fact: RetreatFactOf<'retreat-succeeds'>): Refusal {
  const followed = field.followed.get(fact.unit);
  if (!followed || followed.to !== fact.to) return 'to: not ordered there';
  const going = field.going.get(spaceOf(fact.to)) ?? [];
  return going.length === 1 ? null : 'to: another unit is ordered there';
}

function verifyDisbanding(
  field: RetreatField,
  { unit, reason }: RetreatFactOf<'disbands'>,
  premises: Premises<RetreatFact>,
): Refusal {
  const retreater = field.dislodged.get(unit);
  if (!retreater) return 'unit: not dislodged';
  const followed = field.followed.get(unit);
  switch (reason) {
    case 'ordered':
      return followed?.to === null ? null : 'reason: it was not ordered to';
    case 'collision':
      return premises.takeWhere('retreats-collide', ({ units }) => units.includes(unit))
        ? null
        : 'needs: the collision';
    case 'nowhere':
    case 'no-order':
      if (followed) return 'reason: it has an order that is followed';
      if ((retreater.retreats.length === 0) !== (reason === 'nowhere'))
        return 'reason: the other one';
      return reason === 'nowhere' ? null : verifySilence(field, unit, premises);
  }
}

/** None of the orders to the unit is followed. */
function verifySilence(
  field: RetreatField,
  unit: RetreatFactOf<'disbands'>['unit'],
  premises: Premises<RetreatFact>,
): Refusal {
  if (field.legal.has(unit) && !premises.take('retreat-ambiguous', unit))
    return 'needs: that its orders differ';
  const own = field.refused.filter((refused) => refused.unit === unit);
  return firstRefusal(own, ({ orders }: Refused) =>
    premises.takeWhere('retreat-illegal', ({ order }) => isAmong(order, orders))
      ? null
      : 'needs: that its orders are illegal',
  );
}
