import type { GameDate } from '../trace/game-fact.ts';

export type { GameDate, Season } from '../trace/game-fact.ts';

/** `Spring 1901`, `Fall 1901, retreats`, `Winter 1901` (1971 VII.6). */
export function dateWords({ year, season, phase }: GameDate): string {
  const turn = `${season} ${String(year)}`;
  return phase === 'retreats' ? `${turn}, retreats` : turn;
}

/** `S1901`, `F1901R`, `W1901`: for addresses and files. */
export function dateCode({ year, season, phase }: GameDate): string {
  return `${season.charAt(0)}${String(year)}${phase === 'retreats' ? 'R' : ''}`;
}

export const isSameDate = (one: GameDate, other: GameDate): boolean =>
  one.year === other.year && one.season === other.season && one.phase === other.phase;

/** The next phase (1971 VII.6, XI, XIII). */
export function dateAfter({ year, season, phase }: GameDate): GameDate {
  if (phase === 'movement') return { year, season, phase: 'retreats' };
  if (phase === 'adjustments') return { year: year + 1, season: 'Spring', phase: 'movement' };
  return season === 'Spring'
    ? { year, season: 'Fall', phase: 'movement' }
    : { year, season: 'Winter', phase: 'adjustments' };
}
