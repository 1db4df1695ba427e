/** When the turns of a game are: each year, or span of years, has two, and after the second centres are counted. */
export interface Calendar {
  /** The year in which a game begins. */
  readonly first: number;
  /** The years from the first turn of a span to the second, and from its adjustments to the next first turn. */
  readonly within: number;
  readonly between: number;
  /** Turns have no seasons, only years. */
  readonly yearly?: true;
}

/** Spring and Fall of every year from 1901 (1971 VII.6). */
export const STANDARD_CALENDAR: Calendar = { first: 1901, within: 0, between: 1 };
