import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import type { SpaceId } from '../../src/board/board.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { choices, doubles, turns } from '../properties/turns.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import type { GivenTurn } from '../support/short.ts';
import { shortTurn } from '../support/short.ts';
import type { Verdict } from './oracle.ts';
import { divine } from './oracle.ts';
import { summaryOf, summaryOfRuling } from './outcome.ts';
import { consistentWorlds } from './worlds.ts';

const LIMIT = 150_000 * PATIENCE;
/** With more moves than this, the worlds are not all searched. */
const MOST_MOVES = 20;

/** Statistics over all positions. `one`, `none`, `several`: consistent worlds, where they were searched. */
const counts = {
  positions: 0,
  one: 0,
  none: 0,
  several: 0,
  withRotation: 0,
  withParadox: 0,
  withSeveralCycles: 0,
  withSeveralRoutes: 0,
};

const sorted = (movers: Iterable<SpaceId>): readonly SpaceId[] => [...movers].sort();

/** Once paradoxes are settled, only rotations leave a choice: the world with the most moves counts. */
function compareWorlds(turn: GivenTurn, edition: Edition, verdict: Verdict, told: string): void {
  const { law, succeeded } = verdict;
  const worlds = consistentWorlds(law, edition.choices, MOST_MOVES);
  if (!worlds) return;
  counts[worlds.length === 0 ? 'none' : worlds.length === 1 ? 'one' : 'several'] += 1;
  // Even if a single world contains a cycle, it is the result.
  if (worlds.length === 1 && worlds[0]) expect(sorted(worlds[0]), told).toEqual(sorted(succeeded));
  const left =
    verdict.paradoxes > 0 ? consistentWorlds(law, edition.choices, MOST_MOVES, verdict) : worlds;
  const fullest = (left ?? []).toSorted((one, other) => other.size - one.size)[0] ?? [];
  expect(sorted(fullest), told).toEqual(sorted(succeeded));
}

/** The adjudicator and the oracle must agree, and the oracle's world must be among those found by search. */
function compare(turn: GivenTurn, edition: Edition): void {
  const ruling = adjudicate(turn.position, turn.orders, edition, { trace: false });
  const verdict = divine(turn, edition.choices);
  const told = `${edition.name} ${JSON.stringify(edition.choices)}\n${shortTurn(turn)}`;
  expect(summaryOfRuling(ruling, turn.position), told).toEqual(summaryOf(verdict, edition.choices));
  const illegal = ruling.orders.filter(({ outcome }) => outcome === 'illegal');
  expect(illegal.length, told).toBe(verdict.law.illegal.size);
  compareWorlds(turn, edition, verdict, told);
  counts.positions += 1;
  if (verdict.rotations > 0) counts.withRotation += 1;
  if (verdict.paradoxes > 0) counts.withParadox += 1;
  if (verdict.rotations + verdict.paradoxes > 1) counts.withSeveralCycles += 1;
  const moves = [...verdict.law.moves.values()];
  if (moves.some(({ routes }) => routes !== null && routes.length > 1))
    counts.withSeveralRoutes += 1;
}

describe('the adjudicator against an oracle that tries all worlds', () => {
  test(
    'in every edition',
    () => {
      const editions = fc.constantFrom(...Object.values(EDITIONS));
      fc.assert(fc.property(turns, editions, compare), {
        seed: 2022 + EFFORT,
        numRuns: runs(14_000),
      });
    },
    LIMIT,
  );

  test(
    'in any mixture of choices',
    () => {
      fc.assert(
        fc.property(turns, choices, (turn, mixture) => {
          compare(turn, { ...EDITIONS.DATC, choices: mixture });
        }),
        { seed: 2 + EFFORT, numRuns: runs(6_000) },
      );
    },
    LIMIT,
  );

  test(
    'in two well-known cases at once',
    () => {
      fc.assert(
        fc.property(doubles, choices, (turn, mixture) => {
          compare(turn, { ...EDITIONS.DATC, choices: mixture });
        }),
        { seed: 6 + EFFORT, numRuns: runs(4_000) },
      );
      process.stdout.write(`oracle: ${JSON.stringify(counts)}\n`);
    },
    LIMIT,
  );
});
