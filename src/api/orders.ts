/**
 * `standoff/orders`: orders as data, read from and written in the rulebook's notation and the case format. Readers
 * never throw: what they cannot read is listed in `errors`, each with line, column, what is wrong and what was
 * expected.
 *
 * @module orders
 */
export {
  ADJUSTMENT_ORDER_TYPES,
  type AdjustmentOrder,
  type Build,
  type PlannedPiece,
  type Remove,
  type Waive,
} from '../orders/adjustment-order.ts';
export {
  caseResult,
  formatCaseOrder,
  parseCaseLine,
  readCase,
  writeCase,
  writeCaseResult,
  type Case,
  type CaseDislodgement,
  type CaseError,
  type CaseLine,
  type CaseOutcomes,
  type CaseResult,
} from '../orders/notations/cases/case-format.ts';
export {
  combineOrderSets,
  type CombinedSets,
  type OrderSet,
  type Sequence,
} from '../orders/order-sets.ts';
export {
  describeAdjustmentOrder,
  describeOrder,
  describePiece,
  describeRetreatOrder,
} from '../orders/describe.ts';
export {
  formatAdjustmentOrder,
  formatOrder,
  formatPiece,
  formatRetreatOrder,
} from '../orders/format-order.ts';
export { inferPosition, type PositionError } from '../orders/infer-position.ts';
export {
  readAdjustments,
  readOrders,
  readRetreats,
} from '../orders/notations/rulebook/read-rulebook.ts';
export {
  readOrderSets,
  type ReplacedAt,
  type SetsReading,
} from '../orders/notations/read-order-sets.ts';
export {
  type BoardOfRetreats,
  type OrderError,
  type OrderErrorKind,
  type ParsedOrders,
  type ReadOptions,
  type RepairAt,
  type Span,
} from '../orders/parsed-orders.ts';
export {
  ORDER_TYPES,
  type Convoy,
  type Hold,
  type Move,
  type Order,
  type OrderType,
  type SupportHold,
  type SupportMove,
} from '../orders/order.ts';
export { REPAIRS, type Repair, type RepairKind } from '../orders/repair.ts';
export {
  RETREAT_ORDER_TYPES,
  type Disband,
  type Retreat,
  type RetreatOrder,
  type RetreatPhaseOrder,
} from '../orders/retreat-order.ts';
export { formatTurnLine } from '../orders/turn-line/format-turn-line.ts';
export { parseTurnLine } from '../orders/turn-line/parse-turn-line.ts';
export {
  LONGEST_TURN_LINE,
  type Dislodgement,
  type GivenTurn,
  type TurnDate,
  type TurnLineError,
  type TurnLineErrorKind,
} from '../orders/turn-line/turn-line.ts';
