import type { Table } from '../language.ts';
import type { Excused, SupportNearMiss, SupportMessage, Uncut } from '../../messages/support.ts';
import type { Who } from '../../messages/who.ts';
import { accusative, kindName, ofUnit, outOf, supportOf, toward, unit, units } from './names.ts';
import { counted, listed, upper } from './words.ts';

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

const armies = (by: readonly Who[]): string =>
  `die ${isAre(by, 'Armee', 'Armeen')} ${listed(by.map(({ at }) => outOf(at)))}`;

/** Why some attacks do not cut, as the end of a sentence that has named the supporter. */
export function excuse({ why, by, uncut }: Excused): string {
  switch (why) {
    case 'from-target':
      return `auf ${units(by)} zielt die Unterstützung`;
    case 'own-power':
      return `${units(by)} ${isAre(by, 'gehört', 'gehören')} derselben Macht`;
    case 'no-path':
      return `${armies(by)} ${isAre(by, 'kommt', 'kommen')} nicht an`;
    case 'immune':
      return `${armies(by)} ${isAre(by, 'kommt', 'kommen')} mit dem Konvoi und ${isAre(by, 'kann', 'können')} ${UNCUT[uncut](by.length > 1)} nicht abschneiden`;
  }
}

function oneAttacker(supporter: Who, by: Who, { why, uncut }: Excused): string {
  const name = unit(supporter);
  switch (why) {
    case 'from-target':
      return `${name} wird angegriffen, aber nur ${outOf(by.at)}, und eben dorthin unterstützt sie. Ihre Unterstützung gilt.`;
    case 'own-power':
      return `${name} wird nur von ${ofUnit(by)} angegriffen, einer Einheit ihrer eigenen Macht, und das nimmt keine Unterstützung weg. Ihre Unterstützung gilt.`;
    case 'no-path':
      return `die Armee ${outOf(by.at)} kommt nicht an, und niemand sonst greift ${name} an. ${upper(supportOf([supporter]))} gilt.`;
    case 'immune':
      return `${name} wird nur von der Armee ${outOf(by.at)} angegriffen, die mit dem Konvoi kommt und ${UNCUT[uncut](false)} nicht abschneiden kann. ${upper(supportOf([supporter]))} gilt.`;
  }
}

export const support: Table<SupportMessage> = {
  'support-given': ({ unit: supporter, excused }) => {
    const attackers = excused.flatMap(({ by }) => by);
    const [first, second] = attackers;
    const [why] = excused;
    if (!first || !why)
      return `niemand greift ${unit(supporter)} an, also gilt ihre Unterstützung.`;
    if (!second) return oneAttacker(supporter, first, why);
    const many = counted(attackers.length, 'eine Einheit', 'Einheiten');
    return `${many} sollen ${toward(supporter.at)}, aber keine schneidet die Unterstützung von dort ab: ${upper(excused.map(excuse).join('; '))}. ${upper(supportOf([supporter]))} gilt.`;
  },
  'support-cut': ({ unit: supporter, by }) => {
    const enough =
      by.length === 1
        ? ''
        : ` ${by.length === 2 ? 'Jeder der beiden Angriffe' : 'Jeder dieser Angriffe'} allein genügt.`;
    return `${units(by)} ${isAre(by, 'greift', 'greifen')} ${accusative(supporter.at)} an, also ist ${supportOf([supporter])} abgeschnitten und zählt nicht.${enough}`;
  },
  'support-lost': ({ unit: supporter }) =>
    `${supportOf([supporter])} ist abgeschnitten und zählt nicht, denn die ${kindName(supporter.kind)} wird vertrieben.`,
};

export const supportNearMisses: Table<SupportNearMiss> = {
  'only-dislodging-cuts': ({ from, unit: supporter }) =>
    supporter
      ? `ein Angriff ${outOf(from)} schneidet ${supportOf([supporter])} nur ab, wenn er ${unit(supporter)} vertreibt.`
      : `ein Angriff ${outOf(from)} allein hätte die Unterstützung nicht abgeschnitten, denn dorthin zielt sie.`,
  'dislodged-cuts': ({ unit: attacker }) =>
    `${unit(attacker)} wird selbst vertrieben, aber ihr Angriff schneidet trotzdem ab.`,
  'other-power-would-cut': ({ by, unit: one }) =>
    `käme der Angriff ${ofUnit(by)} von einer anderen Macht, so schnitte er ${supportOf([one])} ab.`,
  'walking-would-cut': ({ by, unit: one }) =>
    `käme der Angriff ${ofUnit(by)} ohne Konvoi, so schnitte er ${supportOf([one])} ab.`,
  'arriving-would-cut': ({ by, unit: one }) =>
    `wäre ${unit(by)} angekommen, so hätte ihr Angriff ${supportOf([one])} abgeschnitten.`,
};
