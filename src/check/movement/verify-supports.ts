import type { Excuse, FactOf } from '../../trace/fact.ts';
import { isFromTarget, isImmune, isOwnAttack } from '../model/support-cuts.ts';
import type { TurnModel, LegalMove, LegalSupport } from '../model/turn-model.ts';
import { effectiveSupport, movesInto, needsPath } from '../model/turn-model.ts';
import type { Premises, Refusal } from '../premises.ts';
import {
  firstRefusal,
  isInBoardOrder,
  namesAll,
  namesSome,
  takeOpenPath,
  tookFailure,
  tookNoPath,
  tookSuccess,
} from '../premises.ts';

function excuseOf(model: TurnModel, support: LegalSupport, attack: LegalMove): Excuse | null {
  if (isImmune(model, support, attack)) return 'immune';
  if (isOwnAttack(support, attack)) return 'own-power';
  if (isFromTarget(model, support, attack)) return 'from-target';
  return needsPath(model, attack.at) ? 'no-path' : null;
}

export function verifyGiven(
  model: TurnModel,
  fact: FactOf<'support-given'>,
  premises: Premises,
): Refusal {
  const support = effectiveSupport(model, fact.unit);
  if (!support) return 'unit: no support that matches';
  const attacks = new Map(movesInto(model, fact.unit).map((move) => [move.at, move]));
  const named = fact.attackers.map(({ unit }) => unit);
  if (!namesAll(named, attacks.keys())) return 'attackers: not every move into its space';
  if (!isInBoardOrder(named, model.board)) return 'attackers: not in board order';
  return firstRefusal(fact.attackers, ({ unit, excuse }) => {
    const attack = attacks.get(unit);
    if (!attack || excuse !== excuseOf(model, support, attack))
      return `attackers: wrong excuse for ${unit}`;
    if (excuse === 'immune') return null;
    if (excuse === 'no-path')
      return tookNoPath(premises, unit) ? null : `needs: no path for ${unit}`;
    return tookFailure(premises, unit) ? null : `needs: failure of the move from ${unit}`;
  });
}

export function verifyCut(
  model: TurnModel,
  fact: FactOf<'support-cut'>,
  premises: Premises,
): Refusal {
  const support = effectiveSupport(model, fact.unit);
  if (!support) return 'unit: no support that matches';
  const attacks = new Map(movesInto(model, fact.unit).map((move) => [move.at, move]));
  if (fact.by.length === 0 || !namesSome(fact.by, attacks.keys()))
    return 'by: not moves into its space';
  if (!isInBoardOrder(fact.by, model.board)) return 'by: not in board order';
  const named = fact.by.flatMap((unit) => attacks.get(unit) ?? []);
  switch (fact.manner) {
    case 'attacked': {
      const unnamed = [...attacks.values()].filter((attack) => !named.includes(attack));
      const other = unnamed.find(
        (attack) => cuts(model, support, attack) && !needsPath(model, attack.at),
      );
      if (other) return `by: ${other.at} cuts it too`;
      return firstRefusal(named, (attack) => attackCuts(model, support, attack, premises));
    }
    case 'dislodged': {
      const [attack] = named;
      if (!attack || named.length > 1) return 'by: more than one unit dislodges it';
      return dislodgementCuts(model, support, attack, premises);
    }
    default:
      return 'manner: none that cuts';
  }
}

const cuts = (model: TurnModel, support: LegalSupport, attack: LegalMove): boolean =>
  !isImmune(model, support, attack) &&
  !isOwnAttack(support, attack) &&
  !isFromTarget(model, support, attack);

function attackCuts(
  model: TurnModel,
  support: LegalSupport,
  attack: LegalMove,
  premises: Premises,
): Refusal {
  if (!cuts(model, support, attack)) return `by: ${attack.at} does not cut it`;
  if (needsPath(model, attack.at) && !takeOpenPath(premises, attack.at))
    return `needs: path of ${attack.at}`;
  return null;
}

function dislodgementCuts(
  model: TurnModel,
  support: LegalSupport,
  attack: LegalMove,
  premises: Premises,
): Refusal {
  if (isImmune(model, support, attack)) return 'by: the support cannot be cut by it';
  if (cuts(model, support, attack)) return 'manner: the attack alone cuts the support';
  return tookSuccess(premises, attack.at) ? null : `needs: success of the move from ${attack.at}`;
}
