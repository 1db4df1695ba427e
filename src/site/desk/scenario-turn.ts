import { boardIn, STANDARD, type Board } from '../../board/board.ts';
import type { BoardId } from '../../board/others/known-boards.ts';
import { formatTurnLine } from '../../orders/turn-line/format-turn-line.ts';
import type { GivenTurn, TurnDate } from '../../orders/turn-line/turn-line.ts';
import { dateIn } from '../../orders/notations/turn-date.ts';
import { editionCalled } from '../../rules/modules.ts';
import type { ShownScenario } from '../shown.ts';
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
}: ShownScenario): GivenTurn {
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

const addressWith = (turn: GivenTurn, by: NamedRules, board?: Board): string =>
  `desk/#${lineFields(formatTurnLine(turn, board), by).join('&')}`;

/** The address of the desk with a scenario on it, relative to the site. */
export function deskAddressOf(shown: ShownScenario): string {
  const rules = shown.editions[0] ?? OPENING_EDITION;
  return addressWith(turnOfScenario(shown), { rules, edition: editionCalled(rules) });
}

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
  const id = board === STANDARD ? null : (board.id as BoardId);
  const by = { rules, edition: turn.edition, board: id };
  switch (phase) {
    case 'movement':
      return addressWith({ phase, ...given, orders: turn.orders }, by, board);
    case 'retreats': {
      const { dislodged } = turn.position;
      const barring = barringOf(dislodged, board);
      return addressWith({ phase, ...given, ...barring, orders: turn.orders }, by, board);
    }
    case 'adjustments': {
      const { captured = false } = turn.position;
      return addressWith({ phase, ...given, captured, orders: turn.orders }, by, board);
    }
  }
}
