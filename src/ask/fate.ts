import { unitAt } from '../board/unit-at.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Dislodged, Outcome, RuledOrder, Ruling } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { unitNamed } from '../trace/unit-name.ts';

/** What a turn comes to for one unit. */
export interface Fate {
  /** Of each of its orders, in the order of the ruling; `holds` if it got none. */
  readonly outcomes: readonly Outcome[];
  /** Who dislodges it; null: it is not dislodged. */
  readonly by: UnitAt | null;
}

/** What became of a unit, or of the orders to a space where no unit follows them. */
export function fateOf({ orders, dislodged }: Ruling, unit: UnitAt): Fate {
  return {
    outcomes: orders.filter((ruled) => ruled.unit === unit).map(({ outcome }) => outcome),
    by: dislodged.find((one) => isOf(unit, one))?.by ?? null,
  };
}

/** An army aboard is dislodged with its fleet. */
const isOf = (unit: UnitAt, fallen: Dislodged): boolean =>
  fallen.unit === unit || fallen.aboard === unit;

export function sameFate(one: Fate, other: Fate): boolean {
  return (
    one.by === other.by &&
    one.outcomes.length === other.outcomes.length &&
    one.outcomes.every((outcome, place) => outcome === other.outcomes[place])
  );
}

/** The orders to these units; to the others none, so that they hold. */
export function ordersTo(
  { orders, edition }: Pick<Turn, 'orders' | 'edition'>,
  units: ReadonlySet<UnitAt>,
): readonly Order[] {
  return orders.filter(({ unit }) => units.has(unitNamed(unit, edition)));
}

/**
 * The order that is asked about when a unit is: the one it follows, else the first that it was given. Null: the turn
 * has neither a unit nor an order there.
 */
export function ruledOf({ position, ruling }: Turn, unit: UnitAt): RuledOrder | null {
  const rows = ruling.orders.filter((ruled) => ruled.unit === unit);
  const power = position.units.find((one) => unitAt(one) === unit)?.power;
  const own = rows.filter(({ order }) => order === null || order.power === power);
  const followed = own.find(({ outcome }) => outcome !== 'illegal' && outcome !== 'ambiguous');
  const row = followed ?? own[0] ?? rows[0];
  return row ? { ...row, dislodged: ruling.dislodged.some((one) => isOf(unit, one)) } : null;
}
