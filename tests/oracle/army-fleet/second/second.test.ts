import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

/** What is said of a phase, a cycle without the units in it. */
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
