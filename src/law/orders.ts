import type { Piece } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { NumberedBoard } from './board.ts';
import type { Judged, MovementTurn, Told, TurnUnit, UnitTask } from './turn.ts';

/* Which of its orders a unit follows (1971 VII.4; DATC 3.0 4.D.3, 4.E.1). */

/** The location that a unit means to go to: for a fleet the coast that is named, or the only one that it can reach. */
export function meant(unit: TurnUnit, to: number, { board }: MovementTurn): number {
  const space = board.spaceOf[to] ?? to;
  if (unit.kind === 'A') return space;
  if (to !== space) return to;
  const coasts = board.coasts[space] ?? [];
  return coasts.find((coast) => board.goes.F[unit.at]?.includes(coast)) ?? space;
}

/** The meaning of an order as a text: orders with the same text are the same order. */
function meaningOf({ order, told }: Judged, unit: TurnUnit | null, turn: MovementTurn): string {
  const { names } = turn.board;
  const isMove = unit !== null && told.task === 'move' && told.to !== null;
  const to = isMove ? meant(unit, told.to, turn) : told.to;
  const isAfter = order.type === 'land' && order.when === 'after';
  return [
    order.power,
    names[told.at],
    isAfter ? 'land-after' : order.type,
    told.target === null ? undefined : names[told.target],
    to === null ? undefined : names[to],
    told.via,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Sorted by meaning, illegal ones first, so that it does not matter how they were listed. */
export function inOrder(
  orders: readonly Judged[],
  unit: TurnUnit | null,
  turn: MovementTurn,
): readonly Judged[] {
  if (orders.length < 2) return orders;
  const keyed = orders.map((one) => {
    const key = `${one.illegal === null ? 'legal' : 'illegal'} ${meaningOf(one, unit, turn)}`;
    return { one, key };
  });
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ one }) => one);
}

/** The first order of each meaning. */
export function firstOfEach(
  orders: readonly Judged[],
  unit: TurnUnit | null,
  turn: MovementTurn,
): readonly Judged[] {
  const meanings = orders.map((one) => meaningOf(one, unit, turn));
  return orders.filter((_, place) => meanings.indexOf(meanings[place] ?? '') === place);
}

/** A unit's one legal order; of several different ones none, the first or the last, as the edition says. */
export function followedBy(unit: TurnUnit, turn: MovementTurn): Judged | null {
  const legal = unit.orders.filter(({ illegal }) => illegal === null);
  if (legal.length < 2) return legal[0] ?? null;
  const isOne = firstOfEach(legal, unit, turn).length === 1;
  const { severalOrders } = turn.choices;
  if (!isOne && severalOrders === 'none') return null;
  return (severalOrders === 'last' ? legal.at(-1) : legal[0]) ?? null;
}

/** Different legal orders of a unit, sorted, and the one of them that it follows; null if it has only one. */
export function ambiguity(
  unit: TurnUnit,
  turn: MovementTurn,
): { readonly meanings: readonly Judged[]; readonly followed: Judged | null } | null {
  if (unit.orders.length < 2) return null;
  const legal = inOrder(unit.orders, unit, turn).filter(({ illegal }) => illegal === null);
  const meanings = firstOfEach(legal, unit, turn);
  if (meanings.length < 2) return null;
  const { followed } = unit;
  const same = (one: Judged): boolean => followed !== null && isSame(one, followed, unit, turn);
  return { meanings, followed: meanings.find(same) ?? null };
}

export const isSame = (
  one: Judged,
  other: Judged,
  unit: TurnUnit | null,
  turn: MovementTurn,
): boolean => meaningOf(one, unit, turn) === meaningOf(other, unit, turn);

/** An order in the numbers of the board. */
export function toldBy(order: Order, { board }: MovementTurn): Told {
  const at = spaceOf(order.unit, board);
  switch (order.type) {
    case 'hold':
      return told(at, 'hold');
    case 'move':
      return told(at, 'move', locationOf(order.to, board), null, order.viaConvoy);
    case 'support-hold':
      return told(at, 'support', null, spaceOf(order.target, board));
    case 'support-move':
      return told(at, 'support', locationOf(order.to, board), spaceOf(order.target, board));
    case 'convoy':
      return told(at, 'convoy', locationOf(order.to, board), spaceOf(order.target, board));
    case 'board': {
      const berth = spaceOf({ kind: 'A', at: order.onto }, board);
      return told(at, 'move', berth, null, false, 'boards');
    }
    case 'land': {
      const way = order.when === 'first' ? 'lands-first' : 'lands-after';
      return told(at, 'move', locationOf(order.to, board), null, false, way);
    }
  }
}

export const told = (
  at: number,
  task: UnitTask,
  to: number | null = null,
  target: number | null = null,
  via = false,
  way: Told['way'] = null,
): Told => ({ at, task, to, target, via, way });

const locationOf = (name: string, board: NumberedBoard): number =>
  board.locationOf.get(name) ?? NOWHERE;

/** The space that a piece is in: for an army at sea its berth. */
export function spaceOf({ kind, at }: Piece, board: NumberedBoard): number {
  const location = board.locationOf.get(at) ?? NOWHERE;
  const space = board.spaceOf[location] ?? NOWHERE;
  return (kind === 'A' ? board.berthIn[space] : undefined) ?? space;
}

/** A place that the board does not have. */
const NOWHERE = -1;
