import type { Power } from '../board/powers.ts';
import type { GameFactOf } from '../trace/game-fact.ts';
import { centresOf, ownersNow, unitsOf } from './centres.ts';
import { boardAt, editionOf, planOf, type Game, type Moment } from './game.ts';

type Victory = GameFactOf<'victory'>;

/** Who may win: single powers, or players with all their powers. */
function contenders(
  { seats }: Moment,
  of: 'power' | 'player',
): readonly { readonly player: string; readonly powers: readonly Power[] }[] {
  if (of === 'player') return seats;
  return seats.flatMap(({ player, powers }) =>
    powers.map((power) => ({ player, powers: [power] })),
  );
}

/** Who has reached the goal of the game; null if nobody has (1971 II, XIV.2). Powers in disorder win nothing. */
export function victoryIn(game: Game): Victory | null {
  const { goal, board } = planOf(game);
  const { now } = game;
  const owners = ownersNow(now);
  const count = (power: Power): number =>
    goal.tally === 'centres' ? centresOf(owners, power, board).length : unitsOf(now, power);
  const reached = contenders(now, goal.of)
    .map(({ player, powers }) => {
      const led = powers.filter((power) => now.disorder[power] === undefined);
      return { player, powers: led, count: led.reduce((sum, power) => sum + count(power), 0) };
    })
    .find((one) => one.count >= goal.needed);
  if (!reached) return null;
  const { tally, needed } = goal;
  return { type: 'victory', when: now.when, ...reached, tally, needed };
}

/** Who shares a draw: all powers that still have a unit (1971 II). */
export const survivors = (moment: Moment): readonly Power[] =>
  boardAt(moment).powers.filter((power) => isLed(moment, power) && unitsOf(moment, power) > 0);

/**
 * Who wins when a short game ends: whoever has most, in the edition's count (1971 III). Sharing a tie is a house rule.
 */
export function leadersOf(game: Game): GameFactOf<'short-game'> {
  const { now } = game;
  const tally = editionOf(game).choices.shortGame === 'most-pieces' ? 'units' : 'centres';
  const owners = ownersNow(now);
  const board = boardAt(now);
  const counts = board.powers
    .filter((power) => isLed(now, power))
    .map((power) => ({
      power,
      count: tally === 'units' ? unitsOf(now, power) : centresOf(owners, power, board).length,
    }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const powers = counts.filter(({ count }) => count === most).map(({ power }) => power);
  return { type: 'short-game', when: now.when, powers, tally, count: most };
}

const isLed = ({ seats, disorder }: Moment, power: Power): boolean =>
  disorder[power] === undefined && seats.some(({ powers }) => powers.includes(power));
