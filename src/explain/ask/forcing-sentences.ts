import type { UnitAt } from '../../trace/fact.ts';
import { unitName, unitsOwn } from '../names.ts';
import { capitalised, listed } from '../words.ts';
import type { HoldingSet } from './forcing.ts';
import type { StrictSet } from './whatever.ts';

/** `The orders of Berlin, Munich and Silesia`, the unit that is asked about first. */
function whose(units: readonly UnitAt[]): string {
  const [only, ...more] = units;
  if (only === undefined) return 'no order';
  return more.length === 0
    ? `${unitsOwn(only)} own order`
    : `the orders of ${listed(units.map(unitName))}`;
}

/** What gives the outcome if everybody else holds, and whether fewer orders could. */
export function holdingSentence({ units, sure }: HoldingSet): string {
  const [, ...more] = units;
  const given = `${whose(units)} ${more.length === 0 ? 'is' : 'are'} enough if everyone else holds.`;
  if (more.length === 0) return capitalised(given);
  return sure === 'smallest'
    ? capitalised(`${given} No smaller set of the orders that it rests on is.`)
    : capitalised(`${given} None of these orders can be left out; there may be a smaller set.`);
}

/** What gives it whatever the others do, or as far as that was tried: no more is claimed than was ruled. */
export function strictSentence({ units, checked }: StrictSet): string {
  const [, ...more] = units;
  const force = `${whose(units)} ${more.length === 0 ? 'forces' : 'force'} it`;
  return checked === 'everything'
    ? capitalised(`${force}, whatever the others do.`)
    : capitalised(
        `${force} as far as tried: no other order to one other unit changes it, whether the rest hold or do as ordered.`,
      );
}
