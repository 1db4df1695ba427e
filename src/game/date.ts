import { STANDARD_CALENDAR, type Calendar } from '../board/calendar.ts';
import type { GameDate } from '../trace/game-fact.ts';

export type { GameDate, Season } from '../trace/game-fact.ts';

/** `Spring 1901`, `Fall 1901, retreats`, `Winter 1901` (1971 VII.6); without seasons `1430`, `1430, adjustments`. */
export function dateWords({ year, season, phase, yearly }: GameDate): string {
  const turn = yearly ? String(year) : `${season} ${String(year)}`;
  const isTold = phase === 'retreats' || (yearly && phase === 'adjustments');
  return isTold ? `${turn}, ${phase}` : turn;
}

/** `S1901`, `F1901R`, `W1901`; without seasons `1430`, `1430R`, `1430W`: for addresses and files. */
export function dateCode({ year, season, phase, yearly }: GameDate): string {
  const letter = season.charAt(0);
  const ending = phase === 'retreats' ? 'R' : yearly && phase === 'adjustments' ? letter : '';
  return `${yearly ? '' : letter}${String(year)}${ending}`;
}

export const isSameDate = (one: GameDate, other: GameDate): boolean =>
  one.year === other.year && one.season === other.season && one.phase === other.phase;

/** The year of the first turn before the adjustments, to which a phase belongs. */
export const firstYearOf = ({ year, season }: GameDate, { within }: Calendar): number =>
  season === 'Spring' ? year : year - within;

/** The next phase (1971 VII.6, XI, XIII). */
export function dateAfter(
  when: GameDate,
  { within, between }: Calendar = STANDARD_CALENDAR,
): GameDate {
  const { year, season, phase } = when;
  if (phase === 'movement') return { ...when, phase: 'retreats' };
  if (phase === 'adjustments')
    return { ...when, year: year + between, season: 'Spring', phase: 'movement' };
  return season === 'Spring'
    ? { ...when, year: year + within, season: 'Fall', phase: 'movement' }
    : { ...when, season: 'Winter', phase: 'adjustments' };
}
