import type { Location, Position } from '../../board/board.ts';
import { isBerth, unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { Land, Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import { candidates } from '../legal-orders.ts';
import { toldBy } from '../orders.ts';
import type { MovementTurn } from '../turn.ts';
import { fleetOf, isSea } from './berths.ts';
import { judged, ordered, whyIllegal } from './turn-of.ts';

/** `legalOrders` for the Army/Fleet module: legal together with the orders given to the other units. */
export function legalFleetOrders(
  position: Position,
  at: UnitAt,
  edition: Edition,
  given: readonly Order[],
): readonly Order[] {
  const others = given.filter(({ unit }) => unitAt(unit) !== at);
  const turn = judged(position, others, edition);
  return fleetCandidates(at, turn).filter((order) => {
    const told = toldBy(order, turn);
    return whyIllegal(order, told, ordered(order, told, turn), turn) === null;
  });
}

/** Every order that might be legal, and some that are not. */
function fleetCandidates(at: UnitAt, turn: MovementTurn): readonly Order[] {
  const unit = turn.units.find(({ id }) => id === at);
  if (isBerth(at)) return ordersAboard(at, unit !== undefined, turn);
  if (!unit) return [];
  const plain = candidates(unit, turn);
  if (unit.kind === 'F') return plain;
  const { power, kind } = unit;
  const fleets = turn.units.filter((fleet) => fleet.kind === 'F' && isSea(fleet.space));
  const boardings = fleets.map(({ id }): Order => ({
    power,
    unit: { kind, at: unit.given.at },
    type: 'board',
    onto: id,
  }));
  return [...plain, ...boardings];
}

/** The orders of an army that is aboard, or boards the fleet there this turn. */
function ordersAboard(at: UnitAt, isAboard: boolean, turn: MovementTurn): readonly Order[] {
  const { board } = turn;
  const berth = board.locationOf.get(at) ?? -1;
  const fleet = fleetOf(berth, turn);
  if (!fleet) return [];
  const army = { power: fleet.power, unit: { kind: 'A', at: fleet.id } } as const;
  const landings = (when: Land['when'], berths: readonly (number | undefined)[]) => {
    const coasts = new Set(berths.flatMap((one) => board.reaches.A[one ?? -1] ?? []));
    return [...coasts]
      .sort((one, other) => one - other)
      .flatMap((to): readonly Order[] => {
        const name: Location | undefined = board.names[to];
        return name === undefined ? [] : [{ ...army, type: 'land', to: name as UnitAt, when }];
      });
  };
  const seas = (board.reaches.F[fleet.at] ?? []).filter(isSea);
  const after = landings(
    'after',
    seas.map((sea) => board.berthIn[sea]),
  );
  return isAboard ? [{ ...army, type: 'hold' }, ...landings('first', [berth]), ...after] : after;
}
