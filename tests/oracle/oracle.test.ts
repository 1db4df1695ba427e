import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Crossing } from '../../src/check/model/turn-model.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { allBut, hasRoute } from '../../src/board/convoy-routes.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { choices, doubles, turns } from '../properties/turns.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import type { GivenTurn } from '../support/short.ts';
import { shortTurn } from '../support/short.ts';
import { divine } from './oracle.ts';
import { summaryOf, summaryOfRuling } from './outcome.ts';

const LIMIT = 150_000 * PATIENCE;
/** Statistics over all positions. */
const counts = {
  positions: 0,
  withRotation: 0,
  withParadox: 0,
  withSeveralCycles: 0,
  withSeveralRoutes: 0,
};

/** The adjudicator and the oracle agree. */
function compare(turn: GivenTurn, edition: Edition): void {
  const ruling = adjudicate(turn.position, turn.orders, edition, { trace: false });
  const verdict = divine(turn, edition.choices);
  const told = `${edition.name} ${JSON.stringify(edition.choices)}\n${shortTurn(turn)}`;
  expect(summaryOfRuling(ruling, turn.position), told).toEqual(summaryOf(verdict));
  const { illegal, moves, crossings } = verdict.model;
  const refused = ruling.orders.filter(({ outcome }) => outcome === 'illegal');
  expect(refused.length, told).toBe(illegal.flatMap(({ orders }) => orders).length);
  counts.positions += 1;
  if (verdict.rotations > 0) counts.withRotation += 1;
  if (verdict.paradoxes > 0) counts.withParadox += 1;
  if (verdict.rotations + verdict.paradoxes > 1) counts.withSeveralCycles += 1;
  const isSpare = (mover: SpaceId, { ordered, onRoutes }: Crossing): boolean =>
    [...onRoutes].some((sea) => {
      const into = moves.get(mover)?.into;
      return into !== undefined && hasRoute(allBut(ordered, sea), mover, into);
    });
  if ([...crossings].some(([mover, crossing]) => isSpare(mover, crossing)))
    counts.withSeveralRoutes += 1;
}

describe('the adjudicator against an oracle that tries all worlds', () => {
  test(
    'in every edition',
    () => {
      const editions = fc.constantFrom(...Object.values(EDITIONS));
      fc.assert(fc.property(turns, editions, compare), {
        seed: 2022 + EFFORT,
        numRuns: runs(8_000),
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
        { seed: 2 + EFFORT, numRuns: runs(4_000) },
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
