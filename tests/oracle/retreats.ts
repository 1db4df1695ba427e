import { spaceOf } from '../../src/board/board.ts';
import type { Location, Unit } from '../../src/board/board.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import type { Choices } from '../../src/rules/edition.ts';
import type { Retreater, RetreatPosition } from '../../src/trace/retreat-ruling.ts';

/** Where a legal order would move the unit; `off` the board; null if the order is illegal. */
function aim(
  { unit, retreats, barred }: Retreater,
  order: RetreatPhaseOrder,
  { onlyCoast }: Choices,
): Location | 'off' | null {
  if (order.power !== unit.power || spaceOf(order.unit.at) !== spaceOf(unit.at)) return null;
  if (order.type === 'disband') return 'off';
  if (order.type !== 'retreat') return null;
  const { to } = order;
  const meant = unit.kind === 'A' ? spaceOf(to) : to;
  if (retreats.includes(meant)) return meant;
  const next = [...retreats, ...barred.map(({ at }) => at)];
  const coasts = next.filter((one) => meant === spaceOf(meant) && spaceOf(one) === meant);
  const [coast] = coasts;
  if (coasts.length !== 1 || onlyCoast === 'must-be-named' || coast === undefined) return null;
  return retreats.includes(coast) ? coast : null;
}

/**
 * The units after a retreat phase, straight from the text (1971 XI.2): a unit goes where it is ordered unless another
 * is ordered to the same space. Shares only the board with the adjudicator.
 */
export function afterRetreats(
  { units, dislodged }: RetreatPosition,
  orders: readonly RetreatPhaseOrder[],
  choices: Choices,
): readonly Unit[] {
  const aims = dislodged.map((one) => {
    const all = orders.map((order) => aim(one, order, choices)).filter((to) => to !== null);
    const oneOf = { none: null, first: all[0], last: all.at(-1) }[choices.severalOrders];
    return { unit: one.unit, to: (new Set(all).size === 1 ? all[0] : oneOf) ?? 'off' };
  });
  const alone = ({ unit, to }: (typeof aims)[number]): boolean =>
    aims.every((other) => other.unit === unit || other.to.slice(0, 3) !== to.slice(0, 3));
  const saved = aims.flatMap((one): readonly Unit[] =>
    one.to !== 'off' && alone(one) ? [{ ...one.unit, at: one.to }] : [],
  );
  return [...units, ...saved];
}
