import type { Power } from '../board/powers.ts';
import type { Order } from '../orders/order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';

export const SEASONS = ['Spring', 'Fall', 'Winter'] as const;
/** The two turns of a year, and its end, when centres change hands and units are adjusted (1971 VII.6, XIII). */
export type Season = (typeof SEASONS)[number];

/** A moment in a game: `{ year: 1901, season: 'Fall', phase: 'retreats' }`. Adjustments are made in Winter. */
export interface GameDate {
  readonly year: number;
  readonly season: Season;
  readonly phase: 'movement' | 'retreats' | 'adjustments';
  /** The turns of the game have years and no seasons: the season only says which of the two turns it is. */
  readonly yearly?: true;
}

export const DISORDER_REASONS = ['no-orders', 'left', 'not-played'] as const;
/** Why a power has no player: its player handed in no orders, or left; or the game has too few players. */
export type DisorderReason = (typeof DISORDER_REASONS)[number];

/** What a victory is counted in. */
export type Tally = 'centres' | 'units';

/**
 * One settled decision of a game as a whole (1971 I to III, XIII, XIV); what is ruled in a phase is in the trace of
 * that phase. As in `Fact`, the comment says which premises a fact needs: exactly those.
 */
export type GameFact =
  /** Static. `plan`: the name of the plan by which the powers are assigned; `inAll`: how many powers the game has. */
  | {
      readonly type: 'game-begins';
      readonly year: number;
      /** With which turn of that year, or with the adjustments at its end. */
      readonly season: Season;
      /** Whether its turns have no seasons (`GameDate`). */
      readonly yearly: boolean;
      readonly plan: string;
      readonly players: number;
      readonly inAll: number;
    }
  /** The power has no player from here on. Needs: `not-played` the `game-begins`; the other reasons nothing. */
  | {
      readonly type: 'disorder-begins';
      readonly power: Power;
      readonly when: GameDate;
      readonly reason: DisorderReason;
    }
  /** The power has a player again. Needs: its last `disorder-begins`; `joins` also the `coin`. */
  | {
      readonly type: 'disorder-ends';
      readonly power: Power;
      readonly when: GameDate;
      readonly reason: 'returned' | 'replaced' | 'joins';
      readonly player: string;
    }
  /** Static. Another person takes over. */
  | {
      readonly type: 'replaced';
      readonly when: GameDate;
      readonly from: string;
      readonly player: string;
    }
  /** The order is for a space of a neutral power, and is not followed. Needs: that power's last `disorder-begins`. */
  | {
      readonly type: 'closed';
      readonly when: GameDate;
      readonly order: Order | RetreatPhaseOrder;
      readonly power: Power;
    }
  /** Static. A movement phase is over; the trace of its ruling has the details. */
  | {
      readonly type: 'moves-ruled';
      readonly when: GameDate;
      readonly moved: number;
      readonly failed: number;
      readonly dislodged: number;
    }
  /** The retreats are over too, if any unit was dislodged. Needs: the `moves-ruled` of the turn. */
  | {
      readonly type: 'retreats-ruled';
      readonly when: GameDate;
      readonly retreated: number;
      readonly disbanded: number;
    }
  /**
   * How many centres each power owns after a Fall turn, and how many changed hands. Needs: the `retreats-ruled` of the
   * turn.
   */
  | {
      readonly type: 'centres-counted';
      readonly when: GameDate;
      readonly centres: Readonly<Partial<Record<Power, number>>>;
      readonly captured: number;
    }
  /**
   * Builds and removals are made. Needs: the `centres-counted` of the year; if the game begins with them, its `game-begins`.
   */
  | {
      readonly type: 'adjusted';
      readonly when: GameDate;
      readonly built: number;
      readonly removed: number;
      readonly waived: number;
    }
  /** The power has no units and no centres any more. Needs: the `centres-counted` or `adjusted` that shows it. */
  | { readonly type: 'eliminated'; readonly power: Power; readonly when: GameDate }
  /** Static. The coin fell in a player's favour: a neutral power joins that player next Spring. */
  | {
      readonly type: 'coin';
      readonly when: GameDate;
      readonly power: Power;
      readonly player: string;
    }
  /** Static. The game master corrected the board. */
  | { readonly type: 'corrected'; readonly when: GameDate; readonly note: string }
  /**
   * Needs: the `centres-counted` or `adjusted` that shows it, and if units of a power that joined count, that power's
   * `disorder-ends`.
   */
  | {
      readonly type: 'victory';
      readonly when: GameDate;
      /** A player, and the powers that count towards the victory. */
      readonly player: string;
      readonly powers: readonly Power[];
      readonly tally: Tally;
      readonly count: number;
      readonly needed: number;
    }
  /** Static. Everyone who still has units shares the draw. */
  | { readonly type: 'draw'; readonly when: GameDate; readonly powers: readonly Power[] }
  /** Static. The agreed end: the player with the most wins; several players with the most share it. */
  | {
      readonly type: 'short-game';
      readonly when: GameDate;
      readonly powers: readonly Power[];
      readonly tally: Tally;
      readonly count: number;
    };

/** The type of a fact about a game. */
export type GameFactType = GameFact['type'];
/** The facts of a given type. */
export type GameFactOf<T extends GameFactType> = Extract<GameFact, { type: T }>;
