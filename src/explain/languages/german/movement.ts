import { spaceOf } from '../../../board/board.ts';
import {
  accusative,
  against,
  fromThere,
  inside,
  listed,
  moving,
  nominative,
  ofUnit,
  toPower,
  toward,
  unit,
  unitFrom,
  unitThere,
  units,
  upper,
} from './grammar.ts';
import { BOUNDS } from './strength.ts';
import type { MessageTable } from '../language.ts';
import type { FailureMessage, FailureNearMiss, Stronger } from '../../messages/failure.ts';
import type { MovementMessage, Rivals } from '../../messages/movement.ts';
import type { Mover, Score } from '../../messages/who.ts';

/** `, 2 gegen 1`; empty if the move is unopposed. */
export const numbers = (score: Score | null): string =>
  score ? `, ${against(score.attack, score.against)}` : '';

/** `nimmt Schlesien ein`, `landet in Belgien`. */
export const takes = ({ crosses }: Mover, to: Parameters<typeof inside>[0]): string =>
  crosses ? `landet ${inside(to)}` : `nimmt ${accusative(to)} ein`;

function others({ to, weaker, beaten, lost }: Rivals): string {
  const also = (list: readonly Mover[]) =>
    ` ${units(list)} ${list.length === 1 ? 'soll' : 'sollen'} auch dorthin,`;
  const either = (list: readonly Mover[], one: string, several: string) =>
    list.length === 1 ? one : several;
  return [
    weaker.length > 0 ? `${also(weaker)} ${either(weaker, 'ist', 'sind')} aber schwächer.` : '',
    beaten.length > 0
      ? `${also(beaten)} ${either(beaten, 'wird', 'werden')} aber ${fromThere(to)} vertrieben und ${either(beaten, 'kann', 'können')} nichts ausrichten.`
      : '',
    lost.length > 0 ? `${also(lost)} ${either(lost, 'kommt', 'kommen')} aber nicht an.` : '',
  ].join('');
}

export const movement: MessageTable<MovementMessage> = {
  'move-meets': ({ unit: one, other, to, score, rivals }) =>
    `${unit(one)} und ${unit(other)} greifen einander an, und ${unit(one)} nimmt ${accusative(to)} ein${numbers(score)}.${others(rivals)}`,
  'move-takes': ({ unit: one, to, score, exact, rivals }) => {
    const count = exact
      ? numbers(score)
      : `, mindestens ${String(score.attack)} gegen höchstens ${String(score.against)}`;
    return `${moving(one)} ${takes(one, to)}${count}.${others(rivals)}`;
  },
  'move-takes-even': ({ unit: one, to, there, bound, attack, rivals }) =>
    `${moving(one)} ${takes(one, to)}: Ihre Stärke von ${BOUNDS[bound]}${String(attack)} genügt, selbst wenn ${unitThere(there)} bleibt.${others(rivals)}`,
  'move-enters': ({ unit: one, to, leaver, alone, rivals }) => {
    const left = leaver ? `${unit(leaver)} räumt den Platz` : `${nominative(spaceOf(to))} ist leer`;
    const ashore = to === spaceOf(to) ? 'ein' : toward(to);
    const enters = one.crosses ? `landet ${moving(one)} dort` : `zieht ${unitFrom(one)} ${ashore}`;
    return alone
      ? `${left}, und niemand sonst soll dorthin, also ${enters}.`
      : `${left}, also ${enters}.${others(rivals)}`;
  },
};

const HOW: Readonly<Record<Stronger, string>> = {
  'as-strong': 'ebenso stark',
  stronger: 'stärker',
  'at-least-as-strong': 'mindestens ebenso stark',
};

const scoreNumbers = ({ attack, against: other }: Score): string => against(attack, other);

export const failure: MessageTable<FailureMessage> = {
  'bounces-if-it-crosses': ({ unit: one, to, rival, there, how, score }) =>
    `selbst wenn ${moving(one)} übersetzt, kommt sie nicht ${toward(to)}: ${upper(rival ? moving(rival) : unitThere(there))} ist ${HOW[how]}, ${scoreNumbers(score)}.`,
  'bounces-off-holder': ({ unit: one, by, how, score }) =>
    `${moving(one)} prallt an ${ofUnit(by)} ab, die ${HOW[how]} ist: ${scoreNumbers(score)}.`,
  'bounces-head-on': ({ unit: one, by, how, mutual, score }) =>
    mutual
      ? `${unit(by)} und ${unit(one)} greifen einander an, und keine kommt durch, ${scoreNumbers(score)}.`
      : `${unit(one)} prallt an ${ofUnit(by)} ab, die sie ihrerseits angreift und ${HOW[how]} ist: ${scoreNumbers(score)}.`,
  'bounces-off-rival': ({ unit: one, by, to, how, mutual, garrison, score }) => {
    const [name, rival] = [moving(one), moving(by)];
    const there = garrison && unitThere(garrison);
    return mutual
      ? `${rival} und ${name} prallen ${inside(to)} aneinander ab, ${scoreNumbers(score)}${there ? `, also vertreibt keine ${there}` : ''}.`
      : `${name} prallt ${inside(to)} ab: ${upper(rival)} soll auch dorthin und ist ${HOW[how]}, ${scoreNumbers(score)}.${there ? ` Also vertreibt ${name} ${there} nicht.` : ''}`;
  },
  'own-swap': ({ unit: one, by, power }) => {
    const same = power === null ? 'einer Macht' : toPower(power);
    return `${units([one, by])} wollen die Plätze tauschen. Ohne Konvoi treffen sie aufeinander, und da beide ${same} gehören, weicht keine.`;
  },
  'move-blocked': ({ unit: one, to, by, power }) => {
    const same = power === null ? 'ihrer eigenen Macht' : `ebenfalls ${toPower(power)}`;
    return `${moving(one)} kommt nicht ${toward(to)}: ${upper(unitThere(by))} gehört ${same} und räumt den Platz nicht.`;
  },
};

export const failureNearMisses: MessageTable<FailureNearMiss> = {
  'blocked-keeps-out': ({ unit: one, to, kept }) =>
    `${moving(one)} lässt ${listed(kept.map(moving))} trotzdem nicht ${toward(to)}.`,
  'beaten-counts-elsewhere': ({ unit: one }) =>
    `von jeder anderen Seite her vertrieben, würde ${moving(one)} weiter gegen sie zählen.`,
  'blocked-counts': ({ unit: one, to }) =>
    `${moving(one)} kommt selbst nicht ${toward(to)}, aber ihr Angriff zählt.`,
  'dislodged-counts': ({ unit: one, to }) =>
    `${moving(one)} wird selbst vertrieben, aber nicht ${fromThere(to)}, also zählt ihr Angriff.`,
};
