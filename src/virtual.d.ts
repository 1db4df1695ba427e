declare module 'virtual:scenarios' {
  import type { Scenario } from './scenario/scenario.ts';
  /** Every scenario, read and checked by the build; by collection, then by slug. */
  export const scenarios: readonly Scenario[];
}
