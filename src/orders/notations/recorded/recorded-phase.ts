import type { SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { OrderError } from '../../parsed-orders.ts';
import {
  ORDER_RESULTS,
  type ListedRetreats,
  type ListedUnit,
  type OrderPhase,
  type OrderResult,
  type WrittenText,
} from '../written-text.ts';

export type RecordedSeason = 'Spring' | 'Fall' | 'Winter';

/** When a phase was played; adjustments are made in Winter. */
export interface RecordedDate {
  readonly year: number;
  readonly season: RecordedSeason;
  readonly phase: OrderPhase;
}

/** A phase as a site, a judge or a program recorded it. What the record does not say is null. */
export interface RecordedPhase {
  readonly when: RecordedDate;
  /** The line on which it begins. */
  readonly line: number;
  /** Its orders, with the outcomes that the record reports. */
  readonly written: WrittenText;
  /** The units on the board before it, without those that must retreat. */
  readonly units: readonly ListedUnit[] | null;
  /** The units that must retreat in this phase, and where they may go, if the record says so. */
  readonly dislodged: readonly RecordedRetreater[] | null;
  /** The same for the units that the moves of this phase dislodged. */
  readonly dislodgedAfter: readonly RecordedRetreater[] | null;
  /** The centres of each power when the phase begins: in Winter, with those captured in the year. */
  readonly owners: Readonly<Partial<Record<SpaceId, Power>>> | null;
  /** The same when it is over, counted after a Fall. */
  readonly ownersAfter: Readonly<Partial<Record<SpaceId, Power>>> | null;
  /** Every unit on the board has an order in it, so that the orders determine the position. */
  readonly ordersEveryUnit: boolean;
}

export interface RecordedRetreater {
  readonly unit: ListedRetreats['unit'];
  readonly to: ListedRetreats['to'] | null;
}

/** What a text contains of a game. */
export interface Recorded {
  /** The game that it says it belongs to, if it names one: mails of one game may be in several files. */
  readonly game: string | null;
  /** In the order of the text. */
  readonly phases: readonly RecordedPhase[];
  /** The phase that a game waits in: the record lists its board, but nobody has played it. Left out: none. */
  readonly waiting?: RecordedPhase | null;
  /** What is damaged. */
  readonly errors: readonly OrderError[];
}

/** A form in which games are recorded. */
export interface GameReader {
  readonly id: string;
  /** "webDiplomacy" */
  readonly name: string;
  /** Whether one file is a whole game; if not, files of one game belong together. */
  readonly isWholeGame: boolean;
  /** The results that it distinguishes, given those that it uses in one game: about others its silence says nothing. */
  readonly marks: (used: ReadonlySet<OrderResult>) => ReadonlySet<OrderResult>;
  /** Whether a text looks like this form. */
  readonly isIts: (text: string) => boolean;
  /** `name`: that of the file, which may say the season. Never throws; takes time in proportion to the text. */
  readonly read: (text: string, name: string) => Recorded;
}

/** For a form that distinguishes all results. */
export const marksAll = (): ReadonlySet<OrderResult> => new Set(ORDER_RESULTS);

/** In UTF-16 units: a game of a hundred years needs far less. */
export const MAX_GAME = 8_000_000;
/** A game of a hundred years has at most five phases a year. */
export const MOST_PHASES = 500;

const SEASONS: Readonly<Record<string, RecordedSeason>> = {
  S: 'Spring',
  F: 'Fall',
  W: 'Winter',
};
const PHASES: Readonly<Record<string, OrderPhase>> = {
  M: 'movement',
  R: 'retreats',
  A: 'adjustments',
  B: 'adjustments',
};

/** `S1901M`, `F1901R`, `W1901A`. */
export function dateNamed(name: string): RecordedDate | null {
  const found = /^([SFW])(\d{4})([MRAB])$/.exec(name);
  const season = SEASONS[found?.[1] ?? ''];
  const phase = PHASES[found?.[3] ?? ''];
  if (!found || !season || !phase) return null;
  return phase === 'adjustments'
    ? { year: Number(found[2]), season: 'Winter', phase }
    : { year: Number(found[2]), season: season === 'Winter' ? 'Fall' : season, phase };
}

/** `Spring`, `autumn`, `Summer` for the retreats of Spring. */
export function seasonNamed(word: string): RecordedSeason | null {
  const key = word.toLowerCase();
  if (/^(spring|summer|spr|sum|s)$/.test(key)) return 'Spring';
  if (/^(fall|autumn|fal|aut|f)$/.test(key)) return 'Fall';
  return /^(winter|win|w)$/.test(key) ? 'Winter' : null;
}
