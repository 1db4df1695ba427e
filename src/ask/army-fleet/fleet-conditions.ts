import { spaceOf } from '../../board/board.ts';
import { berthIn, isBerth } from '../../board/unit-at.ts';
import type { Order } from '../../orders/order.ts';
import { settledBy, split } from '../../trace/decision.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { TurnModel } from '../../check/model/turn-model.ts';
import { wayOf } from '../../check/model/turn-model.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Condition } from '../condition.ts';
import { decidedTurn, type DecidedTurn, outcomesOf, succeeds } from '../decided-turn.ts';
import { ruledOf } from '../fate.ts';
import type { DecidedOutcomes } from '../provided-army-fleet.ts';
import { conditionsOfKind, holdConditions, moveConditions } from '../why-not.ts';

/**
 * The outcomes of the moves, as the steps have settled them: an army that is ferried by a fleet of its own power has
 * two moves, one into the berth and one out of it.
 */
export function decidedFleets(turn: Turn, model: TurnModel): DecidedOutcomes {
  const settled = turn.ruling.steps.flatMap(({ fact }) => settledBy(fact));
  const of = (kind: string): readonly (readonly [UnitAt, boolean])[] =>
    settled.flatMap(([decision, yes]) => {
      const [its, unit] = split(decision);
      return its === kind ? [[unit, yes] as const] : [];
    });
  const outcomes = outcomesOf(turn, model);
  for (const [unit, yes] of of('move')) {
    const outcome = outcomes.get(unit);
    if (yes) outcomes.set(unit, 'succeeds');
    else if (outcome === undefined || outcome === 'succeeds') outcomes.set(unit, 'bounces');
  }
  return { outcomes, paths: new Map(of('path')) };
}

/** The conditions for the success of a legal order under the Army/Fleet module. Needs the turn's trace. */
export function fleetConditions(
  unit: UnitAt,
  order: Order | null,
  turn: Turn,
): readonly Condition[] {
  const end = decidedTurn(turn);
  if (order === null || order.type === 'hold')
    return isBerth(unit) ? staysAboard(unit, turn, end) : holdConditions(unit, end);
  const fallen = voidOf(unit, turn);
  if (fallen.length > 0) return fallen;
  switch (order.type) {
    case 'board':
      return passageOf(unit, turn);
    case 'land':
      return [...passageOf(unit, turn), ...moveConditions(unit, turn, end)];
    case 'move': {
      const way = wayOf(end.model, unit);
      if (way === null) return conditionsOfKind(unit, order, turn, end);
      const mover = way === 'ferried' ? landingOf(unit, end.model) : unit;
      return [...passageOf(unit, turn), ...moveConditions(mover, turn, end)];
    }
    default:
      return conditionsOfKind(unit, order, turn, end);
  }
}

/** An army aboard goes where its fleet goes, and is dislodged with it. */
function staysAboard(army: UnitAt, turn: Turn, end: DecidedTurn): readonly Condition[] {
  const fleet = spaceOf(army);
  if (!succeeds(fleet, end)) return holdConditions(fleet, end);
  const step = ruledOf(turn, fleet)?.step ?? null;
  const fact = step === null ? undefined : turn.ruling.steps[step]?.fact;
  return fact ? [{ unit: army, kind: 'stated', met: true, fact }] : [];
}

/** The berth from which a ferried army lands. */
function landingOf(army: UnitAt, { fleets }: TurnModel): UnitAt {
  for (const [berth, ferried] of fleets?.ferried ?? []) if (ferried === army) return berth;
  return berthIn(army);
}

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
