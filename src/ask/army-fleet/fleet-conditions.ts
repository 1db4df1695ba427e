import { spaceOf } from '../../board/board.ts';
import { isBerth } from '../../board/unit-at.ts';
import { resolveFleets } from '../../law/army-fleet/settle.ts';
import { fleetTurnOf } from '../../law/army-fleet/turn-of.ts';
import type { TurnUnit } from '../../law/turn.ts';
import type { Position } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import { settledBy } from '../../trace/decision.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Condition } from '../condition.ts';
import { ruledOf } from '../fate.ts';
import { succeeds, unitOf, type TurnEnd } from '../turn-end.ts';
import { conditionsOfKind, holdConditions, moveConditions } from '../why-not.ts';

export function fleetTurnEnd(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
): TurnEnd {
  const read = fleetTurnOf(position, orders, edition);
  return { position, read, known: resolveFleets(read) };
}

/** The conditions for the success of a legal order under the Army/Fleet module. Needs the turn's trace. */
export function fleetConditions(
  unit: TurnUnit,
  order: Order | null,
  turn: Turn,
  end: TurnEnd,
): readonly Condition[] {
  if (order === null || order.type === 'hold')
    return isBerth(unit.id) ? staysAboard(unit, turn, end) : holdConditions(unit, turn, end);
  const voids = voidOf(unit.id, turn);
  if (voids.length > 0) return voids;
  switch (order.type) {
    case 'board':
      return passageOf(unit.id, turn);
    case 'land':
      return [...passageOf(unit.id, turn), ...moveConditions(unit, turn, end)];
    case 'move': {
      if (unit.way === null) return conditionsOfKind(unit, order, turn, end);
      const mover = unit.way === 'ferried' ? landingOf(unit, end) : unit;
      return [...passageOf(unit.id, turn), ...moveConditions(mover, turn, end)];
    }
    default:
      return conditionsOfKind(unit, order, turn, end);
  }
}

/** An army aboard goes where its fleet goes, and is dislodged with it. */
function staysAboard(army: TurnUnit, turn: Turn, end: TurnEnd): readonly Condition[] {
  const fleet = unitOf(end.read, spaceOf(army.id));
  if (!fleet) return [];
  if (!succeeds(fleet, end)) return holdConditions(fleet, turn, end);
  const step = ruledOf(turn, fleet.id)?.step ?? null;
  const fact = step === null ? undefined : turn.ruling.steps[step]?.fact;
  return fact ? [{ unit: army.id, kind: 'stated', met: true, fact }] : [];
}

/** The unit that lands from the berth into which an army is ferried. */
const landingOf = (army: TurnUnit, { read }: TurnEnd): TurnUnit =>
  read.units.find(({ space, way }) => space === army.goal && way === 'lands-ferried') ?? army;

function voidOf(unit: UnitAt, { ruling: { steps } }: Turn): readonly Condition[] {
  return steps.flatMap(({ fact }): readonly Condition[] =>
    fact.type === 'void' && fact.unit === unit ? [{ unit, kind: 'stated', met: false, fact }] : [],
  );
}

/** Whether the unit had what it needed on its way; where a cycle decided that, the cycle. */
function passageOf(unit: UnitAt, { ruling: { steps } }: Turn): readonly Condition[] {
  return steps.flatMap(({ fact }): readonly Condition[] => {
    if (fact.type !== 'passage' || fact.unit !== unit) return [];
    const met = settledBy(fact).every(([, yes]) => yes);
    return [{ unit, kind: 'stated', met, fact }];
  });
}
