import type { Scenario } from '../scenario/scenario.ts';

/** What only the build needs: what a scenario must come to. */
const EXPECTED = ['expected', 'dislodged', 'expectedRetreats', 'expectedAdjustments'] as const;

/** What a page needs of a scenario. What it must come to was checked by the build, and is ruled again by the page. */
export type Shown = Omit<Scenario, (typeof EXPECTED)[number]>;

/** The part of a scenario that goes into its page. */
export function shownOf(scenario: Scenario): Shown {
  const kept = Object.entries(scenario).filter(([key]) => !EXPECTED.some((one) => one === key));
  return Object.fromEntries(kept) as unknown as Shown;
}
