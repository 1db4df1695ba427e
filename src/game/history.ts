import type { Owners } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { wanted } from './awaited.ts';
import { isSameDate } from './date.ts';
import { centresOf, ownersNow, unitsOf } from './centres.ts';
import type { Game, Moment } from './game.ts';
import { calendarAt, planOf } from './game.ts';

/** The centres of every power that takes part at the end of each year; the first column is the start of the game. */
export interface CentreYears {
  readonly years: readonly number[];
  readonly powers: readonly {
    readonly power: Power;
    readonly centres: readonly number[];
    readonly units: readonly number[];
  }[];
}

/** How many centres and units each power had, year by year; an unfinished year is left out. */
export function centreYears(game: Game): CentreYears {
  const { board, year, season } = planOf(game);
  const moments = [...game.played, game.now];
  const ends = game.played.flatMap(({ when }, at): readonly Ended[] => {
    const after = moments[at + 1];
    return when.season === 'Winter' && after
      ? [{ year: when.year, owners: after.owners, moment: after }]
      : [];
  });
  const [first] = moments;
  // One that begins in Winter has its first column at the end of that year.
  const start =
    first && season !== 'Winter'
      ? [{ year: year - calendarAt(game.now).between, owners: first.owners, moment: first }]
      : [];
  const { now } = game;
  const isOver = ends.some((one) => one.year === now.when.year);
  const last =
    now.when.season === 'Winter' && !isOver
      ? [{ year: now.when.year, owners: ownersNow(now), moment: now }]
      : [];
  const all = [...start, ...ends, ...last];
  const powers = board.powers.map((power) => ({
    power,
    centres: all.map(({ owners }) => centresOf(owners, power, board).length),
    units: all.map(({ moment }) => unitsOf(moment, power)),
  }));
  return {
    years: all.map((one) => one.year),
    // A start of one's own may be without some of them.
    powers: powers.filter(({ centres, units }) => [...centres, ...units].some((one) => one > 0)),
  };
}

interface Ended {
  readonly year: number;
  readonly owners: Owners;
  readonly moment: Moment;
}

/** The phases that the record of another site reports differently, by their indices in `played`, first to last. */
export const differingPhases = ({ audit, played }: Game): readonly number[] =>
  played.flatMap(({ when }, at) =>
    audit?.differences.some((one) => isSameDate(one.when, when)) ? [at] : [],
  );

/** Whether a phase was passed because nobody had anything to decide in it. */
export const isPassed = (moment: Moment): boolean =>
  moment.when.phase !== 'movement' && wanted(moment).length === 0;
