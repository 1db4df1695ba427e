/**
 * `standoff/check`: the checker of rulings, which shares no reasoning with the adjudicator, and the facts and steps
 * that make up proofs. It accepts any value at all as its input, and rejects a wrong proof with the first wrong step
 * and a reason.
 *
 * @module check
 */
export type {
  AdjustmentFact,
  AdjustmentFactOf,
  AdjustmentFactType,
  Remoteness,
} from '../trace/adjustment-fact.ts';
export { check, type CheckResult } from '../check/movement/check-movement.ts';
export { checkAdjustments } from '../check/adjustments/check-adjustments.ts';
export { checkRetreats } from '../check/retreats/check-retreats.ts';
export { checkRuling } from '../check/movement/check-ruling.ts';
export type { Fact, FactOf, FactType, IllegalReason, UnitAt } from '../trace/fact.ts';
export type { RetreatFact, RetreatFactOf, RetreatFactType } from '../trace/retreat-fact.ts';
export { citationOf, ruleOf } from '../trace/rule-of.ts';
