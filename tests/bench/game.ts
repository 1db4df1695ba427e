import { createActor, type Snapshot } from 'xstate';
import { awaited } from '../../src/game/awaited.ts';
import { checkGame } from '../../src/game/check-game.ts';
import { phaseMachine } from '../../src/game/phase-machine.ts';
import { createGame, type GameActor } from '../../src/game/play.ts';
import { luckOf } from '../properties/games-luck.ts';
import { slipOf } from '../properties/games-order-sheets.ts';
import { measure } from './measure.ts';

const YEARS = 20;
const START = { plan: 'seven', rules: '1971' } as const;

function opened(snapshot?: Snapshot<unknown>): GameActor {
  const actor = createActor(phaseMachine, snapshot ? { snapshot, input: START } : { input: START });
  actor.start();
  return actor;
}

/** A game of several years in which all powers hand in orders, most of them sensible. */
function played(seed: number): GameActor {
  const actor = opened();
  for (let moment = 0; ; moment += 1) {
    const { context } = actor.getSnapshot();
    if (context.now.when.year >= 1901 + YEARS) return actor;
    const [power] = awaited(context.now);
    const luck = luckOf(seed, moment);
    const text = power && slipOf(context, power, luck, { nonsense: 0, conqueror: null });
    const { value } = actor.getSnapshot();
    if (JSON.stringify(value).includes('adjudication')) actor.send({ type: 'PROCEED' });
    else if (JSON.stringify(value).includes('ended')) return actor;
    else if (power && text !== undefined) actor.send({ type: 'SUBMIT', power, text });
    else actor.send({ type: 'ADJUDICATE' });
  }
}

/** Microseconds for a year of a game, or for all twenty. */
export const GAMES: Readonly<Record<string, () => number>> = {
  'a year of a game, from its orders': () => {
    const logs = [1, 2, 3].map((seed) => played(seed).getSnapshot().context.log);
    const again = measure(logs, (log) => {
      const actor = createGame(START);
      actor.start();
      for (const event of log) actor.send(event);
      return actor.getSnapshot().context.played.length;
    });
    return again / YEARS;
  },
  'a game of 20 years saved and resumed': () => {
    const actors = [1, 2, 3].map(played);
    return measure(actors, (actor) => {
      const text = JSON.stringify(actor.getPersistedSnapshot());
      return opened(JSON.parse(text) as Snapshot<unknown>).getSnapshot().context.log.length;
    });
  },
  'a game of 20 years checked': () => {
    const games = [1, 2, 3].map((seed) => played(seed).getSnapshot().context);
    return measure(games, (game) => (checkGame(game).ok ? 1 : 0));
  },
};
