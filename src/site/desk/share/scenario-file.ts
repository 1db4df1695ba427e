import { adjudicate } from '../../../law/adjudicate.ts';
import { spaceOf } from '../../../board/board.ts';
import { formatOrder } from '../../../orders/format-order.ts';
import type { EditionName } from '../../../rules/edition.ts';
import { EDITIONS } from '../../../rules/editions.ts';
import type { DeskHouseRules } from '../../../desk/house-rules.ts';
import { formatScenario } from '../../../scenario/format/format.ts';
import { countedOrders } from '../../../scenario/game/counting.ts';
import { expectedOf } from '../../../scenario/game/expected-of.ts';
import type { Ruling } from '../../../trace/ruling.ts';
import type { Turn } from '../../../trace/turn.ts';

/**
 * The moves on the desk as a scenario file. It expects their outcomes, under the house rules or under the editions that
 * agree on them.
 */
export function scenarioFile(
  { position, orders, edition, ruling }: Turn,
  title: string,
  house: DeskHouseRules | null = null,
): string {
  const resultOf = (one: Ruling): string =>
    JSON.stringify([
      one.orders.map(({ outcome, dislodged }) => [outcome, dislodged]),
      one.dislodged,
    ]);
  const rulebooks = edition.comparedWith.filter(
    (id) =>
      resultOf(adjudicate(position, orders, EDITIONS[id], { trace: false })) === resultOf(ruling),
  );
  const agreeing: readonly EditionName[] = edition.law === 'army-fleet' ? ['A/F'] : rulebooks;
  const starved = ruling.steps.flatMap(({ fact }) =>
    fact.type === 'starves' ? [spaceOf(fact.unit)] : [],
  );
  const expected = countedOrders(expectedOf(orders, ruling.orders, formatOrder));
  return formatScenario({
    slug: 'own/desk',
    collection: 'own',
    title,
    short: title,
    paragraph: 'Game',
    example: null,
    entry: null,
    instance: true,
    phase: null,
    note: `${title}.`,
    de: null,
    ...(house ? { editions: [house.base], rules: house } : { editions: agreeing }),
    position,
    orders: expected.map(({ order }) => order),
    expected: expected.map(({ text, order, ruled: { outcome, dislodged } }) => ({
      text,
      order,
      outcome,
      dislodged,
    })),
    dislodged: ruling.dislodged.map(({ unit, by, retreats }) => ({ unit, by, retreats })),
    ...(starved.length > 0 ? { starved } : {}),
    retreats: null,
    expectedRetreats: [],
    adjustments: null,
    expectedAdjustments: null,
    comments: [],
  });
}
