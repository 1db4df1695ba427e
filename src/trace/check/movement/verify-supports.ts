import type { Excuse, FactOf } from '../../fact.ts';
import type { TurnModel, Move, Support } from '../../model/turn-model.ts';
import { byConvoy, movesInto } from '../../model/turn-model.ts';
import type { Premises, Refusal } from '../premises.ts';
import {
  firstRefusal,
  namesAll,
  namesSome,
  tookFailure,
  tookNoPath,
  tookSuccess,
} from '../premises.ts';
import { hasChain, seaBit } from '../../model/seas.ts';

/** A legal support that matches, or null. */
export function effectiveSupport(field: TurnModel, at: Support['at']): Support | null {
  const order = field.standing.get(at);
  return order?.type === 'support' && !field.voids.has(at) ? order : null;
}

/** Whether the edition's clause on convoys keeps this attack from cutting (1971, 1982 XII.5; DATC 3.0 4.A.2). */
export function isImmune(field: TurnModel, support: Support, attack: Move): boolean {
  const crossing = field.crossings.get(attack.at);
  if (!crossing || support.unit.kind !== 'F') return false;
  const sea = seaBit(support.into);
  const { ordered, onRoutes } = crossing;
  switch (field.choices.uncuttable) {
    case 'none':
      return false;
    case 'attack-on-route':
      return support.to !== null && (onRoutes & sea) !== 0;
    case 'attack-on-needed-fleet':
      return (
        support.to !== null &&
        (onRoutes & sea) !== 0 &&
        !hasChain(ordered & ~sea, attack.at, attack.into)
      );
    case 'action-at-convoy': {
      const there = field.standing.get(support.into);
      return sea !== 0 && there?.type === 'convoy' && !field.voids.has(there.at);
    }
  }
}

export const isOwnAttack = (support: Support, attack: Move): boolean =>
  attack.unit.power === support.unit.power;

/** 1971 X: an attack from the space that the support goes into cuts only by dislodging, unless it comes from the sea (4.A.4). */
export const isFromTarget = (field: TurnModel, support: Support, attack: Move): boolean =>
  attack.at === support.into && !(field.choices.convoyedFrom === 'sea' && byConvoy(field, attack));

function excuseOf(field: TurnModel, support: Support, attack: Move): Excuse | null {
  if (isImmune(field, support, attack)) return 'immune';
  if (isOwnAttack(support, attack)) return 'own-power';
  if (isFromTarget(field, support, attack)) return 'from-target';
  return byConvoy(field, attack) ? 'no-path' : null;
}

export function verifyGiven(
  field: TurnModel,
  fact: FactOf<'support-given'>,
  premises: Premises,
): Refusal {
  const support = effectiveSupport(field, fact.unit);
  if (!support) return 'unit: no support that matches';
  const attacks = new Map(movesInto(field, fact.unit).map((move) => [move.at, move]));
  const named = fact.attackers.map(({ unit }) => unit);
  if (!namesAll(named, attacks.keys())) return 'attackers: not every move into its space';
  return firstRefusal(fact.attackers, ({ unit, excuse }) => {
    const attack = attacks.get(unit);
    if (!attack || excuse !== excuseOf(field, support, attack))
      return `attackers: wrong excuse for ${unit}`;
    if (excuse === 'immune') return null;
    if (excuse === 'no-path')
      return tookNoPath(premises, unit) ? null : `needs: no path for ${unit}`;
    return tookFailure(premises, unit) ? null : `needs: failure of the move from ${unit}`;
  });
}

export function verifyCut(
  field: TurnModel,
  fact: FactOf<'support-cut'>,
  premises: Premises,
): Refusal {
  const support = effectiveSupport(field, fact.unit);
  if (!support) return 'unit: no support that matches';
  const attacks = new Map(movesInto(field, fact.unit).map((move) => [move.at, move]));
  if (fact.by.length === 0 || !namesSome(fact.by, attacks.keys()))
    return 'by: not moves into its space';
  const named = fact.by.flatMap((unit) => attacks.get(unit) ?? []);
  switch (fact.manner) {
    case 'attacked': {
      const unnamed = [...attacks.values()].filter((attack) => !named.includes(attack));
      const other = unnamed.find(
        (attack) => cuts(field, support, attack) && !byConvoy(field, attack),
      );
      if (other) return `by: ${other.at} cuts it too`;
      return firstRefusal(named, (attack) => attackCuts(field, support, attack, premises));
    }
    case 'dislodged': {
      const [attack] = named;
      if (!attack || named.length > 1) return 'by: more than one unit dislodges it';
      return dislodgementCuts(field, support, attack, premises);
    }
    default:
      return 'manner: none that cuts';
  }
}

const cuts = (field: TurnModel, support: Support, attack: Move): boolean =>
  !isImmune(field, support, attack) &&
  !isOwnAttack(support, attack) &&
  !isFromTarget(field, support, attack);

function attackCuts(field: TurnModel, support: Support, attack: Move, premises: Premises): Refusal {
  if (!cuts(field, support, attack)) return `by: ${attack.at} does not cut it`;
  if (byConvoy(field, attack) && !premises.take('path', attack.at))
    return `needs: path of ${attack.at}`;
  return null;
}

function dislodgementCuts(
  field: TurnModel,
  support: Support,
  attack: Move,
  premises: Premises,
): Refusal {
  if (isImmune(field, support, attack)) return 'by: the support cannot be cut by it';
  if (cuts(field, support, attack)) return 'manner: the attack alone cuts the support';
  return tookSuccess(premises, attack.at) ? null : `needs: success of the move from ${attack.at}`;
}
