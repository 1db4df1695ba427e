import type { RuledOrder, Ruling } from '../adjudicator/ruling.ts';
import { formatLocation } from '../board/names.ts';
import { formatOrder } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { formatOutcome } from './outcomes.ts';
import type { ExpectedDislodgement, Scenario } from './scenario.ts';

/**
 * In what a ruling differs from what the scenario expects: a line of words for each difference, none
 * if they agree. The ruling is of the scenario's own position and orders.
 */
export function differences(scenario: Scenario, ruling: Ruling): readonly string[] {
  return [...orderDifferences(scenario, ruling), ...dislodgedDifferences(scenario, ruling)];
}

const name = (order: Order): string => `${order.power}: ${formatOrder(order)}`;

function orderDifferences({ expected }: Scenario, ruling: Ruling): readonly string[] {
  // Two orders may read the same; each is ruled on its own.
  const ruled = new Map<string, RuledOrder[]>();
  for (const one of ruling.orders) {
    if (!one.order) continue;
    const same = ruled.get(name(one.order)) ?? [];
    ruled.set(name(one.order), [...same, one]);
  }
  const differing = expected.flatMap((wanted) => {
    const order = name(wanted.order);
    const got = ruled.get(order)?.shift();
    if (!got) return [`${order}: expected ${formatOutcome(wanted)}, got no ruling`];
    const same = got.outcome === wanted.outcome && got.dislodged === wanted.dislodged;
    return same ? [] : [`${order}: expected ${formatOutcome(wanted)}, got ${formatOutcome(got)}`];
  });
  const surplus = [...ruled].flatMap(([order, rest]) =>
    rest.map((got) => `${order}: not ordered, got ${formatOutcome(got)}`),
  );
  return [...differing, ...surplus];
}

function dislodgedDifferences({ dislodged }: Scenario, ruling: Ruling): readonly string[] {
  const missing = dislodged.flatMap((wanted) => {
    const got = ruling.dislodged.find(({ unit }) => unit === wanted.unit);
    const told = got ? formatDislodgement(got) : 'not dislodged';
    return told === formatDislodgement(wanted)
      ? []
      : [`${formatLocation(wanted.unit)}: expected ${formatDislodgement(wanted)}, got ${told}`];
  });
  const surplus = ruling.dislodged.filter(
    (got) => !dislodged.some(({ unit }) => unit === got.unit),
  );
  return [
    ...missing,
    ...surplus.map(
      (got) =>
        `${formatLocation(got.unit)}: expected not dislodged, got ${formatDislodgement(got)}`,
    ),
  ];
}

function formatDislodgement({ by, retreats }: Omit<ExpectedDislodgement, 'unit'>): string {
  const open = retreats.map(formatLocation).sort().join(', ');
  return `dislodged from ${formatLocation(by)}, retreats ${open === '' ? 'nowhere' : open}`;
}
