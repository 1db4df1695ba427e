import { format, type Table } from '../language.ts';
import type {
  AdjustmentChipMessage,
  RetreatChipMessage,
} from '../../messages/phases/phase-chips.ts';
import { accusative, inside, powerName } from './names.ts';
import { written } from './repaired.ts';
import { counted, listed } from './words.ts';

export const retreatChips: Table<RetreatChipMessage> = {
  'retreat-repaired': ({ repair }) => format(written, repair),
  'retreat-illegal': ({ order }) => `${order} ist unzulässig`,
  'retreat-ambiguous': ({ unit }) => `${unit} hat verschiedene Befehle`,
  'retreats-collide': ({ units, to }) => `${listed(units)} stoßen ${inside(to)} zusammen`,
  'retreat-succeeds': ({ unit, to }) => `${unit} zieht sich nach ${to} zurück`,
  disbands: ({ unit }) => `${unit} wird aufgelöst`,
};

export const adjustmentChips: Table<AdjustmentChipMessage> = {
  'adjustment-repaired': ({ repair }) => format(written, repair),
  captures: ({ power, centre }) => `${powerName(power)} übernimmt ${accusative(centre)}`,
  adjustment: ({ power, centres, units }) =>
    `${powerName(power)}: ${counted(centres, 'ein Zentrum', 'Zentren')}, ${counted(units, 'eine Einheit', 'Einheiten')}`,
  'adjustment-illegal': ({ power, order }) => `${powerName(power)}: ${order} ist unzulässig`,
  builds: ({ power, unit }) => `${powerName(power)} baut ${unit}`,
  waives: ({ power, builds, ordered }) =>
    ordered
      ? `${powerName(power)} verzichtet auf einen Bau`
      : `${powerName(power)} lässt ${counted(builds, 'einen Bau', 'Bauten')} aus`,
  removes: ({ power, unit }) => `${powerName(power)} löst ${unit} auf`,
};
