import { createActor, type Snapshot } from 'xstate';
import { awaited } from '../../src/game/awaited.ts';
import { checkGame } from '../../src/game/check-game.ts';
import { phaseMachine } from '../../src/game/phase-machine.ts';
import type { GameEvent } from '../../src/game/event.ts';
import { act, createGame, type GameSnapshot } from '../../src/game/play.ts';
import { luckOf } from '../properties/games-luck.ts';
import { slipOf } from '../properties/games-order-sheets.ts';
import { measure } from './measure.ts';

const YEARS = 20;
const START = { plan: 'seven', rules: '1971' } as const;

/** A game of several years in which all powers hand in orders, most of them sensible. */
function played(seed: number): GameSnapshot {
  let game = createGame(START);
  for (let moment = 0; ; moment += 1) {
    const { context, value } = game;
    if (context.now.when.year >= 1901 + YEARS || game.matches('ended')) return game;
    const [power] = awaited(context.now);
    const luck = luckOf(seed, moment);
    const text = power && slipOf(context, power, luck, { nonsense: 0, conqueror: null });
    const event: GameEvent = JSON.stringify(value).includes('adjudication')
      ? { type: 'PROCEED' }
      : power && text !== undefined
        ? { type: 'SUBMIT', power, text }
        : { type: 'ADJUDICATE' };
    game = after(game, event);
  }
}

function after(game: GameSnapshot, event: GameEvent): GameSnapshot {
  const done = act(game, event);
  return done.ok ? done.value : game;
}

/** Microseconds for a year of a game, or for all twenty. */
export const GAMES: Readonly<Record<string, () => number>> = {
  'a year of a game, from its orders': () => {
    const logs = [1, 2, 3].map((seed) => played(seed).context.log);
    const again = measure(
      logs,
      (log) => log.reduce(after, createGame(START)).context.played.length,
    );
    return again / YEARS;
  },
  'a game of 20 years saved and resumed': () => {
    const games = [1, 2, 3].map(played);
    return measure(games, (game) => {
      const text = JSON.stringify(phaseMachine.getPersistedSnapshot(game));
      const snapshot = JSON.parse(text) as Snapshot<unknown>;
      return createActor(phaseMachine, { snapshot, input: START }).getSnapshot().context.log.length;
    });
  },
  'a game of 20 years checked': () => {
    const games = [1, 2, 3].map((seed) => played(seed).context);
    return measure(games, (game) => (checkGame(game).ok ? 1 : 0));
  },
};
