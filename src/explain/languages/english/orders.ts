import type { UnitKind } from '../../../board/board.ts';
import type { EnglishGrammar } from './grammar.ts';
import { aUnit, kindName, listed, numberWord, possessive } from './grammar.ts';
import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import { type MessageTable, format } from '../language.ts';
import type { IllegalMessage, LegalityMessage, OutOfReach } from '../../messages/legality.ts';
import type { RepairMessage, RepairedMessage, WrittenMessage } from '../../messages/repaired.ts';
import type { Instead, VoidMessage } from '../../messages/void.ts';

const OUT_OF_REACH = (g: EnglishGrammar): MessageTable<OutOfReach> => ({
  'army-to-sea': () => 'an army cannot go to sea',
  'fleet-inland': ({ to }) => `${g.spaceName(to)} is inland, where no fleet can go`,
  'other-coast': ({ from }) => `no fleet can go there from ${g.placeName(from)}`,
  'touch-inland': () => 'a fleet follows the coast, and the two touch only inland',
  apart: () => 'the two do not touch',
});

/** Why a piece could not go to a space: `the two do not touch`. */
export const outOfReach = (g: EnglishGrammar, why: OutOfReach): string =>
  format(OUT_OF_REACH(g), why);

const CAUSES = (g: EnglishGrammar): MessageTable<IllegalMessage> => ({
  'not-by-fleet': ({ unit, why }) =>
    `the order of ${g.unitIn(unit)} is illegal: ${ARMY_FLEET_WORDS.row('en').causes[why]}`,
  'no-unit': ({ power, at }) =>
    `${power} has no unit in ${g.spaceName(at)}, so no unit can follow the order`,
  'own-space': ({ unit, to }) =>
    `${g.unitIn(unit)} is ordered to ${g.spaceName(to)}, where it already is`,
  unreachable: ({ unit, to, why, nor }) =>
    `${g.unitIn(unit)} is ordered to ${g.spaceName(to)}, but ${outOfReach(g, why)}${nor ? ', and no convoy goes there' : ''}`,
  'no-fleets': ({ unit, to }) =>
    `${g.unitIn(unit)} is ordered to ${g.spaceName(to)}, but no route of fleets at sea could carry the army there`,
  'coast-missing': ({ unit, to, reached }) =>
    reached === 1
      ? `${g.unitIn(unit)} is ordered to ${g.spaceName(to)}, which has two coasts, but the order names neither`
      : `${g.unitIn(unit)} is ordered to ${g.spaceName(to)} and could reach two of its coasts, but the order names neither`,
  'coast-impossible': ({ unit, place }) =>
    `${g.unitIn(unit)} is ordered to ${place ? g.placeName(place) : 'a coast'}, which it cannot reach`,
  'support-unreachable': ({ unit, to, why }) =>
    `${g.unitName(unit)} cannot support into ${g.spaceName(to)}, where it could not go itself: ${outOfReach(g, why)}`,
  'support-itself': ({ unit, moves }) =>
    `${g.unitName(unit)} is ordered to support ${moves ? 'a move into its own space' : 'itself'}, which no unit can`,
  'support-nobody': ({ unit, from }) =>
    `${g.unitName(unit)} is ordered to support a unit in ${g.spaceName(from)}, but there is none`,
  'support-impossible': ({ unit, from, to, oversea }) =>
    oversea
      ? `${g.unitName(unit)} supports a move from ${g.spaceName(from)} to ${g.placeName(to)}, but no other fleets could carry an army there`
      : `${g.unitName(unit)} supports a move from ${g.spaceName(from)} to ${g.placeName(to)}, which is not possible`,
  'convoy-by-army': ({ unit }) =>
    `${g.unitName(unit)} is ordered to convoy, but it is an army, and only fleets convoy`,
  'convoy-off-sea': ({ unit }) =>
    `${g.unitName(unit)} is ordered to convoy, but only a fleet at sea can, and this one is in port`,
  'convoy-no-army': ({ unit, from }) =>
    `${g.unitName(unit)} is ordered to convoy an army from ${g.spaceName(from)}, but there is none`,
  'convoy-useless': ({ unit, from, to }) =>
    `${g.unitName(unit)} is ordered to convoy from ${g.spaceName(from)} to ${g.spaceName(to)}, but no route of fleets at sea leads there through it`,
});

export const legality = (g: EnglishGrammar): MessageTable<LegalityMessage> => ({
  illegal: ({ unit, why, then }) => {
    const cause = format(CAUSES(g), why);
    if (then === null) return `${cause}.`;
    return then === 'holds'
      ? `${cause}. The ${kindName(unit.kind)} holds instead.`
      : `${cause}. The order is not followed.`;
  },
  ambiguous: ({ unit, orders, counts }) => {
    const given = `${g.unitIn(unit)} was given ${numberWord(orders)} different orders`;
    return counts
      ? `${given}. The ${counts} of them counts.`
      : `${given}, so it follows ${orders === 2 ? 'neither' : 'none of them'} and holds.`;
  },
});

/** As the end of a sentence that has named the unit: `is ordered to Livonia`. */
const INSTEAD = (g: EnglishGrammar): MessageTable<Instead> => ({
  'ordered-elsewhere': ({ to }) => `is ordered to ${g.placeName(to)}`,
  'not-followed': () => 'does not move, because its own order is not followed',
  'not-ordered-to-move': () => 'is not ordered to move',
});

export const voided = (g: EnglishGrammar): MessageTable<VoidMessage> => ({
  'void-move': ({ unit, to }) =>
    `no route of fleets is ordered to carry the army from ${g.spaceName(unit.at)} to ${to === null ? 'its destination' : g.spaceName(to)}, so it stays and has no effect.`,
  'void-convoy': ({ unit, target, to, instead }) =>
    `${g.unitName(unit)} is ordered to convoy from ${g.spaceName(target.at)} to ${g.spaceName(to)}, but ${g.unitIn(target)} ${format(INSTEAD(g), instead)}. The convoy order has no effect.`,
  'void-hold-support': ({ unit, target, instead }) =>
    instead
      ? `${g.unitName(unit)} supports ${g.spaceName(target.at)} in place, but ${g.unitName(target)} ${format(INSTEAD(g), instead)}, and a unit ordered to move cannot be supported in place. The support has no effect.`
      : `${g.unitName(unit)} supports ${g.spaceName(target.at)} in place, but ${g.unitIn(target)} was ordered to move, and under this edition even an illegal order to move counts. The support has no effect.`,
  'void-support': ({ unit, target, to, instead }) =>
    `${g.unitName(unit)} supports a move from ${g.spaceName(target.at)} to ${g.placeName(to)}, but ${g.unitName(target)} ${format(INSTEAD(g), instead)}. The support has no effect.`,
});

const stands = (kind: UnitKind | null): string => `${kind === null ? 'nothing' : aUnit(kind)} is`;

/** What is said about the order, beginning with a verb. */
const REPAIRS = (g: EnglishGrammar): MessageTable<RepairMessage> => ({
  dash: ({ quote, move }) =>
    `lacks a dash: “${quote}” can only mean ${move ? `the move from ${g.placeName(move.from)} to ${g.placeName(move.to)}` : 'a move'}`,
  name: ({ quote, place, read }) =>
    `says “${quote}”, and only ${place === null ? read : g.placeName(place)} fits`,
  letter: ({ quote, there, missing }) =>
    missing
      ? `leaves out whether “${quote}” is an army or a fleet: ${stands(there)} there`
      : `says “${quote}”, but ${stands(there)} there. The letter is ignored`,
  'other-coast': ({ quote, stands: at }) =>
    `says “${quote}”, but the fleet there is on ${g.placeName(at)}. The coast is ignored`,
  'coast-of-army': ({ quote }) => `says “${quote}”, but coasts do not matter to an army`,
  'no-such-coast': ({ quote, space, undivided }) =>
    `says “${quote}”, but ${space === null ? 'the space' : g.spaceName(space)} ${undivided ? 'is not divided into coasts' : 'has no such coast'}. The coast is ignored`,
  nationality: ({ quote, unit, power, read }) =>
    `says “${quote}”, but ${g.unitIn(unit)} is ${power ? g.nationality(power) : read}. The power need not be named`,
  place: ({ kind, power }) =>
    `does not say where the ${kindName(kind)} is, but ${power} has only one`,
  blank: ({ quote, read }) => `runs two words together: “${quote}” is “${read}”`,
  'way-named': ({ quote }) =>
    `names the route, “${quote}”. Only the destination counts: the fleets’ own orders make the route`,
  'own-place': ({ quote }) =>
    `says “${quote}”: supporting a unit to its own space means supporting it to hold`,
  replaces: ({ quote }) => `came later and replaces “${quote}”`,
});

export const repaired = (g: EnglishGrammar): MessageTable<RepairedMessage> => ({
  repaired: ({ at, unit, power, repair }) => {
    const whose = unit
      ? `the order of ${g.unitIn(unit)}`
      : `${possessive(power)} order for ${g.spaceName(at)}`;
    return `${whose} ${format(REPAIRS(g), repair)}.`;
  },
});

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
