import { format, type Table } from '../language.ts';
import type { IllegalMessage, LegalityMessage, OutOfReach } from '../../messages/legality.ts';
import { kindName, placeName, spaceName, unitIn, unitName } from './names.ts';
import { numberWord } from './words.ts';

const OUT_OF_REACH: Table<OutOfReach> = {
  'army-to-sea': () => 'an army cannot go to sea',
  'fleet-inland': ({ to }) => `${spaceName(to)} is inland, where no fleet can go`,
  'other-coast': ({ from }) => `no fleet can go there from ${placeName(from)}`,
  'touch-inland': () => 'a fleet follows the coast, and the two touch only inland',
  apart: () => 'the two do not touch',
};

/** Why a piece could not go to a space: `the two do not touch`. */
export const outOfReach = (why: OutOfReach): string => format(OUT_OF_REACH, why);

const CAUSES: Table<IllegalMessage> = {
  'no-unit': ({ power, at }) =>
    `${power} has no unit in ${spaceName(at)}, so there is nobody to follow the order`,
  'own-space': ({ unit, to }) =>
    `${unitName(unit)} is ordered to ${spaceName(to)}, where it already stands`,
  unreachable: ({ unit, to, why, nor }) =>
    `${unitName(unit)} is ordered to ${spaceName(to)}, but ${outOfReach(why)}${nor ? ', and no convoy goes there' : ''}`,
  'no-fleets': ({ unit, to }) =>
    `${unitName(unit)} is ordered to ${spaceName(to)}, but no route of fleets at sea could carry the army there`,
  'coast-missing': ({ unit, to, reached }) =>
    reached === 1
      ? `${unitName(unit)} is ordered to ${spaceName(to)}, which has two coasts, but the order names neither`
      : `${unitName(unit)} is ordered to ${spaceName(to)} and could reach two of its coasts, but the order names neither`,
  'coast-impossible': ({ unit, place }) =>
    `${unitName(unit)} is ordered to ${place ? placeName(place) : 'a coast'}, which it cannot reach`,
  'support-unreachable': ({ unit, to, why }) =>
    `${unitName(unit)} cannot support into ${spaceName(to)}, where it could not go itself: ${outOfReach(why)}`,
  'support-itself': ({ unit, moves }) =>
    `${unitName(unit)} is ordered to support ${moves ? 'a move into its own space' : 'itself'}, which no unit can`,
  'support-nobody': ({ unit, from }) =>
    `${unitName(unit)} is ordered to support a unit in ${spaceName(from)}, but none stands there`,
  'support-impossible': ({ unit, from, to, oversea }) =>
    oversea
      ? `${unitName(unit)} supports a move from ${spaceName(from)} to ${spaceName(to)}, but no other fleets could carry an army there`
      : `${unitName(unit)} supports a move from ${spaceName(from)} to ${spaceName(to)}, which is not possible`,
  'convoy-by-army': ({ unit }) =>
    `${unitName(unit)} is ordered to convoy, but it is an army, and only fleets convoy`,
  'convoy-off-sea': ({ unit }) =>
    `${unitName(unit)} is ordered to convoy, but only a fleet at sea can, and this one is in port`,
  'convoy-no-army': ({ unit, from }) =>
    `${unitName(unit)} is ordered to convoy an army from ${spaceName(from)}, but there is none`,
  'convoy-useless': ({ unit, from, to }) =>
    `${unitName(unit)} is ordered to convoy from ${spaceName(from)} to ${spaceName(to)}, but no route there leads through its sea`,
};

export const legality: Table<LegalityMessage> = {
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
