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

/** A phase as a site, a judge or a program has recorded it. What the record does not say is null. */
export interface RecordedPhase {
  readonly when: RecordedDate;
  /** The line on which it begins. */
  readonly line: number;
  /** Its orders, with what the record says came of them. */
  readonly written: WrittenText;
  /** The units on the board before it, without those that must retreat. */
  readonly units: readonly ListedUnit[] | null;
  /** The units that must retreat in this phase, and where they may go, if that is said. */
  readonly dislodged: readonly RecordedRetreater[] | null;
  /** The same of the units that the moves of this phase have dislodged. */
  readonly fallen: readonly RecordedRetreater[] | null;
  /** The centres of each power, as they are when the phase begins: in Winter with what was captured in the year. */
  readonly owners: Readonly<Partial<Record<SpaceId, Power>>> | null;
  /** The same when it is over, counted after a Fall. */
  readonly ownersAfter: Readonly<Partial<Record<SpaceId, Power>>> | null;
  /** Every unit on the board has an order in it, so that the orders tell the position. */
  readonly isWhole: boolean;
}

export interface RecordedRetreater {
  readonly unit: ListedRetreats['unit'];
  readonly to: ListedRetreats['to'] | null;
}

/** What a text has of a game. */
export interface Recorded {
  /** The game that it says it is of, if it names one: mails of one game lie in several files. */
  readonly game: string | null;
  /** In the order of the text. */
  readonly phases: readonly RecordedPhase[];
  /** What is damaged. */
  readonly errors: readonly OrderError[];
}

/** A way in which games are recorded. */
export interface GameReader {
  readonly id: string;
  /** "webDiplomacy" */
  readonly name: string;
  /** Whether one file is a whole game; if not, files of one game belong together. */
  readonly isWholeGame: boolean;
  /** The results that it tells apart, given those that it uses in one game: of others its silence says nothing. */
  readonly marks: (used: ReadonlySet<OrderResult>) => ReadonlySet<OrderResult>;
  /** Whether a text looks like its own. */
  readonly isIts: (text: string) => boolean;
  /** `name`: of the file, which may tell the season. Never throws; takes time in proportion to the text. */
  readonly read: (text: string, name: string) => Recorded;
}

/** For a form that tells all results apart. */
export const marksAll = (): ReadonlySet<OrderResult> => new Set(ORDER_RESULTS);

/** In UTF-16 units: a game of a hundred years takes far less. */
export const MAX_GAME = 8_000_000;
/** A game of a hundred years has at most five a year. */
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
