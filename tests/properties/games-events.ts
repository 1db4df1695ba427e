import type { Power } from '../../src/board/powers.ts';
import { awaited } from '../../src/game/awaited.ts';
import type { GameStart } from '../../src/game/start/begin.ts';
import { unitsOf } from '../../src/game/centres.ts';
import type { GameEvent } from '../../src/game/event.ts';
import { boardAt, type Game } from '../../src/game/game.ts';
import type { Table } from '../support/table.ts';
import type { Luck } from './games-luck.ts';
import { correctionOf, slipOf, type Temper } from './games-order-sheets.ts';

/** A reproducible game, determined by these values. Percentages; zero is the simplest. */
export interface Script extends GameStart {
  readonly seed: number;
  readonly years: number;
  readonly nonsense: number;
  /** How often a power that should order hands in nothing. */
  readonly silence: number;
  /** How often, per moment, a player leaves, returns or is replaced. */
  readonly unrest: number;
  /** How often, per moment, the game master corrects or goes back, or the game ends early. */
  readonly meddling: number;
  readonly conqueror: Power | null;
}

/** The innermost states, as `spring.orders.open`. */
function stateOf(table: Table): string {
  const words: string[] = [];
  let value: unknown = table.game.value;
  while (typeof value === 'object' && value !== null) {
    const [[key, inner] = ['', '']] = Object.entries(value);
    words.push(key);
    value = inner;
  }
  return [...words, String(value)].join('.').replace('playing.', '');
}

/** The next event, sensible or not; null if the game is over and stays so. */
export function nextEvent(table: Table, script: Script, luck: Luck): GameEvent | null {
  const { context } = table.game;
  const state = stateOf(table);
  const seat = luck.below(context.now.seats.length + (luck.percent(5) ? 1 : 0));
  const isOver = state.startsWith('ended');
  if (luck.percent(script.meddling)) return meddle(context, luck, seat);
  if (state === 'ended.victory') return null;
  // The players change their minds.
  if (isOver) return { type: 'BACK', to: context.played.length - 1 - luck.below(3) };
  if (luck.percent(script.unrest)) return unrest(context, luck, seat);
  if (luck.percent(script.nonsense / 8)) return outOfPlace(luck, boardAt(context.now).powers);
  return sensible(context, state, script, luck, seat);
}

function meddle(game: Game, luck: Luck, seat: number): GameEvent {
  const { played, now } = game;
  switch (luck.below(luck.percent(8) ? 5 : 3)) {
    case 0:
      return { type: 'BACK', to: played.length - 1 - luck.below(7) };
    case 1:
    case 2:
      return { type: 'CORRECT', ...correctionOf(now, luck), note: 'As it really stood.' };
    case 3:
      return luck.percent(50) ? { type: 'DRAW' } : { type: 'TOSS', seat };
    default:
      return { type: 'END' };
  }
}

function unrest({ now }: Game, luck: Luck, seat: number): GameEvent {
  const away = now.seats.findIndex(({ powers }) =>
    powers.some((power) => now.disorder[power] === 'left'),
  );
  if (away >= 0 && luck.percent(60)) return { type: 'RETURN', seat: away };
  switch (luck.below(4)) {
    case 0:
      return { type: 'LEAVE', seat };
    case 1:
      return { type: 'REPLACE', seat, player: luck.percent(95) ? 'Somebody else' : ' ' };
    default:
      return { type: 'RETURN', seat };
  }
}

function outOfPlace(luck: Luck, powers: readonly Power[]): GameEvent {
  const power = luck.oneOf(powers) ?? 'Italy';
  const events: readonly GameEvent[] = [
    { type: 'WRITE' },
    { type: 'DEADLINE' },
    { type: 'ADJUDICATE' },
    { type: 'PROCEED' },
    { type: 'WITHDRAW', power },
    { type: 'SUBMIT', power, text: '' },
  ];
  return luck.oneOf(events) ?? { type: 'WRITE' };
}

function sensible(game: Game, state: string, script: Script, luck: Luck, seat: number): GameEvent {
  const { now } = game;
  const temper: Temper = { nonsense: script.nonsense, conqueror: script.conqueror };
  const submit = (power: Power): GameEvent => ({
    type: 'SUBMIT',
    power,
    text: slipOf(game, power, luck, temper),
  });
  const missing = awaited(now);
  if (state.endsWith('.diplomacy')) {
    const first = missing[0];
    return first && luck.percent(50) ? submit(first) : { type: 'WRITE' };
  }
  if (state.endsWith('.adjudication')) return { type: 'PROCEED' };
  if (state.endsWith('.coin')) return { type: 'TOSS', seat };
  if (state.endsWith('.closed')) return { type: 'ADJUDICATE' };
  const { powers } = boardAt(now);
  const back = powers.find(
    (power) => now.disorder[power] === 'no-orders' && unitsOf(now, power) > 0,
  );
  if (back && luck.percent(60)) return submit(back);
  const power = luck.oneOf(missing);
  if (power === null)
    return luck.percent(97) ? { type: 'ADJUDICATE' } : submit(luck.oneOf(powers) ?? 'Italy');
  if (missing.length < 3 && luck.percent(script.silence)) return { type: 'DEADLINE' };
  return submit(power);
}
