import type { FailureNearMiss, FailureMessage, Stronger } from '../../messages/failure.ts';
import type { Table } from '../language.ts';
import type { Score } from '../../messages/who.ts';
import {
  fromThere,
  inside,
  moving,
  ofUnit,
  toPower,
  toward,
  unit,
  units,
  unitThere,
} from './names.ts';
import { against, listed, upper } from './words.ts';

const HOW: Readonly<Record<Stronger, string>> = {
  'as-strong': 'ebenso stark',
  stronger: 'stärker',
  'at-least-as-strong': 'mindestens ebenso stark',
};

const numbers = ({ attack, against: other }: Score): string => against(attack, other);

export const failure: Table<FailureMessage> = {
  'bounces-if-it-crosses': ({ unit: one, to, rival, there, how, score }) =>
    `selbst wenn ${moving(one)} übersetzt, kommt sie nicht ${toward(to)}: ${upper(rival ? moving(rival) : unitThere(there))} ist ${HOW[how]}, ${numbers(score)}.`,
  'bounces-off-holder': ({ unit: one, by, how, score }) =>
    `${moving(one)} prallt an ${ofUnit(by)} ab, die ${HOW[how]} ist: ${numbers(score)}.`,
  'bounces-head-on': ({ unit: one, by, how, mutual, score }) =>
    mutual
      ? `${unit(by)} und ${unit(one)} greifen einander an, und keine kommt durch, ${numbers(score)}.`
      : `${unit(one)} prallt an ${ofUnit(by)} ab, die sie ihrerseits angreift und ${HOW[how]} ist: ${numbers(score)}.`,
  'bounces-off-rival': ({ unit: one, by, to, how, mutual, garrison, score }) => {
    const [name, rival] = [moving(one), moving(by)];
    const there = garrison && unitThere(garrison);
    return mutual
      ? `${rival} und ${name} prallen ${inside(to)} aneinander ab, ${numbers(score)}${there ? `, also vertreibt keine ${there}` : ''}.`
      : `${name} prallt ${inside(to)} ab: ${upper(rival)} soll auch dorthin und ist ${HOW[how]}, ${numbers(score)}.${there ? ` Also vertreibt ${name} ${there} nicht.` : ''}`;
  },
  'own-swap': ({ unit: one, by, power }) => {
    const same = power === null ? 'einer Macht' : toPower(power);
    return `${units([one, by])} wollen die Plätze tauschen. Ohne Konvoi treffen sie aufeinander, und da beide ${same} gehören, weicht keine.`;
  },
  'move-blocked': ({ unit: one, to, by, power }) => {
    const same = power === null ? 'ihrer eigenen Macht' : `ebenfalls ${toPower(power)}`;
    return `${moving(one)} kommt nicht ${toward(to)}: ${upper(unitThere(by))} gehört ${same} und zieht nicht weg.`;
  },
};

export const failureNearMisses: Table<FailureNearMiss> = {
  'blocked-keeps-out': ({ unit: one, to, kept }) =>
    `${moving(one)} lässt ${listed(kept.map(moving))} trotzdem nicht ${toward(to)}.`,
  'beaten-counts-elsewhere': ({ unit: one }) =>
    `von jeder anderen Seite her vertrieben, würde ${moving(one)} weiter gegen sie zählen.`,
  'blocked-counts': ({ unit: one, to }) =>
    `${moving(one)} kommt selbst nicht ${toward(to)}, aber ihr Angriff zählt.`,
  'dislodged-counts': ({ unit: one, to }) =>
    `${moving(one)} wird selbst vertrieben, aber nicht ${fromThere(to)}, also zählt ihr Angriff.`,
};
