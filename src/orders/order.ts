import type { Location, Piece, SpaceId } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Repair } from './repair.ts';

/** The kinds of orders in a movement phase. */
export const ORDER_TYPES = [
  'hold',
  'move',
  'support-hold',
  'support-move',
  'convoy',
  'board',
  'land',
] as const;
/** A kind of order in a movement phase. */
export type OrderType = (typeof ORDER_TYPES)[number];

/** The power that gives an order, and the piece it is for. `unit.at` is where the piece is said to be. */
export interface Ordered {
  readonly power: Power;
  readonly unit: Piece;
  /** The repairs of words that could only mean this; omitted if nothing had to be repaired. */
  readonly repairs?: readonly Repair[];
}

/** The unit stays where it is. */
export interface Hold extends Ordered {
  readonly type: 'hold';
}

/** The unit goes to another space, by itself (1971 VII.1) or by convoy (1971 XII). */
export interface Move extends Ordered {
  readonly type: 'move';
  /** As written: `SPA` for a fleet means that no coast was named. */
  readonly to: Location;
  /** Whether "via convoy" was written. */
  readonly viaConvoy: boolean;
}

/** Supports a unit that stays where it is (1971 IX.6). */
export interface SupportHold extends Ordered {
  readonly type: 'support-hold';
  readonly target: Piece;
}

/** Supports the move of a unit (1971 IX.1). */
export interface SupportMove extends Ordered {
  readonly type: 'support-move';
  readonly target: Piece;
  readonly to: Location;
}

/** A fleet at sea carries an army (1971 XII.1). */
export interface Convoy extends Ordered {
  readonly type: 'convoy';
  /** The army to be convoyed. */
  readonly target: Piece;
  readonly to: SpaceId;
}

/** Army/Fleet module (II.a): an army boards the fleet of its own power in an adjacent sea. */
export interface Boarding extends Ordered {
  readonly type: 'board';
  /** The sea of the fleet. */
  readonly onto: SpaceId;
}

/**
 * Army/Fleet module (II.a, III.g): an army aboard a fleet lands, before its fleet acts or after it has moved. `unit` is
 * an army at sea: that of the fleet there, or the one that boards it this turn.
 */
export interface Land extends Ordered {
  readonly type: 'land';
  readonly to: SpaceId;
  readonly when: 'first' | 'after';
}

/** An order as its writer meant it: legality is not decided here. Plain data. */
export type Order = Hold | Move | SupportHold | SupportMove | Convoy | Boarding | Land;
