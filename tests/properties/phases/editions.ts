import fc from 'fast-check';
import type { Edition } from '../../../src/rules/edition.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';

/** An edition with any of the choices that matter here. */
export const editions: fc.Arbitrary<Edition> = fc
  .record({
    edition: fc.constantFrom(...Object.values(EDITIONS)),
    onlyCoast: fc.constantFrom('taken', 'taken', 'must-be-named'),
    severalOrders: fc.constantFrom('none', 'first', 'last'),
    waiving: fc.constantFrom(true, true, false),
    removal: fc.constantFrom('home-by-convoy', 'home-armies-over-sea', 'owned-over-land-and-sea'),
  })
  .map(({ edition, ...choices }) => ({ ...edition, choices: { ...edition.choices, ...choices } }));
