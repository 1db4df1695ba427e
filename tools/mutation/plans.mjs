/**
 * The parts of the sources, each with the tests that kill its mutants: fast ones first, since the run stops at the
 * first failure; none that reads all scenarios, since every mutant loads its tests again. `effort`: the share of random
 * turns to try.
 * @type {Readonly<Record<string, { mutate: readonly string[], tests: readonly string[], effort: number }>>}
 */
export const PLANS = {
  law: {
    mutate: ['src/law/*.ts', '!src/law/{adjudicate-given,provided-army-fleet}.ts'],
    tests: [
      'tests/oracle/verdicts.test.ts',
      'tests/adjudicator/revealing-turns.test.ts',
      'tests/adjudicator/beyond-datc.test.ts',
      'tests/adjudicator/paradox.test.ts',
      'tests/adjudicator/path.test.ts',
      'tests/adjudicator/legality.test.ts',
      'tests/adjudicator/fresh-board.test.ts',
      'tests/adjudicator/adjudicate-case.test.ts',
      'tests/adjudicator/worlds.test.ts',
      'tests/adjudicator/legal-orders.test.ts',
      'tests/oracle/oracle.test.ts',
      'tests/properties/rulings.test.ts',
    ],
    effort: 0.01,
  },
  proof: {
    mutate: ['src/law/proof/*.ts'],
    tests: [
      'tests/adjudicator/revealing-turns.test.ts',
      'tests/adjudicator/beyond-datc.test.ts',
      'tests/properties/rulings.test.ts',
    ],
    effort: 0.01,
  },
  'army-fleet': {
    mutate: ['src/law/army-fleet/*.ts'],
    tests: ['tests/adjudicator/army-fleet', 'tests/oracle/army-fleet/oracle.test.ts'],
    effort: 0.01,
  },
  phases: {
    mutate: ['src/law/{retreats,adjustments}/*.ts'],
    tests: [
      'tests/adjudicator/adjustments.test.ts',
      'tests/adjudicator/retreats.test.ts',
      'tests/adjudicator/retreat-orders.test.ts',
      'tests/adjudicator/removals.test.ts',
      'tests/adjudicator/distance.test.ts',
      'tests/properties/phases/rulings.test.ts',
    ],
    effort: 0.01,
  },
  check: {
    mutate: ['src/trace/**/*.ts', 'src/check/**/*.ts'],
    tests: [
      'tests/trace/rule-of.test.ts',
      'tests/trace/shape.test.ts',
      'tests/check',
      'tests/adjudicator/revealing-turns.test.ts',
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
      'tests/orders/ways-to-write.test.ts',
      'tests/orders/every-notation.test.ts',
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
      'tests/orders/suggest.test.ts',
      'tests/orders/vocabulary.test.ts',
      'tests/orders/write.test.ts',
      'tests/orders/adjustments.test.ts',
      'tests/orders/retreats.test.ts',
      'tests/orders/case-format.test.ts',
      'tests/orders/case-repairs.test.ts',
      'tests/adjudicator/adjudicate-case.test.ts',
      'tests/scenario/phases.test.ts',
      'tests/orders/mutations.test.ts',
    ],
    effort: 0.03,
  },
};
