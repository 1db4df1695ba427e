import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../src/law/army-fleet/rule-case.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';

/** A case with the expected result of each of its phases. */
interface Expected {
  readonly id: string;
  readonly title: string;
  readonly units: unknown;
  readonly phases: readonly { readonly expect: unknown }[];
}

const CASES = readFileSync(
  new URL('../../fixtures/army-fleet-cases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Expected);

test('there are 109 cases', () => {
  expect(CASES).toHaveLength(109);
});

test.each(CASES)('$id: $title', (one) => {
  const ruled = ruleArmyFleetCase({ ...one }, ARMY_FLEET_1984);
  const says = ruled.ok ? ruled.value.map((phase) => phase.says) : ruled.error;
  expect(says).toEqual(one.phases.map((phase) => phase.expect));
});
