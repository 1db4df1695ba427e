import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { spaceOf } from '../../src/board/board.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import type { Step } from '../../src/trace/step.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { shortTurn } from '../support/short.ts';
import type { Luck } from './mutants.ts';
import { citesTheSame, isRetelling, MUTATIONS } from './mutants.ts';
import { RULING_MUTATIONS } from './ruling-mutants.ts';
import { doubles, turns } from './turns.ts';

const RUNS = runs(1500);
const LIMIT = 150_000 * PATIENCE;

const luck: fc.Arbitrary<Luck> = fc.tuple(fc.nat(9999), fc.nat(9999), fc.nat(9999));

const counts = new Map<string, { mutants: number; accepted: number }>();

/**
 * A mutant that is the same proof in another order is itself a proof, and must be accepted, unless it states a failure
 * after the order has been settled by another one. No other mutant may be accepted, except one that cites the second of
 * two steps for the same failure.
 */
test(
  'a mutated trace is refused unless it is a retelling',
  () => {
    const editions = Object.values(EDITIONS);
    const lucks = fc.tuple(...Object.keys(MUTATIONS).map(() => luck));
    fc.assert(
      fc.property(turns, fc.constantFrom(...editions), lucks, (turn, edition, chances) => {
        const { position, orders } = turn;
        const { steps } = adjudicate(position, orders, edition, { trace: true });
        const units = position.units.map(({ at }) => spaceOf(at));
        for (const [index, [name, mutate]] of Object.entries(MUTATIONS).entries()) {
          const mutant =
            steps.length > 0 && mutate(steps, chances[index] ?? [0, 0, 0], edition, units);
          if (!mutant || JSON.stringify(mutant) === JSON.stringify(steps)) continue;
          const count = counts.get(name) ?? { mutants: 0, accepted: 0 };
          const result = check(position, orders, edition, mutant);
          const { ok } = result;
          counts.set(name, { mutants: count.mutants + 1, accepted: count.accepted + Number(ok) });
          if (ok === isRetelling(steps, mutant)) continue;
          if (ok && citesTheSame(steps, mutant)) continue;
          if (!result.ok && result.reason.startsWith('settled before')) continue;
          const at = mutant.findIndex(
            (step, id) => JSON.stringify(step) !== JSON.stringify(steps[id]),
          );
          const said = (step: Step | undefined): string => JSON.stringify(step);
          throw new Error(
            `${name}, ${ok ? 'accepted' : 'refused'}, edition ${edition.name}\n${shortTurn(turn)}\n` +
              `was ${said(steps[at])}\nnow ${said(mutant[at])}`,
          );
        }
      }),
      {
        seed: 1981 + EFFORT,
        numRuns: RUNS,
      },
    );
    const total = [...counts.values()].reduce((sum, { mutants }) => sum + mutants, 0);
    if (EFFORT >= 1) {
      for (const name of Object.keys(MUTATIONS))
        expect(counts.get(name)?.mutants, name).toBeGreaterThan(RUNS / 2);
      expect(total).toBeGreaterThan(1000);
    }
    const told = [...counts].map(
      ([name, { mutants, accepted }]) => `${name} ${String(mutants)}/${String(accepted)}`,
    );
    process.stdout.write(
      `mutants: ${String(total)} (tried/accepted as retellings: ${told.join(', ')})\n`,
    );
  },
  LIMIT,
);

/** By kind of change to a ruling: how many were tried. */
const spoiled = new Map<string, number>();

test(
  'a ruling with one thing changed is refused, whatever it is, and the checker never throws',
  () => {
    const kinds = Object.entries(RULING_MUTATIONS);
    const lucks = fc.tuple(...kinds.map(() => luck));
    const any = fc.oneof({ weight: 5, arbitrary: turns }, { weight: 1, arbitrary: doubles });
    fc.assert(
      fc.property(
        any,
        fc.constantFrom(...Object.values(EDITIONS)),
        lucks,
        (turn, edition, each) => {
          const given = { ...turn, edition };
          const ruling = adjudicate(turn.position, turn.orders, edition);
          for (const [index, [name, mutate]] of kinds.entries()) {
            const mutant = mutate(ruling, each[index] ?? [0, 0, 0]);
            if (mutant === null) continue;
            spoiled.set(name, (spoiled.get(name) ?? 0) + 1);
            if (!checkRuling({ ...given, ruling: mutant as Ruling }).ok) continue;
            throw new Error(
              `${name}: accepted, edition ${edition.name}\n${shortTurn(turn)}\n${JSON.stringify(mutant)}`,
            );
          }
        },
      ),
      { seed: 1976 + EFFORT, numRuns: RUNS },
    );
    if (EFFORT >= 1)
      for (const [name] of kinds) expect(spoiled.get(name), name).toBeGreaterThan(RUNS / 20);
    const told = kinds.map(([name]) => `${name} ${String(spoiled.get(name) ?? 0)}`);
    process.stdout.write(`rulings with one thing changed, all refused: ${told.join(', ')}\n`);
  },
  LIMIT,
);
