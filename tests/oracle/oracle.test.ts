import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { choices, turns } from '../properties/turns.ts';
import { EFFORT } from '../support/effort.ts';
import type { GivenTurn } from '../support/short.ts';
import { shortTurn } from '../support/short.ts';
import { consistentWorlds, divine } from './oracle.ts';
import { summaryOf, summaryOfRuling } from './outcome.ts';

const LIMIT = 150_000 * EFFORT;
/** With no more moves than this every world is tried. */
const FEW = 8;

const counts = { positions: 0, one: 0, none: 0, several: 0, rotations: 0, paradoxes: 0 };

/** The adjudicator and the oracle say the same; so does the only consistent world, if there is only one. */
function compare(turn: GivenTurn, edition: Edition): void {
  const ruling = adjudicate(turn.position, turn.orders, edition, { trace: false });
  const verdict = divine(turn, edition.choices);
  const told = `${edition.name} ${JSON.stringify(edition.choices)}\n${shortTurn(turn)}`;
  expect(summaryOfRuling(ruling, turn.position), told).toEqual(summaryOf(verdict, edition.choices));
  const illegal = ruling.orders.filter(({ outcome }) => outcome === 'illegal');
  expect(illegal.length, told).toBe(verdict.law.illegal.size);
  const worlds = consistentWorlds(turn, edition.choices, FEW);
  if (worlds?.length === 1)
    expect([...(worlds[0] ?? [])].sort(), told).toEqual([...verdict.succeeded].sort());
  counts.positions += 1;
  counts.rotations += verdict.rotations;
  counts.paradoxes += verdict.paradoxes;
  if (worlds) counts[worlds.length === 0 ? 'none' : worlds.length === 1 ? 'one' : 'several'] += 1;
}

describe('the adjudicator against an oracle that tries all worlds', () => {
  const settings = { interruptAfterTimeLimit: LIMIT, markInterruptAsFailure: true };

  test(
    'in every edition',
    () => {
      const editions = fc.constantFrom(...Object.values(EDITIONS));
      fc.assert(fc.property(turns, editions, compare), {
        ...settings,
        seed: 2022 + EFFORT,
        numRuns: 14_000 * EFFORT,
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
        { ...settings, seed: 2 + EFFORT, numRuns: 6_000 * EFFORT },
      );
      process.stdout.write(`oracle: ${JSON.stringify(counts)}\n`);
    },
    LIMIT,
  );
});
