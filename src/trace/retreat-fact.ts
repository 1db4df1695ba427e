import type { Location, SpaceId } from '../board/board.ts';
import type { Repair } from '../orders/repair.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import { BARRED_REASONS } from './fact.ts';
import type { UnitAt } from './fact.ts';

/** Why an order of a retreat phase is illegal. */
export const RETREAT_ILLEGAL_REASONS = [
  'not-a-retreat', //     no holds, moves, supports or convoys in a retreat phase
  'no-unit', //           no dislodged unit of the ordering power was there
  'unreachable', //       not adjacent for this kind of unit; no unit retreats by convoy
  'coast-missing', //     two coasts are possible and none is named
  'coast-impossible', //  the coast named cannot be reached
  ...BARRED_REASONS, //   the space is occupied, the attacker came from there, or it was left empty by a stand-off
] as const;
export type RetreatIllegalReason = (typeof RETREAT_ILLEGAL_REASONS)[number];

export const DISBAND_REASONS = [
  'ordered',
  'no-order', //    none, or none that is followed
  'nowhere', //     there is no space open to it
  'collision', //   another unit is ordered to the same space
] as const;
export type DisbandReason = (typeof DISBAND_REASONS)[number];

/**
 * One settled decision of a retreat phase (1971 XI). A unit is named by the space in which it was dislodged. An army
 * aboard goes with its fleet, and leaves the board with it. As in `Fact`, the comment says which premises a fact needs:
 * exactly those.
 */
export type RetreatFact =
  /** Static. Like `repaired` in a movement phase. */
  | {
      readonly type: 'retreat-repaired';
      readonly unit: UnitAt;
      readonly order: RetreatPhaseOrder;
      readonly repair: Repair;
    }
  /** Static. The order is not followed. */
  | {
      readonly type: 'retreat-illegal';
      readonly order: RetreatPhaseOrder;
      readonly reason: RetreatIllegalReason;
    }
  /**
   * Static. Two or more different legal orders: none is followed, or the edition says which one is followed (DATC
   * 4.D.3).
   */
  | {
      readonly type: 'retreat-ambiguous';
      readonly unit: UnitAt;
      readonly orders: readonly RetreatPhaseOrder[];
      readonly followed: RetreatPhaseOrder | null;
    }
  /**
   * A fleet with an army aboard that was ordered ashore turns to the right and goes to the first open sea (A/F IV.e).
   * Needs: the `retreat-illegal` steps of all orders that its power gave it; it has no legal one.
   */
  | { readonly type: 'turns-right'; readonly unit: UnitAt; readonly to: Location }
  /**
   * Two or more units go to one space: `units` are all of them, in board order. Both coasts count as one space. Needs:
   * the `turns-right` of those that were not ordered there.
   */
  | { readonly type: 'retreats-collide'; readonly to: SpaceId; readonly units: readonly UnitAt[] }
  /** The unit retreats: it alone goes there. Needs: its `turns-right`, if it was not ordered there. */
  | { readonly type: 'retreat-succeeds'; readonly unit: UnitAt; readonly to: Location }
  /**
   * The unit leaves the board: because of `nowhere` unless it was ordered to. Needs: `ordered` and `nowhere` nothing;
   * `no-order` the `retreat-illegal` steps of all orders that its power gave it, and its `retreat-ambiguous`;
   * `collision` the `retreats-collide`.
   */
  | { readonly type: 'disbands'; readonly unit: UnitAt; readonly reason: DisbandReason }
  /** The army aboard is lost, since its fleet goes ashore (A/F IV.a). Needs: the `retreat-succeeds` of the fleet. */
  | { readonly type: 'army-lost'; readonly unit: UnitAt };

/** The type of a fact about retreats. */
export type RetreatFactType = RetreatFact['type'];
/** The facts of a given type. */
export type RetreatFactOf<T extends RetreatFactType> = Extract<RetreatFact, { type: T }>;
