import type { UnitKind } from '../../../board/board.ts';
import {
  aUnit,
  accusative,
  fromThere,
  inside,
  kindName,
  listed,
  nominative,
  numberWord,
  ofPower,
  ofUnit,
  outOf,
  power,
  quoted,
  toPower,
  toward,
  unit,
  upper,
} from './grammar.ts';
import { armyFleetWords } from '../../army-fleet-words.ts';
import { type MessageTable, format } from '../language.ts';
import type { IllegalMessage, LegalityMessage, OutOfReach } from '../../messages/legality.ts';
import type { RepairMessage, RepairedMessage, WrittenMessage } from '../../messages/repaired.ts';
import type { Instead, VoidMessage } from '../../messages/void.ts';

const OUT_OF_REACH: MessageTable<OutOfReach> = {
  'army-to-sea': () => 'eine Armee kann nicht aufs Meer',
  'fleet-inland': ({ to }) => `${nominative(to)} liegt im Binnenland, wohin keine Flotte kommt`,
  'other-coast': ({ from }) => `${fromThere(from)} kommt keine Flotte dorthin`,
  'touch-inland': () =>
    'eine Flotte folgt der Küste, und die beiden Felder berühren sich nur im Binnenland',
  apart: () => 'die beiden Felder grenzen nicht aneinander',
};

/** Why a piece could not go to a space: `die beiden Felder grenzen nicht aneinander`. */
export const outOfReach = (why: OutOfReach): string => format(OUT_OF_REACH, why);

const CAUSES: MessageTable<IllegalMessage> = {
  'not-by-fleet': ({ unit: one, why }) =>
    `der Befehl ${ofUnit(one)} ist unzulässig: ${upper(armyFleetWords('de').causes[why])}`,
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
    `${unit(one)} soll eine Armee ${outOf(from)} ${toward(to)} übersetzen, aber keine Route von Flotten auf See führt dort durch`,
};

export const legality: MessageTable<LegalityMessage> = {
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

/** As the end of a sentence that has named the unit: `soll nach Livland`. */
const INSTEAD: MessageTable<Instead> = {
  'ordered-elsewhere': ({ to }) => `soll ${toward(to)}`,
  'not-followed': () => 'zieht nicht, weil ihr eigener Befehl nicht befolgt wird',
  'not-ordered-to-move': () => 'hat keinen Befehl zu ziehen',
};

export const voided: MessageTable<VoidMessage> = {
  'void-move': ({ unit: army, to }) =>
    `die Befehle der Flotten ergeben keine Route ${outOf(army.at)} ${to === null ? 'zum Ziel' : toward(to)}, also bleibt die Armee und bewirkt nichts.`,
  'void-convoy': ({ unit: fleet, target, to, instead }) =>
    `${unit(fleet)} soll eine Armee ${outOf(target.at)} ${toward(to)} übersetzen, aber ${unit(target)} ${format(INSTEAD, instead)}. Der Konvoibefehl bewirkt nichts.`,
  'void-hold-support': ({ unit: supporter, target, instead }) =>
    instead
      ? `${unit(supporter)} unterstützt ${unit(target)} beim Halten, aber diese ${format(INSTEAD, instead)}, und eine Einheit, die ziehen soll, kann beim Halten nicht unterstützt werden. Die Unterstützung bewirkt nichts.`
      : `${unit(supporter)} unterstützt ${unit(target)} beim Halten, aber diese sollte ziehen, und hier zählt auch ein unzulässiger Zugbefehl. Die Unterstützung bewirkt nichts.`,
  'void-support': ({ unit: supporter, target, to, instead }) =>
    `${unit(supporter)} unterstützt einen Zug ${outOf(target.at)} ${toward(to)}, aber ${unit(target)} ${format(INSTEAD, instead)}. Die Unterstützung bewirkt nichts.`,
};

const stands = (kind: UnitKind | null): string => `steht ${kind === null ? 'nichts' : aUnit(kind)}`;

/** What is said about the order, beginning with a verb. */
const REPAIRS: MessageTable<RepairMessage> = {
  dash: ({ quote, move }) =>
    `hat keinen Strich: ${quoted(quote)} kann nur ${move ? `der Zug ${outOf(move.from)} ${toward(move.to)}` : 'ein Zug'} sein`,
  name: ({ quote, place, read }) =>
    `sagt ${quoted(quote)}, und nur ${place === null ? read : nominative(place)} passt`,
  letter: ({ quote, there, missing }) =>
    missing
      ? `sagt nicht, ob ${quoted(quote)} eine Armee oder eine Flotte ist: Dort ${stands(there)}`
      : `sagt ${quoted(quote)}, aber dort ${stands(there)}. Der Buchstabe zählt nicht`,
  'other-coast': ({ quote, stands: at }) =>
    `sagt ${quoted(quote)}, aber die Flotte dort steht ${inside(at)}. Die Küste zählt nicht`,
  'coast-of-army': ({ quote }) =>
    `sagt ${quoted(quote)}, aber für eine Armee ist die Küste ohne Bedeutung`,
  'no-such-coast': ({ quote, space, undivided }) =>
    `sagt ${quoted(quote)}, aber ${space === null ? 'das Feld' : nominative(space)} ${undivided ? 'ist nicht in Küsten geteilt' : 'hat keine solche Küste'}. Die Küste zählt nicht`,
  nationality: ({ quote, unit: one, power: whose, read }) =>
    `sagt ${quoted(quote)}, aber ${unit(one)} ${whose ? `gehört ${toPower(whose)}` : `ist ${read}`}. Wem sie gehört, muss nicht dabeistehen`,
  place: ({ kind, power: whose }) =>
    `sagt nicht, wo die ${kindName(kind)} steht, aber ${power(whose)} hat nur eine`,
  blank: ({ quote, read }) =>
    `schreibt zwei Wörter zusammen: ${quoted(quote)} heißt ${quoted(read)}`,
  'way-named': ({ quote }) =>
    `nennt die Route, ${quoted(quote)}. Nur das Ziel zählt: Die Befehle der Flotten bestimmen die Route`,
  'own-place': ({ quote }) =>
    `sagt ${quoted(quote)}: Eine Einheit in das Feld zu unterstützen, in dem sie steht, heißt ihr Halten zu unterstützen`,
  replaces: ({ quote }) => `kam später und ersetzt ${quoted(quote)}`,
};

export const repaired: MessageTable<RepairedMessage> = {
  repaired: ({ at, unit: one, power: whose, repair }) => {
    const order = one
      ? `der Befehl ${ofUnit(one)}`
      : `der Befehl ${ofPower(whose)} für ${accusative(at)}`;
    return `${order} ${format(REPAIRS, repair)}.`;
  },
};

const all = (texts: readonly string[]): string => listed(texts.map(quoted));

export const written: MessageTable<WrittenMessage> = {
  'read-as': ({ from, to }) => `${quoted(from)} wird als ${to} gelesen`,
  replaces: ({ from, to }) => `${to} ersetzt ${quoted(from)}`,
  'as-written': ({ reworded, replaced }) =>
    [
      reworded.length > 0 ? `geschrieben ${all(reworded)}` : '',
      replaced.length > 0 ? `ersetzt ${all(replaced)}` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
};
