import type { Position } from '../../../board/board.ts';
import { spaceOf } from '../../../board/board.ts';
import { isBerth, unitAt } from '../../../board/unit-at.ts';
import type { AdjustmentOrder, Remove } from '../../adjustment-order.ts';
import type { ParsedOrders } from '../../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import type { PhaseNotation } from '../notation.ts';
import { rulebook } from '../rulebook/rulebook.ts';

type Reader<O extends { readonly power: RetreatPhaseOrder['power'] }> = PhaseNotation<O>['read'];

/** `A/F` replaced by a fleet, character for character. */
const asFleets = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d/])(?:A\s?\/\s?F|AF|army\s?\/\s?fleet)(?=[\s.])/giu, (words) =>
    'F'.padEnd(words.length),
  );

/** The rulebook's reader supports only one unit in a space. */
const withoutArmiesAboard = <P extends Position>(position: P): P => ({
  ...position,
  units: position.units.filter((unit) => !isBerth(unitAt(unit))),
});

/** Reads orders of a retreat phase like those of the rulebook: `A/F Wes-Lyo`, `A/F Wes D`. Never throws. */
export const readFleetRetreats: Reader<RetreatPhaseOrder> = (text, { position, ...options } = {}) =>
  rulebook.retreats.read(asFleets(text), {
    ...options,
    position: position && withoutArmiesAboard(position),
  });

/**
 * Reads orders of an adjustment phase: `Remove A Wes` is the army aboard, `Remove A/F Wes` the fleet with it. Never
 * throws.
 */
export const readFleetAdjustments: Reader<AdjustmentOrder> = (
  text,
  { position, ...options } = {},
) => {
  const read = rulebook.adjustments.read(asFleets(text), {
    ...options,
    position: position && withoutArmiesAboard(position),
  });
  return { ...read, orders: read.orders.map(removalMeant) } satisfies ParsedOrders<AdjustmentOrder>;
};

/** The rulebook's reader takes an army at sea for the fleet there. */
function removalMeant(order: AdjustmentOrder): AdjustmentOrder {
  if (order.type !== 'remove') return order;
  const { repairs = [], ...rest } = order;
  const isArmy = repairs.some(({ what, from }) => what === 'letter' && /^a(?:rmy)?\b/i.test(from));
  if (!isArmy) return order;
  const left = repairs.filter(({ what }) => what !== 'letter');
  const unit: Remove['unit'] = { kind: 'A', at: spaceOf(order.unit.at) };
  return left.length > 0 ? { ...rest, unit, repairs: left } : { ...rest, unit };
}
