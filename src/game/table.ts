import type { Power } from '../board/powers.ts';
import { awaited } from './awaited.ts';
import { ownersNow } from './centres.ts';
import { isSameDate } from './date.ts';
import { beginDisorder, endDisorder, forSeat, omit } from './disorder.ts';
import type { GameEventOf } from './event.ts';
import type { Game, Seat } from './game.ts';
import { addStep, lastStepIds } from './add-step.ts';
import { leadersOf, survivors, victoryIn } from './victory.ts';

const withOrderSheets = (game: Game, sheets: Game['now']['sheets']): Game => ({
  ...game,
  now: { ...game.now, sheets },
});

/** A power that had missed a turn is played again as soon as it hands something in (1971 XIV.3). */
export function handIn(game: Game, { power, text }: GameEventOf<'SUBMIT'>): Game {
  const next = withOrderSheets(game, { ...game.now.sheets, [power]: text });
  return endDisorder(next, power, 'returned');
}

export function withdraw(game: Game, { power }: GameEventOf<'WITHDRAW'>): Game {
  return withOrderSheets(game, omit(game.now.sheets, power));
}

/** The time is over. A power that has given no orders for a movement phase is in civil disorder (1971 XIV.3). */
export function lapse(game: Game): Game {
  if (game.now.when.phase !== 'movement') return game;
  return awaited(game.now).reduce(
    (told: Game, power: Power) => beginDisorder(told, power, 'no-orders'),
    game,
  );
}

/**
 * The board and the table as they were when an earlier phase was ruled, without anything after it. Its time is not over
 * any more, so that nobody has missed it.
 */
export function goBack(game: Game, { to, missed }: GameEventOf<'BACK'>): Game {
  const before = game.played[to];
  if (!before) return game;
  const { stepsBefore, ...now } = before;
  const steps = game.steps.slice(0, stepsBefore);
  const back = { ...game, now, played: game.played.slice(0, to), steps };
  return missed === 'kept' ? back : withoutMissed(back);
}

/** The game without the civil disorder of powers that missed the present phase, and without what ended that in it. */
function withoutMissed(game: Game): Game {
  const { now } = game;
  const missed = game.steps.flatMap(({ id, fact }) =>
    fact.type === 'disorder-begins' &&
    fact.reason === 'no-orders' &&
    isSameDate(fact.when, now.when)
      ? [{ id, power: fact.power }]
      : [],
  );
  if (missed.length === 0) return game;
  const gone = missed.map(({ id }) => id);
  const disorder = missed
    .filter(({ power }) => now.disorder[power] === 'no-orders')
    .reduce((rest, { power }) => omit(rest, power), now.disorder);
  const kept = game.steps.filter(
    ({ id, because }) => ![id, ...because].some((one) => gone.includes(one)),
  );
  const place = (id: number): number => kept.findIndex((step) => step.id === id);
  return kept.reduce((told: Game, { fact, because }) => addStep(told, fact, because.map(place)), {
    ...game,
    now: { ...now, disorder },
    steps: [],
  });
}

/** The order sheets of a player who leaves are discarded: units without a player follow no orders (1971 XIV.3). */
export const leave = (game: Game, { seat }: GameEventOf<'LEAVE'>): Game =>
  forSeat(game, seat, (told, power) =>
    beginDisorder(withOrderSheets(told, omit(told.now.sheets, power)), power, 'left'),
  );

export const comeBack = (game: Game, { seat }: GameEventOf<'RETURN'>): Game =>
  forSeat(game, seat, (told, power) => endDisorder(told, power, 'returned'));

/** Another person takes over a seat, with all its powers (1971 XIV.3). */
export function replace(game: Game, { seat, player }: GameEventOf<'REPLACE'>): Game {
  const { now } = game;
  const from = now.seats[seat]?.player ?? '';
  const seats = now.seats.map((one, place): Seat =>
    place === seat ? { ...one, player: player.trim() } : one,
  );
  const seated = addStep(
    { ...game, now: { ...now, seats } },
    { type: 'replaced', when: now.when, from, player: player.trim() },
  );
  return forSeat(seated, seat, (told, power) => endDisorder(told, power, 'replaced'));
}

/** The game master corrects the board, and says why (1971 VII.5). */
export function correct(game: Game, { units, owners, note }: GameEventOf<'CORRECT'>): Game {
  const { now } = game;
  const next = { ...game, now: { ...now, units, owners } };
  return addStep(next, { type: 'corrected', when: now.when, note: note.trim() });
}

export function toss(game: Game, { seat }: GameEventOf<'TOSS'>): Game {
  const { now } = game;
  const winner = now.seats[seat];
  const neutral = lastStepIds(game, 'disorder-begins', (fact) => fact.reason === 'not-played');
  const power = neutral.map((id) => game.steps[id]?.fact).at(0);
  if (!winner || power?.type !== 'disorder-begins') return game;
  return addStep(
    { ...game, now: { ...now, coin: seat } },
    { type: 'coin', when: now.when, power: power.power, player: winner.player },
  );
}

/** Records who has won; centres that units occupy are captured now. */
export function win(game: Game): Game {
  const victory = victoryIn(game);
  if (!victory) return game;
  const counted = lastStepIds(game, 'centres-counted');
  const isCounted = victory.tally === 'centres' && counted.length > 0;
  const adjusted = isCounted ? [] : lastStepIds(game, 'adjusted');
  const shown = Math.max(...counted, ...adjusted);
  const joined = victory.powers.flatMap((power) =>
    lastStepIds(game, 'disorder-ends', (fact) => fact.power === power && fact.reason === 'joins'),
  );
  const next = { ...game, now: { ...game.now, owners: ownersNow(game.now) } };
  return addStep(next, victory, [shown, ...joined]);
}

/** The players agree on a draw (1971 II). */
export const draw = (game: Game): Game =>
  addStep(game, { type: 'draw', when: game.now.when, powers: survivors(game.now) });

/** The time agreed beforehand is over (1971 III). */
export const endShort = (game: Game): Game => addStep(game, leadersOf(game));
