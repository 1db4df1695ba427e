/**
 * Standoff as a library: the board, orders in two notations, the editions, the adjudicator, the checker of its
 * proofs and the words for them. Pure functions over plain data; needs neither a page nor Node.
 */
export { err, ok, type Result } from './result.ts';

export {
  canReach,
  fleetLocations,
  LOCATIONS,
  neighbours,
  SPACE_IDS,
  spaceOf,
  type CoastId,
  type Location,
  type Piece,
  type Position,
  type SpaceId,
  type SpaceKind,
  type Unit,
  type UnitKind,
} from './board/board.ts';
export {
  formatLocation,
  fullName,
  lookUpLocation,
  lookUpSpace,
  parseLocation,
  type LocationError,
} from './board/names.ts';
export { NATIONALITY, POWERS, type Power } from './board/powers.ts';
export { SPACES } from './board/spaces.ts';
export { START } from './board/start.ts';
export { STANDARD_BOARD, type CompiledBoard } from './board/compiled.ts';

export {
  ADJUSTMENT_ORDER_TYPES,
  type AdjustmentOrder,
  type Build,
  type PlannedPiece,
  type Remove,
  type Waive,
} from './orders/adjustment-order.ts';
export {
  caseResult,
  compactResult,
  formatCaseOrder,
  parseCaseLine,
  readCase,
  readCompact,
  writeCase,
  writeCaseResult,
  type Case,
  type CaseDislodgement,
  type CaseError,
  type CaseLine,
  type CaseResult,
} from './orders/notations/cases/case-format.ts';
export {
  compactTurn,
  type CompactOrder,
  type CompactRuling,
  type CompactTurn,
  type CompactUnit,
} from './orders/compact.ts';
export {
  combineOrderSets,
  type CombinedSets,
  type OrderSet,
  type Sequence,
} from './orders/order-sets.ts';
export {
  describeAdjustmentOrder,
  describeOrder,
  describePiece,
  describeRetreatOrder,
} from './orders/describe.ts';
export {
  formatAdjustmentOrder,
  formatOrder,
  formatPiece,
  formatRetreatOrder,
} from './orders/format-order.ts';
export { inferPosition, type PositionError } from './orders/infer-position.ts';
export {
  readAdjustments,
  readOrders,
  readRetreats,
} from './orders/notations/rulebook/read-rulebook.ts';
export {
  readOrderSets,
  type ReplacedAt,
  type SetsReading,
} from './orders/notations/read-order-sets.ts';
export {
  type BoardOfRetreats,
  type OrderError,
  type OrderErrorKind,
  type ParsedOrders,
  type ReadOptions,
  type RepairAt,
  type Span,
} from './orders/parsed-orders.ts';
export {
  ORDER_TYPES,
  type Convoy,
  type Hold,
  type Move,
  type Order,
  type OrderType,
  type SupportHold,
  type SupportMove,
} from './orders/order.ts';
export { REPAIRS, type Repair, type RepairKind } from './orders/repair.ts';
export {
  RETREAT_ORDER_TYPES,
  type Disband,
  type Retreat,
  type RetreatOrder,
  type RetreatPhaseOrder,
} from './orders/retreat-order.ts';

export type { Citation } from './rules/citation.ts';
export { EDITION_IDS, type Choices, type Edition, type EditionId } from './rules/edition.ts';
export { EDITIONS } from './rules/editions.ts';
export { CHOICES, optionsOf } from './rules/choices.ts';
export { choiceWords, CHOICE_WORDS, differences } from './rules/choice-words.ts';
export {
  customEdition,
  editionNamed,
  type HouseRuleError,
  type HouseRules,
} from './rules/custom-edition.ts';
export {
  answerOf,
  READINGS,
  type Answer,
  type Reading as RuleReading,
  type ReadingPart,
} from './rules/readings.ts';
export { readingsMarkdown } from './rules/readings-markdown.ts';
export { RULE_IDS, type RuleId } from './rules/rule.ts';

export { adjudicate, type Options } from './adjudicator/adjudicate.ts';
export { adjudicateCase, type CaseRuling } from './adjudicator/adjudicate-case.ts';
export { adjudicateCompact, type CompactOptions } from './adjudicator/adjudicate-compact.ts';
export { legalOrders } from './adjudicator/orders/legal-orders.ts';
export type { Consequence, Walk } from './adjudicator/cycle/walk-round.ts';
export {
  cyclesOf as knotsOf,
  type CycleWithWorlds as Knot,
  type World,
} from './adjudicator/cycle/cycles.ts';
export { adjudicateAdjustments } from './adjudicator/adjustments/adjudicate-adjustments.ts';
export { adjudicateRetreats } from './adjudicator/retreats/adjudicate-retreats.ts';
export { retreatPosition } from './adjudicator/retreats/retreat-position.ts';

export type {
  AdjustmentFact,
  AdjustmentFactOf,
  AdjustmentFactType,
  Remoteness,
} from './trace/adjustment-fact.ts';
export {
  ADJUSTMENT_OUTCOMES,
  type AdjustmentOutcome,
  type AdjustmentPosition,
  type AdjustmentRuling,
  type Owners,
  type RuledAdjustment,
} from './trace/adjustment-ruling.ts';
export { check, type CheckResult } from './trace/check/movement/check-movement.ts';
export { checkAdjustments } from './trace/check/adjustments/check-adjustments.ts';
export { checkRetreats } from './trace/check/retreats/check-retreats.ts';
export { checkRuling } from './trace/check/movement/check-ruling.ts';
export type { Fact, FactOf, FactType, IllegalReason, UnitAt } from './trace/fact.ts';
export { legality } from './trace/model/judge-order.ts';
export type { AdjustmentTurn, RetreatTurn } from './trace/phase-turn.ts';
export type { RetreatFact, RetreatFactOf, RetreatFactType } from './trace/retreat-fact.ts';
export {
  RETREAT_OUTCOMES,
  type Retreater,
  type RetreatOutcome,
  type RetreatPosition,
  type RetreatRuling,
  type RuledRetreat,
} from './trace/retreat-ruling.ts';
export { citationOf, ruleOf } from './trace/rule-of.ts';
export {
  OUTCOMES,
  type Dislodged,
  type Outcome,
  type RuledOrder,
  type Ruling,
} from './trace/ruling.ts';
export type { AnyFact, Step } from './trace/step.ts';
export type { Turn } from './trace/turn.ts';

export { type Change, withChanges } from './ask/change.ts';
export { type Condition, type ConditionKind } from './ask/condition.ts';
export {
  adjustmentChip,
  adjustmentOutcomeWords,
  adjustmentSentence,
  asWritten,
  type Chapter,
  chapters,
  chip,
  conditionSentence,
  outcomeWords,
  type OutcomeWords,
  retreatChip,
  retreatOutcomeWords,
  retreatSentence,
  ruleText,
  sentence,
  verdict,
  type VerdictText as Verdict,
} from './explain/tell.ts';
export { compareEditions, type EditionGroup } from './ask/editions-compared.ts';
export { forcingSet, type Forcing } from './ask/forcing.ts';
export {
  SCOPES,
  smallestChanges,
  type Findings,
  type Progress,
  type Scope,
} from './ask/smallest-change.ts';
export {
  differences as turnDifferences,
  whatIf,
  type Difference,
  type Edit,
} from './ask/what-if.ts';
export { why, type Why, type WhyNode } from './ask/why.ts';
export { conditions } from './ask/why-not.ts';
export { worlds, type CycleWorlds } from './ask/worlds.ts';
export { english } from './explain/languages/english/english.ts';
export { german } from './explain/languages/german/german.ts';
export type { Language } from './explain/languages/language.ts';
export { LANGUAGE_TAGS, LANGUAGES, type LanguageTag } from './explain/languages/languages.ts';
export { adjustmentShort, retreatShort } from './explain/messages/notation.ts';

export type {
  AdjustmentPart,
  Collection,
  ExpectedAdjustment,
  ExpectedAdjustments,
  ExpectedDislodgement,
  ExpectedOrder,
  ExpectedRetreat,
  Phases,
  RetreatPart,
  Scenario,
} from './scenario/scenario.ts';
