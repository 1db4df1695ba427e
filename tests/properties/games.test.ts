import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Rules } from '../../src/game/game.ts';
import { PLAN_IDS as ON_THE_MAP, planCalled } from '../../src/game/plan.ts';
import { enterBoard, OTHER_BOARD_IDS } from '../../src/board/others/known-boards.ts';
import { boardNamed } from '../boards/boards.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EFFORT, PATIENCE } from '../support/effort.ts';
import { newTally, playGame } from './games.ts';
import type { Script } from './games-events.ts';
import { choices } from './turns.ts';

/** Games per plan: one, or with ten times the effort 72, which makes 504. */
const EACH = EFFORT > 1 ? Math.ceil(7.2 * EFFORT) : 1;
const YEARS = EFFORT < 1 ? 2 : 50;
const LIMIT = 60_000 * EACH * PATIENCE;

/** An edition, or a custom one with any mixture of choices. */
const rules: fc.Arbitrary<Rules> = fc.oneof(
  fc.constantFrom(...EDITION_IDS),
  fc.record({ name: fc.constant('Mixed'), base: fc.constantFrom(...EDITION_IDS), choices }),
);

/**
 * What shrinks: everything that makes a game irregular, down to nothing. The game stops at its first wrong phase
 * anyway.
 */
const manners = fc.noBias(
  fc.record({
    rules,
    seed: fc.nat(),
    nonsense: fc.constantFrom(0, 3, 10),
    silence: fc.constantFrom(0, 2, 6),
    unrest: fc.constantFrom(0, 1, 3),
    meddling: fc.constantFrom(0, 1, 2),
    conqueror: fc.option(fc.nat(), { freq: 3 }),
  }),
);

for (const id of OTHER_BOARD_IDS) enterBoard(boardNamed(id));
const PLAN_IDS = [...ON_THE_MAP, ...OTHER_BOARD_IDS] as const;

const tally = newTally();

describe('random games: no unit is lost or duplicated, every phase is proved, the log leads to the same again', () => {
  test.each(PLAN_IDS)(
    `${String(YEARS)} years, plan %s`,
    (plan) => {
      const property = fc.property(manners, (one) => {
        const { powers } = planCalled(plan).board;
        const conqueror =
          one.conqueror === null ? null : (powers[one.conqueror % powers.length] ?? null);
        const script: Script = { ...one, conqueror, plan, years: YEARS };
        playGame(script, tally);
      });
      fc.assert(property, {
        seed: 1959 + EFFORT + PLAN_IDS.indexOf(plan),
        numRuns: EACH,
      });
    },
    LIMIT,
  );

  test('together they meet everything', ({ skip }) => {
    skip(tally.games < EACH * PLAN_IDS.length, 'not all of them were played');
    // A handful of games meets each; many games meet each more often than once a game.
    for (const name of ['retreated', 'disbanded', 'built', 'removed', 'captured'] as const)
      expect(tally[name], name).toBeGreaterThan(EFFORT < 1 ? 1 : tally.games);
    if (EFFORT <= 1) return;
    for (const name of ['victories', 'eliminated', 'backs', 'corrections'] as const)
      expect(tally[name], name).toBeGreaterThan(tally.games / 10);
    expect(tally.closed).toBeGreaterThan(tally.games / 40);
    expect(tally.agreed).toBeGreaterThan(0);
    expect(tally.refused.size).toBe(14);
  });

  afterAll(() => {
    const { refused, ...counts } = tally;
    const said = Object.entries(counts).map(([name, many]) => `${name} ${String(many)}`);
    const reasons = [...refused].map(([reason, many]) => `${reason} ${String(many)}`);
    process.stdout.write(`games: ${said.join(', ')}; refused: ${reasons.join(', ')}\n`);
  });
});
