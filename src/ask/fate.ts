import { unitAt } from '../board/unit-at.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Dislodged, Outcome, RuledOrder, Ruling } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { unitNamed } from '../trace/unit-name.ts';

/** The outcome of a turn for one unit. */
export interface Fate {
  /** For each of its orders, in the order of the ruling; `holds` if it was given none. */
  readonly outcomes: readonly Outcome[];
  /** The unit that dislodges it; null if it is not dislodged. */
  readonly by: UnitAt | null;
}

/** The outcome for a unit, or for the orders to a space where no unit follows them. */
export function fateOf({ orders, dislodged }: Ruling, unit: UnitAt): Fate {
  return {
    outcomes: orders.filter((ruled) => ruled.unit === unit).map(({ outcome }) => outcome),
    by: dislodged.find((one) => isOf(unit, one))?.by ?? null,
  };
}

/** An army aboard is dislodged with its fleet. */
const isOf = (unit: UnitAt, retreater: Dislodged): boolean =>
  retreater.unit === unit || retreater.aboard === unit;

export function sameFate(one: Fate, other: Fate): boolean {
  return (
    one.by === other.by &&
    one.outcomes.length === other.outcomes.length &&
    one.outcomes.every((outcome, place) => outcome === other.outcomes[place])
  );
}

/** The orders to these units; the others get none, so that they hold. */
export function ordersTo(
  { orders, edition }: Pick<Turn, 'orders' | 'edition'>,
  units: ReadonlySet<UnitAt>,
): readonly Order[] {
  return orders.filter(({ unit }) => units.has(unitNamed(unit, edition)));
}

/**
 * The order meant when a unit is asked about: the one it follows, or otherwise the first that it was given. Null if the
 * turn has neither a unit nor an order there.
 */
export function ruledOf({ position, ruling }: Turn, unit: UnitAt): RuledOrder | null {
  const rows = ruling.orders.filter((ruled) => ruled.unit === unit);
  const power = position.units.find((one) => unitAt(one) === unit)?.power;
  const own = rows.filter(({ order }) => order === null || order.power === power);
  const followed = own.find(({ outcome }) => outcome !== 'illegal' && outcome !== 'ambiguous');
  const row = followed ?? own[0] ?? rows[0];
  return row ? { ...row, dislodged: ruling.dislodged.some((one) => isOf(unit, one)) } : null;
}
