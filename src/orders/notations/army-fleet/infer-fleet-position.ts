import { type Position, spaceOf, type Unit } from '../../../board/board.ts';
import { isBerth, unitAt } from '../../../board/unit-at.ts';
import { err, ok, type Result } from '../../../result.ts';
import { inferPosition, type PositionError } from '../../infer-position.ts';
import type { Order } from '../../order.ts';

/**
 * The position that orders of the Army/Fleet module imply: as `inferPosition`, with an army aboard where one is ordered
 * at sea that does not board its fleet this turn. It counts as aboard for one move, since orders do not say.
 */
export function inferFleetPosition(
  orders: readonly Order[],
): Result<Position, readonly PositionError[]> {
  const others = orders.flatMap((order, place) =>
    isBerth(unitAt(order.unit)) ? [] : [{ order, place }],
  );
  const read = inferPosition(others.map(({ order }) => order));
  if (!read.ok)
    return err(
      read.error.map((error) => ({
        ...error,
        orders: error.orders.flatMap((index) => others[index]?.place ?? []),
      })),
    );
  const units: Unit[] = [...read.value.units];
  for (const { power, unit } of orders) {
    const at = spaceOf(unit.at);
    const isNew =
      isBerth(unitAt(unit)) &&
      units.some((one) => one.kind === 'F' && one.at === at && one.power === power) &&
      !units.some((one) => one.kind === 'A' && one.at === at) &&
      !orders.some((each) => each.type === 'board' && each.onto === at && each.power === power);
    if (isNew) units.push({ power, kind: 'A', at, moves: 1 });
  }
  return ok({ units });
}
