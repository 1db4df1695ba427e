import { format, type Table } from '../language.ts';
import type {
  AdjustmentChipMessage,
  RetreatChipMessage,
} from '../../messages/phases/phase-chips.ts';
import { spaceName } from './names.ts';
import { written } from './repaired.ts';
import { counted, listed } from './words.ts';

export const retreatChips: Table<RetreatChipMessage> = {
  'retreat-repaired': ({ repair }) => format(written, repair),
  'retreat-illegal': ({ order }) => `${order} is illegal`,
  'retreat-ambiguous': ({ unit }) => `${unit} has orders that differ`,
  'retreats-collide': ({ units, to }) => `${listed(units)} collide in ${spaceName(to)}`,
  'retreat-succeeds': ({ unit, to }) => `${unit} retreats to ${to}`,
  disbands: ({ unit }) => `${unit} is disbanded`,
};

export const adjustmentChips: Table<AdjustmentChipMessage> = {
  'adjustment-repaired': ({ repair }) => format(written, repair),
  captures: ({ power, centre }) => `${power} takes ${spaceName(centre)}`,
  adjustment: ({ power, centres, units }) =>
    `${power}: ${counted(centres, 'centre')}, ${counted(units, 'unit')}`,
  'adjustment-illegal': ({ power, order }) => `${power}: ${order} is illegal`,
  builds: ({ power, unit }) => `${power} builds ${unit}`,
  waives: ({ power, builds, ordered }) =>
    ordered ? `${power} declines a build` : `${power} waives ${counted(builds, 'build')}`,
  removes: ({ power, unit }) => `${power} removes ${unit}`,
};
