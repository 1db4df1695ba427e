import { expect, test } from 'vitest';
import { unitAt } from '../../src/board/unit-at.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { same } from '../../src/trace/same.ts';
import type { Step } from '../../src/trace/step.ts';
import { diceOf } from '../oracle/army-fleet/random.ts';
import { randomMovement, turnOf } from '../support/army-fleet.ts';
import { PATIENCE, runs } from '../support/effort.ts';
import { citesTheSame, isRetelling, MUTATIONS } from './mutants.ts';

const ENOUGH = 3_000;

/**
 * Whether the refused step is a cycle, and a passage that came before it comes after it: a cycle goes round only where
 * no open passage could decide it.
 */
function isCycleBeforePassage(
  steps: readonly Step[],
  mutant: readonly Step[],
  at: number,
): boolean {
  const cycle = mutant[at];
  if (cycle?.fact.type !== 'cycle') return false;
  const was = steps.findIndex(({ fact }) => same(fact, cycle.fact));
  return steps
    .slice(0, was)
    .some(
      ({ fact }) =>
        fact.type === 'passage' && !mutant.slice(0, at).some((one) => same(one.fact, fact)),
    );
}

/**
 * As for the rulebooks: a mutant is refused unless it is the same proof in another order, or cites the second of two
 * steps for one failure.
 */
test(
  'every trace of the Army/Fleet module is a proof, and a mutated one is refused',
  () => {
    let mutants = 0;
    for (let seed = 0; seed < runs(250); seed += 1) {
      const dice = diceOf(seed + 77_000_000);
      const turn = turnOf(randomMovement(seed, dice, ARMY_FLEET_1984));
      const { position, orders, edition, ruling } = turn;
      const told = JSON.stringify({ position, orders });
      expect(checkRuling(turn), told).toEqual({ ok: true });
      const units = position.units.map(unitAt);
      for (const [name, mutate] of Object.entries(MUTATIONS)) {
        const luck = [dice(9999), dice(9999), dice(9999)] as const;
        const mutant = ruling.steps.length > 0 ? mutate(ruling.steps, luck, edition, units) : null;
        if (!mutant || JSON.stringify(mutant) === JSON.stringify(ruling.steps)) continue;
        mutants += 1;
        const result = check(position, orders, edition, mutant);
        if (result.ok === isRetelling(ruling.steps, mutant)) continue;
        if (result.ok && citesTheSame(ruling.steps, mutant)) continue;
        if (!result.ok && result.reason.startsWith('settled before')) continue;
        if (!result.ok && isCycleBeforePassage(ruling.steps, mutant, result.step)) continue;
        const at = mutant.findIndex(
          (step, id) => JSON.stringify(step) !== JSON.stringify(ruling.steps[id]),
        );
        const said = (steps: typeof mutant): string => JSON.stringify(steps[at]);
        throw new Error(
          `${name}, ${result.ok ? 'accepted' : `refused: ${result.reason}`}, seed ${String(seed)}\n${told}\nwas ${said(ruling.steps)}\nnow ${said(mutant)}`,
        );
      }
    }
    expect(mutants).toBeGreaterThan(runs(ENOUGH) * 0.3);
  },
  120_000 * PATIENCE,
);
