import type { Location } from '../../../board/board.ts';
import { counted, kindName, listed, upper } from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
import type { MessageTable } from '../language.ts';
import type { ShortMessage } from '../../messages/turn/short-version.ts';
import type { StrengthMessage, StrengthNearMiss, Sum } from '../../messages/strength.ts';
import type { Excused, SupportMessage, SupportNearMiss, Uncut } from '../../messages/support.ts';
import type { Who } from '../../messages/who.ts';
import type { Bound } from '../../../trace/fact.ts';

export const BOUNDS: Readonly<Record<Bound, string>> = {
  exactly: '',
  'at-least': 'mindestens ',
  'at-most': 'höchstens ',
};

interface Figure {
  readonly unit: Who;
  readonly bound: Bound;
  readonly value: number;
}

/** `mit mindestens 2`: the short form, for chips. */
export const amount = ({ bound, value }: Pick<Figure, 'bound' | 'value'>): string =>
  `mit ${BOUNDS[bound]}${String(value)}`;

/** `mit mindestens Stärke 2`. */
const withStrength = ({ bound, value }: Pick<Figure, 'bound' | 'value'>): string =>
  `mit ${BOUNDS[bound]}Stärke ${String(value)}`;

/** `mit der Armee in Preußen im Rücken`; null without supporters. */
const behind = (g: GermanGrammar, { supports, proviso }: Sum): string | null =>
  supports.length === 0
    ? null
    : `${proviso === 'at-best' ? 'selbst mit' : 'mit'} ${g.toUnits(supports)} im Rücken`;

/** The unit and its verb, after its supporters if it has any. */
function does(g: GermanGrammar, one: Who, verb: string, sum: Sum): string {
  const first = behind(g, sum);
  return first === null ? `${g.unit(one)} ${verb}` : `${first} ${verb} ${g.unit(one)}`;
}

const isOrAre = (cut: readonly Who[]): string => (cut.length === 1 ? 'ist' : 'sind');

/** What else there is to say of a number. `uncounted`: it has supports that are not in the sum. */
function besides(g: GermanGrammar, { supports, cut, proviso }: Sum, uncounted = false): string {
  if (proviso === 'any-supports') return ', was auch aus ihren Unterstützungen wird.';
  if (proviso === 'any-others') return ', was auch aus ihren anderen Unterstützungen wird.';
  if (cut.length > 0) return `, weil ${g.supportOf(cut)} abgeschnitten ${isOrAre(cut)}.`;
  return supports.length > 0 || uncounted ? '.' : ': Niemand unterstützt sie.';
}

interface Attack extends Figure {
  readonly to: Location | null;
  readonly sum: Sum;
}

const attacks = (g: GermanGrammar, message: Attack, uncounted = false): string =>
  `${does(g, message.unit, 'greift', message.sum)}${message.to === null ? '' : ` ${g.accusative(message.to)}`} ${withStrength(message)} an${besides(g, message.sum, uncounted)}`;

const OWN_UNIT = 'keine Macht kann helfen, eine eigene Einheit zu vertreiben';

/** Supports that are cut and would not have counted anyway. */
const cutToo = (g: GermanGrammar, cut: readonly Who[]): string =>
  cut.length === 0
    ? ''
    : ` ${upper(g.supportOf(cut))} ${isOrAre(cut)} abgeschnitten und ${cut.length === 1 ? 'hätte' : 'hätten'} ohnehin nicht gezählt: ${upper(OWN_UNIT)}.`;

const alone = 'Eine Einheit, die ziehen soll, kann beim Halten nicht unterstützt werden';

export const strength = (g: GermanGrammar): MessageTable<StrengthMessage> => ({
  strength: (message) => attacks(g, message),
  'strength-against': (message) => {
    const { to, other, headToHead, counted: supporters, sum } = message;
    const against = headToHead
      ? `gegen den eigenen Zug ${g.ofUnit(other)}`
      : `gegen ${g.moving(other)}, die auch ${g.toward(to)} soll,`;
    return `${against} zählt ${g.unit(message.unit)} ${withStrength(message)}, mit ${g.toUnits(sum.supports)} im Rücken${besides(g, sum)} Dort ${supporters.length === 1 ? 'zählt' : 'zählen'} ${g.supportOf(supporters)}.`;
  },
  attack: (message) => {
    const { uncounted, cut, stays } = message;
    if (uncounted.length === 0) return `${attacks(g, message, cut.length > 0)}${cutToo(g, cut)}`;
    const count = uncounted.length === 1 ? 'zählt' : 'zählen';
    return `${attacks(g, message, true)} ${upper(g.supportOf(uncounted))} ${count}${stays ? '' : ' vielleicht'} nicht, denn ${OWN_UNIT}.${cutToo(g, cut)}`;
  },
  hold: (message) =>
    `${does(g, message.unit, 'hält', message.sum)} ${withStrength(message)}${besides(g, message.sum)}`,
  'hold-of-mover': (message) =>
    message.failed === null
      ? `${g.unit(message.unit)} soll ziehen, also hält sie ${withStrength(message)}: ${alone}.`
      : `${g.unit(message.unit)} sollte ${g.toward(message.failed)}, kommt aber nicht hin, also hält sie ${withStrength(message)}: ${alone}.`,
  'hold-alone': (message) =>
    `${g.unit(message.unit)} hält ${withStrength(message)}. ${message.unfollowed ? 'Ihr Befehl wird nicht befolgt' : 'Sie hatte keinen Befehl zu ziehen'}, und niemand unterstützt sie.`,
});

export const strengthNearMisses = (g: GermanGrammar): MessageTable<StrengthNearMiss> => ({
  'counts-against-others': ({ supports, kept, to }) =>
    `gegen ${listed(kept.map(g.moving))}, ${kept.length === 1 ? 'die' : 'die alle'} auch ${g.toward(to)} ${kept.length === 1 ? 'soll' : 'sollen'}, ${supports.length === 1 ? 'zählt die Unterstützung' : 'zählen die Unterstützungen'} ${g.ofUnits(supports)} trotzdem.`,
  'support-in-place-lost': ({ supporter }) =>
    `die Halteunterstützung ${g.ofUnit(supporter)} ist verloren.`,
});

/** What attackers by convoy cannot cut; `many`: there are several. */
const UNCUT: Readonly<Record<Uncut, (many: boolean) => string>> = {
  'attack-on-route': () => 'eine Unterstützung für einen Angriff auf ihren eigenen Konvoi',
  'action-at-convoy': () => 'eine Unterstützung in ein Meer, in dem eine Flotte übersetzt,',
  'attack-on-needed-fleet': (many) =>
    `eine Unterstützung für einen Angriff auf eine Flotte, die sie ${many ? 'brauchen' : 'braucht'},`,
  none: () => 'diese Unterstützung',
};

const isAre = (list: readonly Who[], one: string, several: string): string =>
  list.length === 1 ? one : several;

const armies = (g: GermanGrammar, by: readonly Who[]): string =>
  `die ${isAre(by, 'Armee', 'Armeen')} ${listed(by.map(({ at }) => g.outOf(at)))}`;

/** Why some attacks do not cut, as the end of a sentence that has named the supporter. */
export function excuse(g: GermanGrammar, { why, by, uncut }: Excused): string {
  switch (why) {
    case 'from-target':
      return `auf ${g.units(by)} zielt die Unterstützung`;
    case 'own-power':
      return `${g.units(by)} ${isAre(by, 'gehört', 'gehören')} derselben Macht`;
    case 'no-path':
      return `${armies(g, by)} ${isAre(by, 'kommt', 'kommen')} nicht an`;
    case 'immune':
      return `${armies(g, by)} ${isAre(by, 'kommt', 'kommen')} mit dem Konvoi und ${isAre(by, 'kann', 'können')} ${UNCUT[uncut](by.length > 1)} nicht abschneiden`;
  }
}

function oneAttacker(g: GermanGrammar, supporter: Who, by: Who, { why, uncut }: Excused): string {
  const name = g.unit(supporter);
  switch (why) {
    case 'from-target':
      return `${name} wird angegriffen, aber nur ${g.outOf(by.at)}, und eben dorthin unterstützt sie. Ihre Unterstützung gilt.`;
    case 'own-power':
      return `${name} wird nur von ${g.ofUnit(by)} angegriffen, einer Einheit ihrer eigenen Macht, und das nimmt keine Unterstützung weg. Ihre Unterstützung gilt.`;
    case 'no-path':
      return `die Armee ${g.outOf(by.at)} kommt nicht an, und niemand sonst greift ${name} an. ${upper(g.supportOf([supporter]))} gilt.`;
    case 'immune':
      return `${name} wird nur von der Armee ${g.outOf(by.at)} angegriffen, die mit dem Konvoi kommt und ${UNCUT[uncut](false)} nicht abschneiden kann. ${upper(g.supportOf([supporter]))} gilt.`;
  }
}

export const support = (g: GermanGrammar): MessageTable<SupportMessage> => ({
  'support-given': ({ unit: supporter, excused }) => {
    const attackers = excused.flatMap(({ by }) => by);
    const [first, second] = attackers;
    const [why] = excused;
    if (!first || !why)
      return `niemand greift ${g.unit(supporter)} an, also gilt ihre Unterstützung.`;
    if (!second) return oneAttacker(g, supporter, first, why);
    const many = counted(attackers.length, 'eine Einheit', 'Einheiten');
    return `${many} sollen ${g.toward(supporter.at)}, aber keine schneidet die Unterstützung von dort ab: ${upper(excused.map((one) => excuse(g, one)).join('; '))}. ${upper(g.supportOf([supporter]))} gilt.`;
  },
  'support-cut': ({ unit: supporter, by }) => {
    const enough =
      by.length === 1
        ? ''
        : ` ${by.length === 2 ? 'Jeder der beiden Angriffe' : 'Jeder dieser Angriffe'} allein genügt.`;
    return `${g.units(by)} ${isAre(by, 'greift', 'greifen')} ${g.accusative(supporter.at)} an, also ist ${g.supportOf([supporter])} abgeschnitten und zählt nicht.${enough}`;
  },
  'support-lost': ({ unit: supporter }) =>
    `${g.supportOf([supporter])} ist abgeschnitten und zählt nicht, denn die ${kindName(supporter.kind)} wird vertrieben.`,
});

export const supportNearMisses = (g: GermanGrammar): MessageTable<SupportNearMiss> => ({
  'only-dislodging-cuts': ({ from, unit: supporter, dislodged }) =>
    dislodged
      ? `ein Angriff ${g.outOf(from)} allein hätte ${g.supportOf([supporter])} nicht abgeschnitten, denn dorthin zielt sie.`
      : `ein Angriff ${g.outOf(from)} schneidet ${g.supportOf([supporter])} nur ab, wenn er ${g.unit(supporter)} vertreibt.`,
  'dislodged-cuts': ({ unit: attacker }) =>
    `${g.unit(attacker)} wird selbst vertrieben, aber ihr Angriff schneidet trotzdem ab.`,
  'arriving-would-cut': ({ by, unit: one }) =>
    `wäre ${g.unit(by)} angekommen, so hätte ihr Angriff ${g.supportOf([one])} abgeschnitten.`,
});

/** For what is reported together. */
export const short = (g: GermanGrammar): MessageTable<ShortMessage> => ({
  'supports-given': ({ units: supporters }) =>
    `niemand greift ${g.units(supporters)} an, also gelten ihre Unterstützungen.`,
  'moves-blocked': ({ units: list }) =>
    `${g.units(list)} kommen nicht weiter: Einheiten ihrer eigenen Macht sind im Weg und räumen den Platz nicht.`,
});
