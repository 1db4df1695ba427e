import type { Power } from '../../board/powers.ts';
import type { GameDate } from '../../trace/game-fact.ts';
import type { Seat } from '../game.ts';

export type ByPower<T> = Readonly<Partial<Record<Power, T>>>;

/** An order and its outcome; for a unit without an order, `order` is the unit. */
export interface OrderRecord {
  readonly order: string;
  readonly silent: boolean;
  /** A word: `bounces`, `retreats`, `built`; `closed` for an order into a neutral space. */
  readonly outcome: string;
  /** A few words of explanation; may be empty. */
  readonly detail: string;
  readonly dislodged: boolean;
  /** Of a retreat that fails: the unit is disbanded. Absent if it is not, or if the outcome says so. */
  readonly disbanded?: true;
}

export interface DislodgedRecord {
  readonly power: Power;
  readonly unit: string;
  readonly by: string;
  readonly retreats: readonly string[];
}

/** A phase that was played. All texts are in the rulebook's notation. */
export interface PhaseRecord extends GameDate {
  /** `Fall 1902, retreats`. */
  readonly date: string;
  /** What happened in the game since the phase before, one sentence each. */
  readonly told: readonly string[];
  /** Before the phase. */
  readonly units: ByPower<readonly string[]>;
  readonly orders: ByPower<readonly OrderRecord[]>;
  /** Dislodged in this movement phase, or about to retreat in this retreat phase. */
  readonly dislodged: readonly DislodgedRecord[];
  /** In an adjustment phase: how many builds a power had and did not order; each is waived. Absent if there are none. */
  readonly unused?: ByPower<number>;
  /** In an adjustment phase: the owners after the last one, and now. */
  readonly centres: {
    readonly before: ByPower<readonly string[]>;
    readonly after: ByPower<readonly string[]>;
  } | null;
}

/** A game for people and programs that do not know this one: its orders and their outcomes. Plain data. */
export interface GameRecord {
  /** "Seven players". */
  readonly plan: string;
  readonly edition: string;
  readonly players: readonly Seat[];
  readonly phases: readonly PhaseRecord[];
  /** What happened since the last phase, including the end of the game if it has ended. */
  readonly told: readonly string[];
  readonly now: {
    readonly date: string;
    readonly units: ByPower<readonly string[]>;
    readonly centres: ByPower<readonly string[]>;
  };
}
