import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import { unitName, unitsOwn } from '../names.ts';
import { capitalised, listed } from '../words.ts';
import type { HoldingSet } from './forcing.ts';
import type { StrictSet } from './whatever.ts';

/** Those of the units that were ordered anything. */
const ordered = (units: readonly UnitAt[], { orders }: Turn): readonly UnitAt[] =>
  units.filter((one) => orders.some(({ unit }) => spaceOf(unit.at) === one));

/** `The orders of Berlin, Munich and Silesia`, the unit that is asked about first. */
const ordersOf = (units: readonly UnitAt[]): string =>
  units.length === 1
    ? units.map((unit) => `${unitsOwn(unit)} own order`).join('')
    : `the orders of ${listed(units.map(unitName))}`;

/** What gives the outcome if everybody else holds, and whether fewer orders could. */
export function holdingSentence({ units, sure }: HoldingSet, turn: Turn): string {
  const some = ordered(units, turn);
  if (some.length === 0) return 'It is so if everyone holds.';
  const one = some.length === 1;
  const given = `${ordersOf(some)} ${one ? 'is' : 'are'} enough if everyone else holds.`;
  if (one) return capitalised(given);
  return sure === 'smallest'
    ? capitalised(`${given} No smaller set of the orders that it rests on is.`)
    : capitalised(`${given} None of these orders can be left out, but there may be a smaller set.`);
}

/** What gives it whatever the others do, or as far as that was tried: no more is claimed than was ruled. */
export function strictSentence({ units, checked }: StrictSet, turn: Turn): string {
  const some = ordered(units, turn);
  const none = some.length === 0;
  const force = none
    ? 'no order is needed for it'
    : `${ordersOf(some)} ${some.length === 1 ? 'forces' : 'force'} it`;
  return checked === 'everything'
    ? capitalised(`${force}, whatever ${none ? 'anyone' : 'the others'} may legally do.`)
    : capitalised(
        `${force} as far as tried: no other order to one other unit changes it, whether the rest hold or do as ordered.`,
      );
}
