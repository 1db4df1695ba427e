import type { Scenario } from '../scenario/scenario.ts';

/** Fields that only the build needs: the expected results. */
const EXPECTED = ['expected', 'dislodged', 'expectedRetreats', 'expectedAdjustments'] as const;

/** A scenario without its expected results: the build checks those, and the page adjudicates again. */
export type Shown = Omit<Scenario, (typeof EXPECTED)[number]>;

/** Drops the expected results. */
export function shownOf(scenario: Scenario): Shown {
  const kept = Object.entries(scenario).filter(([key]) => !EXPECTED.some((one) => one === key));
  return Object.fromEntries(kept) as unknown as Shown;
}
