import type { Table } from '../language.ts';
import type { Excused, SupportNearMiss, SupportMessage, Uncut } from '../../messages/support.ts';
import type { Who } from '../../messages/who.ts';
import { kindName, spaceName, unitIn, unitName, unitsOwn } from './names.ts';
import { counted, listed } from './words.ts';

const UNCUT: Readonly<Record<Uncut, string>> = {
  'attack-on-route': 'a support for an attack on its own convoy',
  'action-at-convoy': 'a support into a sea where a fleet convoys',
  'attack-on-needed-fleet': 'a support for an attack on a fleet that it needs',
  none: 'this support',
};

/** Why some attacks do not cut, as the end of a sentence that has named the supporter. */
export function excuse({ why, by, uncut }: Excused): string {
  const one = by.length === 1;
  const armies = `the ${one ? 'army' : 'armies'} from ${listed(by.map(({ at }) => spaceName(at)))}`;
  const units = listed(by.map(unitName));
  switch (why) {
    case 'from-target':
      return `${units} is where the support is aimed`;
    case 'own-power':
      return `${units} ${one ? 'is' : 'are'} of its own power`;
    case 'no-path':
      return `${armies} never ${one ? 'arrives' : 'arrive'}`;
    case 'immune':
      return `${armies} ${one ? 'comes' : 'come'} by convoy and cannot cut ${UNCUT[uncut]}`;
  }
}

function oneAttacker(supporter: Who, by: Who, { why, uncut }: Excused): string {
  const name = unitName(supporter);
  const from = spaceName(by.at);
  switch (why) {
    case 'from-target':
      return `${name} is attacked, but only from ${from}, the space it supports into. Its`;
    case 'own-power':
      return `${name} is attacked only by ${unitName(by)}, a unit of its own power, and that takes no support away. Its`;
    case 'no-path':
      return `the army from ${from} never arrives, and no one else attacks ${name}. ${unitsOwn(supporter)}`;
    case 'immune':
      return `${name} is attacked only by the army from ${from}, which comes by convoy and cannot cut ${UNCUT[uncut]}. ${unitsOwn(supporter)}`;
  }
}

export const support: Table<SupportMessage> = {
  'support-given': ({ unit, excused }) => {
    const attackers = excused.flatMap(({ by }) => by);
    const [first, second] = attackers;
    const [why] = excused;
    if (!first || !why) return `no one attacks ${unitName(unit)}, so its support is given.`;
    if (!second) return `${oneAttacker(unit, first, why)} support is given.`;
    const units = counted(attackers.length, 'unit');
    const none = attackers.length === 2 ? 'neither' : 'none of them';
    return `${units} are ordered to ${spaceName(unit.at)}, but ${none} cuts its support: ${excused.map(excuse).join('; ')}. ${unitsOwn(unit)} support is given.`;
  },
  'support-cut': ({ unit, by }) => {
    const attack = by.length === 1 ? 'attacks' : 'attack';
    const enough =
      by.length === 1 ? '' : ` ${by.length === 2 ? 'Either' : 'Any one'} of them is enough.`;
    return `${listed(by.map(unitName))} ${attack} ${spaceName(unit.at)}, so ${unitsOwn(unit)} support is cut and does not count.${enough}`;
  },
  'support-lost': ({ unit }) =>
    `${unitsOwn(unit)} support is cut and does not count, because its ${kindName(unit.kind)} is dislodged.`,
};

export const supportNearMisses: Table<SupportNearMiss> = {
  'only-dislodging-cuts': ({ from, unit }) =>
    unit
      ? `an attack from ${spaceName(from)} cuts ${unitsOwn(unit)} support only by dislodging ${unitIn(unit)}.`
      : `an attack from ${spaceName(from)} alone would not have cut the support, for that is where it is aimed.`,
  'dislodged-cuts': ({ unit }) =>
    `${unitIn(unit)} is itself dislodged, but its attack cuts all the same.`,
  'other-power-would-cut': ({ by, unit }) =>
    `made by another power, ${unitsOwn(by)} attack would cut ${unitsOwn(unit)} support.`,
  'walking-would-cut': ({ by, unit }) =>
    `made without a convoy, ${unitsOwn(by)} attack would cut ${unitsOwn(unit)} support.`,
  'arriving-would-cut': ({ by, unit }) =>
    `had ${unitIn(by)} arrived, it would have cut ${unitsOwn(unit)} support.`,
};
