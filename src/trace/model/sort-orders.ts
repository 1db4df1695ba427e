import { spaceOf } from '../../board/board.ts';
import type { SpaceId, Unit } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Choices } from '../../rules/edition.ts';
import type { UnitAt } from '../fact.ts';
import type { Ambiguity, IllegalOrder, Standing } from './turn-model.ts';
import { isIllegal, judge } from './judge-order.ts';

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
  readonly ambiguous: ReadonlyMap<UnitAt, Ambiguity>;
  /** Units that follow no order and were given an illegal one to move, where that counts (`Choices.illegalMove`). */
  readonly restless: ReadonlySet<UnitAt>;
}

/** An order, in all its writings, and what it means. */
interface Meaning {
  readonly orders: Order[];
  readonly meaning: Standing;
}

/** Illegal orders are dropped; of different legal ones that is followed which the edition says, or none (DATC 3.0 4.D.3, 4.E.1). */
export function sortOrders(
  orders: readonly Order[],
  units: ReadonlyMap<SpaceId, Unit>,
  choices: Choices,
): Sorted {
  const illegal = new Map<string, { orders: Order[]; reason: IllegalOrder['reason'] }>();
  const legal = new Map<UnitAt, Map<string, Meaning>>();
  const last = new Map<UnitAt, Meaning>();
  const trying = new Set<UnitAt>();
  for (const order of orders) {
    const judgement = judge(order, units, choices);
    const words = wording(order, judgement);
    if (isIllegal(judgement)) {
      const same = illegal.get(words);
      if (same) same.orders.push(order);
      else illegal.set(words, { orders: [order], reason: judgement });
      if (order.type === 'move' && judgement !== 'no-unit') trying.add(spaceOf(order.unit.at));
      continue;
    }
    const given = legal.get(judgement.at) ?? new Map<string, Meaning>();
    legal.set(judgement.at, given);
    const said = given.get(words) ?? { orders: [], meaning: judgement };
    said.orders.push(order);
    given.set(words, said);
    last.set(judgement.at, said);
  }
  const standing = new Map<UnitAt, Standing>();
  const ambiguous = new Map<UnitAt, Ambiguity>();
  const restless = new Set<UnitAt>();
  for (const [at, unit] of units) {
    const given = [...(legal.get(at)?.values() ?? [])];
    const several = { none: null, first: given[0] ?? null, last: last.get(at) ?? null };
    const followed = given.length > 1 ? several[choices.severalOrders] : (given[0] ?? null);
    standing.set(at, followed?.meaning ?? { type: 'hold', unit, at });
    if (given.length > 1) {
      const meanings = given.map((one) => one.orders);
      ambiguous.set(at, { meanings, followed: followed?.orders ?? null });
    }
    if (!followed && trying.has(at) && choices.illegalMove === 'counts-as-move') restless.add(at);
  }
  return { standing, illegal: [...illegal.values()], ambiguous, restless };
}
