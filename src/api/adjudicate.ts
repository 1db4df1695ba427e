/**
 * `standoff/adjudicate`: editions of the rules as values, and rulings of movement, retreats and adjustments under them.
 * A ruling is plain data and survives JSON; its `steps` are the proof. Pure: the same turn always has the same ruling.
 * Only a mistake in the calling code throws, such as a unit that cannot be where it is; `parsePosition`, `parseOrders`,
 * `parseEdition` and the same for retreats and adjustments find such mistakes in data from outside.
 *
 * @module adjudicate
 */
export type { Citation } from '../rules/citation.ts';
export { EDITION_IDS, type Choices, type Edition, type EditionId } from '../rules/edition.ts';
export { EDITIONS } from '../rules/editions.ts';
export { CHOICES, differences, optionsOf } from '../rules/choices.ts';
export {
  customEdition,
  editionNamed,
  type HouseRuleError,
  type HouseRules,
} from '../rules/custom-edition.ts';
export {
  answerOf,
  READINGS,
  type Answer,
  type ReadingPart,
  type RuleQuestion,
  type Source,
} from '../rules/readings.ts';
export { RULE_IDS, type RuleId } from '../rules/rule.ts';
export { loadArmyFleet } from '../modules/load-army-fleet.ts';
export type { Options } from '../law/adjudicate.ts';
export {
  adjudicateAdjustmentsGiven as adjudicateAdjustments,
  adjudicateGiven as adjudicate,
  adjudicateRetreatsGiven as adjudicateRetreats,
} from '../law/adjudicate-given.ts';
export {
  parseAdjustmentOrders,
  parseAdjustmentPosition,
  parseEdition,
  parseOrders,
  parsePosition,
  parseRetreatOrders,
  parseRetreatPosition,
  type DataError,
} from '../trace/parse-turn.ts';
export { adjudicateCase, type CaseRuling } from '../law/adjudicate-case.ts';
export { legalOrders } from '../law/legal-orders.ts';
export { cyclesOf } from '../law/cycles.ts';
export type { Consequence, CycleWithWorlds, Walk, World } from '../law/cycle-with-worlds.ts';
export { retreatPosition } from '../law/retreats/retreat-position.ts';
export {
  ADJUSTMENT_OUTCOMES,
  type AdjustmentOutcome,
  type AdjustmentPosition,
  type AdjustmentRuling,
  type RuledAdjustment,
} from '../trace/adjustment-ruling.ts';
export { legality } from '../law/one-order.ts';
export type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
export {
  RETREAT_OUTCOMES,
  type Retreater,
  type RetreatOutcome,
  type RetreatPosition,
  type RetreatRuling,
  type RuledRetreat,
} from '../trace/retreat-ruling.ts';
export {
  OUTCOMES,
  type Dislodged,
  type Outcome,
  type RuledOrder,
  type Ruling,
} from '../trace/ruling.ts';
export type { AnyFact, Step } from '../trace/step.ts';
export type { Turn } from '../trace/turn.ts';
