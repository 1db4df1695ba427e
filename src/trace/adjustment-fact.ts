import type { Piece, SpaceId } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentOrder, Build, Remove } from '../orders/adjustment-order.ts';
import type { Repair } from '../orders/repair.ts';

/** Why an order of an adjustment phase is illegal, the first that applies. */
export const ADJUSTMENT_ILLEGAL_REASONS = [
  'not-due', //           a build or waive by a power that may not build, a removal by one that need not
  'not-a-centre', //      a build where there is no supply centre
  'not-home', //          a build in another power's home centre, or in a neutral one
  'not-owned', //         a build in a home centre that somebody else owns
  'occupied', //          a build where a unit stands
  'kind-missing', //      a build in a coastal centre that says neither army nor fleet
  'fleet-inland', //      a fleet built inland
  'coast-missing', //     a fleet built where there are two coasts, and none is named
  'coast-impossible', //  a coast that the centre has not
  'no-unit', //           a removal of a unit that is not there, or not of that power
  'built-already', //     a second build in one centre
  'removed-already', //   a second removal of one unit
  'waiving', //           the edition knows no waiving
  'too-many', //          as many builds or removals as are due have been ordered before it
] as const;
export type AdjustmentIllegalReason = (typeof ADJUSTMENT_ILLEGAL_REASONS)[number];

export const WAIVE_REASONS = ['ordered', 'no-order', 'no-centre'] as const;
/** Why a build was not made: it was declined, nobody ordered it, or no home centre was free for it. */
export type WaiveReason = (typeof WAIVE_REASONS)[number];

/** How far a unit of a power that has to remove some is from its centres (DATC 4.D.8). */
export interface Remoteness {
  readonly unit: SpaceId;
  /** In moves, as the edition counts them; null if it cannot reach a centre, or there is none. */
  readonly distance: number | null;
}

/**
 * One settled decision of an adjustment phase (1971 XIII, XIV.4). As in `Fact`, the comment says which premises a
 * fact needs: those and no others.
 */
export type AdjustmentFact =
  /** Static. As `repaired` of a movement phase. */
  | {
      readonly type: 'adjustment-repaired';
      readonly power: Power;
      readonly order: Build | Remove;
      readonly repair: Repair;
    }
  /** Static. After a Fall move a unit stands on a centre that its power did not own (`from` null: nobody did). */
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
   * The order is not followed. Needs: `not-due` and `too-many` the power's `adjustment`, `too-many` also the `builds`,
   * `waives` or `removes` before it; `not-owned` the `captures` of the centre, if it was captured just now;
   * `built-already` and `removed-already` the step of the first; the others nothing.
   */
  | {
      readonly type: 'adjustment-illegal';
      readonly order: AdjustmentOrder;
      readonly reason: AdjustmentIllegalReason;
    }
  /** Needs: the power's `adjustment`. (A centre that was retaken just now is never free.) */
  | { readonly type: 'builds'; readonly power: Power; readonly unit: Piece }
  /** `builds` units are not built. Needs: the power's `adjustment`; for `no-order` and `no-centre` also its `builds` and ordered `waives`. */
  | {
      readonly type: 'waives';
      readonly power: Power;
      readonly builds: number;
      readonly reason: WaiveReason;
    }
  /** A removal that was ordered. Needs: the power's `adjustment`. */
  | { readonly type: 'removes'; readonly power: Power; readonly unit: Piece }
  /** The army aboard a fleet that is removed goes with it (A/F IV.c). Needs: the `removes` or `removes-unordered` of the fleet. */
  | { readonly type: 'goes-with-fleet'; readonly power: Power; readonly unit: Piece }
  /**
   * A removal that nobody ordered: the unit farthest from its centres, a fleet before an army, then by the alphabet. `among`:
   * all units of the power still there, in the order in which they would go; the first is it. Needs: the power's
   * `adjustment`, its `removes`, `removes-unordered` and `removes-army` so far, and every `captures` by it or from it if the distance counts from owned centres.
   */
  | {
      readonly type: 'removes-unordered';
      readonly power: Power;
      readonly unit: Piece;
      readonly among: readonly Remoteness[];
    }
  /** In place of `removes-unordered` of a fleet with an army aboard: that army is removed (A/F IV.c). Needs: as that. */
  | {
      readonly type: 'removes-army';
      readonly power: Power;
      readonly unit: Piece;
      readonly among: readonly Remoteness[];
    };

/** The name of a kind of fact about adjustments. */
export type AdjustmentFactType = AdjustmentFact['type'];
/** The facts of one type. */
export type AdjustmentFactOf<T extends AdjustmentFactType> = Extract<AdjustmentFact, { type: T }>;
