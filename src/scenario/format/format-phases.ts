import { type Location, spaceOf } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import { CENTRES } from '../../board/centres.ts';
import { SPACES } from '../../board/spaces.ts';
import { formatPiece } from '../../orders/format-order.ts';
import { group, plain } from './format-text.ts';
import type { Scenario } from '../scenario.ts';

/** The lines of a file for the phases after the moves; none if it has none. */
export function formatPhases(scenario: Scenario): readonly string[] {
  return [...formatRetreats(scenario), ...formatCentres(scenario), ...formatAdjustments(scenario)];
}

/** The dislodged units that a scenario begins with. */
export function formatGiven({ retreats }: Scenario): readonly string[] {
  if (!retreats?.given) return [];
  return [
    'dislodged:',
    ...retreats.given.map(({ unit, retreats: open, barred }) => {
      const by = barred.find(({ reason }) => reason === 'attacker-origin');
      const from = by ? `by: ${pieceFrom(by.at)}, ` : '';
      const places = open.map((at) => formatLocation(at)).join(', ');
      return `  ${formatPiece(unit)}: { power: ${unit.power}, ${from}retreats: [${places}] }`;
    }),
  ];
}

/** The attacker, as far as it matters: where it came from. */
const pieceFrom = (at: Location): string =>
  formatPiece({ kind: SPACES[spaceOf(at)].kind === 'sea' ? 'F' : 'A', at: spaceOf(at) });

interface Line {
  readonly text: string;
  readonly order: { readonly power: Power };
  readonly outcome: string;
}

function formatOrders(field: string, orders: readonly Line[]): readonly string[] {
  if (orders.length === 0) return [`${field}: {}`];
  return [
    `${field}:`,
    ...group(orders, ({ order }) => order.power).flatMap(([power, own]) => [
      `  ${power}:`,
      ...own.map(({ text, outcome }) => `    ${plain(text)}: ${outcome}`),
    ]),
  ];
}

function formatRetreats({ retreats, expectedRetreats }: Scenario): readonly string[] {
  return retreats ? formatOrders('retreats', expectedRetreats) : [];
}

function formatCentres({ position: { owners }, adjustments }: Scenario): readonly string[] {
  if (!owners) return [];
  const owned = POWERS.flatMap((power) => {
    const own = CENTRES.filter((centre) => owners[centre] === power);
    return own.length > 0 ? [[power, own.map((at) => formatLocation(at))] as const] : [];
  });
  const field = adjustments ? 'centres' : 'owners';
  return owned.length > 0 ? [`${field}:`, ...owned.map(formatList)] : [`${field}: { Austria: [] }`];
}

function formatAdjustments({ adjustments, expectedAdjustments }: Scenario): readonly string[] {
  if (!adjustments || !expectedAdjustments) return [];
  const { orders, removed, owners } = expectedAdjustments;
  const after = POWERS.flatMap((power) => {
    const own = owners[power];
    return own ? [[power, own.map((at) => formatLocation(at))] as const] : [];
  });
  const gone = group(removed, ({ power }) => power).map(
    ([power, units]) => [power, units.map((one) => formatPiece(one))] as const,
  );
  return [
    ...(adjustments.captured ? ['captures: false'] : []),
    ...(orders.length > 0 ? formatOrders('adjustments', orders) : []),
    ...(gone.length > 0 ? ['removed:', ...gone.map(formatList)] : []),
    ...(after.length > 0 ? ['centres after:', ...after.map(formatList)] : []),
  ];
}

const formatList = ([power, items]: readonly [Power, readonly string[]]): string =>
  `  ${power}: [${items.join(', ')}]`;
