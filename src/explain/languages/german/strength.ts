import type { Location } from '../../../board/board.ts';
import type { Bound } from '../../../trace/fact.ts';
import type { Table } from '../language.ts';
import type { StrengthNearMiss, StrengthMessage, Sum } from '../../messages/strength.ts';
import type { Who } from '../../messages/who.ts';
import { accusative, kindName, moving, ofUnit, ofUnits, supportOf, toward, unit } from './names.ts';
import { counted, listed, upper } from './words.ts';

export const BOUNDS: Readonly<Record<Bound, string>> = {
  exactly: '',
  'at-least': 'mindestens ',
  'at-most': 'höchstens ',
};

interface Number {
  readonly unit: Who;
  readonly bound: Bound;
  readonly value: number;
}

/** `mit mindestens 2`. */
export const amount = ({ bound, value }: Pick<Number, 'bound' | 'value'>): string =>
  `mit ${BOUNDS[bound]}${String(value)}`;

/** `: die Armee selbst und eine Unterstützung.` */
function madeOf({ supports, cut, proviso }: Sum, { unit: { kind } }: Number): string {
  const own = `die ${kindName(kind)}`;
  const sum =
    supports === 0
      ? `${own} allein`
      : `${own} und ${counted(supports, 'eine Unterstützung', 'Unterstützungen')}`;
  const cuts = `weil ${supportOf(cut)} abgeschnitten ${cut.length === 1 ? 'ist' : 'sind'}`;
  switch (proviso) {
    case null:
      return cut.length === 0 ? `: ${sum}.` : `: ${sum}, ${cuts}.`;
    case 'any-supports':
      return `: ${own}, was auch aus ihren Unterstützungen wird.`;
    case 'any-others':
      return `: ${sum}, was auch aus den anderen wird.`;
    case 'even-uncut':
      return `: ${sum}, selbst wenn ${supports === 1 ? 'diese nicht' : 'keine'} abgeschnitten wird.`;
    case 'at-best':
      return `: bestenfalls ${sum}, ${cuts}.`;
  }
}

interface Attack extends Number {
  readonly to: Location | null;
  readonly sum: Sum;
}

const attacks = (message: Attack): string =>
  `${unit(message.unit)} greift${message.to === null ? '' : ` ${accusative(message.to)}`} ${amount(message)} an${madeOf(message.sum, message)}`;

const alone = 'Niemand kann sie beim Halten unterstützen';

export const strength: Table<StrengthMessage> = {
  strength: attacks,
  attack: (message) => {
    const { uncounted, stays } = message;
    if (uncounted.length === 0) return attacks(message);
    const count = uncounted.length === 1 ? 'zählt' : 'zählen';
    return `${attacks(message)} ${upper(supportOf(uncounted))} ${count}${stays ? '' : ' vielleicht'} nicht, denn keine Macht kann helfen, eine eigene Einheit zu vertreiben.`;
  },
  hold: (message) => `${unit(message.unit)} hält ${amount(message)}${madeOf(message.sum, message)}`,
  'hold-of-mover': (message) =>
    message.failed === null
      ? `${unit(message.unit)} soll wegziehen, also hält sie ${amount(message)}: ${alone}.`
      : `${unit(message.unit)} sollte ${toward(message.failed)}, kommt aber nicht hin, also hält sie ${amount(message)}: ${alone}.`,
  'hold-alone': (message) =>
    `${unit(message.unit)} hält ${amount(message)}. ${message.unfollowed ? 'Ihr Befehl wird nicht befolgt' : 'Sie hatte keinen Befehl zu ziehen'}, und niemand unterstützt sie.`,
};

export const strengthNearMisses: Table<StrengthNearMiss> = {
  'counts-against-others': ({ supports, kept, to }) =>
    `gegen ${listed(kept.map(moving))}, ${kept.length === 1 ? 'die' : 'die alle'} auch ${toward(to)} ${kept.length === 1 ? 'soll' : 'sollen'}, ${supports.length === 1 ? 'zählt die Unterstützung' : 'zählen die Unterstützungen'} ${ofUnits(supports)} trotzdem.`,
  'support-in-place-lost': ({ supporter, unit: supported }) =>
    `die Halteunterstützung ${ofUnit(supporter)} ist verloren: ${upper(unit(supported))} sollte wegziehen.`,
};
