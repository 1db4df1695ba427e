import fc from 'fast-check';
import { expect, test } from 'vitest';
import { has, lookupOf } from '../../src/board/lookup.ts';

const rows = fc.array(fc.array(fc.nat(200), { maxLength: 14 }), { maxLength: 12 });

test('a number is found in the rows that have it, and in no other', () => {
  fc.assert(
    fc.property(rows, (lists) => {
      const lookup = lookupOf(lists);
      for (const [row, list] of lists.entries()) {
        for (let number = -1; number <= 201; number += 1) {
          expect(has(lookup, row, number)).toBe(list.includes(number));
        }
      }
    }),
    { seed: 1 },
  );
});

test('an empty row contains nothing, nor does one below the first', () => {
  const lookup = lookupOf([[], [0]]);
  expect([0, 1].map((number) => has(lookup, 0, number))).toEqual([false, false]);
  expect(has(lookup, 1, 0)).toBe(true);
  expect(has(lookup, -1, 0)).toBe(false);
});
