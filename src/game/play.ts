import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { err, ok, type Result } from '../result.ts';
import type { GameStart } from './start/begin.ts';
import type { GameEvent } from './event.ts';
import { editionOf } from './game.ts';
import { objectionTo, type Objection } from './objection.ts';
import { phaseMachine } from './phase-machine.ts';

/** A game at one moment, as a value: the state of its machine, and its data in `context`. Nothing runs. */
export type GameSnapshot = SnapshotFrom<typeof phaseMachine>;

/** A game at its first Spring. Throws if its rules are wrong or need a module that is not loaded. */
export function createGame(start: GameStart): GameSnapshot {
  editionOf(start);
  const [first] = initialTransition(phaseMachine, start);
  return first;
}

/** The game after an event, or the objection to it. `game` itself never changes. */
export function act(game: GameSnapshot, event: GameEvent): Result<GameSnapshot, Objection> {
  const [next] = transition(phaseMachine, game, event);
  // Every event that is accepted is logged.
  return next.context === game.context
    ? err(objectionTo(game.context, event) ?? { reason: 'not-now' })
    : ok(next);
}
