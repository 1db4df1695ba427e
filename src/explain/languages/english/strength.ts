import type { Location } from '../../../board/board.ts';
import type { Bound } from '../../../trace/fact.ts';
import type { Table } from '../language.ts';
import type { StrengthNearMiss, StrengthMessage, Sum } from '../../messages/strength.ts';
import type { Who } from '../../messages/who.ts';
import { kindName, moverName, placeName, spaceName, unitName, unitsOwn } from './names.ts';
import { counted, listed } from './words.ts';

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

/** `with strength at least 2`. */
const amount = ({ bound, value }: Number): string =>
  `with strength ${BOUNDS[bound]}${String(value)}`;

/** `: nobody supports it.`, `: its own army and one support.` `uncounted`: it has supports that are not in the sum. */
function madeOf({ supports, cut, proviso }: Sum, { unit }: Number, uncounted = false): string {
  const own = `its own ${kindName(unit.kind)}`;
  const sum = supports === 0 ? `${own} alone` : `${own} and ${counted(supports, 'support')}`;
  const cuts = `because ${listed(cut.map(unitsOwn))} support${cut.length === 1 ? ' is' : 's are'} cut`;
  switch (proviso) {
    case null:
      if (cut.length > 0) return `: ${sum}, ${cuts}.`;
      return supports > 0 || uncounted ? `: ${sum}.` : ': nobody supports it.';
    case 'any-supports':
      return `: ${own}, whatever becomes of its supports.`;
    case 'any-others':
      return `: ${sum}, whatever becomes of the others.`;
    case 'even-uncut':
      return `: ${sum}, even if ${supports === 1 ? 'that is not' : 'none is'} cut.`;
    case 'at-best':
      return `: ${sum} at best, ${cuts}.`;
  }
}

interface Attack extends Number {
  readonly to: Location | null;
  readonly sum: Sum;
}

const attacks = (message: Attack, uncounted = false): string =>
  `${unitName(message.unit)} attacks${message.to === null ? '' : ` ${placeName(message.to)}`} ${amount(message)}${madeOf(message.sum, message, uncounted)}`;

const OWN_UNIT = 'no power can help to dislodge a unit of its own';

/** Supports that are cut and would not have counted either: more than one reason, and neither hides the other. */
const cutToo = (cut: readonly Who[]): string =>
  cut.length === 0
    ? ''
    : ` ${listed(cut.map(unitsOwn))} support${cut.length === 1 ? ' is' : 's are'} cut, and would not have counted anyway: ${OWN_UNIT}.`;

export const strength: Table<StrengthMessage> = {
  strength: (message) => attacks(message),
  'strength-against': (message) => {
    const { unit, to, other, headToHead, counted: supporters, sum } = message;
    const against = headToHead
      ? `${unitsOwn(other)} own move`
      : `${moverName(other)}, ordered to ${spaceName(to)} too,`;
    return `against ${against} ${unitName(unit)} counts ${amount(message)}${madeOf(sum, message)} There ${listed(supporters.map(unitsOwn))} ${supporters.length === 1 ? 'support counts' : 'supports count'}.`;
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
    `${unitName(message.unit)} holds ${amount(message)}${madeOf(message.sum, message)}`,
  'hold-of-mover': (message) =>
    message.failed === null
      ? `${unitName(message.unit)} is ordered to move, so it holds ${amount(message)}: a unit ordered to move cannot be supported in place.`
      : `${unitName(message.unit)} was ordered to ${spaceName(message.failed)} but does not get there, so it holds ${amount(message)}: a unit ordered to move cannot be supported in place.`,
  'hold-alone': (message) =>
    `${unitName(message.unit)} holds ${amount(message)}. ${message.unfollowed ? 'Its order is not followed' : 'It was not ordered to move'}, and nobody supports it.`,
};

export const strengthNearMisses: Table<StrengthNearMiss> = {
  'counts-against-others': ({ supports, kept, to }) =>
    `against ${listed(kept.map(moverName))}, ordered to ${spaceName(to)} too, ${supports.length === 1 ? 'the support' : 'the supports'} of ${listed(supports.map(unitName))} still ${supports.length === 1 ? 'counts' : 'count'}.`,
  'support-in-place-lost': ({ supporter, unit }) =>
    `${unitsOwn(supporter)} support in place is lost: ${unitName(unit)} was ordered to move.`,
};
