import type { Location, Piece, Position, SpaceId } from '../board/board.ts';
import type { UnitAt } from '../board/unit-at.ts';
import type { Order } from '../orders/order.ts';
import { openTable } from '../open-table.ts';
import type { Edition, LawName } from '../rules/edition.ts';
import { LAW } from './law.ts';
import { toldBy } from './orders.ts';
import { anyFleet, hasRoute } from './routes.ts';
import { turnOf } from './turn-of.ts';
import type { MovementTurn, TurnUnit } from './turn.ts';

type LegalOrders = (
  position: Position,
  at: UnitAt,
  edition: Edition,
  others: readonly Order[],
) => readonly Order[];

export const LEGAL_ORDERS = openTable<Record<LawName, LegalOrders>, 'rulebook'>({
  rulebook(position, at, edition) {
    const turn = turnOf(position, [], edition.choices);
    const unit = turn.units.find(({ id }) => id === at);
    if (!unit) return [];
    return candidates(unit, turn).filter(
      (order) => LAW.illegal(unit, toldBy(order, turn), turn) === null,
    );
  },
});

/**
 * All orders that the unit at a space could legally be given, without duplicates: the hold, then moves, supports and
 * convoys, each in board order. A fleet's move names its coast, a support of one does not; a move that could go by land
 * or by convoy is listed both ways. Empty if there is no such unit. Throws like `adjudicate`.
 *
 * Under the Army/Fleet module what a fleet with an army aboard may do depends on whether that army lands, and vice
 * versa: the list has what is legal together with the orders of the other units (`others`). Boardings and landings come
 * last; an army that is ordered to board and then to land has a second list, at the berth of its fleet's sea.
 */
export const legalOrders = (
  position: Position,
  at: UnitAt,
  edition: Edition,
  others: readonly Order[] = [],
): readonly Order[] => LEGAL_ORDERS.row(edition.law)(position, at, edition, others);

const pieceOf = ({ given: { kind, at } }: TurnUnit): Piece => ({ kind, at });

const inSpaceOrder = (
  locations: readonly number[],
  { board: { spaceOf } }: MovementTurn,
): readonly number[] =>
  locations.toSorted((one, other) => (spaceOf[one] ?? one) - (spaceOf[other] ?? other));

/** Every order that might be legal, and some that are not. */
export function candidates(unit: TurnUnit, turn: MovementTurn): readonly Order[] {
  const { board, units } = turn;
  const ordered = { power: unit.power, unit: pieceOf(unit) };
  const named = (locations: readonly number[]): readonly Location[] =>
    locations.flatMap((location) => board.names[location] ?? []);
  const move = (to: Location, viaConvoy = false): Order => ({
    ...ordered,
    type: 'move',
    to,
    viaConvoy,
  });
  const near = board.reaches[unit.kind][unit.at] ?? [];
  const everywhere = [...board.kinds.keys()];
  const supports = units.flatMap((other): readonly Order[] => {
    const target = pieceOf(other);
    return [
      { ...ordered, type: 'support-hold', target },
      ...named(near).map((to): Order => ({ ...ordered, type: 'support-move', target, to })),
    ];
  });
  const hold: Order = { ...ordered, type: 'hold' };
  if (unit.kind === 'F') {
    const moves = named(inSpaceOrder(board.goes.F[unit.at] ?? [], turn)).map((to) => move(to));
    // Only for speed: the law refuses all others.
    const armies =
      board.kinds[unit.space] === 'sea' ? units.filter(({ kind }) => kind === 'A') : [];
    const convoys = armies.flatMap((army) =>
      named(everywhere).map((to): Order => ({
        ...ordered,
        type: 'convoy',
        target: pieceOf(army),
        to: to as SpaceId,
      })),
    );
    return [hold, ...moves, ...supports, ...convoys];
  }
  const goesBothWays = (to: number): boolean =>
    near.includes(to) && hasRoute(unit.space, to, turn, anyFleet);
  const moves = everywhere.flatMap((to) =>
    named([to]).flatMap((name) =>
      goesBothWays(to) ? [move(name), move(name, true)] : [move(name)],
    ),
  );
  return [hold, ...moves, ...supports];
}
