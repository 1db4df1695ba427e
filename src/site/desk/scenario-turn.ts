import { spaceOf } from '../../board/board.ts';
import { inBoardOrder } from '../../board/in-board-order.ts';
import { formatTurnLine } from '../../orders/turn-line/format-turn-line.ts';
import type { Dislodgement, GivenTurn } from '../../orders/turn-line/turn-line.ts';
import type { RetreatPart } from '../../scenario/scenario.ts';
import type { Retreater } from '../../trace/retreat-ruling.ts';
import type { Shown } from '../shown.ts';
import { formatTurnFields, OPENING_EDITION } from './desk-address.ts';
import { dateFor, dateIn } from './taken.ts';

/** The first phase of a scenario as a turn line holds it. */
export function turnOfScenario({
  position,
  orders,
  retreats,
  adjustments,
  phase,
}: Shown): GivenTurn {
  const { units } = position;
  const date =
    dateIn(phase ?? '') ?? (adjustments ? { season: 'Fall' as const, year: 1901 } : null);
  const owners = adjustments?.owners ?? null;
  if (orders.length > 0 || (!retreats && !adjustments))
    return { phase: 'movement', date: dateFor('movement', date), units, owners, orders };
  if (retreats)
    return {
      phase: 'retreats',
      date: dateFor('retreats', date),
      units,
      owners,
      ...barringOf(retreats.given ?? []),
      orders: retreats.orders,
    };
  return {
    phase: 'adjustments',
    date: dateFor('adjustments', date),
    units,
    owners,
    captured: adjustments?.captured ?? false,
    orders: adjustments?.orders ?? [],
  };
}

/** What bars the retreats of units, stated once for all of them. */
export function barringOf(
  given: NonNullable<RetreatPart['given']>,
): Pick<GivenTurn & { phase: 'retreats' }, 'dislodged' | 'contested'> {
  const contested = given.flatMap(({ barred }) =>
    barred.flatMap(({ at, reason }) => (reason === 'stand-off' ? [spaceOf(at)] : [])),
  );
  return {
    dislodged: given.map(({ unit, barred }: Retreater): Dislodgement => {
      const origin = barred.find(({ reason }) => reason === 'attacker-origin');
      return { unit, from: origin ? spaceOf(origin.at) : null, byConvoy: false };
    }),
    contested: [...new Set(contested)].sort(inBoardOrder),
  };
}

/** The address of the desk with a scenario on it, after the site's own. */
export const deskAddressOf = (shown: Shown): string => {
  const edition = shown.editions[0] ?? OPENING_EDITION;
  const fields = formatTurnFields(formatTurnLine(turnOfScenario(shown)));
  return `desk/#${[...fields, ...(edition === OPENING_EDITION ? [] : [`edition=${edition}`])].join('&')}`;
};
