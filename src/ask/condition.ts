import type { SpaceId } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { Excuse, Fact, IllegalReason, Rival, UnitAt, VoidReason } from '../trace/fact.ts';

/** A final strength: the unit itself and its supports that are given. */
export interface Strength {
  readonly value: number;
  readonly supports: readonly UnitAt[];
  /** Supports that are given but do not count, because they are by the power of the unit in the way. */
  readonly uncounted: readonly UnitAt[];
}

/** Why an attack on a unit that stays fails. */
export const WITHSTOOD = ['no-path', 'own-power', 'too-weak', 'kept-out', 'stopped'] as const;
export type Withstood = (typeof WITHSTOOD)[number];

/**
 * One condition for the success of an order, and whether it is met. The order succeeds exactly if all its conditions
 * are met. `unit` is the unit whose order it is.
 */
export type Condition = { readonly unit: UnitAt; readonly met: boolean } & (
  | /** It could be followed at all. */
    {
      readonly kind: 'legal';
      readonly order: Order;
      readonly reason: IllegalReason | null;
    }
  /** Only asked if the unit was given several legal orders: this is the one that is followed. */
  | {
      readonly kind: 'one-meaning';
      readonly orders: number;
    }
  /** What it refers to was ordered: the supported unit's move or hold, the convoyed move, fleets for the army. */
  | {
      readonly kind: 'matches';
      readonly order: Order;
      readonly reason: VoidReason | null;
    }
  /** A convoyed army has its path. `fleets`: those on its routes that are available; `broken`: those that are not. */
  | {
      readonly kind: 'path';
      readonly fleets: readonly SpaceId[];
      readonly broken: readonly SpaceId[];
    }
  /** The unit of its own power in the space leaves. */
  | {
      readonly kind: 'own-unit';
      readonly to: SpaceId;
    }
  /** The space is empty, or the unit of another power there leaves. Always met. */
  | {
      readonly kind: 'free';
      readonly to: SpaceId;
      readonly leaves: boolean;
    }
  /** It is stronger than the unit there (`hold`), the one coming the other way (`defend`), or a rival (`prevent`). */
  | {
      readonly kind: 'beats';
      readonly to: SpaceId;
      readonly role: 'hold' | 'defend' | 'prevent';
      readonly other: UnitAt;
      /** For a convoyed army: what it attacks with if it arrives. */
      readonly attack: Strength;
      readonly against: Strength;
      /** For a rival without strength (`against.value` 0): why it has none. */
      readonly powerless: Rival['powerless'];
    }
  /** This attack does not cut the support: `excuse` says why not; null if it does, by dislodging or at once. */
  | {
      readonly kind: 'uncut';
      readonly by: UnitAt;
      readonly excuse: Excuse | null;
      /** Whether it dislodges the unit, and whether it cuts only because it does. */
      readonly dislodges: 'to-cut' | 'besides' | null;
      readonly attack: Strength;
      readonly against: Strength;
    }
  /** This attack on a unit that must not be dislodged fails; `because` is null if it succeeds. */
  | {
      readonly kind: 'withstands';
      readonly by: UnitAt;
      readonly because: Withstood | null;
      readonly attack: Strength;
      readonly against: Strength;
    }
  /** It is not attacked. Always met. */
  | {
      readonly kind: 'unattacked';
    }
  /** The moves wait for one another in a circle, and under the rule they all succeed. Always met. */
  | {
      readonly kind: 'circle';
      readonly core: readonly UnitAt[];
    }
  /** No paradox stops the move or disrupts the convoy. Only asked if one does, so never met. */
  | {
      readonly kind: 'paradox';
      readonly convoys: readonly UnitAt[];
    }
  /** What a step states: under the Army/Fleet module, whether the unit has what it needs on its way. */
  | { readonly kind: 'stated'; readonly fact: Fact }
);

/** What a condition is about: that the order is legal, that a support is not cut, ... */
export type ConditionKind = Condition['kind'];
export type ConditionOf<K extends ConditionKind> = Extract<Condition, { kind: K }>;
