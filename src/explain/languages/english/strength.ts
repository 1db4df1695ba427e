import type { Location } from '../../../board/board.ts';
import {
  counted,
  kindName,
  listed,
  moverName,
  placeName,
  spaceName,
  unitIn,
  unitName,
  unitsListed,
  unitsOwn,
} from './grammar.ts';
import type { MessageTable } from '../language.ts';
import type { ShortMessage } from '../../messages/turn/short-version.ts';
import type { StrengthMessage, StrengthNearMiss, Sum } from '../../messages/strength.ts';
import type { Excused, SupportMessage, SupportNearMiss, Uncut } from '../../messages/support.ts';
import type { Who } from '../../messages/who.ts';
import type { Bound } from '../../../trace/fact.ts';

export const BOUNDS: Readonly<Record<Bound, string>> = {
  exactly: '',
  'at-least': 'at least ',
  'at-most': 'at most ',
};

interface Number {
  readonly unit: Who;
  readonly bound: Bound;
  readonly value: number;
}

interface Summed extends Number {
  readonly sum: Sum;
}

/** `strength at least 2`. */
const size = ({ bound, value }: Number): string => `strength ${BOUNDS[bound]}${String(value)}`;

const amount = (number: Number): string => `with ${size(number)}`;

/** `with 3` after its supporters, which say what is counted. */
const inAll = ({ sum, ...number }: Summed): string =>
  sum.supports.length > 0 ? `with ${BOUNDS[number.bound]}${String(number.value)}` : amount(number);

/** `With Prussia and the Baltic fleet behind it, `. */
const behind = ({ supports, proviso }: Sum): string =>
  supports.length === 0
    ? ''
    : `${proviso === 'at-best' ? 'even with' : 'with'} ${listed(supports.map(unitName))} behind it, `;

/** `Silesia’s support is cut`. */
const areCut = (cut: readonly Who[]): string =>
  `${listed(cut.map(unitsOwn))} support${cut.length === 1 ? ' is' : 's are'} cut`;

/** What else there is to say of a number. `uncounted`: it has supports that are not in the sum. */
function besides({ supports, cut, proviso }: Sum, uncounted = false): string {
  if (proviso === 'any-supports') return ', whatever becomes of its supports.';
  if (proviso === 'any-others') return ', whatever becomes of its other supports.';
  if (cut.length > 0) return `, because ${areCut(cut)}.`;
  return supports.length > 0 || uncounted ? '.' : ': nobody supports it.';
}

interface Attack extends Summed {
  readonly to: Location | null;
}

const attacks = (message: Attack, uncounted = false): string =>
  `${behind(message.sum)}${unitName(message.unit)} attacks${message.to === null ? '' : ` ${placeName(message.to)}`} ${inAll(message)}${besides(message.sum, uncounted)}`;

const OWN_UNIT = 'no power can help to dislodge a unit of its own';

/** Supports that are cut and would not have counted anyway: there are two reasons, and neither must hide the other. */
const cutToo = (cut: readonly Who[]): string =>
  cut.length === 0 ? '' : ` ${areCut(cut)}, and would not have counted anyway: ${OWN_UNIT}.`;

export const strength: MessageTable<StrengthMessage> = {
  strength: (message) => attacks(message),
  'strength-against': (message) => {
    const { unit, to, other, headToHead, counted: supporters, sum } = message;
    const against = headToHead
      ? `${unitsOwn(other)} own move`
      : `${moverName(other)}, ordered to ${spaceName(to)} too`;
    return `against ${against}, ${unitName(unit)} has ${size(message)}, with ${listed(sum.supports.map(unitName))} behind it${besides(sum)} There, ${listed(supporters.map(unitsOwn))} ${supporters.length === 1 ? 'support counts' : 'supports count'}.`;
  },
  attack: (message) => {
    const { uncounted, cut, stays } = message;
    if (uncounted.length === 0) return `${attacks(message, cut.length > 0)}${cutToo(cut)}`;
    const one = uncounted.length === 1;
    const count = stays
      ? `${one ? 'support does' : 'supports do'} not count`
      : `${one ? 'support' : 'supports'} may not count`;
    return `${attacks(message, true)} ${listed(uncounted.map(unitsOwn))} ${count}, because ${OWN_UNIT}.${cutToo(cut)}`;
  },
  hold: (message) =>
    `${behind(message.sum)}${unitName(message.unit)} holds ${inAll(message)}${besides(message.sum)}`,
  'hold-of-mover': (message) =>
    message.failed === null
      ? `${unitName(message.unit)} is ordered to move, so it holds ${amount(message)}: a unit ordered to move cannot be supported in place.`
      : `${unitName(message.unit)} was ordered to ${spaceName(message.failed)} but does not get there, so it holds ${amount(message)}: a unit ordered to move cannot be supported in place.`,
  'hold-alone': (message) =>
    `${unitName(message.unit)} holds ${amount(message)}. ${message.unfollowed ? 'Its order is not followed' : 'It was not ordered to move'}, and nobody supports it.`,
};

export const strengthNearMisses: MessageTable<StrengthNearMiss> = {
  'counts-against-others': ({ supports, kept, to }) =>
    `against ${unitsListed(kept.map(moverName))}, ordered to ${spaceName(to)} too, ${supports.length === 1 ? 'the support' : 'the supports'} of ${listed(supports.map(unitName))} still ${supports.length === 1 ? 'counts' : 'count'}.`,
  'support-in-place-lost': ({ supporter }) => `${unitsOwn(supporter)} support in place is lost.`,
};

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
      return `${name} is attacked only by ${unitName(by)}, a unit of its own power, and such attacks cut no support. Its`;
    case 'no-path':
      return `the army from ${from} never arrives, and no one else attacks ${name}. ${unitsOwn(supporter)}`;
    case 'immune':
      return `${name} is attacked only by the army from ${from}, which comes by convoy and cannot cut ${UNCUT[uncut]}. ${unitsOwn(supporter)}`;
  }
}

export const support: MessageTable<SupportMessage> = {
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

export const supportNearMisses: MessageTable<SupportNearMiss> = {
  'only-dislodging-cuts': ({ from, unit, dislodged }) =>
    dislodged
      ? `merely attacking from ${spaceName(from)} would not have cut ${unitsOwn(unit)} support, which is aimed there.`
      : `an attack from ${spaceName(from)} cuts ${unitsOwn(unit)} support only by dislodging ${unitIn(unit)}.`,
  'dislodged-cuts': ({ unit }) =>
    `${unitIn(unit)} is itself dislodged, but its attack cuts all the same.`,
  'arriving-would-cut': ({ by, unit }) =>
    `had ${unitIn(by)} arrived, it would have cut ${unitsOwn(unit)} support.`,
};

/** For what is reported together. */
export const short: MessageTable<ShortMessage> = {
  'supports-given': ({ units }) =>
    `no one attacks ${listed(
      units.map((unit) => unitName(unit)),
      'or',
    )}, so their supports are given.`,
  'moves-blocked': ({ units }) =>
    `${listed(units.map(unitName))} cannot move: units of their own power are in the way and do not leave.`,
};
