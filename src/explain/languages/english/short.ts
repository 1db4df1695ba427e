import type { ShortMessage } from '../../messages/turn/short.ts';
import type { Table } from '../language.ts';
import { unitName } from './grammar.ts';
import { listed } from './grammar.ts';

export const short: Table<ShortMessage> = {
  'supports-given': ({ units }) =>
    `no one attacks ${listed(
      units.map((unit) => unitName(unit)),
      'or',
    )}, so their supports are given.`,
};
