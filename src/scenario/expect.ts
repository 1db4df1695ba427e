import type { RuledOrder, Ruling } from '../trace/ruling.ts';
import { boardIn, spaceOf, type Board, type SpaceId } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import { formatOrder } from '../orders/format-order.ts';
import type { Order } from '../orders/order.ts';
import { formatOutcome } from './outcomes.ts';
import type { ExpectedDislodgement, ExpectedOrder, Scenario } from './scenario.ts';

/** What a scenario expects, and what a ruling says instead. */
export interface UnmetExpectation {
  /** The order in question; null: it is about a unit. */
  readonly order: ExpectedOrder | null;
  /** Where the order's unit is, or the unit that is dislodged or not. */
  readonly unit: SpaceId;
  /** What it is about, in notation. */
  readonly about: string;
  readonly expected: string;
  readonly got: string;
}

/**
 * How a ruling differs from what the scenario expects, one line per difference; none if they agree. The ruling must be
 * of the scenario's own position and orders.
 */
export function differences(scenario: Scenario, ruling: Ruling): readonly string[] {
  return compare(scenario, ruling).map(
    ({ about, expected, got }) => `${about}: expected ${expected}, got ${got}`,
  );
}

/** The same as data, for locating the differences in the file. */
export function compare(
  scenario: Pick<Scenario, 'expected' | 'dislodged' | 'starved'>,
  ruling: Ruling,
): readonly UnmetExpectation[] {
  return [
    ...compareOrders(scenario, ruling),
    ...compareDislodged(scenario, ruling),
    ...compareStarved(scenario, ruling),
  ];
}

const nameOf = (order: Order, board: Board): string =>
  `${order.power}: ${formatOrder(order, board)}`;

function compareOrders(
  { expected }: Pick<Scenario, 'expected'>,
  ruling: Ruling,
): readonly UnmetExpectation[] {
  // Two orders may have the same text; each is ruled separately.
  const name = (order: Order): string => nameOf(order, boardIn(ruling.after));
  const ruled = new Map<string, RuledOrder[]>();
  for (const one of ruling.orders) {
    if (one.order) ruled.set(name(one.order), [...(ruled.get(name(one.order)) ?? []), one]);
  }
  return expected.flatMap((order) => {
    const about = name(order.order);
    const one = ruled.get(about)?.shift();
    const wanted = formatOutcome(order);
    const got = one ? formatOutcome(one) : 'no ruling';
    const unit = one?.unit ?? spaceOf(order.order.unit.at);
    return wanted === got ? [] : [{ order, unit, about, expected: wanted, got }];
  });
}

function compareDislodged(
  { dislodged }: Pick<Scenario, 'dislodged'>,
  ruling: Ruling,
): readonly UnmetExpectation[] {
  const board = boardIn(ruling.after);
  const units = new Set([...dislodged, ...ruling.dislodged].map(({ unit }) => unit));
  return [...units].flatMap((unit) => {
    const isIt = (one: { readonly unit: SpaceId }): boolean => one.unit === unit;
    const expected = formatDislodgement(dislodged.find(isIt), board);
    const got = formatDislodgement(ruling.dislodged.find(isIt), board);
    return expected === got
      ? []
      : [{ order: null, unit, about: formatLocation(unit, board), expected, got }];
  });
}

function compareStarved(
  { starved = [] }: Pick<Scenario, 'starved'>,
  ruling: Ruling,
): readonly UnmetExpectation[] {
  const ruled = (ruling.starved ?? []).map(spaceOf);
  const say = (isStarving: boolean): string =>
    isStarving ? 'the army starves' : 'no army starves';
  return [...new Set([...starved, ...ruled])].flatMap((unit) => {
    const [expected, got] = [say(starved.includes(unit)), say(ruled.includes(unit))];
    return expected === got
      ? []
      : [{ order: null, unit, about: formatLocation(unit), expected, got }];
  });
}

function formatDislodgement(
  one: Omit<ExpectedDislodgement, 'unit'> | undefined,
  board: Board,
): string {
  if (!one) return 'not dislodged';
  const open = one.retreats
    .map((at) => formatLocation(at, board))
    .sort()
    .join(', ');
  return `dislodged from ${formatLocation(one.by, board)}, retreats ${open === '' ? 'nowhere' : open}`;
}
