import type { Location } from '../../../board/board.ts';
import type { Bound } from '../../../trace/fact.ts';
import type { Table } from '../language.ts';
import type { StrengthNearMiss, StrengthMessage, Sum } from '../../messages/strength.ts';
import type { Who } from '../../messages/who.ts';
import { kindName, moverName, placeName, spaceName, unitName, unitsOwn } from './names.ts';
import { counted, listed } from './words.ts';

const BOUNDS: Readonly<Record<Bound, string>> = {
  exactly: '',
  'at-least': 'at least ',
  'at-most': 'at most ',
};

interface Number {
  readonly unit: Who;
  readonly bound: Bound;
  readonly value: number;
}

/** `with at least 2`. */
const amount = ({ bound, value }: Number): string => `with ${BOUNDS[bound]}${String(value)}`;

/** `: its own army and one support.` */
function madeOf({ supports, cut, proviso }: Sum, { unit }: Number): string {
  const own = `its own ${kindName(unit.kind)}`;
  const sum = supports === 0 ? `${own} alone` : `${own} and ${counted(supports, 'support')}`;
  const cuts = `because ${listed(cut.map(unitsOwn))} support${cut.length === 1 ? ' is' : 's are'} cut`;
  switch (proviso) {
    case null:
      return cut.length === 0 ? `: ${sum}.` : `: ${sum}, ${cuts}.`;
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

const attacks = (message: Attack): string =>
  `${unitName(message.unit)} attacks${message.to === null ? '' : ` ${placeName(message.to)}`} ${amount(message)}${madeOf(message.sum, message)}`;

export const strength: Table<StrengthMessage> = {
  strength: attacks,
  attack: (message) => {
    const { uncounted, stays } = message;
    if (uncounted.length === 0) return attacks(message);
    const one = uncounted.length === 1;
    const count = stays
      ? `${one ? 'support does' : 'supports do'} not count`
      : `${one ? 'support' : 'supports'} may not count`;
    return `${attacks(message)} ${listed(uncounted.map(unitsOwn))} ${count}, because no power can help to dislodge a unit of its own.`;
  },
  hold: (message) =>
    `${unitName(message.unit)} holds ${amount(message)}${madeOf(message.sum, message)}`,
  'hold-of-mover': (message) =>
    message.failed === null
      ? `${unitName(message.unit)} is ordered to move, so it holds ${amount(message)}: nobody can support it in place.`
      : `${unitName(message.unit)} was ordered to ${spaceName(message.failed)} but does not get there, so it holds ${amount(message)}: nobody can support it in place.`,
  'hold-alone': (message) =>
    `${unitName(message.unit)} holds ${amount(message)}. ${message.unfollowed ? 'Its order is not followed' : 'It was not ordered to move'}, and nobody supports it.`,
};

export const strengthNearMisses: Table<StrengthNearMiss> = {
  'counts-against-others': ({ supports, kept, to }) =>
    `against ${listed(kept.map(moverName))}, ordered to ${spaceName(to)} too, ${supports.length === 1 ? 'the support' : 'the supports'} of ${listed(supports.map(unitName))} still ${supports.length === 1 ? 'counts' : 'count'}.`,
  'support-in-place-lost': ({ supporter, unit }) =>
    `${unitsOwn(supporter)} support in place is lost: ${unitName(unit)} was ordered to move.`,
};
