import type { Power } from '../board/powers.ts';
import type { Order } from '../orders/order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';

export const SEASONS = ['Spring', 'Fall', 'Winter'] as const;
/** The two turns of a year, and its end, when centres change hands and units are adjusted (1971 VII.6, XIII). */
export type Season = (typeof SEASONS)[number];

/** A moment of a game: `{ year: 1901, season: 'Fall', phase: 'retreats' }`. Adjustments are made in Winter. */
export interface GameDate {
  readonly year: number;
  readonly season: Season;
  readonly phase: 'movement' | 'retreats' | 'adjustments';
}

export const DISORDER_REASONS = ['no-orders', 'left', 'not-played'] as const;
/** Why nobody leads a power: its player handed in no orders, or went away; or the game has too few players. */
export type DisorderReason = (typeof DISORDER_REASONS)[number];

/** What a victory is counted in. */
export type Tally = 'centres' | 'units';

/**
 * One settled decision of a game as a whole (1971 I to III, XIII, XIV); what is ruled in a phase is in the trace of that
 * phase. As in `Fact`, the comment says which premises a fact needs: those and no others.
 */
export type GameFact =
  /** Static. `plan`: the name of how the powers are shared out. */
  | {
      readonly type: 'game-begins';
      readonly year: number;
      readonly plan: string;
      readonly players: number;
    }
  /** Nobody leads the power from here on. Needs: `not-played` the `game-begins`; the others nothing. */
  | {
      readonly type: 'disorder-begins';
      readonly power: Power;
      readonly when: GameDate;
      readonly reason: DisorderReason;
    }
  /** Somebody leads it again. Needs: its last `disorder-begins`; `joins` also the `coin`. */
  | {
      readonly type: 'disorder-ends';
      readonly power: Power;
      readonly when: GameDate;
      readonly reason: 'returned' | 'replaced' | 'joins';
      readonly player: string;
    }
  /** Another person plays. Static. */
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
  /** A movement phase is over. Static: the trace of its ruling has all of it. */
  | {
      readonly type: 'moves-ruled';
      readonly when: GameDate;
      readonly moved: number;
      readonly failed: number;
      readonly dislodged: number;
    }
  /** So are retreats, if any unit was dislodged. Needs: the `moves-ruled` of the turn. */
  | {
      readonly type: 'retreats-ruled';
      readonly when: GameDate;
      readonly retreated: number;
      readonly disbanded: number;
    }
  /** Who owns how many centres after a Fall turn, and how many changed hands. Needs: the `retreats-ruled` of the turn. */
  | {
      readonly type: 'centres-counted';
      readonly when: GameDate;
      readonly centres: Readonly<Partial<Record<Power, number>>>;
      readonly captured: number;
    }
  /** Builds and removals are made. Needs: the `centres-counted` of the year. */
  | {
      readonly type: 'adjusted';
      readonly when: GameDate;
      readonly built: number;
      readonly removed: number;
      readonly waived: number;
    }
  /** The power has neither unit nor centre any more. Needs: the `centres-counted` or `adjusted` that shows it. */
  | { readonly type: 'eliminated'; readonly power: Power; readonly when: GameDate }
  /** The coin fell for a player, whom a neutral power joins next Spring. Static. */
  | {
      readonly type: 'coin';
      readonly when: GameDate;
      readonly power: Power;
      readonly player: string;
    }
  /** The game master set the board right. Static. */
  | { readonly type: 'corrected'; readonly when: GameDate; readonly note: string }
  /** Needs: the `centres-counted` or `adjusted` that shows it, and with units of a power that joined its `disorder-ends`. */
  | {
      readonly type: 'victory';
      readonly when: GameDate;
      /** A player and the powers that count for the victory. */
      readonly player: string;
      readonly powers: readonly Power[];
      readonly tally: Tally;
      readonly count: number;
      readonly needed: number;
    }
  /** All who still have units share. Static. */
  | { readonly type: 'draw'; readonly when: GameDate; readonly powers: readonly Power[] }
  /** The agreed end: those with most win; several share it. Static. */
  | {
      readonly type: 'short-game';
      readonly when: GameDate;
      readonly powers: readonly Power[];
      readonly tally: Tally;
      readonly count: number;
    };

/** The name of a kind of fact about a game. */
export type GameFactType = GameFact['type'];
/** The facts of one type. */
export type GameFactOf<T extends GameFactType> = Extract<GameFact, { type: T }>;
