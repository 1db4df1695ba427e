import type { Unit } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Owners } from '../trace/adjustment-ruling.ts';

/** What players and game masters do. A seat is the number of a player in `Moment.seats`. */
export type GameEvent =
  /** The time to talk is over. */
  | { readonly type: 'WRITE' }
  /** A power hands in its orders for this phase, instead of what it had handed in. Nothing written: no unit is ordered. */
  | { readonly type: 'SUBMIT'; readonly power: Power; readonly text: string }
  | { readonly type: 'WITHDRAW'; readonly power: Power }
  /** The time to write is over: who has handed in nothing is in civil disorder, or gives no order. */
  | { readonly type: 'DEADLINE' }
  | { readonly type: 'ADJUDICATE' }
  /** On from the ruling of the moves. */
  | { readonly type: 'PROCEED' }
  /** To an earlier phase, by its place in `Game.played`: what it had handed in is on the table again. */
  | { readonly type: 'BACK'; readonly to: number }
  /** All players agree to stop. */
  | { readonly type: 'DRAW' }
  /** The time agreed for a short game has come. */
  | { readonly type: 'END' }
  | { readonly type: 'LEAVE'; readonly seat: number }
  | { readonly type: 'RETURN'; readonly seat: number }
  | { readonly type: 'REPLACE'; readonly seat: number; readonly player: string }
  /** The game master sets the board right. `note`: why. */
  | {
      readonly type: 'CORRECT';
      readonly units: readonly Unit[];
      readonly owners: Owners;
      readonly note: string;
    }
  /** The coin falls for a player. */
  | { readonly type: 'TOSS'; readonly seat: number };

/** The name of a kind of event. */
export type GameEventType = GameEvent['type'];
/** The events of one type. */
export type GameEventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;
