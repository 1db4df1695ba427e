import type { Location, Piece, UnitKind } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Repair } from './repair.ts';

/** The kinds of adjustment orders. */
export const ADJUSTMENT_ORDER_TYPES = ['build', 'remove', 'waive'] as const;

/** A unit to be built, as written. */
export interface PlannedPiece {
  /** Null if neither army nor fleet was written (DATC 4.C.3). */
  readonly kind: UnitKind | null;
  /** `STP` for a fleet means that no coast was named (1971 XIII.2). */
  readonly at: Location;
}

/** Builds a unit in a home centre (1971 XIII.2). */
export interface Build {
  readonly type: 'build';
  readonly power: Power;
  readonly unit: PlannedPiece;
  /** As in every order (`Ordered.repairs`). */
  readonly repairs?: readonly Repair[];
}

/** Removes a unit from the board (1971 XIII.2). */
export interface Remove {
  readonly type: 'remove';
  readonly power: Power;
  readonly unit: Piece;
  readonly repairs?: readonly Repair[];
}

/** Declines one build (DATC 4.D.7). */
export interface Waive {
  readonly type: 'waive';
  readonly power: Power;
}

/** What a power may order when units and centres are brought into line (1971 XIII). */
export type AdjustmentOrder = Build | Remove | Waive;
