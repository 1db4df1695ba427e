import type { Location } from '../../../board/board.ts';
import { counted, kindName, listed, unitsListed } from './grammar.ts';
import type { EnglishGrammar } from './grammar.ts';
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

interface Figure {
  readonly unit: Who;
  readonly bound: Bound;
  readonly value: number;
}

interface Summed extends Figure {
  readonly sum: Sum;
}

/** `strength at least 2`. */
const size = ({ bound, value }: Figure): string => `strength ${BOUNDS[bound]}${String(value)}`;

const amount = (number: Figure): string => `with ${size(number)}`;

/** `with 3` after its supporters, which say what is counted. */
const inAll = ({ sum, ...number }: Summed): string =>
  sum.supports.length > 0 ? `with ${BOUNDS[number.bound]}${String(number.value)}` : amount(number);

/** `With Prussia and the Baltic fleet behind it, `. */
const behind = (g: EnglishGrammar, { supports, proviso }: Sum): string =>
  supports.length === 0
    ? ''
    : `${proviso === 'at-best' ? 'even with' : 'with'} ${listed(supports.map(g.unitName))} behind it, `;

/** `Silesia’s support is cut`. */
const areCut = (g: EnglishGrammar, cut: readonly Who[]): string =>
  `${listed(cut.map(g.unitsOwn))} support${cut.length === 1 ? ' is' : 's are'} cut`;

/** What else there is to say of a number. `uncounted`: it has supports that are not in the sum. */
function besides(g: EnglishGrammar, { supports, cut, proviso }: Sum, uncounted = false): string {
  if (proviso === 'any-supports') return ', whatever becomes of its supports.';
  if (proviso === 'any-others') return ', whatever becomes of its other supports.';
  if (cut.length > 0) return `, because ${areCut(g, cut)}.`;
  return supports.length > 0 || uncounted ? '.' : ': nobody supports it.';
}

interface Attack extends Summed {
  readonly to: Location | null;
}

const attacks = (g: EnglishGrammar, message: Attack, uncounted = false): string =>
  `${behind(g, message.sum)}${g.unitName(message.unit)} attacks${message.to === null ? '' : ` ${g.placeName(message.to)}`} ${inAll(message)}${besides(g, message.sum, uncounted)}`;

const OWN_UNIT = 'no power can help to dislodge a unit of its own';

/** Supports that are cut and would not have counted anyway: there are two reasons, and neither must hide the other. */
const cutToo = (g: EnglishGrammar, cut: readonly Who[]): string =>
  cut.length === 0 ? '' : ` ${areCut(g, cut)}, and would not have counted anyway: ${OWN_UNIT}.`;

export const strength = (g: EnglishGrammar): MessageTable<StrengthMessage> => ({
  strength: (message) => attacks(g, message),
  'strength-against': (message) => {
    const { unit, to, other, headToHead, counted: supporters, sum } = message;
    const against = headToHead
      ? `${g.unitsOwn(other)} own move`
      : `${g.moverName(other)}, ordered to ${g.spaceName(to)} too`;
    return `against ${against}, ${g.unitName(unit)} has ${size(message)}, with ${listed(sum.supports.map(g.unitName))} behind it${besides(g, sum)} There, ${listed(supporters.map(g.unitsOwn))} ${supporters.length === 1 ? 'support counts' : 'supports count'}.`;
  },
  attack: (message) => {
    const { uncounted, cut, stays } = message;
    if (uncounted.length === 0) return `${attacks(g, message, cut.length > 0)}${cutToo(g, cut)}`;
    const one = uncounted.length === 1;
    const count = stays
      ? `${one ? 'support does' : 'supports do'} not count`
      : `${one ? 'support' : 'supports'} may not count`;
    return `${attacks(g, message, true)} ${listed(uncounted.map(g.unitsOwn))} ${count}, because ${OWN_UNIT}.${cutToo(g, cut)}`;
  },
  hold: (message) =>
    `${behind(g, message.sum)}${g.unitName(message.unit)} holds ${inAll(message)}${besides(g, message.sum)}`,
  'hold-of-mover': (message) =>
    message.failed === null
      ? `${g.unitName(message.unit)} is ordered to move, so it holds ${amount(message)}: a unit ordered to move cannot be supported in place.`
      : `${g.unitName(message.unit)} was ordered to ${g.spaceName(message.failed)} but does not get there, so it holds ${amount(message)}: a unit ordered to move cannot be supported in place.`,
  'hold-alone': (message) =>
    `${g.unitName(message.unit)} holds ${amount(message)}. ${message.unfollowed ? 'Its order is not followed' : 'It was not ordered to move'}, and nobody supports it.`,
});

export const strengthNearMisses = (g: EnglishGrammar): MessageTable<StrengthNearMiss> => ({
  'counts-against-others': ({ supports, kept, to }) =>
    `against ${unitsListed(kept.map(g.moverName))}, ordered to ${g.spaceName(to)} too, ${supports.length === 1 ? 'the support' : 'the supports'} of ${listed(supports.map(g.unitName))} still ${supports.length === 1 ? 'counts' : 'count'}.`,
  'support-in-place-lost': ({ supporter }) => `${g.unitsOwn(supporter)} support in place is lost.`,
});

const UNCUT: Readonly<Record<Uncut, string>> = {
  'attack-on-route': 'a support for an attack on its own convoy',
  'action-at-convoy': 'a support into a sea where a fleet convoys',
  'attack-on-needed-fleet': 'a support for an attack on a fleet that it needs',
  none: 'this support',
};

/** Why some attacks do not cut, as the end of a sentence that has named the supporter. */
export function excuse(g: EnglishGrammar, { why, by, uncut }: Excused): string {
  const one = by.length === 1;
  const armies = `the ${one ? 'army' : 'armies'} from ${listed(by.map(({ at }) => g.spaceName(at)))}`;
  const units = listed(by.map(g.unitName));
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

function oneAttacker(g: EnglishGrammar, supporter: Who, by: Who, { why, uncut }: Excused): string {
  const name = g.unitName(supporter);
  const from = g.spaceName(by.at);
  switch (why) {
    case 'from-target':
      return `${name} is attacked, but only from ${from}, the space it supports into. Its`;
    case 'own-power':
      return `${name} is attacked only by ${g.unitName(by)}, a unit of its own power, and such attacks cut no support. Its`;
    case 'no-path':
      return `the army from ${from} never arrives, and no one else attacks ${name}. ${g.unitsOwn(supporter)}`;
    case 'immune':
      return `${name} is attacked only by the army from ${from}, which comes by convoy and cannot cut ${UNCUT[uncut]}. ${g.unitsOwn(supporter)}`;
  }
}

export const support = (g: EnglishGrammar): MessageTable<SupportMessage> => ({
  'support-given': ({ unit, excused }) => {
    const attackers = excused.flatMap(({ by }) => by);
    const [first, second] = attackers;
    const [why] = excused;
    if (!first || !why) return `no one attacks ${g.unitName(unit)}, so its support is given.`;
    if (!second) return `${oneAttacker(g, unit, first, why)} support is given.`;
    const units = counted(attackers.length, 'unit');
    const none = attackers.length === 2 ? 'neither' : 'none of them';
    return `${units} are ordered to ${g.spaceName(unit.at)}, but ${none} cuts its support: ${excused.map((one) => excuse(g, one)).join('; ')}. ${g.unitsOwn(unit)} support is given.`;
  },
  'support-cut': ({ unit, by }) => {
    const attack = by.length === 1 ? 'attacks' : 'attack';
    const enough =
      by.length === 1 ? '' : ` ${by.length === 2 ? 'Either' : 'Any one'} of them is enough.`;
    return `${listed(by.map(g.unitName))} ${attack} ${g.spaceName(unit.at)}, so ${g.unitsOwn(unit)} support is cut and does not count.${enough}`;
  },
  'support-lost': ({ unit }) =>
    `${g.unitsOwn(unit)} support is cut and does not count, because its ${kindName(unit.kind)} is dislodged.`,
});

export const supportNearMisses = (g: EnglishGrammar): MessageTable<SupportNearMiss> => ({
  'only-dislodging-cuts': ({ from, unit, dislodged }) =>
    dislodged
      ? `merely attacking from ${g.spaceName(from)} would not have cut ${g.unitsOwn(unit)} support, which is aimed there.`
      : `an attack from ${g.spaceName(from)} cuts ${g.unitsOwn(unit)} support only by dislodging ${g.unitIn(unit)}.`,
  'dislodged-cuts': ({ unit }) =>
    `${g.unitIn(unit)} is itself dislodged, but its attack cuts all the same.`,
  'arriving-would-cut': ({ by, unit }) =>
    `had ${g.unitIn(by)} arrived, it would have cut ${g.unitsOwn(unit)} support.`,
});

/** For what is reported together. */
export const short = (g: EnglishGrammar): MessageTable<ShortMessage> => ({
  'supports-given': ({ units }) =>
    `no one attacks ${listed(
      units.map((unit) => g.unitName(unit)),
      'or',
    )}, so their supports are given.`,
  'moves-blocked': ({ units }) =>
    `${listed(units.map(g.unitName))} cannot move: units of their own power are in the way and do not leave.`,
});
