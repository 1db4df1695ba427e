import type { Table } from '../language.ts';
import type { Doing, RetreatIllegalMessage } from '../../messages/phases/retreat-legality.ts';
import type { Who } from '../../messages/who.ts';
import { outOfReach } from './legality.ts';
import { aUnit, inside, power, toward, unit } from './names.ts';
import { BARRED } from './retreat.ts';
import { upper } from './words.ts';

const DOINGS: Readonly<Record<Doing, string>> = {
  hold: 'halten',
  move: 'ziehen',
  'support-hold': 'unterstützen',
  'support-move': 'unterstützen',
  convoy: 'einen Konvoi bilden',
  retreat: 'sich zurückziehen',
  disband: 'sich auflösen',
};

const cannot = (one: Who, to: string): string => `${unit(one)} kann sich nicht ${to} zurückziehen`;

export const retreatLegality: Table<RetreatIllegalMessage> = {
  'not-a-retreat': ({ unit: one, doing, fallen }) =>
    fallen
      ? `${unit(one)} soll ${DOINGS[doing]}, aber eine vertriebene Einheit kann sich nur zurückziehen oder aufgelöst werden.`
      : `${unit(one)} soll ${DOINGS[doing]}, aber jetzt tun nur vertriebene Einheiten etwas.`,
  'nobody-dislodged': ({ power: whose, at }) =>
    `${power(whose)} hat ${inside(at)} keine vertriebene Einheit, also ist niemand da, der den Befehl befolgt.`,
  'retreat-home': ({ unit: one, to }) =>
    `${cannot(one, toward(to))}: Von dort wird sie gerade vertrieben.`,
  'retreat-unreachable': ({ unit: one, to, why, nor }) =>
    `${cannot(one, toward(to))}: ${upper(outOfReach(why))}${nor ? ', und keine Einheit zieht sich mit einem Konvoi zurück' : ''}.`,
  'retreat-coast-missing': ({ unit: one, to, reached }) => {
    const message = `${unit(one)} soll sich ${toward(to)} zurückziehen`;
    return reached === 1
      ? `${message}, das zwei Küsten hat, aber der Befehl nennt keine davon.`
      : `${message} und könnte zwei Küsten davon erreichen, aber der Befehl nennt keine.`;
  },
  'retreat-coast-impossible': ({ unit: one, to }) =>
    `${unit(one)} soll sich ${toward(to)} zurückziehen, kann aber nicht dorthin gelangen.`,
  'retreat-occupied': ({ unit: one, to, by }) =>
    `${cannot(one, toward(to))}: ${by ? `Dort steht ${aUnit(by)}` : 'Das Feld ist besetzt'}.`,
  'retreat-to-attacker': ({ unit: one, to }) =>
    `${cannot(one, toward(to))}: ${BARRED['attacker-origin']}.`,
  'retreat-to-stand-off': ({ unit: one, to }) =>
    `${cannot(one, toward(to))}: ${BARRED['stand-off']}.`,
};
