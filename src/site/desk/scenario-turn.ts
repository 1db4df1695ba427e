import { boardIn, STANDARD, type Board } from '../../board/board.ts';
import type { BoardId } from '../../board/others/known-boards.ts';
import { formatTurnLine } from '../../orders/turn-line/format-turn-line.ts';
import type { GivenTurn, TurnDate } from '../../orders/turn-line/turn-line.ts';
import { dateIn } from '../../orders/notations/turn-date.ts';
import type { Phases, Scenario } from '../../scenario/scenario.ts';
import { editionsOf } from '../../scenario/editions-of.ts';
import { EDITIONS } from '../../rules/editions.ts';
import type { PhaseTurn } from '../../trace/phase-turn.ts';
import { lineFields, OPENING_EDITION, type NamedRules } from './link/desk-address.ts';
import { barringOf } from '../../desk/barring.ts';
import { dateFor } from '../../desk/paste/taken.ts';

/** The first phase of a scenario as the content of a turn line. */
export function turnOfScenario({
  position,
  orders,
  retreats,
  adjustments,
  phase,
}: Phases & Pick<Scenario, 'phase'>): GivenTurn {
  const { units, owners = null } = position;
  const date =
    dateIn(phase ?? '') ?? (adjustments ? { season: 'Fall' as const, year: 1901 } : null);
  if (orders.length > 0 || (!retreats && !adjustments))
    return { phase: 'movement', date: dateFor('movement', date), units, owners, orders };
  if (retreats)
    return {
      phase: 'retreats',
      date: dateFor('retreats', date),
      units,
      owners,
      ...barringOf(retreats.given ?? [], boardIn(position)),
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

const fragmentWith = (turn: GivenTurn, by: NamedRules, board?: Board): string =>
  `#${lineFields(formatTurnLine(turn, board), by).join('&')}`;

const boardIdOf = (board: Board): BoardId | null =>
  board === STANDARD ? null : (board.id as BoardId);

/** The fragment of the desk with the first phase of a scenario on it. */
export function deskFragmentOf(
  scenario: Phases & Pick<Scenario, 'phase' | 'editions' | 'rules'>,
): string {
  const { editions, rules = editions[0] ?? OPENING_EDITION } = scenario;
  const [edition = EDITIONS[OPENING_EDITION]] = editionsOf(scenario);
  const board = boardIn(scenario.position);
  return fragmentWith(turnOfScenario(scenario), { rules, edition, board: boardIdOf(board) }, board);
}

/** The address of the desk with a scenario on it, relative to the site. */
export const deskAddressOf = (shown: Parameters<typeof deskFragmentOf>[0]): string =>
  `desk/${deskFragmentOf(shown)}`;

/**
 * The address of the desk with a ruled phase of a game on it, relative to the site. Null under house rules based on the
 * Army/Fleet module, which the desk does not support.
 */
export function deskAddressOfPhase(
  { phase, turn }: PhaseTurn,
  date: TurnDate,
  rules: NamedRules['rules'],
): string | null {
  if (typeof rules !== 'string' && turn.edition.law !== 'rulebook') return null;
  const { units, owners = null } = turn.position;
  const given = { date: dateFor(phase, date), units, owners };
  const board = boardIn(turn.position);
  const by = { rules, edition: turn.edition, board: boardIdOf(board) };
  const address = (one: GivenTurn): string => `desk/${fragmentWith(one, by, board)}`;
  switch (phase) {
    case 'movement':
      return address({ phase, ...given, orders: turn.orders });
    case 'retreats': {
      const { dislodged } = turn.position;
      const barring = barringOf(dislodged, board);
      return address({ phase, ...given, ...barring, orders: turn.orders });
    }
    case 'adjustments': {
      const { captured = false } = turn.position;
      return address({ phase, ...given, captured, orders: turn.orders });
    }
  }
}
