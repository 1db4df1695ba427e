import type { Owners, Unit } from '../board/board.ts';
import type { Power } from '../board/powers.ts';

/** What players and game masters do. A seat is the number of a player in `Moment.seats`. */
export type GameEvent =
  /** The time for negotiations is over. */
  | { readonly type: 'WRITE' }
  /** A power hands in its orders for this phase, replacing any earlier ones. An empty text orders no unit. */
  | { readonly type: 'SUBMIT'; readonly power: Power; readonly text: string }
  | { readonly type: 'WITHDRAW'; readonly power: Power }
  /**
   * The time for writing orders is over: a power that has handed in nothing is in civil disorder, or gives no order.
   */
  | { readonly type: 'DEADLINE' }
  | { readonly type: 'ADJUDICATE' }
  /** Goes on after the ruling of the moves. */
  | { readonly type: 'PROCEED' }
  /**
   * Goes back to an earlier phase, by its index in `Game.played`; the orders handed in for it are there again, and
   * powers that had missed it are awaited again. `missed`: these stay in civil disorder, as in games saved before
   * version 3 of the file.
   */
  | { readonly type: 'BACK'; readonly to: number; readonly missed?: 'kept' }
  /** All players agree on a draw. */
  | { readonly type: 'DRAW' }
  /** The time agreed for a short game is over. */
  | { readonly type: 'END' }
  | { readonly type: 'LEAVE'; readonly seat: number }
  | { readonly type: 'RETURN'; readonly seat: number }
  | { readonly type: 'REPLACE'; readonly seat: number; readonly player: string }
  /** The game master corrects the board. `note`: why. */
  | {
      readonly type: 'CORRECT';
      readonly units: readonly Unit[];
      readonly owners: Owners;
      readonly note: string;
    }
  /** The coin falls to a player. */
  | { readonly type: 'TOSS'; readonly seat: number };

/** The type of an event. */
export type GameEventType = GameEvent['type'];
/** The events of one type. */
export type GameEventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;
