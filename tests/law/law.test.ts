import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { choices, doubles, turns } from '../properties/turns.ts';
import { SCENARIO_FILES } from '../scenario/files.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { expectSame } from './same-as-engine.ts';

const LIMIT = 150_000 * PATIENCE;

describe('the law rules as the adjudicator does', () => {
  test(
    'in every edition',
    () => {
      fc.assert(fc.property(turns, fc.constantFrom(...Object.values(EDITIONS)), expectSame), {
        seed: 22 + EFFORT,
        numRuns: runs(30_000),
      });
    },
    LIMIT,
  );

  test(
    'in any mixture of choices, in one turn and in two well-known cases at once',
    () => {
      for (const some of [turns, doubles])
        fc.assert(
          fc.property(some, choices, (turn, mixture) => {
            expectSame(turn, { ...EDITIONS.DATC, choices: mixture });
          }),
          { seed: 23 + EFFORT, numRuns: runs(20_000) },
        );
    },
    LIMIT,
  );

  test('in every scenario, in every edition', () => {
    let turnsRuled = 0;
    for (const { file, text } of SCENARIO_FILES) {
      const loaded = loadScenario(text, file);
      if (!loaded.ok) throw new Error(file);
      turnsRuled += 1;
      for (const id of EDITION_IDS) expectSame(loaded.value, EDITIONS[id]);
    }
    expect(turnsRuled).toBeGreaterThan(200);
  });
});
