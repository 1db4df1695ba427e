import type { GameStart } from '../../src/game/start/begin.ts';
import type { GameEvent } from '../../src/game/event.ts';
import type { Objection } from '../../src/game/objection.ts';
import { act, createGame, type GameSnapshot } from '../../src/game/play.ts';
import type { Result } from '../../src/result.ts';

/** A game that a test plays on. */
export interface Table {
  game: GameSnapshot;
}

export const begun = (start: GameStart): Table => ({ game: createGame(start) });

/** Carries out an event on a table if nothing is wrong with it. */
export function send(table: Table, event: GameEvent): Result<GameSnapshot, Objection> {
  const done = act(table.game, event);
  if (done.ok) table.game = done.value;
  return done;
}
