import type { Game, Played } from '../../game/game.ts';
import type { GameDate } from '../../trace/game-fact.ts';

/** A movement phase and the phases that followed it, as far as they were played. */
export interface PlayedSeason {
  readonly moves: Played;
  /** Present even if no unit had to retreat; null: not played yet. */
  readonly retreats: Played | null;
  /** Only after a Fall. */
  readonly adjustments: Played | null;
}

/** The Springs and Falls of a game, in order. */
export function seasonsOf({ played }: Pick<Game, 'played'>): readonly PlayedSeason[] {
  return played.flatMap((moves, place): readonly PlayedSeason[] => {
    if (moves.when.phase !== 'movement') return [];
    const [one, other] = played.slice(place + 1, place + 3);
    const retreats = one?.when.phase === 'retreats' ? one : null;
    const adjustments = retreats && other?.when.phase === 'adjustments' ? other : null;
    return [{ moves, retreats, adjustments }];
  });
}

/** `1901-1-spring`, `1901-2-fall`: the address of a season within its game. */
export const seasonSlug = ({ year, season }: GameDate): string =>
  `${String(year)}-${season === 'Spring' ? '1' : '2'}-${season.toLowerCase()}`;

/** `Spring 1901`. */
export const seasonName = ({ year, season }: Pick<GameDate, 'year' | 'season'>): string =>
  `${season} ${String(year)}`;

/** The season as a scenario file has it, with `Fall` for the adjustments after it; null: files know years of four digits. */
export const phaseInFile = ({
  year,
  season,
}: {
  readonly year: number;
  readonly season: string;
}): string | null =>
  /^\d{4}$/.test(String(year)) ? `${season === 'Winter' ? 'Fall' : season} ${String(year)}` : null;
