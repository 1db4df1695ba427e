import type { Owners, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Season } from '../../trace/game-fact.ts';
import type { Plan } from '../plan.ts';

/** A start that somebody set up on the board of a plan, with its homes, its builds and its goal. Plain data. */
export interface OwnStart {
  readonly year: number;
  /** In Winter the game begins with adjustments, else with moves. */
  readonly season: Season;
  /** The powers that have a player, in the order of the board. All others on it stand still. */
  readonly powers: readonly Power[];
  readonly units: readonly Unit[];
  /** As of the last adjustments. */
  readonly owners: Owners;
}

/** The plan with the date of a start, and a player for each of its powers. */
export const startedFrom = (plan: Plan, { year, season, powers }: OwnStart): Plan => ({
  ...plan,
  name: plan.id === 'seven' ? 'Custom start' : `Custom start, ${plan.name}`,
  year,
  season,
  seats: powers.map((power) => [power]),
  neutral: null,
});
