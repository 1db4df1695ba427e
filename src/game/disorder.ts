import type { Power } from '../board/powers.ts';
import type { DisorderReason, GameFactOf } from '../trace/game-fact.ts';
import type { Game } from './game.ts';
import { addStep, lastStepIds } from './add-step.ts';

/** A copy of the record without one of its keys. */
export const omit = <K extends string, V>(
  record: Readonly<Partial<Record<K, V>>>,
  key: K,
): Readonly<Partial<Record<K, V>>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key)) as Partial<
    Record<K, V>
  >;

/** The power has no player from here on (1971 XIV.3). */
export function beginDisorder(game: Game, power: Power, reason: DisorderReason): Game {
  const { now } = game;
  const next = { ...game, now: { ...now, disorder: { ...now.disorder, [power]: reason } } };
  return addStep(next, { type: 'disorder-begins', power, when: now.when, reason });
}

/**
 * Whether the units of the power that wait to retreat were dislodged while it had no player: then they are lost (1971
 * XIV.3).
 */
export const isLost = ({ now, played }: Pick<Game, 'now' | 'played'>, power: Power): boolean =>
  now.dislodged.length > 0 && played.at(-1)?.disorder[power] !== undefined;

/** The power has a player again. A power that is not in disorder stays as it is. */
export function endDisorder(
  game: Game,
  power: Power,
  reason: GameFactOf<'disorder-ends'>['reason'],
): Game {
  const { now } = game;
  if (now.disorder[power] === undefined) return game;
  const disorder = omit(now.disorder, power);
  const dislodged = isLost(game, power)
    ? now.dislodged.map((one) => (one.unit.power === power ? { ...one, retreats: [] } : one))
    : now.dislodged;
  const player = now.seats.find(({ powers }) => powers.includes(power))?.player ?? power;
  const began = lastStepIds(game, 'disorder-begins', (fact) => fact.power === power);
  const coin = reason === 'joins' ? lastStepIds(game, 'coin') : [];
  return addStep(
    { ...game, now: { ...now, disorder, dislodged } },
    { type: 'disorder-ends', power, when: now.when, reason, player },
    [...began, ...coin],
  );
}

/** Applies a change to each power of a seat. */
export function forSeat(
  game: Game,
  seat: number,
  change: (game: Game, power: Power) => Game,
): Game {
  return (game.now.seats[seat]?.powers ?? []).reduce(change, game);
}
