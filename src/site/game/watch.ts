import type { Language } from '../../explain/languages/language.ts';
import { type EventNote, watchEvents } from '../../ui/machine/event-log.ts';
import { gameTelling, gameWords } from '../../ui/machine/game.ts';
import { chartOf } from '../../ui/machine/model.ts';
import { phaseMachine } from '../../game/phase-machine.ts';
import type { GameActor } from '../../game/play.ts';

export type { EventNote };

/** Follows a game and passes on its last events, the newest first. Returns how to stop. */
export const watchGame = (
  actor: GameActor,
  languageOf: () => Language,
  told: (notes: readonly EventNote[]) => void,
): (() => void) =>
  watchEvents(actor, chartOf(phaseMachine, gameWords), told, gameTelling(languageOf));
