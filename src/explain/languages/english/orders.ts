import type { UnitKind } from '../../../board/board.ts';
import { NATIONALITY } from '../../../board/powers.ts';
import {
  aUnit,
  kindName,
  listed,
  numberWord,
  placeName,
  possessive,
  spaceName,
  unitIn,
  unitName,
} from './grammar.ts';
import { armyFleetWords } from '../../army-fleet-words.ts';
import { type MessageTable, format } from '../language.ts';
import type { IllegalMessage, LegalityMessage, OutOfReach } from '../../messages/legality.ts';
import type { RepairMessage, RepairedMessage, WrittenMessage } from '../../messages/repaired.ts';
import type { Instead, VoidMessage } from '../../messages/void.ts';

const OUT_OF_REACH: MessageTable<OutOfReach> = {
  'army-to-sea': () => 'an army cannot go to sea',
  'fleet-inland': ({ to }) => `${spaceName(to)} is inland, where no fleet can go`,
  'other-coast': ({ from }) => `no fleet can go there from ${placeName(from)}`,
  'touch-inland': () => 'a fleet follows the coast, and the two touch only inland',
  apart: () => 'the two do not touch',
};

/** Why a piece could not go to a space: `the two do not touch`. */
export const outOfReach = (why: OutOfReach): string => format(OUT_OF_REACH, why);

const CAUSES: MessageTable<IllegalMessage> = {
  'not-by-fleet': ({ unit, why }) =>
    `the order of ${unitIn(unit)} is illegal: ${armyFleetWords('en').causes[why]}`,
  'no-unit': ({ power, at }) =>
    `${power} has no unit in ${spaceName(at)}, so no unit can follow the order`,
  'own-space': ({ unit, to }) =>
    `${unitIn(unit)} is ordered to ${spaceName(to)}, where it already is`,
  unreachable: ({ unit, to, why, nor }) =>
    `${unitIn(unit)} is ordered to ${spaceName(to)}, but ${outOfReach(why)}${nor ? ', and no convoy goes there' : ''}`,
  'no-fleets': ({ unit, to }) =>
    `${unitIn(unit)} is ordered to ${spaceName(to)}, but no route of fleets at sea could carry the army there`,
  'coast-missing': ({ unit, to, reached }) =>
    reached === 1
      ? `${unitIn(unit)} is ordered to ${spaceName(to)}, which has two coasts, but the order names neither`
      : `${unitIn(unit)} is ordered to ${spaceName(to)} and could reach two of its coasts, but the order names neither`,
  'coast-impossible': ({ unit, place }) =>
    `${unitIn(unit)} is ordered to ${place ? placeName(place) : 'a coast'}, which it cannot reach`,
  'support-unreachable': ({ unit, to, why }) =>
    `${unitName(unit)} cannot support into ${spaceName(to)}, where it could not go itself: ${outOfReach(why)}`,
  'support-itself': ({ unit, moves }) =>
    `${unitName(unit)} is ordered to support ${moves ? 'a move into its own space' : 'itself'}, which no unit can`,
  'support-nobody': ({ unit, from }) =>
    `${unitName(unit)} is ordered to support a unit in ${spaceName(from)}, but there is none`,
  'support-impossible': ({ unit, from, to, oversea }) =>
    oversea
      ? `${unitName(unit)} supports a move from ${spaceName(from)} to ${placeName(to)}, but no other fleets could carry an army there`
      : `${unitName(unit)} supports a move from ${spaceName(from)} to ${placeName(to)}, which is not possible`,
  'convoy-by-army': ({ unit }) =>
    `${unitName(unit)} is ordered to convoy, but it is an army, and only fleets convoy`,
  'convoy-off-sea': ({ unit }) =>
    `${unitName(unit)} is ordered to convoy, but only a fleet at sea can, and this one is in port`,
  'convoy-no-army': ({ unit, from }) =>
    `${unitName(unit)} is ordered to convoy an army from ${spaceName(from)}, but there is none`,
  'convoy-useless': ({ unit, from, to }) =>
    `${unitName(unit)} is ordered to convoy from ${spaceName(from)} to ${spaceName(to)}, but no route of fleets at sea leads there through it`,
};

export const legality: MessageTable<LegalityMessage> = {
  illegal: ({ unit, why, then }) => {
    const cause = format(CAUSES, why);
    if (then === null) return `${cause}.`;
    return then === 'holds'
      ? `${cause}. The ${kindName(unit.kind)} holds instead.`
      : `${cause}. The order is not followed.`;
  },
  ambiguous: ({ unit, orders, counts }) => {
    const given = `${unitIn(unit)} was given ${numberWord(orders)} different orders`;
    return counts
      ? `${given}. The ${counts} of them counts.`
      : `${given}, so it follows ${orders === 2 ? 'neither' : 'none of them'} and holds.`;
  },
};

/** As the end of a sentence that has named the unit: `is ordered to Livonia`. */
const INSTEAD: MessageTable<Instead> = {
  'ordered-elsewhere': ({ to }) => `is ordered to ${placeName(to)}`,
  'not-followed': () => 'does not move, because its own order is not followed',
  'not-ordered-to-move': () => 'is not ordered to move',
};

export const voided: MessageTable<VoidMessage> = {
  'void-move': ({ unit, to }) =>
    `no route of fleets is ordered to carry the army from ${spaceName(unit.at)} to ${to === null ? 'its destination' : spaceName(to)}, so it stays and has no effect.`,
  'void-convoy': ({ unit, target, to, instead }) =>
    `${unitName(unit)} is ordered to convoy from ${spaceName(target.at)} to ${spaceName(to)}, but ${unitIn(target)} ${format(INSTEAD, instead)}. The convoy order has no effect.`,
  'void-hold-support': ({ unit, target, instead }) =>
    instead
      ? `${unitName(unit)} supports ${spaceName(target.at)} in place, but ${unitName(target)} ${format(INSTEAD, instead)}, and a unit ordered to move cannot be supported in place. The support has no effect.`
      : `${unitName(unit)} supports ${spaceName(target.at)} in place, but ${unitIn(target)} was ordered to move, and under this edition even an illegal order to move counts. The support has no effect.`,
  'void-support': ({ unit, target, to, instead }) =>
    `${unitName(unit)} supports a move from ${spaceName(target.at)} to ${placeName(to)}, but ${unitName(target)} ${format(INSTEAD, instead)}. The support has no effect.`,
};

const stands = (kind: UnitKind | null): string => `${kind === null ? 'nothing' : aUnit(kind)} is`;

/** What is said about the order, beginning with a verb. */
const REPAIRS: MessageTable<RepairMessage> = {
  dash: ({ quote, move }) =>
    `lacks a dash: “${quote}” can only mean ${move ? `the move from ${placeName(move.from)} to ${placeName(move.to)}` : 'a move'}`,
  name: ({ quote, place, read }) =>
    `says “${quote}”, and only ${place === null ? read : placeName(place)} fits`,
  letter: ({ quote, there, missing }) =>
    missing
      ? `leaves out whether “${quote}” is an army or a fleet: ${stands(there)} there`
      : `says “${quote}”, but ${stands(there)} there. The letter is ignored`,
  'other-coast': ({ quote, stands: at }) =>
    `says “${quote}”, but the fleet there is on ${placeName(at)}. The coast is ignored`,
  'coast-of-army': ({ quote }) => `says “${quote}”, but coasts do not matter to an army`,
  'no-such-coast': ({ quote, space, undivided }) =>
    `says “${quote}”, but ${space === null ? 'the space' : spaceName(space)} ${undivided ? 'is not divided into coasts' : 'has no such coast'}. The coast is ignored`,
  nationality: ({ quote, unit, power, read }) =>
    `says “${quote}”, but ${unitIn(unit)} is ${power ? NATIONALITY[power] : read}. The power need not be named`,
  place: ({ kind, power }) =>
    `does not say where the ${kindName(kind)} is, but ${power} has only one`,
  blank: ({ quote, read }) => `runs two words together: “${quote}” is “${read}”`,
  'way-named': ({ quote }) =>
    `names the route, “${quote}”. Only the destination counts: the fleets’ own orders make the route`,
  'own-place': ({ quote }) =>
    `says “${quote}”: supporting a unit to its own space means supporting it to hold`,
  replaces: ({ quote }) => `came later and replaces “${quote}”`,
};

export const repaired: MessageTable<RepairedMessage> = {
  repaired: ({ at, unit, power, repair }) => {
    const whose = unit
      ? `the order of ${unitIn(unit)}`
      : `${possessive(power)} order for ${spaceName(at)}`;
    return `${whose} ${format(REPAIRS, repair)}.`;
  },
};

const quoted = (texts: readonly string[]): string => listed(texts.map((text) => `“${text}”`));

export const written: MessageTable<WrittenMessage> = {
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
