import { spaceOf } from '../../board/board.ts';
import type { Location, Piece, SpaceId, Unit } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Choices } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Ambiguity, IllegalOrder, UnitAction } from './turn-model.ts';
import { isIllegal } from './judge-order.ts';
import type { OrderJudgement } from './judge-order.ts';

/** The name of the unit that an order means: its space, or its berth. */
export type UnitNameOf = (piece: Piece) => UnitAt;

/** The meaning of an order as a text: orders with the same text are the same order. */
function wording(
  order: Order,
  judgement: OrderJudgement,
  unit: Unit | undefined,
  name: UnitNameOf,
): string {
  const type = order.type === 'land' && order.when === 'after' ? 'land-after' : order.type;
  const words: unknown[] = [order.power, name(order.unit), type];
  if ('target' in order) words.push(name(order.target));
  if (order.type === 'board') words.push(order.onto);
  if ('to' in order)
    words.push(destination(order, judgement, unit), 'viaConvoy' in order && order.viaConvoy);
  return words.join(' ');
}

/**
 * The destination that counts: for a legal move the coast that it means; a coast written for an army means nothing
 * (DATC 3.0 4.B.6).
 */
function destination(
  { type, to }: Extract<Order, { readonly to: Location }>,
  judgement: OrderJudgement,
  unit: Unit | undefined,
): Location {
  if (!isIllegal(judgement) && judgement.type === 'move') return judgement.to;
  const isOwn = judgement !== 'no-unit' && type === 'move';
  return isOwn && unit?.kind === 'A' ? spaceOf(to) : to;
}

interface Sorted {
  readonly actions: ReadonlyMap<UnitAt, UnitAction>;
  readonly illegal: readonly IllegalOrder[];
  readonly ambiguous: ReadonlyMap<UnitAt, Ambiguity>;
  /** Units that follow no order and were given an illegal order to move, where that counts (`Choices.illegalMove`). */
  readonly restless: ReadonlySet<UnitAt>;
}

const byWords = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** An order, as written each time it was given, and what it means. */
interface Meaning {
  readonly orders: Order[];
  readonly meaning: UnitAction;
}

/** The armies that are in no berth yet, and land from one after they have boarded. */
function landingsOf(
  legal: ReadonlyMap<UnitAt, ReadonlyMap<string, Meaning>>,
  units: ReadonlyMap<SpaceId, Unit>,
): readonly (readonly [UnitAt, Unit])[] {
  return [...legal].flatMap(([at, meanings]) => {
    const [first] = meanings.values();
    return units.has(at) || !first ? [] : [[at, first.meaning.unit] as const];
  });
}

/**
 * Drops illegal orders. If a unit has several different legal ones, it follows the one that `Choices.severalOrders`
 * says, or none (DATC 3.0 4.D.3, 4.E.1).
 */
export function sortOrders(
  orders: readonly Order[],
  judgements: readonly OrderJudgement[],
  units: ReadonlyMap<SpaceId, Unit>,
  choices: Choices,
  name: UnitNameOf,
): Sorted {
  const illegal = new Map<string, { orders: Order[]; reason: IllegalOrder['reason'] }>();
  const legal = new Map<UnitAt, Map<string, Meaning>>();
  const last = new Map<UnitAt, Meaning>();
  const trying = new Set<UnitAt>();
  for (const [place, order] of orders.entries()) {
    const judgement = judgements[place] ?? 'no-unit';
    const words = wording(order, judgement, units.get(name(order.unit)), name);
    if (isIllegal(judgement)) {
      const same = illegal.get(words);
      if (same) same.orders.push(order);
      else illegal.set(words, { orders: [order], reason: judgement });
      if (order.type === 'move' && judgement !== 'no-unit') trying.add(name(order.unit));
      continue;
    }
    const given = legal.get(judgement.at) ?? new Map<string, Meaning>();
    legal.set(judgement.at, given);
    const said = given.get(words) ?? { orders: [], meaning: judgement };
    said.orders.push(order);
    given.set(words, said);
    last.set(judgement.at, said);
  }
  const actions = new Map<UnitAt, UnitAction>();
  const ambiguous = new Map<UnitAt, Ambiguity>();
  const restless = new Set<UnitAt>();
  for (const [at, unit] of [...units, ...landingsOf(legal, units)]) {
    const given = [...(legal.get(at)?.values() ?? [])];
    const several = { none: null, first: given[0] ?? null, last: last.get(at) ?? null };
    const followed = given.length > 1 ? several[choices.severalOrders] : (given[0] ?? null);
    actions.set(at, followed?.meaning ?? { type: 'hold', unit, at });
    if (given.length > 1) {
      const meanings = [...(legal.get(at) ?? [])].sort(byWords).map(([, { orders }]) => orders);
      ambiguous.set(at, { meanings, followed: followed?.orders ?? null });
    }
    if (!followed && trying.has(at) && choices.illegalMove === 'counts-as-move') restless.add(at);
  }
  return { actions, illegal: [...illegal.values()], ambiguous, restless };
}
