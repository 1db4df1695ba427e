import type { Owners, Position } from '../board/board.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { AdjustmentFact } from './adjustment-fact.ts';
import type { Step } from './step.ts';

/** The board at the end of a Fall turn, after all retreats. `owners`: as they were before this Fall. */
export interface AdjustmentPosition extends Position {
  readonly owners: Owners;
  /**
   * True: `owners` are used as they are, and units do not capture the centres that they are on (the DATC states its
   * cases like this).
   */
  readonly captured?: boolean;
}

/** The possible outcomes of an adjustment order. */
export const ADJUSTMENT_OUTCOMES = ['builds', 'waives', 'removes', 'illegal'] as const;
/** The outcome of an adjustment order. */
export type AdjustmentOutcome = (typeof ADJUSTMENT_OUTCOMES)[number];

/** An adjustment order with its outcome (1971 XIII.2). */
export interface RuledAdjustment {
  readonly order: AdjustmentOrder;
  readonly outcome: AdjustmentOutcome;
  /** The step that settles the outcome; null without a trace. */
  readonly step: number | null;
}

/** All outcomes of an adjustment phase. Plain data: survives JSON. */
export interface AdjustmentRuling {
  readonly edition: string;
  /** By power in the usual order; for one power in the order of writing. */
  readonly orders: readonly RuledAdjustment[];
  /** The units removed without an order, in the order of removal. */
  readonly removed: Position;
  readonly owners: Owners;
  /** All units on the board afterwards, in board order. */
  readonly after: Position;
  readonly steps: readonly Step<AdjustmentFact>[];
}
