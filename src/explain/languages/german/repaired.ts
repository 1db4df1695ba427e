import type { UnitKind } from '../../../board/board.ts';
import { format, type Table } from '../language.ts';
import type { RepairedMessage, RepairMessage, WrittenMessage } from '../../messages/repaired.ts';
import {
  accusative,
  aUnit,
  inside,
  kindName,
  nominative,
  ofPower,
  ofUnit,
  outOf,
  power,
  toPower,
  toward,
  unit,
} from './names.ts';
import { listed, quoted } from './words.ts';

const stands = (kind: UnitKind | null): string => `steht ${kind === null ? 'nichts' : aUnit(kind)}`;

/** What is said of the order; a verb first. */
const REPAIRS: Table<RepairMessage> = {
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

export const repaired: Table<RepairedMessage> = {
  repaired: ({ at, unit: one, power: whose, repair }) => {
    const order = one
      ? `der Befehl ${ofUnit(one)}`
      : `der Befehl ${ofPower(whose)} für ${accusative(at)}`;
    return `${order} ${format(REPAIRS, repair)}.`;
  },
};

const all = (texts: readonly string[]): string => listed(texts.map(quoted));

export const written: Table<WrittenMessage> = {
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
