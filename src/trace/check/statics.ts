import type { Order } from '../../orders/order.ts';
import type { FactOf } from '../fact.ts';
import type { Field, IllegalOrder } from './field.ts';
import type { Refusal } from './premises.ts';

const piece = ({ kind, at }: Order['unit']): string => `${kind} ${at}`;

/** Every word of an order, so that two are the same exactly if they are written the same. */
export function written(order: Order): string {
  const words: unknown[] = [order.power, piece(order.unit), order.type];
  if ('target' in order) words.push(piece(order.target));
  if ('to' in order) words.push(order.to);
  if (order.type === 'move') words.push(order.viaConvoy);
  return words.join(' ');
}

const isAmong = (order: Order, orders: readonly Order[]): boolean =>
  orders.some((other) => written(other) === written(order));

/** The illegal order of the turn that the fact speaks of. */
export const illegalOrder = (field: Field, order: Order): IllegalOrder | undefined =>
  field.illegal.find(({ orders }) => isAmong(order, orders));

export function verifyIllegal(field: Field, fact: FactOf<'illegal'>): Refusal {
  const found = illegalOrder(field, fact.order);
  if (!found) return 'order: not given, or legal';
  return found.reason === fact.reason ? null : 'reason: another one comes first';
}

export function verifyAmbiguous(field: Field, fact: FactOf<'ambiguous'>): Refusal {
  const ambiguity = field.ambiguous.get(fact.unit);
  if (!ambiguity) return 'unit: no two legal orders';
  const { meanings, followed } = ambiguity;
  const isRight = fact.followed ? isAmong(fact.followed, followed ?? []) : followed === null;
  if (!isRight) return 'followed: not the order that the edition follows';
  const eachOnce = meanings.every(
    (writings) => fact.orders.filter((order) => isAmong(order, writings)).length === 1,
  );
  return eachOnce && fact.orders.length === meanings.length
    ? null
    : 'orders: not every legal order of the unit';
}

export function verifyVoid(field: Field, fact: FactOf<'void'>): Refusal {
  const reason = field.voids.get(fact.unit);
  if (!reason) return 'unit: its order is not void';
  if (field.standing.get(fact.unit)?.type !== fact.kind) return 'kind: ordered otherwise';
  return fact.reason === reason ? null : 'reason: another one';
}

export function verifyRoute(field: Field, fact: FactOf<'route'>): Refusal {
  const route = field.routes.get(fact.unit);
  if (!route) return 'unit: its way is not in question';
  if (fact.by !== route.by) return 'by: it goes the other way';
  return fact.reason === route.reason ? null : 'reason: another one';
}
