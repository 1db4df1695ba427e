declare module 'virtual:scenarios' {
  /** Every scenario, read and checked by the build; by collection, then by slug. */
  export const scenarios: readonly import('./scenario/scenario.ts').Scenario[];
}
