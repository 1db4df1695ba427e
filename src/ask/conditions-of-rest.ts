import { isFromTarget, isImmune, isOwnAttack } from '../trace/model/support-cuts.ts';
import { effectiveSupport, type Move, type Support } from '../trace/model/turn-model.ts';
import type { Excuse, UnitAt } from '../trace/fact.ts';
import type { Turn } from '../trace/turn.ts';
import { factsOf } from '../trace/facts-of.ts';
import type { Condition, Withstood } from './condition.ts';
import {
  arrives,
  attacksOn,
  attackStrength,
  holdStrength,
  succeeds,
  type Ended,
} from './in-the-end.ts';

/** What the orders of units that stay must withstand: each attack on them. */

/** Of a unit that holds. */
export function holdConditions(unit: UnitAt, end: Ended): readonly Condition[] {
  const attacks = attacksOn(unit, end);
  if (attacks.length === 0) return [{ unit, kind: 'unattacked', met: true }];
  return attacks.map((attack) => withstands(unit, attack, end));
}

/** Of a fleet that convoys: nobody dislodges it, and no paradox breaks the convoy. */
export function convoyConditions(
  unit: UnitAt,
  { ruling: { steps } }: Turn,
  end: Ended,
): readonly Condition[] {
  const attacks = holdConditions(unit, end);
  const isBroken = end.outcomes.get(unit) === 'disrupted' && attacks.every(({ met }) => met);
  if (!isBroken) return attacks;
  const convoys = factsOf(steps, 'paradox').find((fact) => fact.convoys.includes(unit))?.convoys;
  return [...attacks, { unit, kind: 'paradox', met: false, convoys: convoys ?? [unit] }];
}

/** Of a support that matches: SU1 to SU3. */
export function supportConditions(unit: UnitAt, end: Ended): readonly Condition[] {
  const support = effectiveSupport(end.field, unit);
  if (!support) return [];
  const attacks = attacksOn(unit, end);
  if (attacks.length === 0) return [{ unit, kind: 'unattacked', met: true }];
  return attacks.map((attack): Condition => {
    const excuse = excuseOf(support, attack, end);
    return {
      unit,
      kind: 'uncut',
      met: excuse !== null,
      by: attack.at,
      excuse,
      dislodges: dislodges(support, attack, end),
      attack: attackStrength(attack, end),
      against: holdStrength(unit, end),
    };
  });
}

/** Any attack cuts as it is, but those of its own power and from where it is aimed must dislodge. */
function dislodges(support: Support, attack: Move, end: Ended): 'to-cut' | 'besides' | null {
  if (!succeeds(attack.at, end)) return null;
  return isOwnAttack(support, attack) || isFromTarget(end.field, support, attack)
    ? 'to-cut'
    : 'besides';
}

/** Why an attack does not cut; null: it does. */
function excuseOf(support: Support, attack: Move, end: Ended): Excuse | null {
  if (isImmune(end.field, support, attack)) return 'immune';
  if (succeeds(attack.at, end)) return null;
  if (isOwnAttack(support, attack)) return 'own-power';
  if (isFromTarget(end.field, support, attack)) return 'from-target';
  return arrives(attack, end) ? null : 'no-path';
}

function withstands(unit: UnitAt, attack: Move, end: Ended): Condition {
  const because = succeeds(attack.at, end) ? null : failure(unit, attack, end);
  return {
    unit,
    kind: 'withstands',
    met: because !== null,
    by: attack.at,
    because,
    attack: attackStrength(attack, end),
    against: holdStrength(unit, end),
  };
}

/** Why an attack on a unit that stays fails: a rival that is as strong keeps it out, if nothing else does. */
function failure(unit: UnitAt, attack: Move, end: Ended): Withstood {
  if (!arrives(attack, end)) return 'no-path';
  if (end.outcomes.get(attack.at) === 'stopped') return 'stopped';
  if (end.field.units.get(unit)?.power === attack.unit.power) return 'own-power';
  return attackStrength(attack, end).value > holdStrength(unit, end).value
    ? 'kept-out'
    : 'too-weak';
}
