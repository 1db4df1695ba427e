import { format, type Table } from '../language.ts';
import type { IllegalMessage, LegalityMessage, OutOfReach } from '../../messages/legality.ts';
import { fromThere, inside, kindName, nominative, outOf, power, toward, unit } from './names.ts';
import { numberWord, upper } from './words.ts';

const OUT_OF_REACH: Table<OutOfReach> = {
  'army-to-sea': () => 'eine Armee kann nicht aufs Meer',
  'fleet-inland': ({ to }) => `${nominative(to)} liegt im Binnenland, wohin keine Flotte kommt`,
  'other-coast': ({ from }) => `${fromThere(from)} kommt keine Flotte dorthin`,
  'touch-inland': () =>
    'eine Flotte folgt der Küste, und die beiden Felder berühren sich nur im Binnenland',
  apart: () => 'die beiden Felder grenzen nicht aneinander',
};

/** Why a piece could not go to a space: `die beiden Felder grenzen nicht aneinander`. */
export const outOfReach = (why: OutOfReach): string => format(OUT_OF_REACH, why);

const CAUSES: Table<IllegalMessage> = {
  'no-unit': ({ power: whose, at }) =>
    `${power(whose)} hat ${inside(at)} keine Einheit, also ist niemand da, der den Befehl befolgt`,
  'own-space': ({ unit: one, to }) => `${unit(one)} soll ${toward(to)}, wo sie schon steht`,
  unreachable: ({ unit: one, to, why, nor }) =>
    `${unit(one)} soll ${toward(to)}, aber ${outOfReach(why)}${nor ? ', und kein Konvoi führt dorthin' : ''}`,
  'no-fleets': ({ unit: one, to }) =>
    `${unit(one)} soll ${toward(to)}, aber keine Route von Flotten auf See könnte sie dorthin tragen`,
  'coast-missing': ({ unit: one, to, reached }) =>
    reached === 1
      ? `${unit(one)} soll ${toward(to)}, das zwei Küsten hat, aber der Befehl nennt keine davon`
      : `${unit(one)} soll ${toward(to)} und könnte zwei Küsten davon erreichen, aber der Befehl nennt keine`,
  'coast-impossible': ({ unit: one, place }) =>
    `${unit(one)} soll ${place ? toward(place) : 'an eine Küste'}, kann aber nicht dorthin gelangen`,
  'support-unreachable': ({ unit: one, to, why }) =>
    `${unit(one)} kann nicht ${toward(to)} unterstützen, wohin sie selbst nicht ziehen könnte: ${upper(outOfReach(why))}`,
  'support-itself': ({ unit: one, moves }) =>
    `${unit(one)} soll ${moves ? 'einen Zug in ihr eigenes Feld' : 'sich selbst'} unterstützen, was keine Einheit kann`,
  'support-nobody': ({ unit: one, from }) =>
    `${unit(one)} soll eine Einheit ${inside(from)} unterstützen, aber dort steht keine`,
  'support-impossible': ({ unit: one, from, to, oversea }) =>
    oversea
      ? `${unit(one)} unterstützt einen Zug ${outOf(from)} ${toward(to)}, aber keine anderen Flotten könnten eine Armee dorthin tragen`
      : `${unit(one)} unterstützt einen Zug ${outOf(from)} ${toward(to)}, der nicht möglich ist`,
  'convoy-by-army': ({ unit: one }) =>
    `${unit(one)} soll einen Konvoi bilden, ist aber eine Armee, und das können nur Flotten`,
  'convoy-off-sea': ({ unit: one }) =>
    `${unit(one)} soll einen Konvoi bilden, aber das kann nur eine Flotte auf See, und diese liegt im Hafen`,
  'convoy-no-army': ({ unit: one, from }) =>
    `${unit(one)} soll eine Armee ${outOf(from)} übersetzen, aber dort steht keine`,
  'convoy-useless': ({ unit: one, from, to }) =>
    `${unit(one)} soll eine Armee ${outOf(from)} ${toward(to)} übersetzen, aber keine Route dorthin führt durch ihr Meer`,
};

export const legality: Table<LegalityMessage> = {
  illegal: ({ unit: one, why, then }) => {
    const cause = format(CAUSES, why);
    if (then === null) return `${cause}.`;
    return then === 'holds'
      ? `${cause}. Die ${kindName(one.kind)} hält stattdessen.`
      : `${cause}. Der Befehl wird nicht befolgt.`;
  },
  ambiguous: ({ unit: one, orders, counts }) => {
    const given = `${unit(one)} bekam ${numberWord(orders)} verschiedene Befehle`;
    return counts
      ? `${given}. Der ${counts === 'first' ? 'erste' : 'letzte'} davon zählt.`
      : `${given}, also befolgt sie keinen davon und hält.`;
  },
};
