import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../../src/law/army-fleet/rule-case.ts';
import { ARMY_FLEET_1984 } from '../../../../src/rules/army-fleet.ts';
import { PATIENCE, runs } from '../../../support/effort.ts';
import { diceOf } from './dice.ts';
import { randomCase } from './random-cases.ts';
import { ruleTurns } from './rule-turns.ts';
import type { Case, Phase } from './rule-turns.ts';

type Says = Readonly<Record<string, unknown>>;
interface Known extends Case {
  readonly id: string;
  readonly phases: readonly (Phase & { readonly expect: Says })[];
}
interface Knot {
  readonly worlds: number;
  readonly how: string;
}

const CASES: readonly Known[] = readFileSync(
  new URL('../../../fixtures/army-fleet-cases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Known);

/** What a phase says, a cycle without the units in it. */
function comparable(says: Says): Says {
  const knots = says['knots'] as readonly Knot[] | undefined;
  if (!knots) return says;
  const counted = knots.map(({ worlds, how }) => `${String(worlds)} ${how}`);
  return { ...says, knots: counted.sort() };
}

test('the second program rules the known cases as expected', () => {
  for (const one of CASES)
    expect(ruleTurns(one), one.id).toEqual(one.phases.map((phase) => comparable(phase.expect)));
});

/** Cycles are rare at random. */
const WITH_CYCLES = CASES.filter(({ phases }) =>
  phases.some((phase) => Array.isArray(phase.expect['knots']) && phase.expect['knots'].length > 0),
);
const KINDS = ['crowded', 'odd', 'near', 'changed'] as const;

test(
  'and random ones as the adjudicator does',
  () => {
    for (let seed = 0; seed < runs(3_000); seed += 1) {
      const kind = KINDS[seed % KINDS.length] ?? 'crowded';
      const one = randomCase(kind, kind === 'changed' ? WITH_CYCLES : CASES, diceOf(seed));
      if (!one) continue;
      const ruled = ruleArmyFleetCase({ ...one }, ARMY_FLEET_1984);
      const says = ruled.ok ? ruled.value.map((phase) => comparable(phase.says)) : ruled.error;
      expect(ruleTurns(one), `${kind} ${String(seed)}\n${JSON.stringify(one)}`).toEqual(says);
    }
  },
  60_000 * PATIENCE,
);
