import { format, type Table } from '../language.ts';
import type { Instead, VoidMessage } from '../../messages/void.ts';
import { placeName, spaceName, unitIn, unitName } from './names.ts';

/** As the end of a sentence that has named the unit: `is ordered to Livonia`. */
const INSTEAD: Table<Instead> = {
  'ordered-elsewhere': ({ to }) => `is ordered to ${placeName(to)}`,
  'not-followed': () => 'does not move, because its own order is not followed',
  'not-ordered-to-move': () => 'is not ordered to move',
};

export const voided: Table<VoidMessage> = {
  'void-move': ({ unit, to }) =>
    `no route of fleets is ordered to carry the army from ${spaceName(unit.at)} to ${to === null ? 'its goal' : spaceName(to)}, so it stays and has no effect.`,
  'void-convoy': ({ unit, target, to, instead }) =>
    `${unitName(unit)} is ordered to convoy from ${spaceName(target.at)} to ${spaceName(to)}, but ${unitIn(target)} ${format(INSTEAD, instead)}. The convoy order has no effect.`,
  'void-hold-support': ({ unit, target, instead }) =>
    instead
      ? `${unitName(unit)} supports ${spaceName(target.at)} in place, but ${unitName(target)} ${format(INSTEAD, instead)}, and a unit ordered to move cannot be supported in place. The support has no effect.`
      : `${unitName(unit)} supports ${spaceName(target.at)} in place, but ${unitIn(target)} was ordered to move, and here even an illegal order to move counts. The support has no effect.`,
  'void-support': ({ unit, target, to, instead }) =>
    `${unitName(unit)} supports a move from ${spaceName(target.at)} to ${placeName(to)}, but ${unitName(target)} ${format(INSTEAD, instead)}. The support has no effect.`,
};
