import { createActor, type Actor, type SnapshotFrom } from 'xstate';
import { err, ok, type Result } from '../result.ts';
import type { GameStart } from './begin.ts';
import type { GameEvent } from './event.ts';
import { editionOf } from './game.ts';
import type { Objection } from './objection.ts';
import { phaseMachine } from './phase-machine.ts';

/** A running game: send events with `act`. */
export type GameActor = Actor<typeof phaseMachine>;
/** A game at one moment. */
export type GameSnapshot = SnapshotFrom<typeof phaseMachine>;

/**
 * A game at its first Spring, as an actor that has not been started. Throws if its rules are wrong or need a module that
 * is not loaded.
 */
export function createGame(start: GameStart): GameActor {
  editionOf(start);
  return createActor(phaseMachine, { input: start });
}

/** Carries out an event, or returns the objection to it and changes nothing. */
export function act(actor: GameActor, event: GameEvent): Result<GameSnapshot, Objection> {
  const objections: Objection[] = [];
  const listening = actor.on('REFUSED', ({ objection }) => objections.push(objection));
  actor.send(event);
  listening.unsubscribe();
  const [objection] = objections;
  return objection ? err(objection) : ok(actor.getSnapshot());
}
