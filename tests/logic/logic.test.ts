import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { choices, doubles, turns } from '../properties/turns.ts';
import { SCENARIOS } from '../scenario/files.ts';
import { EFFORT, longRuns, PATIENCE } from '../support/effort.ts';
import { compare, counts } from './compare.ts';

const LIMIT = 150_000 * PATIENCE;
const editions = fc.constantFrom(...Object.values(EDITIONS));

describe('the adjudicator and the rules as a logic program agree', () => {
  test(
    'in every edition',
    async () => {
      await fc.assert(fc.asyncProperty(turns, editions, compare), {
        seed: 12 + EFFORT,
        numRuns: longRuns(12_000),
      });
    },
    LIMIT,
  );

  test(
    'in any mixture of choices',
    async () => {
      await fc.assert(
        fc.asyncProperty(turns, choices, (turn, mixture) =>
          compare(turn, { ...EDITIONS.DATC, choices: mixture }),
        ),
        { seed: 13 + EFFORT, numRuns: longRuns(4_000) },
      );
    },
    LIMIT,
  );

  test(
    'in two well-known cases at once',
    async () => {
      await fc.assert(
        fc.asyncProperty(doubles, choices, (turn, mixture) =>
          compare(turn, { ...EDITIONS.DATC, choices: mixture }),
        ),
        { seed: 14 + EFFORT, numRuns: longRuns(4_000) },
      );
      process.stdout.write(`logic: ${JSON.stringify(counts)}\n`);
      expect(Math.min(counts.one, counts.none, counts.several)).toBeGreaterThan(0);
    },
    LIMIT,
  );
});

const TURNS = SCENARIOS.filter(({ orders }) => orders.length > 0).filter(
  (_, index) => EFFORT >= 1 || index % 3 === 0,
);

/** In `npm test` every third scenario, each under one edition, in turn; in `npm run verify` all under all. */
const editionsFor = (index: number) =>
  EFFORT < 1 ? EDITION_IDS.slice(index % 6, (index % 6) + 1) : EDITION_IDS;

test.each(TURNS.map((turn, index) => [turn.slug, turn, index] as const))(
  '%s is ruled as the logic program has it',
  async (_, turn, index) => {
    for (const id of editionsFor(index)) await compare(turn, EDITIONS[id]);
  },
  LIMIT,
);
