import type { SpaceId, UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { OrderType } from '../order.ts';
import type { Words } from '../parsed-orders.ts';

/** The orders that have words in every notation: those of the rulebook. */
export type WrittenType = Exclude<OrderType, 'board' | 'land'>;

/** A coast as written; `?` is one that no space has, such as (xc). */
export type Side = 'N' | 'E' | 'S' | 'W' | '?';

/** A place as written. */
export interface WrittenPlace extends Words {
  /** What the name may mean, at least one space. */
  readonly spaces: readonly SpaceId[];
  /** The coast that was named, whether or not the space has it. */
  readonly side: Side | null;
}

/** A piece as written: what was left out is null. */
export interface WrittenPiece extends Words {
  readonly kind: UnitKind | null;
  readonly place: WrittenPlace | null;
  readonly nationality: (Words & { readonly power: Power }) | null;
}

/**
 * An order as written, before anybody asks what its names and letters mean. Every reader of a notation
 * ends here; `interpret-orders.ts` takes all of them further.
 */
export interface WrittenOrder extends Words {
  /** Null: a heading stood there that could not be read. Undefined: there was none. */
  readonly power: Power | null | undefined;
  readonly type: WrittenType;
  readonly unit: WrittenPiece;
  /** The supported or convoyed piece. */
  readonly target: WrittenPiece | null;
  readonly to: WrittenPlace | null;
  readonly viaConvoy: boolean;
  /** No dash stands before `to`. */
  readonly lostDash: boolean;
  /** The destination with the seas on the way: `Nth-Bel`, `Bel via Nth` (DATC 4.A.6). Left out if none are named. */
  readonly route?: Words | undefined;
  /** The supported unit's own place, which was written as a destination of a support to hold. */
  readonly ownPlace?: WrittenPlace | null;
}

/** An order of a retreat phase as written: a move stands for a retreat, a hold for a disbandment, unless it is `other`. */
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
