import type { Piece, SpaceId } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentOrder, Build, Remove } from '../orders/adjustment-order.ts';
import type { Repair } from '../orders/repair.ts';

/** Why an order of an adjustment phase is illegal: the first reason that applies. */
export const ADJUSTMENT_ILLEGAL_REASONS = [
  'not-due', //           a build or waive by a power that may not build, a removal by one that need not
  'not-a-centre', //      a build where there is no supply centre
  'not-home', //          a build in another power's home centre, or in a neutral one
  'not-owned', //         a build in a home centre that another power owns
  'occupied', //          a build where there is a unit
  'kind-missing', //      a build in a coastal centre that says neither army nor fleet
  'fleet-inland', //      a fleet built inland
  'coast-missing', //     a fleet built where there are two coasts, and none is named
  'coast-impossible', //  a coast that the centre does not have
  'no-unit', //           a removal of a unit that is not there, or not of that power
  'built-already', //     a second build in one centre
  'removed-already', //   a second removal of one unit
  'waiving', //           the edition does not allow waiving
  'too-many', //          as many builds or removals as are due have been ordered before it
] as const;
export type AdjustmentIllegalReason = (typeof ADJUSTMENT_ILLEGAL_REASONS)[number];

export const WAIVE_REASONS = ['ordered', 'no-order', 'no-centre'] as const;
/** Why a build was not made: it was declined, it was not ordered, or no home centre was free for it. */
export type WaiveReason = (typeof WAIVE_REASONS)[number];

/** How far a unit is from its power's centres when that power has to remove units (DATC 4.D.8). */
export interface Remoteness {
  readonly unit: SpaceId;
  /** In moves, as the edition counts them; null if the unit cannot reach a centre, or there is none. */
  readonly distance: number | null;
}

/**
 * One settled decision of an adjustment phase (1971 XIII, XIV.4). As in `Fact`, the comment says which premises a fact
 * needs: exactly those.
 */
export type AdjustmentFact =
  /** Static. Like `repaired` in a movement phase. */
  | {
      readonly type: 'adjustment-repaired';
      readonly power: Power;
      readonly order: Build | Remove;
      readonly repair: Repair;
    }
  /** Static. After a Fall move a unit is on a centre that its power did not own (`from` null: it had no owner). */
  | {
      readonly type: 'captures';
      readonly centre: SpaceId;
      readonly by: Power;
      readonly from: Power | null;
    }
  /** How many centres and units a power has now. Needs: every `captures` by it or from it. */
  | {
      readonly type: 'adjustment';
      readonly power: Power;
      readonly centres: number;
      readonly units: number;
    }
  /**
   * The order is not followed. Needs: for `not-due` and `too-many` the power's `adjustment`, for `too-many` also the
   * `builds`, `waives` or `removes` before it; for `not-owned` the `captures` of the centre, if it was captured just
   * now; for `built-already` and `removed-already` the step of the first order; for the others nothing.
   */
  | {
      readonly type: 'adjustment-illegal';
      readonly order: AdjustmentOrder;
      readonly reason: AdjustmentIllegalReason;
    }
  /** Needs: the power's `adjustment`. (A centre that was just recaptured is never free.) */
  | { readonly type: 'builds'; readonly power: Power; readonly unit: Piece }
  /**
   * `builds` units are not built. Needs: the power's `adjustment`; for `no-order` and `no-centre` also its `builds` and
   * its `waives` by order.
   */
  | {
      readonly type: 'waives';
      readonly power: Power;
      readonly builds: number;
      readonly reason: WaiveReason;
    }
  /** A removal that was ordered. Needs: the power's `adjustment`. */
  | { readonly type: 'removes'; readonly power: Power; readonly unit: Piece }
  /**
   * The army aboard a fleet that is removed is removed with it (A/F IV.c). Needs: the `removes` or `removes-unordered`
   * of the fleet.
   */
  | { readonly type: 'goes-with-fleet'; readonly power: Power; readonly unit: Piece }
  /**
   * A removal without an order: the unit farthest from its centres, a fleet before an army, then alphabetically.
   * `among`: all units of the power that are still there, in the order of removal, starting with this one. Needs: the
   * power's `adjustment`, its `removes`, `removes-unordered` and `removes-army` so far, and every `captures` by it or
   * from it if the distance is measured from owned centres.
   */
  | {
      readonly type: 'removes-unordered';
      readonly power: Power;
      readonly unit: Piece;
      readonly among: readonly Remoteness[];
    }
  /**
   * Instead of `removes-unordered` of a fleet with an army aboard: that army is removed (A/F IV.c). Needs: the same.
   */
  | {
      readonly type: 'removes-army';
      readonly power: Power;
      readonly unit: Piece;
      readonly among: readonly Remoteness[];
    };

/** The type of a fact about adjustments. */
export type AdjustmentFactType = AdjustmentFact['type'];
/** The facts of a given type. */
export type AdjustmentFactOf<T extends AdjustmentFactType> = Extract<AdjustmentFact, { type: T }>;
