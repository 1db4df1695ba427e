import type { UnitKind } from '../../../board/board.ts';
import {
  aUnit,
  kindName,
  listed,
  numberWord,
  ofPower,
  power,
  quoted,
  toPower,
  upper,
} from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import { type MessageTable, format } from '../language.ts';
import type { IllegalMessage, LegalityMessage, OutOfReach } from '../../messages/legality.ts';
import type { RepairMessage, RepairedMessage, WrittenMessage } from '../../messages/repaired.ts';
import type { Instead, VoidMessage } from '../../messages/void.ts';

const OUT_OF_REACH = (g: GermanGrammar): MessageTable<OutOfReach> => ({
  'army-to-sea': () => 'eine Armee kann nicht aufs Meer',
  'fleet-inland': ({ to }) => `${g.nominative(to)} liegt im Binnenland, wohin keine Flotte kommt`,
  'other-coast': ({ from }) => `${g.fromThere(from)} kommt keine Flotte dorthin`,
  'touch-inland': () =>
    'eine Flotte folgt der Küste, und die beiden Felder berühren sich nur im Binnenland',
  apart: () => 'die beiden Felder grenzen nicht aneinander',
});

/** Why a piece could not go to a space: `die beiden Felder grenzen nicht aneinander`. */
export const outOfReach = (g: GermanGrammar, why: OutOfReach): string =>
  format(OUT_OF_REACH(g), why);

const CAUSES = (g: GermanGrammar): MessageTable<IllegalMessage> => ({
  'not-by-fleet': ({ unit: one, why }) =>
    `der Befehl ${g.ofUnit(one)} ist unzulässig: ${upper(ARMY_FLEET_WORDS.row('de').causes[why])}`,
  'no-unit': ({ power: whose, at }) =>
    `${power(whose)} hat ${g.inside(at)} keine Einheit, also ist niemand da, der den Befehl befolgt`,
  'own-space': ({ unit: one, to }) => `${g.unit(one)} soll ${g.toward(to)}, wo sie schon steht`,
  unreachable: ({ unit: one, to, why, nor }) =>
    `${g.unit(one)} soll ${g.toward(to)}, aber ${outOfReach(g, why)}${nor ? ', und kein Konvoi führt dorthin' : ''}`,
  'no-fleets': ({ unit: one, to }) =>
    `${g.unit(one)} soll ${g.toward(to)}, aber keine Route von Flotten auf See könnte sie dorthin tragen`,
  'coast-missing': ({ unit: one, to, reached }) =>
    reached === 1
      ? `${g.unit(one)} soll ${g.toward(to)}, das zwei Küsten hat, aber der Befehl nennt keine davon`
      : `${g.unit(one)} soll ${g.toward(to)} und könnte zwei Küsten davon erreichen, aber der Befehl nennt keine`,
  'coast-impossible': ({ unit: one, place }) =>
    `${g.unit(one)} soll ${place ? g.toward(place) : 'an eine Küste'}, kann aber nicht dorthin gelangen`,
  'support-unreachable': ({ unit: one, to, why }) =>
    `${g.unit(one)} kann nicht ${g.toward(to)} unterstützen, wohin sie selbst nicht ziehen könnte: ${upper(outOfReach(g, why))}`,
  'support-itself': ({ unit: one, moves }) =>
    `${g.unit(one)} soll ${moves ? 'einen Zug in ihr eigenes Feld' : 'sich selbst'} unterstützen, was keine Einheit kann`,
  'support-nobody': ({ unit: one, from }) =>
    `${g.unit(one)} soll eine Einheit ${g.inside(from)} unterstützen, aber dort steht keine`,
  'support-impossible': ({ unit: one, from, to, oversea }) =>
    oversea
      ? `${g.unit(one)} unterstützt einen Zug ${g.outOf(from)} ${g.toward(to)}, aber keine anderen Flotten könnten eine Armee dorthin tragen`
      : `${g.unit(one)} unterstützt einen Zug ${g.outOf(from)} ${g.toward(to)}, der nicht möglich ist`,
  'convoy-by-army': ({ unit: one }) =>
    `${g.unit(one)} soll einen Konvoi bilden, ist aber eine Armee, und das können nur Flotten`,
  'convoy-off-sea': ({ unit: one }) =>
    `${g.unit(one)} soll einen Konvoi bilden, aber das kann nur eine Flotte auf See, und diese liegt im Hafen`,
  'convoy-no-army': ({ unit: one, from }) =>
    `${g.unit(one)} soll eine Armee ${g.outOf(from)} übersetzen, aber dort steht keine`,
  'convoy-useless': ({ unit: one, from, to }) =>
    `${g.unit(one)} soll eine Armee ${g.outOf(from)} ${g.toward(to)} übersetzen, aber keine Route von Flotten auf See führt dort durch`,
});

export const legality = (g: GermanGrammar): MessageTable<LegalityMessage> => ({
  illegal: ({ unit: one, why, then }) => {
    const cause = format(CAUSES(g), why);
    if (then === null) return `${cause}.`;
    return then === 'holds'
      ? `${cause}. Die ${kindName(one.kind)} hält stattdessen.`
      : `${cause}. Der Befehl wird nicht befolgt.`;
  },
  ambiguous: ({ unit: one, orders, counts }) => {
    const given = `${g.unit(one)} bekam ${numberWord(orders)} verschiedene Befehle`;
    return counts
      ? `${given}. Der ${counts === 'first' ? 'erste' : 'letzte'} davon zählt.`
      : `${given}, also befolgt sie keinen davon und hält.`;
  },
});

/** As the end of a sentence that has named the unit: `soll nach Livland`. */
const INSTEAD = (g: GermanGrammar): MessageTable<Instead> => ({
  'ordered-elsewhere': ({ to }) => `soll ${g.toward(to)}`,
  'not-followed': () => 'zieht nicht, weil ihr eigener Befehl nicht befolgt wird',
  'not-ordered-to-move': () => 'hat keinen Befehl zu ziehen',
});

export const voided = (g: GermanGrammar): MessageTable<VoidMessage> => ({
  'void-move': ({ unit: army, to }) =>
    `die Befehle der Flotten ergeben keine Route ${g.outOf(army.at)} ${to === null ? 'zum Ziel' : g.toward(to)}, also bleibt die Armee und bewirkt nichts.`,
  'void-convoy': ({ unit: fleet, target, to, instead }) =>
    `${g.unit(fleet)} soll eine Armee ${g.outOf(target.at)} ${g.toward(to)} übersetzen, aber ${g.unit(target)} ${format(INSTEAD(g), instead)}. Der Konvoibefehl bewirkt nichts.`,
  'void-hold-support': ({ unit: supporter, target, instead }) =>
    instead
      ? `${g.unit(supporter)} unterstützt ${g.unit(target)} beim Halten, aber diese ${format(INSTEAD(g), instead)}, und eine Einheit, die ziehen soll, kann beim Halten nicht unterstützt werden. Die Unterstützung bewirkt nichts.`
      : `${g.unit(supporter)} unterstützt ${g.unit(target)} beim Halten, aber diese sollte ziehen, und hier zählt auch ein unzulässiger Zugbefehl. Die Unterstützung bewirkt nichts.`,
  'void-support': ({ unit: supporter, target, to, instead }) =>
    `${g.unit(supporter)} unterstützt einen Zug ${g.outOf(target.at)} ${g.toward(to)}, aber ${g.unit(target)} ${format(INSTEAD(g), instead)}. Die Unterstützung bewirkt nichts.`,
});

const stands = (kind: UnitKind | null): string => `steht ${kind === null ? 'nichts' : aUnit(kind)}`;

/** What is said about the order, beginning with a verb. */
const REPAIRS = (g: GermanGrammar): MessageTable<RepairMessage> => ({
  dash: ({ quote, move }) =>
    `hat keinen Strich: ${quoted(quote)} kann nur ${move ? `der Zug ${g.outOf(move.from)} ${g.toward(move.to)}` : 'ein Zug'} sein`,
  name: ({ quote, place, read }) =>
    `sagt ${quoted(quote)}, und nur ${place === null ? read : g.nominative(place)} passt`,
  letter: ({ quote, there, missing }) =>
    missing
      ? `sagt nicht, ob ${quoted(quote)} eine Armee oder eine Flotte ist: Dort ${stands(there)}`
      : `sagt ${quoted(quote)}, aber dort ${stands(there)}. Der Buchstabe zählt nicht`,
  'other-coast': ({ quote, stands: at }) =>
    `sagt ${quoted(quote)}, aber die Flotte dort steht ${g.inside(at)}. Die Küste zählt nicht`,
  'coast-of-army': ({ quote }) =>
    `sagt ${quoted(quote)}, aber für eine Armee ist die Küste ohne Bedeutung`,
  'no-such-coast': ({ quote, space, undivided }) =>
    `sagt ${quoted(quote)}, aber ${space === null ? 'das Feld' : g.nominative(space)} ${undivided ? 'ist nicht in Küsten geteilt' : 'hat keine solche Küste'}. Die Küste zählt nicht`,
  nationality: ({ quote, unit: one, power: whose, read }) =>
    `sagt ${quoted(quote)}, aber ${g.unit(one)} ${whose ? `gehört ${toPower(whose)}` : `ist ${read}`}. Wem sie gehört, muss nicht dabeistehen`,
  place: ({ kind, power: whose }) =>
    `sagt nicht, wo die ${kindName(kind)} steht, aber ${power(whose)} hat nur eine`,
  blank: ({ quote, read }) =>
    `schreibt zwei Wörter zusammen: ${quoted(quote)} heißt ${quoted(read)}`,
  'way-named': ({ quote }) =>
    `nennt die Route, ${quoted(quote)}. Nur das Ziel zählt: Die Befehle der Flotten bestimmen die Route`,
  'own-place': ({ quote }) =>
    `sagt ${quoted(quote)}: Eine Einheit in das Feld zu unterstützen, in dem sie steht, heißt ihr Halten zu unterstützen`,
  replaces: ({ quote }) => `kam später und ersetzt ${quoted(quote)}`,
});

export const repaired = (g: GermanGrammar): MessageTable<RepairedMessage> => ({
  repaired: ({ at, unit: one, power: whose, repair }) => {
    const order = one
      ? `der Befehl ${g.ofUnit(one)}`
      : `der Befehl ${ofPower(whose)} für ${g.accusative(at)}`;
    return `${order} ${format(REPAIRS(g), repair)}.`;
  },
});

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
