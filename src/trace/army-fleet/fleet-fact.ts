import type { Location } from '../../board/board.ts';
import type { UnitAt } from '../../board/unit-at.ts';

/** Why an order of the Army/Fleet module is illegal. */
export const FLEET_ILLEGAL_REASONS = [
  'not-of-the-edition', //   in this edition no army boards a fleet
  'boards-nothing', //       no fleet of its power without an army is there
  'boards-afar', //          the fleet is not adjacent to the army at the beginning of the turn (II.a, III.f)
  'lands-afar', //           the province does not touch the sea that it lands from
  'nobody-aboard', //        no army is aboard or boards
  'lands-at-once', //        an army that boards this turn lands only after its fleet has moved (A16)
  'fleet-elsewhere', //      its fleet is not ordered to a sea
  'aboard-ashore', //        an army and fleet cannot be ordered to land as one (III.a)
  'aboard-ferry', //         nor run a ferry (III.a)
  'support-elsewhere', //    the fleet of an army that lands may support only that landing (III.g)
  'lands-together', //       nor go to the province where its army lands (III.g, A30)
] as const;
export type FleetIllegalReason = (typeof FLEET_ILLEGAL_REASONS)[number];

/** Why a boarding, or a landing, is void. */
export const FLEET_VOID_REASONS = [
  'fleet-busy', //    the fleet to be boarded is ordered to support or to convoy (III.a, III.c)
  'fleet-ashore', //  it is ordered to land (III.a, A23)
  'two-boarders', //  two armies are ordered to board it (A21)
  'not-boarding', //  a landing of an army whose boarding is void
] as const;
export type FleetVoidReason = (typeof FLEET_VOID_REASONS)[number];

/**
 * How a unit moves that needs more than an adjacent space, under the Army/Fleet module: an army into the berth of a
 * fleet, by its own order or by a ferry of its own power; an army out of the berth, before its fleet acts, after it has
 * moved, or beyond a ferry; a fleet that moves after its army has landed.
 */
export type FleetWay =
  | 'boards'
  | 'ferried'
  | 'lands-first'
  | 'lands-after'
  | 'lands-ferried'
  | 'sails-on';

/**
 * Army/Fleet module: why a move has what it needs on its way (true), or does not (false). For an army that boards: its
 * fleet sails away; its sea is not attacked; it is attacked. For an army ferried by a fleet of its own power: that
 * fleet is not dislodged; all such fleets are. For an army that lands before its fleet acts: its landing is not
 * prevented; another unit takes the sea. For an army that lands afterwards: it was carried there, or not. For a fleet
 * whose army lands first: the army has landed; it could not, so the two sail together; it was repelled, so the fleet
 * takes it back; it could not, and the fleet was ordered ashore. For any move in a cycle: the outcome of the cycle.
 */
export const PASSAGES = {
  sails: true,
  unattacked: true,
  attacked: false,
  ferried: true,
  'ferry-lost': false,
  undisturbed: true,
  disrupted: false,
  carried: true,
  'not-carried': false,
  landed: true,
  'with-army': true,
  recalled: false,
  'land-ahead': false,
  'cycle-open': true,
  'cycle-closed': false,
} as const;
export type Passage = keyof typeof PASSAGES;

/** An army in a berth is never opposed: with its path it is aboard. */
export const GOES_ABOARD: readonly Passage[] = ['sails', 'unattacked', 'ferried'];

/**
 * Why an attack on a sea does not disrupt a landing from it when the landing army's fleet is ordered away (IV.e, IV.f).
 */
export const SPARES = ['fails', 'unsupported'] as const;
export type Spare = (typeof SPARES)[number];

/**
 * The end of a cycle of the Army/Fleet module: its only outcome; everything in it succeeds; no unit moves (A10, A33,
 * III.h).
 */
export const CYCLE_ENDS = ['one', 'rotates', 'holds'] as const;
export type CycleEnd = (typeof CYCLE_ENDS)[number];

/** The facts of the Army/Fleet module, as `Fact` lists those of the rulebooks. */
export type ArmyFleetFact =
  /**
   * [BO, PA4 to PA9] Army/Fleet module: whether a move has what it needs on its way. It settles the path; for an army
   * that goes aboard also the move; and if there is no path, the move in any case. Needs, by `why`: sails: the success
   * of the fleet's move; unattacked: per foreign attacker of the sea the step that it has no path; attacked: the
   * failure of the fleet's move, if it has one, and the path of `by`, if that had to be decided; ferried: the convoy of
   * `by` available; ferry-lost: every convoy of its own power disrupted; undisturbed: the failure of every move into
   * the sea, or if the fleet is ordered away, per foreign one (`spared`) its failure, or every support by others cut;
   * disrupted: the success of `by` and, if the fleet is ordered away, the support `support` given; carried: the success
   * of the fleet's move and of the boarding (ferried: of the latter); not-carried: the failure of `by`; landed: the
   * landing's success; with-army, land-ahead: that the landing was disrupted; recalled: that it was not, and its
   * failure; cycle-open, cycle-closed: the cycle.
   */
  | {
      readonly type: 'passage';
      readonly unit: UnitAt;
      readonly why: Passage;
      readonly by: UnitAt | null;
      readonly support: UnitAt | null;
      readonly spared: readonly { readonly unit: UnitAt; readonly excuse: Spare }[];
    }
  /**
   * Decisions in a turn of the Army/Fleet module that wait for one another: the moves of `core`, and whether the
   * `landings` are disrupted. `outcomes`: the number of their worlds. Needs: settled decisions that leave the equations
   * of these with no other open decision, each of them needed for that.
   */
  | {
      readonly type: 'cycle';
      readonly core: readonly UnitAt[];
      readonly landings: readonly UnitAt[];
      readonly outcomes: number;
      readonly end: CycleEnd;
    }
  /** A move of a cycle with one outcome. Needs: the cycle. */
  | {
      readonly type: 'move-follows';
      readonly unit: UnitAt;
      readonly to: Location;
      readonly succeeds: boolean;
    }
  /** An army that has been aboard for four moves is removed (A/F II.b). Needs: the failure of its landing, if it was ordered. */
  | { readonly type: 'starves'; readonly unit: UnitAt }
  /**
   * Where the Right-Hand Rule takes a dislodged fleet with its army if no retreat is ordered for it (A/F IV.e). Needs:
   * its `retreats`; and where the edition requires it, that the landing was disrupted.
   */
  | {
      readonly type: 'displaced';
      readonly unit: UnitAt;
      readonly facing: Location;
      readonly to: Location;
    };

export type FleetFactType = ArmyFleetFact['type'];
/** The facts of later phases that only the module has. */
export type FleetRetreatFactType = 'turns-right' | 'army-lost';
export type FleetAdjustmentFactType = 'goes-with-fleet' | 'removes-army';
