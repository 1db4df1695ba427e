import type { Power } from '../board/powers.ts';
import { dueOf, unitsOf } from './centres.ts';
import { boardAt, type Moment } from './game.ts';

/** Whether a power has anything to decide in this phase. */
function hasChoice(moment: Moment, power: Power): boolean {
  switch (moment.when.phase) {
    case 'movement':
      return unitsOf(moment, power) > 0;
    case 'retreats':
      return moment.dislodged.some(
        ({ unit, retreats }) => unit.power === power && retreats.length > 0,
      );
    case 'adjustments': {
      const { units, sites } = dueOf(moment, power);
      return units < 0 || (units > 0 && sites.length > 0);
    }
  }
}

/** The powers without whose orders a phase cannot be ruled: those that have a player and something to decide. */
export const wanted = (moment: Moment): readonly Power[] =>
  boardAt(moment).powers.filter(
    (power) => moment.disorder[power] === undefined && hasChoice(moment, power),
  );

/** The wanted powers that have not handed in anything yet. */
export const awaited = (moment: Moment): readonly Power[] =>
  wanted(moment).filter((power) => moment.sheets[power] === undefined);

/**
 * The powers that may hand something in for this phase, including those that missed a turn unless they lost the unit by
 * it.
 */
export const writers = (moment: Moment): readonly Power[] =>
  boardAt(moment).powers.filter((power) => {
    const reason = moment.disorder[power];
    const isFree =
      reason === undefined || (reason === 'no-orders' && moment.when.phase !== 'retreats');
    return isFree && hasChoice(moment, power);
  });
