import type { Order } from '../../../orders/order.ts';
import type { FactOf } from '../../fact.ts';
import { same } from '../../same.ts';
import type { TurnModel, IllegalOrder } from '../../model/turn-model.ts';
import type { Refusal } from '../premises.ts';

const isAmong = (order: Order, orders: readonly Order[]): boolean =>
  orders.some((other) => same(other, order));

/** The illegal order of the turn that the fact speaks of. */
export const illegalOrder = (field: TurnModel, order: Order): IllegalOrder | undefined =>
  field.illegal.find(({ orders }) => isAmong(order, orders));

export function verifyIllegal(field: TurnModel, fact: FactOf<'illegal'>): Refusal {
  const found = illegalOrder(field, fact.order);
  if (!found) return 'order: not given, or legal';
  return found.reason === fact.reason ? null : 'reason: another one comes first';
}

export function verifyAmbiguous(field: TurnModel, fact: FactOf<'ambiguous'>): Refusal {
  const ambiguity = field.ambiguous.get(fact.unit);
  if (!ambiguity) return 'unit: no two legal orders';
  const { meanings, followed } = ambiguity;
  const isRight =
    fact.followed === null
      ? followed === null
      : isAmong(fact.followed, followed ?? []) && isAmong(fact.followed, fact.orders);
  if (!isRight) return 'followed: not the order that the edition follows';
  const eachOnce = meanings.every(
    (writings) => fact.orders.filter((order) => isAmong(order, writings)).length === 1,
  );
  return eachOnce && fact.orders.length === meanings.length
    ? null
    : 'orders: not every legal order of the unit';
}

export function verifyVoid(field: TurnModel, fact: FactOf<'void'>): Refusal {
  const reason = field.voids.get(fact.unit);
  if (!reason) return 'unit: its order is not void';
  if (field.standing.get(fact.unit)?.type !== fact.kind) return 'kind: ordered otherwise';
  return fact.reason === reason ? null : 'reason: another one';
}

export function verifyRoute(field: TurnModel, fact: FactOf<'route'>): Refusal {
  const route = field.routes.get(fact.unit);
  if (!route) return 'unit: its way is not in question';
  if (fact.by !== route.by) return 'by: it goes the other way';
  return fact.reason === route.reason ? null : 'reason: another one';
}
