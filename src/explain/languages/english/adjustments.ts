import { spaceOf, type SpaceId } from '../../../board/board.ts';
import { NATIONALITY } from '../../../board/powers.ts';
import type { AdjustmentMessage } from '../../messages/phases/adjustments.ts';
import type { Table } from '../language.ts';
import { adjustmentLegality, holdings } from './adjustment-legality.ts';
import { aUnit, kindName, kindsName, placeName, spaceName, unitIn } from './names.ts';
import { repaired } from './repaired.ts';
import { counted, listed, numberWord, possessive } from './words.ts';

function away(distance: number | null): string {
  if (distance === null) return 'from which no way leads there';
  if (distance === 0) return 'which is there already';
  return `${counted(distance, 'move')} away`;
}

/** `The armies in Tyrolia and Venice are as far`. */
function asFar(kind: 'A' | 'F', spaces: readonly SpaceId[]): string {
  const one = spaces.length === 1;
  return ` The ${one ? kindName(kind) : kindsName(kind)} in ${listed(spaces.map(spaceName))} ${one ? 'is' : 'are'} as far`;
}

export const adjustments: Table<AdjustmentMessage> = {
  ...repaired,
  ...adjustmentLegality,
  captures: ({ centre, by, from, kind }) =>
    `${by} takes ${spaceName(centre)}${from === null ? '' : ` from ${from}`}: its ${kindName(kind)} stands there at the end of Fall.`,
  adjustment: ({ power, has, waiving }) => {
    const { centres, units } = has;
    const left = units - centres;
    const told = `${power} has ${holdings(has)}`;
    if (left === 0) return units === 0 ? `${told}: it is out.` : `${told}, so nothing changes.`;
    if (left > 0) {
      const which = centres === 0 ? 'all of them' : numberWord(left);
      return `${told}, so it must remove ${units === 1 ? 'it' : which}.`;
    }
    return `${told}, so it ${waiving ? 'may' : 'must, if it can,'} build ${numberWord(-left)}.`;
  },
  builds: ({ power, kind, at }) =>
    `${power} builds ${aUnit(kind)} ${at === spaceOf(at) ? 'in' : 'on'} ${placeName(at)}: its home centre is free.`,
  waives: ({ power, builds, reason, more }) => {
    const units = counted(builds, 'unit');
    const done = more ? ' more' : '';
    const one = builds === 1;
    switch (reason) {
      case 'ordered':
        return `${power} declines to build ${units}.`;
      case 'no-order':
        return `${power} could build ${units}${done}, but ${one ? 'does not order it' : 'orders none'}.`;
      case 'no-centre':
        return `${power} has a right to ${units}${done}, but no free home centre for ${one ? 'it' : 'them'}.`;
    }
  },
  removes: ({ power, unit, has }) =>
    `${has ? `with ${holdings(has)}, ` : ''}${power} removes ${unitIn(unit)}.`,
  'removes-last': ({ power, unit }) =>
    `${possessive(power)} last unit, ${unitIn(unit)}, is removed.`,
  'removes-farthest': ({ power, unit, from, distance, nobody, armies, alike }) => {
    const whose = `nobody says which ${NATIONALITY[power]} unit goes`;
    const goes = nobody
      ? `, and none has a way to ${from === 'home' ? 'home' : 'a centre'}: ${unitIn(unit)} is removed.`
      : `, so it is the one farthest from ${from === 'home' ? 'home' : 'its centres'}: ${unitIn(unit)}, ${away(distance)}.`;
    const fleetFirst = armies.length > 0 ? `${asFar('A', armies)}, but a fleet goes first.` : '';
    const alphabet =
      alike.length > 0
        ? `${asFar(unit.kind, alike)}, but ${spaceName(unit.at)} comes first in the alphabet.`
        : '';
    return `${whose}${goes}${fleetFirst}${alphabet}`;
  },
};
