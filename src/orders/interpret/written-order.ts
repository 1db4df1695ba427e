import type { SpaceId, UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { OrderType } from '../order.ts';
import type { Words } from '../parsed-orders.ts';

/** The orders that every notation can express: those of the rulebook. */
export type WrittenType = Exclude<OrderType, 'board' | 'land'>;

/** A coast as written; `?` is one that no space has, such as (xc). */
export type CoastSide = 'N' | 'E' | 'S' | 'W' | '?';

/** A place as written. */
export interface WrittenPlace extends Words {
  /** What the name may mean: at least one space. */
  readonly spaces: readonly SpaceId[];
  /** The one of these that fits all orders of the text with this name (`one-meaning.ts`). */
  readonly meant?: SpaceId;
  /** The coast that was named, whether or not the space has it. */
  readonly side: CoastSide | null;
}

/** A piece as written; whatever was left out is null. */
export interface WrittenPiece extends Words {
  readonly kind: UnitKind | null;
  readonly place: WrittenPlace | null;
  readonly nationality: (Words & { readonly power: Power }) | null;
}

/**
 * An order as written, before its names and letters are interpreted. The readers of all notations produce this;
 * `interpret-orders.ts` processes all of them further.
 */
export interface WrittenOrder extends Words {
  /** Null if there was a heading that could not be read; undefined if there was none. */
  readonly power: Power | null | undefined;
  readonly type: WrittenType;
  readonly unit: WrittenPiece;
  /** The supported or convoyed piece. */
  readonly target: WrittenPiece | null;
  readonly to: WrittenPlace | null;
  readonly viaConvoy: boolean;
  /** There is no dash before `to`. */
  readonly lostDash: boolean;
  /** The destination with the seas along the way: `Nth-Bel`, `Bel via Nth` (DATC 4.A.6). Omitted if none are named. */
  readonly route?: Words | undefined;
  /** The supported unit's own place, which was written as the destination of a support to hold. */
  readonly ownPlace?: WrittenPlace | null;
}

/** An order of a retreat phase as written: a move represents a retreat, a hold a disbandment, unless it is `other`. */
export interface WrittenRetreat extends WrittenOrder {
  readonly meant: 'retreat' | 'disband' | 'other';
}

/** An order of an adjustment phase as written. */
export interface WrittenAdjustment extends Words {
  readonly power: WrittenOrder['power'];
  readonly verb: 'build' | 'remove' | 'waive';
  /** Null for a build that is waived. */
  readonly unit: WrittenPiece | null;
}
