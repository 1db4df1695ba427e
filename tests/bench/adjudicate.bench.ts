import fc from 'fast-check';
import { bench, describe } from 'vitest';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { check } from '../../src/trace/check.ts';
import { crowds } from '../properties/turns.ts';

/** Positions as the property tests meet them, 15 units on average; ratios in one run are what counts. */
const turns = fc
  .sample(crowds, { seed: 7, numRuns: 2000 })
  .filter(({ position: { units } }) => units.length >= 8 && units.length <= 22)
  .slice(0, 500)
  .map((turn) => ({
    ...turn,
    ruling: adjudicate(turn.position, turn.orders, EDITIONS.DATC),
  }));

describe(`${String(turns.length)} crowded positions`, () => {
  bench('verdict', () => {
    for (const { position, orders } of turns) {
      adjudicate(position, orders, EDITIONS.DATC, { trace: false });
    }
  });

  bench('verdict and trace', () => {
    for (const { position, orders } of turns) adjudicate(position, orders, EDITIONS.DATC);
  });

  bench('trace checked', () => {
    for (const { position, orders, ruling } of turns) {
      check(position, orders, EDITIONS.DATC, ruling.steps);
    }
  });
});
