import type { Choices } from '../rules/edition.ts';
import { EXCUSES, type Excuse, type FactOf, type UnitAt } from '../trace/fact.ts';
import { kindAt, spaceName, unitIn, unitName, unitsOwn } from './names.ts';
import { aim, convoyed, type Telling } from './telling.ts';
import { counted, listed } from './words.ts';

/** What a convoyed attack never cuts, as the edition has it. */
const UNCUT: Readonly<Record<Choices['uncuttable'], string>> = {
  'attack-on-route': 'a support for an attack on its own convoy',
  'action-at-convoy': 'a support into a sea where a fleet convoys',
  'attack-on-needed-fleet': 'a support for an attack on a fleet that it needs',
  none: 'this support',
};

/** Why some attacks do not cut, as the end of a sentence that has named the supporter. */
export function excuse(by: readonly UnitAt[], why: Excuse, t: Telling): string {
  const one = by.length === 1;
  const armies = `the ${one ? 'army' : 'armies'} from ${listed(by.map(spaceName))}`;
  const units = listed(by.map(unitName));
  switch (why) {
    case 'from-target':
      return `${units} is where the support is aimed`;
    case 'own-power':
      return `${units} ${one ? 'is' : 'are'} of its own power`;
    case 'no-path':
      return `${armies} never ${one ? 'arrives' : 'arrive'}`;
    case 'immune':
      return `${armies} ${one ? 'comes' : 'come'} by convoy and cannot cut ${UNCUT[t.edition.choices.uncuttable]}`;
  }
}

function oneAttacker(supporter: UnitAt, by: UnitAt, why: Excuse, t: Telling): string {
  const name = unitName(supporter);
  switch (why) {
    case 'from-target':
      return `${name} is attacked, but only from ${spaceName(by)}, the space it supports into.`;
    case 'own-power':
      return `${name} is attacked only by ${unitName(by)}, a unit of its own power, and that takes no support away.`;
    case 'no-path':
      return `the army from ${spaceName(by)} never arrives, and no one else attacks ${name}.`;
    case 'immune':
      return `${name} is attacked only by the army from ${spaceName(by)}, which comes by convoy and cannot cut ${UNCUT[t.edition.choices.uncuttable]}.`;
  }
}

/** A support counts: nobody attacks it, or what excuses each attack. */
export function supportGiven({ unit, attackers }: FactOf<'support-given'>, t: Telling): string {
  const [first, second] = attackers;
  if (first === undefined) return `no one attacks ${unitName(unit)}, so its support is given.`;
  if (second === undefined) {
    const reason = oneAttacker(unit, first.unit, first.excuse, t);
    return first.excuse === 'from-target' || first.excuse === 'own-power'
      ? `${reason} Its support is given.`
      : `${reason} ${unitsOwn(unit)} support is given.`;
  }
  const units = counted(attackers.length, 'unit');
  const none = attackers.length === 2 ? 'neither' : 'none of them';
  const reasons = EXCUSES.flatMap((why) => {
    const by = attackers
      .filter((attacker) => attacker.excuse === why)
      .map(({ unit: from }) => from);
    return by.length === 0 ? [] : [excuse(by, why, t)];
  });
  return `${units} are ordered to ${spaceName(unit)}, but ${none} cuts its support: ${reasons.join('; ')}. ${unitsOwn(unit)} support is given.`;
}

/** A support does not count: attacked, or its unit dislodged. */
export function supportCut({ unit, manner, by }: FactOf<'support-cut'>, t: Telling): string {
  if (manner === 'dislodged') {
    return `${unitsOwn(unit)} support is cut and does not count, because its ${kindAt(unit, t.units)} is dislodged.`;
  }
  const names = by.map(unitName);
  const attack = by.length === 1 ? 'attacks' : 'attack';
  const enough =
    by.length === 1 ? '' : ` ${by.length === 2 ? 'Either' : 'Any'} attack alone is enough.`;
  return `${listed(names)} ${attack} ${spaceName(unit)}, so ${unitsOwn(unit)} support is cut and does not count.${enough}`;
}

/** An attack that would have cut, had it come from elsewhere; a cut that only the dislodgement made. */
export function supportNearMiss(
  fact: FactOf<'support-given'> | FactOf<'support-cut'>,
  t: Telling,
): string | null {
  const target = aim(fact.unit, t);
  if (target === null) return null;
  if (fact.type === 'support-cut') {
    if (fact.manner === 'dislodged') {
      return fact.by.includes(target)
        ? `an attack from ${spaceName(target)} alone would not cut it: that is where the support is aimed.`
        : null;
    }
    const fallen = fact.by.find((by) =>
      t.before.some((step) => step.fact.type === 'dislodged' && step.fact.unit === by),
    );
    return fallen === undefined
      ? null
      : `${unitIn(fallen, t.units)} is itself dislodged, but its attack cuts all the same.`;
  }
  const [only, ...more] = fact.attackers;
  if (only === undefined || more.length > 0) return null;
  if (only.excuse === 'from-target') {
    return `an attack from ${spaceName(target)} cuts it only by dislodging ${unitIn(fact.unit, t.units)}.`;
  }
  const foreign = t.units.get(only.unit)?.power !== t.units.get(fact.unit)?.power;
  if (only.unit === target || (only.excuse !== 'own-power' && !foreign)) return null;
  if (only.excuse === 'own-power') {
    return convoyed(only.unit, t) ? null : 'the same attack by another power would cut it.';
  }
  if (only.excuse === 'immune') return 'the same attack without a convoy would cut it.';
  return t.edition.choices.uncuttable === 'none' || t.units.get(fact.unit)?.kind === 'A'
    ? 'had that army arrived, its attack would have cut the support.'
    : null;
}
