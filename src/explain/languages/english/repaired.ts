import type { UnitKind } from '../../../board/board.ts';
import { NATIONALITY } from '../../../board/powers.ts';
import { format, type Table } from '../language.ts';
import type { RepairedMessage, RepairMessage, WrittenMessage } from '../../messages/repaired.ts';
import { aUnit, kindName, placeName, spaceName, unitIn } from './names.ts';
import { listed, possessive } from './words.ts';

const stands = (kind: UnitKind | null): string =>
  kind === null ? 'nothing stands' : `${aUnit(kind)} stands`;

/** What is said of the order; a verb first. */
const REPAIRS: Table<RepairMessage> = {
  dash: ({ quote, move }) =>
    `lacks a dash: “${quote}” can only be ${move ? `the move from ${placeName(move.from)} to ${placeName(move.to)}` : 'a move'}`,
  name: ({ quote, place, read }) =>
    `says “${quote}”, and only ${place === null ? read : placeName(place)} fits`,
  letter: ({ quote, there, missing }) =>
    missing
      ? `leaves out whether “${quote}” is an army or a fleet: ${stands(there)} there`
      : `says “${quote}”, but ${stands(there)} there. The letter is ignored`,
  'other-coast': ({ quote, stands: at }) =>
    `says “${quote}”, but the fleet there stands on ${placeName(at)}. The coast is ignored`,
  'coast-of-army': ({ quote }) => `says “${quote}”, but to an army a coast does not matter`,
  'no-such-coast': ({ quote, space, undivided }) =>
    `says “${quote}”, but ${space === null ? 'the space' : spaceName(space)} ${undivided ? 'is not divided into coasts' : 'has no such coast'}. The coast is ignored`,
  nationality: ({ quote, unit, power, read }) =>
    `says “${quote}”, but ${unitIn(unit)} is ${power ? NATIONALITY[power] : read}. Whose it is need not be said`,
  place: ({ kind, power }) =>
    `does not say where the ${kindName(kind)} stands, but ${power} has only one`,
  blank: ({ quote, read }) => `runs two words together: “${quote}” is “${read}”`,
  'way-named': ({ quote }) =>
    `names the route, “${quote}”. Only the destination counts: the fleets’ own orders make the route`,
  'own-place': ({ quote }) =>
    `says “${quote}”: to support a unit to the space where it stands is to support it to hold`,
  replaces: ({ quote }) => `came later and replaces “${quote}”`,
};

export const repaired: Table<RepairedMessage> = {
  repaired: ({ at, unit, power, repair }) => {
    const whose = unit
      ? `the order of ${unitIn(unit)}`
      : `${possessive(power)} order for ${spaceName(at)}`;
    return `${whose} ${format(REPAIRS, repair)}.`;
  },
};

const quoted = (texts: readonly string[]): string => listed(texts.map((text) => `“${text}”`));

export const written: Table<WrittenMessage> = {
  'read-as': ({ from, to }) => `“${from}” is read as ${to}`,
  replaces: ({ from, to }) => `${to} replaces “${from}”`,
  'as-written': ({ reworded, replaced }) =>
    [
      reworded.length > 0 ? `written ${quoted(reworded)}` : '',
      replaced.length > 0 ? `replaces ${quoted(replaced)}` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
};
