import { type EventNote, watchEvents } from '../../components/machine/event-log.ts';
import { chartOf } from '../../components/machine/model.ts';
import type { GameEvent } from '../../game/event.ts';
import { objectionSentence } from '../../game/objection-words.ts';
import { phaseMachine, type Refused } from '../../game/phase-machine.ts';
import type { GameActor } from '../../game/play.ts';

export type { EventNote };

/** What an event of a game is called in a list of them. */
function eventWords(event: GameEvent): string {
  switch (event.type) {
    case 'WRITE':
      return 'write';
    case 'SUBMIT':
      return `${event.power} hands in`;
    case 'WITHDRAW':
      return `${event.power} takes its slip back`;
    case 'DEADLINE':
      return 'the time is over';
    case 'ADJUDICATE':
      return 'adjudicate';
    case 'PROCEED':
      return 'go on';
    case 'BACK':
      return 'back to an earlier phase';
    case 'DRAW':
      return 'a draw is agreed';
    case 'END':
      return 'a short game ends';
    case 'LEAVE':
      return 'a player leaves';
    case 'RETURN':
      return 'a player comes back';
    case 'REPLACE':
      return 'a seat is taken over';
    case 'CORRECT':
      return 'the board is corrected';
    case 'TOSS':
      return 'the coin falls';
  }
}

/** Follows a game and tells its last events, the newest first. Returns how to stop. */
export const watchGame = (
  actor: GameActor,
  told: (notes: readonly EventNote[]) => void,
): (() => void) =>
  watchEvents(actor, chartOf(phaseMachine), told, {
    sayEvent: (event) => eventWords(event as GameEvent),
    sayRefusal: (emitted) =>
      emitted.type === 'REFUSED' ? objectionSentence((emitted as Refused).objection) : null,
  });
