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

/** `mit mindestens 2`: short, as a chip has it. */
export const amount = ({ bound, value }: Pick<Number, 'bound' | 'value'>): string =>
  `mit ${BOUNDS[bound]}${String(value)}`;

/** `mit mindestens Stärke 2`. */
const withStrength = ({ bound, value }: Pick<Number, 'bound' | 'value'>): string =>
  `mit ${BOUNDS[bound]}Stärke ${String(value)}`;

/** `: Niemand unterstützt sie.`, `: die Armee und eine Unterstützung.` `uncounted`: it has supports that are not in the sum. */
function madeOf(
  { supports, cut, proviso }: Sum,
  { unit: { kind } }: Number,
  uncounted = false,
): string {
  const own = `die ${kindName(kind)}`;
  const sum =
    supports === 0
      ? `${own} allein`
      : `${own} und ${counted(supports, 'eine Unterstützung', 'Unterstützungen')}`;
  const cuts = `weil ${supportOf(cut)} abgeschnitten ${cut.length === 1 ? 'ist' : 'sind'}`;
  switch (proviso) {
    case null:
      if (cut.length > 0) return `: ${sum}, ${cuts}.`;
      return supports > 0 || uncounted ? `: ${sum}.` : ': Niemand unterstützt sie.';
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

const attacks = (message: Attack, uncounted = false): string =>
  `${unit(message.unit)} greift${message.to === null ? '' : ` ${accusative(message.to)}`} ${withStrength(message)} an${madeOf(message.sum, message, uncounted)}`;

const OWN_UNIT = 'keine Macht kann helfen, eine eigene Einheit zu vertreiben';

/** Supports that are cut and would not have counted either. */
const cutToo = (cut: readonly Who[]): string =>
  cut.length === 0
    ? ''
    : ` ${upper(supportOf(cut))} ${cut.length === 1 ? 'ist' : 'sind'} abgeschnitten und ${cut.length === 1 ? 'hätte' : 'hätten'} ohnehin nicht gezählt: ${upper(OWN_UNIT)}.`;

const alone = 'Eine Einheit, die ziehen soll, kann beim Halten nicht unterstützt werden';

export const strength: Table<StrengthMessage> = {
  strength: (message) => attacks(message),
  'strength-against': (message) => {
    const { to, other, headToHead, counted: supporters, sum } = message;
    const against = headToHead
      ? `gegen den eigenen Zug ${ofUnit(other)}`
      : `gegen ${moving(other)}, die auch ${toward(to)} soll,`;
    return `${against} zählt ${unit(message.unit)} ${withStrength(message)}${madeOf(sum, message)} Dort ${supporters.length === 1 ? 'zählt' : 'zählen'} ${supportOf(supporters)}.`;
  },
  attack: (message) => {
    const { uncounted, cut, stays } = message;
    if (uncounted.length === 0) return `${attacks(message, cut.length > 0)}${cutToo(cut)}`;
    const count = uncounted.length === 1 ? 'zählt' : 'zählen';
    return `${attacks(message, true)} ${upper(supportOf(uncounted))} ${count}${stays ? '' : ' vielleicht'} nicht, denn ${OWN_UNIT}.${cutToo(cut)}`;
  },
  hold: (message) =>
    `${unit(message.unit)} hält ${withStrength(message)}${madeOf(message.sum, message)}`,
  'hold-of-mover': (message) =>
    message.failed === null
      ? `${unit(message.unit)} soll wegziehen, also hält sie ${withStrength(message)}: ${alone}.`
      : `${unit(message.unit)} sollte ${toward(message.failed)}, kommt aber nicht hin, also hält sie ${withStrength(message)}: ${alone}.`,
  'hold-alone': (message) =>
    `${unit(message.unit)} hält ${withStrength(message)}. ${message.unfollowed ? 'Ihr Befehl wird nicht befolgt' : 'Sie hatte keinen Befehl zu ziehen'}, und niemand unterstützt sie.`,
};

export const strengthNearMisses: Table<StrengthNearMiss> = {
  'counts-against-others': ({ supports, kept, to }) =>
    `gegen ${listed(kept.map(moving))}, ${kept.length === 1 ? 'die' : 'die alle'} auch ${toward(to)} ${kept.length === 1 ? 'soll' : 'sollen'}, ${supports.length === 1 ? 'zählt die Unterstützung' : 'zählen die Unterstützungen'} ${ofUnits(supports)} trotzdem.`,
  'support-in-place-lost': ({ supporter, unit: supported }) =>
    `die Halteunterstützung ${ofUnit(supporter)} ist verloren: ${upper(unit(supported))} sollte wegziehen.`,
};
