import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../../src/law/retreats/adjudicate-retreats.ts';
import { spaceOf } from '../../../src/board/board.ts';
import { checkAdjustments } from '../../../src/check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../../../src/check/retreats/check-retreats.ts';
import { EFFORT, PATIENCE, runs } from '../../support/effort.ts';
import { adjustmentTurns } from './adjustments.ts';
import { editions } from './editions.ts';
import { retreatTurns } from './retreats.ts';
import { counts, LIES, lucks, spoil, SPOILING } from './spoil.ts';

const RUNS = runs(400);
const LIMIT = 120_000 * PATIENCE;

test(
  'a ruling of retreats or adjustments with one thing changed is refused',
  () => {
    const settings = {
      seed: 1976 + EFFORT,
      numRuns: RUNS,
    };
    fc.assert(
      fc.property(retreatTurns, editions, lucks, ({ position, orders }, edition, chances) => {
        const units = position.dislodged.map(({ unit }) => spaceOf(unit.at));
        const ruling = adjudicateRetreats(position, orders, edition);
        spoil(ruling, orders, chances, edition, units, (mutant) =>
          checkRetreats(position, orders, edition, mutant),
        );
      }),
      settings,
    );
    fc.assert(
      fc.property(adjustmentTurns, editions, lucks, ({ position, orders }, edition, chances) => {
        const units = position.units.map(({ at }) => spaceOf(at));
        const ruling = adjudicateAdjustments(position, orders, edition);
        spoil(ruling, orders, chances, edition, units, (mutant) =>
          checkAdjustments(position, orders, edition, mutant),
        );
      }),
      settings,
    );
    for (const name of [...Object.keys(SPOILING), ...Object.keys(LIES)])
      expect(counts.get(name)?.tried, name).toBeGreaterThan(RUNS / 3);
    const said = [...counts].map(([name, { tried }]) => `${name} ${String(tried)}`);
    process.stdout.write(`mutants of phases: ${said.join(', ')}\n`);
  },
  LIMIT,
);
