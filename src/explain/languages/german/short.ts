import type { ShortMessage } from '../../messages/turn/short.ts';
import type { Table } from '../language.ts';
import { units } from './grammar.ts';

export const short: Table<ShortMessage> = {
  'supports-given': ({ units: supporters }) =>
    `niemand greift ${units(supporters)} an, also gelten ihre Unterstützungen.`,
};
