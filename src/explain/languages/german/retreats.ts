import { aUnit, kindName, listed, numberWord, power, upper } from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
import { outOfReach, repaired } from './orders.ts';
import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import type { RetreatTable, MessageTable } from '../language.ts';
import type {
  RetreatOrderType,
  RetreatIllegalMessage,
} from '../../messages/phases/retreat-legality.ts';
import type { RetreatMessage } from '../../messages/phases/retreat-phase.ts';
import type { DislodgedMessage, DislodgedNearMiss } from '../../messages/retreat.ts';
import type { Who } from '../../messages/who.ts';

export const places: RetreatTable = {
  open: 'frei',
  barred: {
    aboard: 'eine Armee ist an Bord, und ein Meer ist offen',
    occupied: 'besetzt',
    'attacker-origin': 'von dort kam der Angriff',
    'stand-off': 'nach einem Patt leer',
  },
};

/** As a reason, after a colon. */
const BARRED = {
  aboard: 'Eine Armee ist an Bord, und ein Meer ist offen',
  'attacker-origin': 'Von dort kam der Angriff',
  'stand-off': 'Dort gab es ein Patt',
} as const;

export const dislodgement = (g: GermanGrammar): MessageTable<DislodgedMessage> => ({
  dislodged: ({ unit: one, by, tried }) =>
    `${g.unit(one)}${tried ? ', deren eigener Zug scheitert,' : ''} wird von ${g.ofUnit(by)} vertrieben und muss weichen.`,
  retreats: ({ unit: one, to }) => {
    const whose = `die ${g.outOf(one.at)} vertriebene ${kindName(one.kind)}`;
    return to.length === 0
      ? `${whose} kann sich nirgendwohin zurückziehen und wird aufgelöst: Sie verlässt das Brett.`
      : `${whose} darf sich ${listed(to.map(g.toward), 'oder')} zurückziehen.`;
  },
});

export const dislodgementNearMisses = (g: GermanGrammar): MessageTable<DislodgedNearMiss> => ({
  barred: ({ rows }) =>
    rows
      .map(({ reason, spaces }) =>
        reason === 'occupied'
          ? `${listed(spaces.map(g.nominative))} ${spaces.length > 1 ? 'sind' : 'ist'} besetzt.`
          : `nicht ${listed(spaces.map(g.toward))}: ${BARRED[reason]}.`,
      )
      .join(' '),
  'attack-still-cuts': ({ by, unit: one }) =>
    `der eigene Angriff ${g.ofUnit(by)} zählt trotzdem: Er schneidet ${g.supportOf([one])} ab.`,
  'attack-still-keeps-out': ({ by, unit: one, to }) =>
    `der eigene Angriff ${g.ofUnit(by)} zählt trotzdem: Er lässt ${g.unit(one)} nicht ${g.toward(to)}.`,
});

const DOINGS: Readonly<Record<RetreatOrderType, string>> = {
  hold: 'halten',
  move: 'ziehen',
  'support-hold': 'unterstützen',
  'support-move': 'unterstützen',
  convoy: 'einen Konvoi bilden',
  board: 'an Bord gehen',
  land: 'landen',
  retreat: 'sich zurückziehen',
  disband: 'sich auflösen',
};

const cannot = (g: GermanGrammar, one: Who, to: string): string =>
  `${g.unit(one)} kann sich nicht ${to} zurückziehen`;

const retreatLegality = (g: GermanGrammar): MessageTable<RetreatIllegalMessage> => ({
  'not-a-retreat': ({ unit: one, doing, dislodged }) =>
    dislodged
      ? `${g.unit(one)} soll ${DOINGS[doing]}, aber eine vertriebene Einheit kann sich nur zurückziehen oder aufgelöst werden.`
      : `${g.unit(one)} soll ${DOINGS[doing]}, aber jetzt tun nur vertriebene Einheiten etwas.`,
  'nobody-dislodged': ({ power: whose, at }) =>
    `${power(whose)} hat ${g.inside(at)} keine vertriebene Einheit, also ist niemand da, der den Befehl befolgt.`,
  'retreat-home': ({ unit: one, to }) =>
    `${cannot(g, one, g.toward(to))}: Von dort wird sie gerade vertrieben.`,
  'retreat-unreachable': ({ unit: one, to, why, nor }) =>
    `${cannot(g, one, g.toward(to))}: ${upper(outOfReach(g, why))}${nor ? ', und keine Einheit zieht sich mit einem Konvoi zurück' : ''}.`,
  'retreat-coast-missing': ({ unit: one, to, reached }) => {
    const message = `${g.unit(one)} soll sich ${g.toward(to)} zurückziehen`;
    return reached === 1
      ? `${message}, das zwei Küsten hat, aber der Befehl nennt keine davon.`
      : `${message} und könnte zwei Küsten davon erreichen, aber der Befehl nennt keine.`;
  },
  'retreat-coast-impossible': ({ unit: one, to }) =>
    `${g.unit(one)} soll sich ${g.toward(to)} zurückziehen, kann aber nicht dorthin gelangen.`,
  'retreat-occupied': ({ unit: one, to, by }) =>
    `${cannot(g, one, g.toward(to))}: ${by ? `Dort steht ${aUnit(by)}` : 'Das Feld ist besetzt'}.`,
  'retreat-to-attacker': ({ unit: one, to }) =>
    `${cannot(g, one, g.toward(to))}: ${BARRED['attacker-origin']}.`,
  'retreat-to-stand-off': ({ unit: one, to }) =>
    `${cannot(g, one, g.toward(to))}: ${BARRED['stand-off']}.`,
  'retreat-with-army': ({ unit: one, to }) => `${cannot(g, one, g.toward(to))}: ${BARRED.aboard}.`,
});

const LEAVES = 'wird aufgelöst: Sie verlässt das Brett';

export const retreats = (g: GermanGrammar): MessageTable<RetreatMessage> => ({
  'army-fleet': ({ message }) => ARMY_FLEET_WORDS.row('de').phase(message),
  ...repaired(g),
  ...retreatLegality(g),
  'retreat-ambiguous': ({ unit: one, orders, counts }) => {
    const given = `${g.unit(one)} bekam ${numberWord(orders)} verschiedene Befehle`;
    return counts
      ? `${given}: Sie befolgt den ${counts === 'first' ? 'ersten' : 'letzten'}.`
      : `${given}, also befolgt sie keinen davon.`;
  },
  'retreats-collide': ({ units: list, to }) => {
    const all = list.length === 2 ? 'beide' : 'alle';
    return `${g.units(list)} sollen sich ${all} ${g.toward(to)} zurückziehen, also kann es keine.`;
  },
  'retreat-succeeds': ({ unit: one, to }) =>
    `${g.unit(one)} zieht sich ${g.toward(to)} zurück: Keine andere Einheit soll dorthin.`,
  disbands: ({ unit: one, reason, others, given }) => {
    const name = g.unit(one);
    switch (reason) {
      case 'ordered':
        return `${name} ${LEAVES}, wie ihr Befehl es sagt.`;
      case 'nowhere':
        return `${name} kann sich nirgendwohin zurückziehen und ${LEAVES}.`;
      case 'no-order':
        return `${name} hat keinen Befehl${given ? ', den sie befolgen kann,' : ''} und ${LEAVES}.`;
      case 'collision': {
        const who = others.length > 0 ? g.units(others) : 'eine andere Einheit';
        return `${name} wird aufgelöst, denn ${who} ${others.length > 1 ? 'sollen' : 'soll'} in dasselbe Feld.`;
      }
    }
  },
});
