import { boardIn, onBoardOf, spaceOf } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { formatAdjustmentOrder, formatOrder, formatRetreatOrder } from '../orders/format-order.ts';
import type { AdjustmentTurn } from '../trace/phase-turn.ts';
import { countedOrders } from './game/counting.ts';
import { expectedOf } from './game/expected-of.ts';
import type { ExpectedPhases } from './load/load-phases.ts';
import type { RuledPhases } from './rule-phases.ts';
import type { ExpectedAdjustments } from './scenario.ts';

/** Ruled phases as a scenario has them, with the outcomes that it expects. Throws if no phase is ruled. */
export function expectedPhases({ movement, retreats, adjustments }: RuledPhases): ExpectedPhases {
  const [first] = [movement, retreats, adjustments].filter((turn) => turn !== null);
  if (!first) throw new Error('there is nothing to write: no phase was ruled');
  const { units, owners } = first.position;
  const board = boardIn(first.position);
  const expected = movement
    ? countedOrders(
        expectedOf(movement.orders, movement.ruling.orders, (order) => formatOrder(order, board)),
        board,
      )
    : [];
  const starved = (movement?.ruling.steps ?? []).flatMap(({ fact }) =>
    fact.type === 'starves' ? [spaceOf(fact.unit)] : [],
  );
  return {
    position: { units, ...(owners ? { owners } : {}), ...onBoardOf(first.position) },
    orders: expected.map(({ order }) => order),
    expected: expected.map(({ text, order, ruled: { outcome, dislodged } }) => ({
      text,
      order,
      outcome,
      dislodged,
    })),
    dislodged: (movement?.ruling.dislodged ?? []).map(({ unit, by, retreats: open }) => ({
      unit,
      by,
      retreats: open,
    })),
    ...(starved.length > 0 ? { starved } : {}),
    retreats: retreats && {
      given: movement ? null : retreats.position.dislodged,
      orders: retreats.orders,
    },
    expectedRetreats: retreats
      ? expectedOf(retreats.orders, retreats.ruling.orders, (order) =>
          formatRetreatOrder(order, board),
        ).map(({ text, order, ruled: { outcome } }) => ({ text, order, outcome }))
      : [],
    adjustments: adjustments && {
      captured: adjustments.position.captured ?? false,
      orders: adjustments.orders,
    },
    expectedAdjustments: adjustments && expectedAdjustmentsOf(adjustments),
  };
}

/** The outcome of an adjustment phase, in the form that a scenario expects. */
function expectedAdjustmentsOf({ position, orders, ruling }: AdjustmentTurn): ExpectedAdjustments {
  const board = boardIn(position);
  const had = new Set<Power | undefined>(
    [position.owners, ruling.owners].flatMap((owners) => Object.values(owners)),
  );
  return {
    orders: expectedOf(orders, ruling.orders, (order) => formatAdjustmentOrder(order, board)).map(
      ({ text, order, ruled }) => ({ text, order, outcome: ruled.outcome }),
    ),
    removed: ruling.removed.units,
    owners: Object.fromEntries(
      board.powers
        .filter((power) => had.has(power))
        .map((power) => [power, board.centres.filter((centre) => ruling.owners[centre] === power)]),
    ),
  };
}
