/**
 * For each part of the sources: where it is, and the tests that tell its mutants from the real thing. Quick ones
 * first, for the first that fails is enough. `effort`: the part of the random turns that they try in `npm test`.
 * @type {Readonly<Record<string, { mutate: readonly string[], tests: readonly string[], effort: number }>>}
 */
export const PLANS = {
  movement: {
    mutate: ['src/adjudicator/*.ts'],
    tests: [
      'tests/wrong-engines/right-engine.test.ts',
      'tests/adjudicator/beyond-datc.test.ts',
      'tests/adjudicator/fresh-board.test.ts',
      'tests/adjudicator/adjudicate-case.test.ts',
      'tests/adjudicator/legal-orders.test.ts',
      'tests/adjudicator/legality.test.ts',
      'tests/adjudicator/paradox.test.ts',
      'tests/adjudicator/path.test.ts',
      'tests/adjudicator/stories.test.ts',
      'tests/adjudicator/routes.test.ts',
      'tests/adjudicator/worlds.test.ts',
      'tests/oracle/verdicts.test.ts',
      'tests/orders/compact.test.ts',
      'tests/properties/rulings.test.ts',
    ],
    effort: 0.03,
  },
  phases: {
    mutate: ['src/adjudicator/retreat-phase/*.ts', 'src/adjudicator/adjustment-phase/*.ts'],
    tests: [
      'tests/adjudicator/adjustments.test.ts',
      'tests/adjudicator/retreats.test.ts',
      'tests/adjudicator/retreat-orders.test.ts',
      'tests/adjudicator/removals.test.ts',
      'tests/adjudicator/distance.test.ts',
      'tests/wrong-engines/right-engine.test.ts',
      'tests/properties/phases/rulings.test.ts',
    ],
    effort: 0.01,
  },
  trace: {
    mutate: ['src/trace/**/*.ts'],
    tests: [
      'tests/trace',
      'tests/wrong-engines/right-engine.test.ts',
      'tests/properties/phases/mutants.test.ts',
      'tests/properties/phases/rulings.test.ts',
      'tests/properties/mutants.test.ts',
      'tests/properties/rulings.test.ts',
    ],
    effort: 0.03,
  },
  orders: {
    mutate: ['src/orders/**/*.ts'],
    tests: [
      'tests/orders/notations.test.ts',
      'tests/orders/places.test.ts',
      'tests/orders/refused.test.ts',
      'tests/orders/errors.test.ts',
      'tests/orders/printed.test.ts',
      'tests/orders/resolve.test.ts',
      'tests/orders/meaning.test.ts',
      'tests/orders/infer.test.ts',
      'tests/orders/messy.test.ts',
      'tests/orders/nearest.test.ts',
      'tests/orders/order-sets.test.ts',
      'tests/orders/write.test.ts',
      'tests/orders/adjustments.test.ts',
      'tests/orders/retreats.test.ts',
      'tests/orders/case-format.test.ts',
      'tests/orders/case-repairs.test.ts',
      'tests/orders/compact.test.ts',
      'tests/orders/plain-cases.test.ts',
      'tests/adjudicator/adjudicate-case.test.ts',
      'tests/scenario/phases.test.ts',
      'tests/orders/mutations.test.ts',
    ],
    effort: 0.03,
  },
};
