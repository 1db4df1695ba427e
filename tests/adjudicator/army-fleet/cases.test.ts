import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../src/adjudicator/army-fleet/rule-case.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import type { ArmyFleetEdition } from '../../../src/rules/army-fleet.ts';
import type { Choices } from '../../../src/rules/edition.ts';

/** A case with what the rules say of each of its phases. */
interface Expected {
  readonly id: string;
  readonly title: string;
  readonly units: unknown;
  readonly phases: readonly { readonly expect: unknown }[];
  readonly choices?: Partial<Choices>;
}

const CASES = readFileSync(
  new URL('../../fixtures/army-fleet-cases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Expected);

const editionOf = ({ choices = {} }: Expected): ArmyFleetEdition => ({
  ...ARMY_FLEET_1984,
  choices: { ...ARMY_FLEET_1984.choices, ...choices },
});

test('there are 109 cases', () => {
  expect(CASES).toHaveLength(109);
});

test.each(CASES)('$id: $title', (one) => {
  const ruled = ruleArmyFleetCase({ ...one }, editionOf(one));
  expect(ruled).toEqual({ ok: true, value: { phases: one.phases.map((phase) => phase.expect) } });
});
