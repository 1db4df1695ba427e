import type { Order } from '../orders/order.ts';
import { illegalOrder, type TurnModel } from '../trace/model/turn-model.ts';
import { seasIn } from '../trace/model/seas.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import type { Condition } from './condition.ts';
import { ruledOf } from './fate.ts';
import { arrives, brokenAmong, ended, type Ended } from './in-the-end.ts';
import { convoyConditions, holdConditions, supportConditions } from './conditions-of-rest.ts';
import { moveConditions } from './conditions-of-moves.ts';

/**
 * The conditions of the success of an order, each with its mark and its numbers, in the order in which the rules ask
 * them. The order fails exactly if one is not met: a move that does not succeed, a support that is not given, a convoy that
 * is not available, a unit dislodged that was to hold, or was ordered nothing; an order that is illegal, void, or one of
 * several of which another is followed, or none. The conditions after such a one are not asked.
 *
 * The numbers are those of the end of the turn: the equations of the rules, put to what became of supports, convoys and
 * moves. (The trace has one witness of a failure, and bounds where a number did not matter.) Needs no trace.
 *
 * `ruled`: of several orders to the unit the one that is asked about; the one it follows unless said otherwise. Empty: there
 * is no such unit and no such order.
 */
export function conditions(
  turn: Turn,
  unit: UnitAt,
  ruled: RuledOrder | null = ruledOf(turn, unit),
): readonly Condition[] {
  if (!ruled) return [];
  const { order, outcome } = ruled;
  const end = ended(turn);
  if (order === null) return holdConditions(unit, end);
  const legality = [legal(unit, order, end.field), ...oneMeaning(ruled, end.field)];
  if (outcome === 'illegal') return legality.slice(0, 1);
  if (outcome === 'ambiguous') return legality;
  return [...legality, ...ofKind(unit, order, turn, end)];
}

function legal(unit: UnitAt, order: Order, field: TurnModel): Condition {
  const reason = illegalOrder(field, order)?.reason ?? null;
  return { unit, kind: 'legal', met: reason === null, order, reason };
}

/** Several legal orders to one unit: whether this is the one that is followed. */
function oneMeaning({ unit, outcome }: RuledOrder, field: TurnModel): readonly Condition[] {
  const orders = field.ambiguous.get(unit)?.meanings.length;
  if (orders === undefined) return [];
  return [{ unit, kind: 'one-meaning', met: outcome !== 'ambiguous', orders }];
}

function ofKind(unit: UnitAt, order: Order, turn: Turn, end: Ended): readonly Condition[] {
  if (order.type === 'hold') return holdConditions(unit, end);
  const matching = matches(unit, order, end.field);
  if (matching.some(({ met }) => !met)) return matching;
  switch (order.type) {
    case 'move':
      return [...matching, ...path(unit, end), ...moveConditions(unit, turn, end)];
    case 'support-hold':
    case 'support-move':
      return [...matching, ...supportConditions(unit, end)];
    case 'convoy':
      return [...matching, ...convoyConditions(unit, turn, end)];
  }
}

/** Not asked of a move by land. */
function matches(
  unit: UnitAt,
  order: Order,
  { voids, crossings }: TurnModel,
): readonly Condition[] {
  if (order.type === 'move' && !crossings.has(unit)) return [];
  const reason = voids.get(unit) ?? null;
  return [{ unit, kind: 'matches', met: reason === null, order, reason }];
}

function path(unit: UnitAt, end: Ended): readonly Condition[] {
  const move = end.field.moves.get(unit);
  const crossing = end.field.crossings.get(unit);
  if (!move || !crossing) return [];
  const broken = brokenAmong(crossing.needed, end);
  const fleets = seasIn(crossing.needed).filter((sea) => !broken.includes(sea));
  return [{ unit, kind: 'path', met: arrives(move, end), fleets, broken }];
}
