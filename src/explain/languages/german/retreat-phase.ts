import type { Table } from '../language.ts';
import type { RetreatMessage } from '../../messages/phases/retreat-phase.ts';
import { toward, unit, units } from './names.ts';
import { repaired } from './repaired.ts';
import { retreatLegality } from './retreat-legality.ts';
import { numberWord } from './words.ts';

const LEAVES = 'wird aufgelöst: Sie verlässt das Brett';

export const retreats: Table<RetreatMessage> = {
  ...repaired,
  ...retreatLegality,
  'retreat-ambiguous': ({ unit: one, orders, counts }) => {
    const given = `${unit(one)} bekam ${numberWord(orders)} verschiedene Befehle`;
    return counts
      ? `${given}: Sie befolgt den ${counts === 'first' ? 'ersten' : 'letzten'}.`
      : `${given}, also befolgt sie keinen davon.`;
  },
  'retreats-collide': ({ units: list, to }) => {
    const all = list.length === 2 ? 'beide' : 'alle';
    return `${units(list)} sollen sich ${all} ${toward(to)} zurückziehen, also kann es keine.`;
  },
  'retreat-succeeds': ({ unit: one, to }) =>
    `${unit(one)} zieht sich ${toward(to)} zurück: Keine andere Einheit soll dorthin.`,
  disbands: ({ unit: one, reason, others, given }) => {
    const name = unit(one);
    switch (reason) {
      case 'ordered':
        return `${name} ${LEAVES}, wie ihr Befehl es sagt.`;
      case 'nowhere':
        return `${name} kann sich nirgendwohin zurückziehen und ${LEAVES}.`;
      case 'no-order':
        return `${name} hat keinen Befehl${given ? ', den sie befolgen kann,' : ''} und ${LEAVES}.`;
      case 'collision': {
        const who = others.length > 0 ? units(others) : 'eine andere Einheit';
        return `${name} wird aufgelöst, denn ${who} ${others.length > 1 ? 'sollen' : 'soll'} in dasselbe Feld.`;
      }
    }
  },
};
