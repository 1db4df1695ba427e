import { boardIn, type Board, type Owners, type SpaceId } from '../board/board.ts';
import { formatAdjustmentOrder, formatRetreatOrder } from '../orders/format-order.ts';
import { formatLocation } from '../board/names.ts';
import type { AdjustmentRuling } from '../trace/adjustment-ruling.ts';
import type { RetreatRuling } from '../trace/retreat-ruling.ts';
import { keyAt, type FilePlace, valueAt } from './file-place.ts';
import type { ExpectedAdjustments, Scenario } from './scenario.ts';
import { formatUnit } from './load/units.ts';

/** What a scenario expects of a retreat or adjustment phase, and what a ruling says instead. */
export interface PhaseDifference {
  readonly place: FilePlace;
  /** What it is about, in notation. */
  readonly about: string;
  readonly expected: string;
  readonly got: string;
}

/** An order as ruled or expected, in a form in which equal orders have equal texts. */
interface ComparableOrder<Outcome> {
  readonly about: string;
  readonly outcome: Outcome;
}

/** Compares order by order; two orders may have the same text, and each is ruled separately. */
function compareOrders<Outcome extends string>(
  expected: readonly (ComparableOrder<Outcome> & { readonly place: FilePlace })[],
  ruled: readonly ComparableOrder<Outcome>[],
): readonly PhaseDifference[] {
  const left = [...ruled];
  return expected.flatMap(({ about, outcome, place }): readonly PhaseDifference[] => {
    const found = left.findIndex((one) => one.about === about);
    const [one] = found < 0 ? [] : left.splice(found, 1);
    if (one?.outcome === outcome) return [];
    return [{ place, about, expected: outcome, got: one?.outcome ?? 'no ruling' }];
  });
}

/** How a ruling of its retreat phase differs from what the scenario expects. */
export function compareRetreats(
  { expectedRetreats }: Pick<Scenario, 'expectedRetreats'>,
  ruling: RetreatRuling,
): readonly PhaseDifference[] {
  const board = boardIn(ruling.after);
  return compareOrders(
    expectedRetreats.map(({ text, order, outcome }) => ({
      about: `${order.power}: ${formatRetreatOrder(order, board)}`,
      outcome,
      place: valueAt('retreats', order.power, text),
    })),
    ruling.orders.flatMap(({ order, outcome }) =>
      order ? [{ about: `${order.power}: ${formatRetreatOrder(order, board)}`, outcome }] : [],
    ),
  );
}

/**
 * How a ruling of its adjustment phase differs: orders, removals without an order, and owners where the scenario states
 * them.
 */
export function compareAdjustments(
  { expectedAdjustments }: Pick<Scenario, 'expectedAdjustments'>,
  ruling: AdjustmentRuling,
): readonly PhaseDifference[] {
  if (!expectedAdjustments) return [];
  const board = boardIn(ruling.after);
  const { orders, removed, owners } = expectedAdjustments;
  const differing = compareOrders(
    orders.map(({ text, order, outcome }) => ({
      about: `${order.power}: ${formatAdjustmentOrder(order, board)}`,
      outcome,
      place: valueAt('adjustments', order.power, text),
    })),
    ruling.orders.map(({ order, outcome }) => ({
      about: `${order.power}: ${formatAdjustmentOrder(order, board)}`,
      outcome,
    })),
  );
  return [
    ...differing,
    ...board.powers.flatMap((power): readonly PhaseDifference[] => {
      const list = (units: typeof removed): string =>
        units
          .filter((unit) => unit.power === power)
          .map((unit) => formatUnit(unit, board))
          .join(', ') || 'nothing';
      const [expected, got] = [list(removed), list(ruling.removed.units)];
      const about = `what ${power} loses without an order`;
      const place = keyAt(removed.length > 0 ? 'removed' : 'centres', power);
      return expected === got ? [] : [{ place, about, expected, got }];
    }),
    ...compareOwners(owners, ruling.owners, board),
  ];
}

/** How the centres that the scenario states for some powers differ from those that they own. */
export function compareOwners(
  expected: ExpectedAdjustments['owners'],
  owners: Owners,
  board: Board,
): readonly PhaseDifference[] {
  return board.powers.flatMap((power): readonly PhaseDifference[] => {
    const told = expected[power];
    if (!told) return [];
    const list = (isIn: (centre: SpaceId) => boolean): string =>
      board.centres
        .filter(isIn)
        .map((at) => formatLocation(at, board))
        .join(', ') || 'none';
    const [wanted, got] = [
      list((centre) => told.includes(centre)),
      list((centre) => owners[centre] === power),
    ];
    const place = keyAt('centres after', power);
    return wanted === got
      ? []
      : [{ place, about: `the centres of ${power}`, expected: wanted, got }];
  });
}
