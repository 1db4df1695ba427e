import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { Edition } from '../rules/edition.ts';
import type { AdjustmentPosition, AdjustmentRuling } from './adjustment-ruling.ts';
import type { RetreatPosition, RetreatRuling } from './retreat-ruling.ts';
import type { Turn } from './turn.ts';

/** A retreat phase with its ruling: everything needed to show or explain it. */
export interface RetreatTurn {
  readonly position: RetreatPosition;
  readonly orders: readonly RetreatPhaseOrder[];
  readonly edition: Edition;
  readonly ruling: RetreatRuling;
}

/** An adjustment phase with its ruling. */
export interface AdjustmentTurn {
  readonly position: AdjustmentPosition;
  readonly orders: readonly AdjustmentOrder[];
  readonly edition: Edition;
  readonly ruling: AdjustmentRuling;
}

/** A phase with its ruling. */
export type PhaseTurn =
  | { readonly phase: 'movement'; readonly turn: Turn }
  | { readonly phase: 'retreats'; readonly turn: RetreatTurn }
  | { readonly phase: 'adjustments'; readonly turn: AdjustmentTurn };
