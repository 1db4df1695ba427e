import type { Location, SpaceId } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../board/unit-at.ts';
import type { Repair } from '../orders/repair.ts';
import { FLEET_ILLEGAL_REASONS, FLEET_VOID_REASONS } from './army-fleet/fleet-fact.ts';
import type { ArmyFleetFact } from './army-fleet/fleet-fact.ts';

export type { UnitAt };

/** Why an order is illegal: it could not be valid whatever the other orders are (1971 VII.4). */
const RULEBOOK_ILLEGAL_REASONS = [
  'no-unit', //              no unit of the ordering power is there
  'own-space', //            a move to where the unit already is
  'unreachable', //          not adjacent for this kind of unit, and no convoy is possible for it
  'no-fleets', //            the army could only go by convoy, and no chain of fleets at sea could carry it
  'coast-missing', //        two coasts are possible and none is named
  'coast-impossible', //     the coast named cannot be reached
  'support-unreachable', //  the supporter could not itself move to the space
  'support-itself', //       a unit supports its own move or its own holding
  'support-nobody', //       there is no unit to support
  'support-impossible', //   the move it supports could not be made (without the supporter's own convoy)
  'convoy-by-army', //       only fleets convoy
  'convoy-off-sea', //       a fleet in a coastal province does not convoy
  'convoy-no-army', //       there is no army to convoy
  'convoy-useless', //       no route from there to there leads through this fleet
] as const;
export type RulebookIllegalReason = (typeof RULEBOOK_ILLEGAL_REASONS)[number];

export const ILLEGAL_REASONS = [...RULEBOOK_ILLEGAL_REASONS, ...FLEET_ILLEGAL_REASONS] as const;
/** Why an order is illegal. */
export type IllegalReason = (typeof ILLEGAL_REASONS)[number];

/** Why a legal order is void: what it refers to was not ordered. */
const RULEBOOK_VOID_REASONS = [
  'not-moving', //    it supports a move, but the unit is not ordered to move
  'moves', //         it supports a unit in place, but that unit is ordered to move
  'other-move', //    it supports or convoys a move, but the unit is ordered to go elsewhere
  'no-route', //      a move by convoy, but the fleets ordered to carry it make no route
] as const;
export type RulebookVoidReason = (typeof RULEBOOK_VOID_REASONS)[number];

export const VOID_REASONS = [...RULEBOOK_VOID_REASONS, ...FLEET_VOID_REASONS] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Why a move to an adjacent province goes by land or by convoy, where both were possible. */
export const ROUTE_REASONS = [
  'via-convoy',
  'own-fleet',
  'exchange',
  'foreign-fleet',
  'no-exchange',
  'no-route',
] as const;
export type RouteReason = (typeof ROUTE_REASONS)[number];

/** Why an attack on a supporter does not cut its support. */
export const EXCUSES = ['no-path', 'own-power', 'from-target', 'immune'] as const;
export type Excuse = (typeof EXCUSES)[number];

export const BARRED_REASONS = ['occupied', 'attacker-origin', 'stand-off', 'aboard'] as const;
export type BarredReason = (typeof BARRED_REASONS)[number];

/** A location next to a dislodged unit that is barred to it. */
export interface Barred {
  readonly at: Location;
  readonly reason: BarredReason;
}

/** What a number states: the strength itself, a lower bound, or an upper bound. */
export type Bound = 'exactly' | 'at-least' | 'at-most';

/**
 * What a move had to beat, or what beat it: the unit in the space (`hold`), a unit head to head (`defend`), or a rival
 * (`prevent`).
 */
export interface Opponent {
  readonly role: 'hold' | 'defend' | 'prevent';
  readonly unit: UnitAt;
  readonly strength: number;
}

/**
 * Another move to the same space. It has strength 0 if it had no path, or was dislodged (`beaten`) by the unit from
 * that space, which moved into the rival's own: head to head, or under `Choices.dislodgedEffect`.
 */
export interface Rival {
  readonly unit: UnitAt;
  readonly strength: number;
  readonly powerless: null | 'no-path' | 'beaten';
}

/**
 * One settled decision. The comment above each fact says what it states and which premises it needs (`Step.because`):
 * exactly those, all of them earlier steps. The *failure* or *success* of a move is the step that settles it. Facts
 * marked *static* follow from position, orders and edition alone and need no premise. In brackets: the equation, named
 * as in src/law/README.md.
 */
export type RulebookFact =
  /**
   * Static. An order was written incorrectly but had only one possible meaning, and is read that way. `order` is the
   * repaired one.
   */
  | {
      readonly type: 'repaired';
      readonly unit: UnitAt;
      readonly order: Order;
      readonly repair: Repair;
    }
  /** Static. The order is not followed; its unit, if there is one, holds. */
  | { readonly type: 'illegal'; readonly order: Order; readonly reason: IllegalReason }
  /**
   * Static. Two or more different legal orders: none is followed and the unit holds, or the edition says which one is
   * followed.
   */
  | {
      readonly type: 'ambiguous';
      readonly unit: UnitAt;
      readonly orders: readonly Order[];
      readonly followed: Order | null;
    }
  /** Static. No other order matches this one, so it has no effect; a void move fails and affects nothing. */
  | {
      readonly type: 'void';
      readonly unit: UnitAt;
      readonly kind: 'move' | 'support' | 'convoy';
      readonly reason: VoidReason;
    }
  /**
   * Static. An army could go by land or by convoy: which way it goes, and why. Only recorded where this is in question.
   */
  | {
      readonly type: 'route';
      readonly unit: UnitAt;
      readonly by: 'land' | 'convoy';
      readonly reason: RouteReason;
    }
  /** [CO2] The fleet is not dislodged. Needs: the failure of each move into its space (`attackers`). */
  | {
      readonly type: 'convoy-available';
      readonly unit: UnitAt;
      readonly attackers: readonly UnitAt[];
    }
  /** [CO1] Needs: the success of the move `by` into the fleet's space; if `by` is null, the paradox that Szykman's rule settles. */
  | { readonly type: 'convoy-disrupted'; readonly unit: UnitAt; readonly by: UnitAt | null }
  /** [PA2] A move by convoy has its path. Needs: `convoy-available` of every fleet in `fleets` (one route, or every fleet on any route: `Choices.routes`). */
  | { readonly type: 'path'; readonly unit: UnitAt; readonly fleets: readonly SpaceId[] }
  /**
   * [PA3] A move by convoy has no path: it fails, even if an earlier step showed already that it would fail anyway.
   * Needs: `convoy-disrupted` of every fleet in `broken`, none of which could be left out.
   */
  | { readonly type: 'no-path'; readonly unit: UnitAt; readonly broken: readonly SpaceId[] }
  /**
   * [SU3] `attackers`: every move into the supporter's space, and what excuses each. Needs, per attacker: for own-power
   * and from-target its failure; for no-path the step that says so; for immune nothing.
   */
  | {
      readonly type: 'support-given';
      readonly unit: UnitAt;
      readonly attackers: readonly { readonly unit: UnitAt; readonly excuse: Excuse }[];
    }
  /**
   * [SU1] `attacked`: each of `by` alone is enough; needs the `path` of those that come by convoy. [SU2] `dislodged`:
   * needs the success of the only move in `by`.
   */
  | {
      readonly type: 'support-cut';
      readonly unit: UnitAt;
      readonly manner: 'attacked' | 'dislodged';
      readonly by: readonly UnitAt[];
    }
  /**
   * [DE, PR, AT1] The mover and its supports from all powers. Needs: for `exactly` all its matching supports, settled;
   * for `at-least` the given ones; for `at-most` the cut ones. A mere bound is stated only where a support is open.
   * `supports`: those given (at-most: those not cut).
   */
  | {
      readonly type: 'strength';
      readonly unit: UnitAt;
      readonly bound: Bound;
      readonly value: number;
      readonly supports: readonly UnitAt[];
    }
  /**
   * [AT2] The strength against the unit that is in the way, when supports by that unit's own power (`uncounted`, given
   * or not) must be left out. Needs: as `strength`, for the supports that count; and, except for `at-least`, the
   * failure of the defender's own move if it has one and it is not head to head.
   */
  | {
      readonly type: 'attack';
      readonly unit: UnitAt;
      readonly bound: Bound;
      readonly value: number;
      readonly supports: readonly UnitAt[];
      readonly uncounted: readonly UnitAt[];
    }
  /**
   * [HO1, HO2] The strength of the unit in its space. A unit ordered to move holds with 1 once its move has failed
   * (needs that failure), with at most 1 before. Otherwise as `strength`, with hold supports.
   */
  | {
      readonly type: 'hold';
      readonly unit: UnitAt;
      readonly bound: Bound;
      readonly value: number;
      readonly supports: readonly UnitAt[];
    }
  /**
   * [MO1] Needs: its `path` if it goes by convoy; its `strength` or `attack`, unless it has no matching supports,
   * `against` is null and no rival has strength; the `hold` of the unit in the space, or head to head that unit's
   * `strength` (it then defends), or the success of that unit's own move out (`against` null; also null if the space
   * was empty); per rival its `strength`, or what makes it powerless: either the step that says it has no path, or the
   * success of the move that beat it and, if one of the two came by convoy, the rival's own failure.
   */
  | {
      readonly type: 'move-succeeds';
      readonly unit: UnitAt;
      readonly to: Location;
      readonly attack: number;
      readonly against: Opponent | null;
      readonly rivals: readonly Rival[];
    }
  /**
   * [MO0] Needs: its `strength` or `attack`, and the opponent's `hold` (role hold) or `strength` (defend; prevent). A
   * preventing opponent that comes by convoy needs its `path`; one that might be beaten by the unit it meets needs the
   * failure of that unit (or, if not head to head, its own success).
   */
  | {
      readonly type: 'move-bounces';
      readonly unit: UnitAt;
      readonly to: Location;
      readonly attack: number;
      readonly by: Opponent;
      /**
       * The unit in the space that was not ordered to move, if a rival of the same strength (`prevent`) keeps the mover
       * out.
       */
      readonly garrison: UnitAt | null;
    }
  /** [AT0] A unit of the same power stays in the space. Needs: the failure of that unit's own move, if it has one and it is not head to head. */
  | {
      readonly type: 'move-blocked';
      readonly unit: UnitAt;
      readonly to: Location;
      readonly by: UnitAt;
    }
  /**
   * A cycle without a convoy: the moves of `core` wait for one another and for nothing else. `outcomes`: the number of
   * its worlds. Listed around the circle, from the first in board order, each before the unit in its destination, for
   * which it waits; then the remaining ones, in the same way. Needs: every settled decision that their equations read,
   * directly or through open supports, paths and convoys.
   */
  | { readonly type: 'rotation'; readonly core: readonly UnitAt[]; readonly outcomes: number }
  /**
   * As `rotation`, but the moves wait for the open `convoys` too; both lists are in board order. `Choices.paradox`
   * settles it: Szykman's rule or the all-hold rule.
   */
  | {
      readonly type: 'paradox';
      readonly core: readonly UnitAt[];
      readonly convoys: readonly UnitAt[];
      readonly outcomes: number;
    }
  /** A move of a rotation. Needs: the rotation. */
  | { readonly type: 'move-rotates'; readonly unit: UnitAt; readonly to: Location }
  /** A move that the all-hold rule stops: one of the cycle, or of an army that its convoys were to carry. Needs: the paradox. */
  | { readonly type: 'move-stopped'; readonly unit: UnitAt; readonly to: Location }
  /** [DI] Needs: the success of `by`; and the failure of the unit's own move if it has one. */
  | { readonly type: 'dislodged'; readonly unit: UnitAt; readonly by: UnitAt }
  /**
   * Where a dislodged unit may retreat. `to` and `barred` together are all locations adjacent to it, in board order.
   * Needs: its `dislodged`; and per location, unless it is the attacker's origin: if occupied, the success of the unit
   * that entered, or else the failure of the one that stayed; if not, the success of the unit that left and the failure
   * of every move into it, with the `path` of those in a stand-off that came by convoy. With an army aboard, land is
   * barred (`aboard`) while a sea is open; this needs the failure of its landing, if it was ordered, and that it
   * starves, if it does.
   */
  | {
      readonly type: 'retreats';
      readonly unit: UnitAt;
      readonly to: readonly Location[];
      readonly barred: readonly Barred[];
    };

/** What a step decides, by the rulebooks or by the Army/Fleet module. */
export type Fact = RulebookFact | ArmyFleetFact;

/** The type of a fact about movement. */
export type FactType = Fact['type'];
export type RulebookFactType = RulebookFact['type'];
/** The facts of a given type. */
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>;
