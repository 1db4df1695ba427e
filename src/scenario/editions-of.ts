import { customEdition } from '../rules/custom-edition.ts';
import type { Edition } from '../rules/edition.ts';
import { editionCalled } from '../rules/modules.ts';
import type { Scenario } from './scenario.ts';

/** The editions that rule a scenario: its house rules, or else every edition it names, the first one first. */
export function editionsOf({
  editions,
  rules,
}: Pick<Scenario, 'editions' | 'rules'>): readonly Edition[] {
  if (!rules) return editions.map(editionCalled);
  const made = customEdition(rules);
  // The loader has built them successfully before.
  if (!made.ok) throw new Error(`invalid house rules: ${rules.name}`);
  return [made.value];
}
