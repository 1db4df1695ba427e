import type { Table } from '../language.ts';
import type { RetreatMessage } from '../../messages/phases/retreat-phase.ts';
import type { Who } from '../../messages/who.ts';
import { kindsName, placeName, spaceName, unitIn } from './names.ts';
import { repaired } from './repaired.ts';
import { retreatLegality } from './retreat-legality.ts';
import { listed, numberWord } from './words.ts';

/** `the fleets in Norway and Edinburgh`, `the army in Holland and the fleet in Norway`. */
function together(units: readonly Who[]): string {
  const [first, ...others] = units;
  if (!first || others.length === 0 || others.some(({ kind }) => kind !== first.kind))
    return listed(units.map(unitIn));
  return `the ${kindsName(first.kind)} in ${listed(units.map(({ at }) => spaceName(at)))}`;
}

export const retreats: Table<RetreatMessage> = {
  ...repaired,
  ...retreatLegality,
  'retreat-ambiguous': ({ unit, orders, counts }) => {
    const given = `${unitIn(unit)} was given ${numberWord(orders)} different orders`;
    return counts
      ? `${given}: it follows the ${counts}.`
      : `${given}, so it follows ${orders === 2 ? 'neither' : 'none of them'}.`;
  },
  'retreats-collide': ({ units, to }) => {
    const [all, none] = units.length === 2 ? ['both', 'neither'] : ['all', 'none of them'];
    return `${together(units)} are ${all} ordered to retreat to ${spaceName(to)}, so ${none} can.`;
  },
  'retreat-succeeds': ({ unit, to }) =>
    `${unitIn(unit)} retreats to ${placeName(to)}: no other unit is ordered there.`,
  disbands: ({ unit, reason, others, given }) => {
    const name = unitIn(unit);
    switch (reason) {
      case 'ordered':
        return `${name} is disbanded, as its order says: it leaves the board.`;
      case 'nowhere':
        return `${name} has nowhere to retreat to, so it is disbanded: it leaves the board.`;
      case 'no-order':
        return `${name} has ${given ? 'no order that it can follow' : 'no order'}, so it is disbanded: it leaves the board.`;
      case 'collision': {
        const who = others.length > 0 ? together(others) : 'another unit';
        return `${name} is disbanded, because ${who} ${others.length > 1 ? 'go' : 'goes'} to the same space.`;
      }
    }
  },
};
