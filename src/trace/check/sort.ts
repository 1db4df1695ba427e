import { spaceOf } from '../../board/board.ts';
import type { SpaceId, Unit } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { UnitAt } from '../fact.ts';
import type { IllegalOrder, Standing } from './field.ts';
import { isIllegal, judge } from './legality.ts';

/** What the order says once every word that means nothing is left out. */
function wording(order: Order, meaning: Standing | string): string {
  const words: unknown[] = [order.power, spaceOf(order.unit.at), order.type];
  if ('target' in order) words.push(spaceOf(order.target.at));
  if (typeof meaning !== 'string' && meaning.type === 'move') words.push(meaning.to, meaning.via);
  else if ('to' in order) words.push(order.to, 'viaConvoy' in order && order.viaConvoy);
  return words.join(' ');
}

interface Sorted {
  readonly standing: ReadonlyMap<UnitAt, Standing>;
  readonly illegal: readonly IllegalOrder[];
  readonly ambiguous: ReadonlyMap<UnitAt, readonly (readonly Order[])[]>;
}

/** Illegal orders are dropped; of two different legal ones none is followed (algorithm L1, L2; DATC 3.0 4.D.3). */
export function sortOrders(orders: readonly Order[], units: ReadonlyMap<SpaceId, Unit>): Sorted {
  const illegal = new Map<string, { orders: Order[]; reason: IllegalOrder['reason'] }>();
  const legal = new Map<UnitAt, Map<string, { orders: Order[]; meaning: Standing }>>();
  for (const order of orders) {
    const judgement = judge(order, units);
    const words = wording(order, judgement);
    if (isIllegal(judgement)) {
      const same = illegal.get(words);
      if (same) same.orders.push(order);
      else illegal.set(words, { orders: [order], reason: judgement });
      continue;
    }
    const given =
      legal.get(judgement.at) ?? new Map<string, { orders: Order[]; meaning: Standing }>();
    legal.set(judgement.at, given);
    const same = given.get(words);
    if (same) same.orders.push(order);
    else given.set(words, { orders: [order], meaning: judgement });
  }
  const standing = new Map<UnitAt, Standing>();
  const ambiguous = new Map<UnitAt, readonly (readonly Order[])[]>();
  for (const [at, unit] of units) {
    const given = [...(legal.get(at)?.values() ?? [])];
    const [only] = given;
    standing.set(at, only && given.length === 1 ? only.meaning : { type: 'hold', unit, at });
    if (given.length > 1)
      ambiguous.set(
        at,
        given.map((one) => one.orders),
      );
  }
  return { standing, illegal: [...illegal.values()], ambiguous };
}
