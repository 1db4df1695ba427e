import type { Scenario } from '../scenario/scenario.ts';

/** What a page needs of a scenario. What it must come to was checked by the build, and is ruled again by the page. */
export type Shown = Omit<Scenario, 'expected' | 'dislodged'>;

/** The part of a scenario that goes into its page. */
export function shownOf(scenario: Scenario): Shown {
  const shown: Partial<Scenario> = { ...scenario };
  delete (shown as { expected?: unknown }).expected;
  delete (shown as { dislodged?: unknown }).dislodged;
  return shown as Shown;
}
