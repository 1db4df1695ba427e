import type { Order } from './order.ts';
import type { ParsedOrders, ReadOptions } from './reading.ts';
import { readOrders } from './rulebook/read.ts';
import { formatOrder } from './rulebook/write.ts';

export { inferPosition, type PositionError } from './infer.ts';
export type {
  OrderError,
  OrderErrorKind,
  ParsedOrders,
  ReadOptions,
  RepairAt,
  Span,
} from './reading.ts';
export { combineOrderSets, type CombinedSets, type OrderSet, type Sequence } from './order-sets.ts';
export { readOrders } from './rulebook/read.ts';
export { readOrderSets, type ReplacedAt, type SetsReading } from './rulebook/read-sets.ts';
export { readAdjustments } from './rulebook/read-adjustments.ts';
export {
  readRetreats,
  type BoardOfRetreats,
  type RetreatReadOptions,
} from './rulebook/read-retreats.ts';
export {
  describeAdjustmentOrder,
  describeRetreatOrder,
  formatAdjustmentOrder,
  formatRetreatOrder,
} from './rulebook/write-phases.ts';
export { describeOrder, describePiece, formatOrder, formatPiece } from './rulebook/write.ts';

/**
 * A way to write orders down: one reader and one writer, in a folder of its own. A reader cuts its text
 * into `WrittenOrder`s and leaves what they mean to `resolve`; so all notations understand names, letters
 * and coasts alike and report errors in the same way.
 */
export interface Notation {
  readonly name: string;
  /** Any text of any size; never throws. */
  readonly read: (text: string, options?: ReadOptions) => ParsedOrders;
  /** One order without its power, as `read` takes it. */
  readonly write: (order: Order) => string;
}

export const NOTATIONS = {
  rulebook: { name: 'Rulebook', read: readOrders, write: formatOrder },
} as const satisfies Readonly<Record<string, Notation>>;
