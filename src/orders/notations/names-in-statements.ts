import { canBeIn, type Board } from '../../board/board.ts';
import type { KnownUnits } from '../interpret/choose-meaning.ts';
import { supportingHolds } from '../interpret/interpret-orders.ts';
import { withOneMeaning } from '../interpret/one-meaning.ts';
import type { WrittenOrder } from '../interpret/written-order.ts';
import type { Statement, WrittenText } from './written-text.ts';

/** The statements, with what zines write as a move to the unit's own place read as a support to hold. */
export function statementsOf(
  { statements, asWritten }: WrittenText,
  board: Board,
): readonly Statement[] {
  if (asWritten === true) return statements;
  const moves = statements.flatMap((each) => (each.phase === 'movement' ? [each.written] : []));
  const same = moves.map((order) => withOneName(order, board));
  const read = new Map(supportingHolds(same).map((order, place) => [moves[place], order]));
  return statements.map((each) => {
    if (each.phase !== 'movement') return each;
    return { ...each, written: read.get(each.written) ?? each.written };
  });
}

/** The moves with each name as one space. */
export function withNamesOnce(
  statements: readonly Statement[],
  known: KnownUnits,
): readonly Statement[] {
  const moves = statements.flatMap((each) => (each.phase === 'movement' ? [each.written] : []));
  const read = new Map(withOneMeaning(moves, known).map((order, place) => [moves[place], order]));
  return statements.map((each) =>
    each.phase === 'movement' ? { ...each, written: read.get(each.written) ?? each.written } : each,
  );
}

/** `S A Tyl-Tyr`: two names that can only mean one space for such a unit, as that space. */
function withOneName(order: WrittenOrder, board: Board): WrittenOrder {
  const { type, target, to } = order;
  const { kind = null, place = null } = target ?? {};
  if (type !== 'support-move' || !target || !kind || !place || !to) return order;
  const [own, ...others] = place.spaces.filter((space) => canBeIn(kind, space, board));
  const [goal, ...more] = to.spaces.filter((space) => canBeIn(kind, space, board));
  if (own === undefined || own !== goal || others.length + more.length > 0) return order;
  const spaces = [own];
  return {
    ...order,
    target: { ...target, place: { ...place, spaces } },
    to: { ...to, spaces },
  };
}
