import type { ForcingMessage } from '../../messages/answers/forcing.ts';
import type { Table } from '../language.ts';
import type { Who } from '../../messages/who.ts';
import { unitName, unitsOwn } from './names.ts';
import { listed } from './words.ts';

/** `the orders of Berlin, Munich and Silesia`. */
const ordersOf = (units: readonly Who[]): string =>
  units.length === 1
    ? units.map((unit) => `${unitsOwn(unit)} own order`).join('')
    : `the orders of ${listed(units.map(unitName))}`;

export const forcing: Table<ForcingMessage> = {
  enough: ({ units, sure }) => {
    if (units.length === 0) return 'it is so if everyone holds.';
    const one = units.length === 1;
    const given = `${ordersOf(units)} ${one ? 'is' : 'are'} enough if everyone else holds.`;
    if (one) return given;
    return sure === 'smallest'
      ? `${given} No fewer of them would do.`
      : `${given} None of these orders can be left out, but there may be a smaller set.`;
  },
  forces: ({ units, checked }) => {
    const none = units.length === 0;
    const force = none
      ? 'no order is needed for it'
      : `${ordersOf(units)} ${units.length === 1 ? 'forces' : 'force'} it`;
    switch (checked) {
      case 'everything':
        return `${force}, whatever ${none ? 'anyone' : 'the others'} may legally do.`;
      case 'pairs':
        return `${force} as far as tried: no single other order changes it, nor does an attack with one support or an army with one convoy, whether the rest hold or do as ordered. More together were not tried.`;
      case 'single-orders':
        return `${force} as far as tried: no single other order changes it, whether the rest hold or do as ordered. Two together were not tried.`;
    }
  },
};
